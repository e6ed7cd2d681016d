import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finiteReadings, isVerbOnly } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const prefixes = [...words(`vissza össze haza tovább hozzá végig félre meg fel föl át el ki be le`)]
/** Verbs that only look as if they had a prefix, or whose prefix stays in careful prose as well. */
const whole =
  words(`felügyel kiabál kiált kirándul feltételez felejt felel beszél beszélget elemez elég ellenőriz ellenez lehel lelkesedik lebeg leng lesz
  megy kiviteloz befolyásol becsül kifogásol kísér elmél átall kivan elő ellát kivételez beszámol felesel levelez lehet lebegtet kinevez bek`)
/** Words after which the verb comes first and its prefix behind it. */
const asking = words(`ki kik mi mikor hol hova hová honnan miért hogyan mit kit kinek kivel hány mennyi melyik`)

/** "nem elmegyek": behind "nem" and a question the prefix stands after its verb. */
export default defineCheck({
  key: 'preverb-place',
  class: 'word-order',
  find: (tokens, known) =>
    known?.forms && !tokens.some(({ lower }) => lower === 'hanem') ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : [],
  wrong: [
    ['Holnap nem elmegyek a moziba.', 'Holnap nem megyek el a moziba.'],
    ['Mikor megérkezel Szegedre?', 'Mikor érkezel meg Szegedre?'],
    ['Miért becsuktad az ablakot?', 'Miért csuktad be az ablakot?'],
    ['A diák nem megírta a leckét.', 'A diák nem írta meg a leckét.'],
    ['Ki megírta a házi feladatot?', 'Ki írta meg a házi feladatot?'],
    ['Ne elmenj még!', 'Ne menj el még!'],
    ['Nem visszajövök többé.', 'Nem jövök vissza többé.'],
  ],
  right: [
    'Nem megyek el, mert nem beszélek angolul.',
    'Nem felügyel rá senki, és nem kirándulunk.',
    'Nem elment, hanem elszaladt.',
    'Mikor megérkezett, már este volt.',
    'Nem megfelelő szóval válaszolt.',
    'Miért ne mennénk el?',
    'Ne felejtsd otthon, és ne kiabálj!',
    'Nem elhanyagolható ez a kérdés.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [first, verb] = [tokens[at], tokens[at + 1]]
  if (!first || verb?.kind !== 'word' || verb.text !== verb.lower || verb.lower.length < 6) return null
  const asks = asking.has(first.lower) && isQuestion(tokens, at)
  if (first.lower !== 'nem' && first.lower !== 'ne' && !asks) return null
  const prefix = prefixes.find((one) => verb.lower.startsWith(one))
  if (prefix === undefined) return null
  if (first.lower === 'ne') return ofOrder(verb, { prefix, at: at + 1, known })
  if (!isVerbOnly(tokens, at + 1, known)) return null
  const rest = verb.lower.slice(prefix.length)
  const readings = finiteReadings(verb, known)
  const isSplit = readings.every(
    ({ lemma, tags }) => isPrefixed(lemma, prefix, known) && !/(?:past\.p3sg|^imp\.|\.imp\.)/.test(tags.replace('def.', 'def-')),
  )
  // A word that is no verb without its prefix is whole.
  const bare = (known.forms?.analyse(rest) ?? []).some(({ kind }) => kind === 'verb')
  return isSplit && bare ? { from: at + 1, to: at + 2, suggestions: [`${rest} ${prefix}`] } : null
}

/** Verbs whose letters look like those of a prefix, as they begin. */
const looksPrefixed =
  /^(?:felej|felel|felüg|felad|kiab|kiál|kirán|feltét|besz|elem|ellen|ellá|leh|lelk|leb|leng|meglep|befol|becs|kifog|beszám|felesel|levelez|meg[ly])/

/** "ne elmenj": an order, whose form the rules do not give. */
function ofOrder(
  { lower }: LintToken,
  { prefix, at, known }: { readonly prefix: string; readonly at: number; readonly known: WordKnowledge },
): CheckFinding | null {
  const rest = lower.slice(prefix.length)
  if (looksPrefixed.test(lower) || rest.length < 4 || !/(?:j|gy|ss|ssz|zz|dd|ts)(?:[aeáé]?[dklnm]?|el|él|ünk|unk|etek|atok)$/.test(rest))
    return null
  return known.isKnown(rest) && known.isKnown(lower) ? { from: at, to: at + 1, suggestions: [`${rest} ${prefix}`] } : null
}

const isPrefixed = (lemma: string, prefix: string, known: WordKnowledge): boolean => {
  const rest = lemma.slice(prefix.length)
  if (whole.has(lemma) || !lemma.startsWith(prefix) || rest.length < 2) return false
  return (known.forms?.lexemesOf(rest) ?? []).some(({ kind, formWith }) => kind === 'verb' && formWith('inf') !== null)
}

/** A question of its own: the word begins the sentence, which ends with its mark. */
const isQuestion = (tokens: readonly LintToken[], at: number): boolean =>
  tokens.at(-1)?.text === '?' &&
  tokens.slice(0, at).every(({ lower, kind }) => kind === 'mark' || /^(?:és|de|te|ti|hát)$/.test(lower)) &&
  !tokens.slice(at + 1, -1).some(({ text }) => text === ',')
