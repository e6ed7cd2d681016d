import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAround, finiteReadings, isVerbOnly } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const prefixes = words('vissza össze haza végig be fel föl le el meg ki át rá szét félre hozzá bele elő')
/** Verbs that part a prefix from the infinitive behind them: "el kell menni". */
const parting = words(`kell kellett kellene kéne lehet lehetett lehetne szabad muszáj volna
  akar tud szeret bír mer kíván próbál kezd szokik fog lehet van lesz sikerül talál`)

/** "Haza mentem": a prefix right before its verb is written with it. */
export default defineCheck({
  key: 'preverb-joined',
  class: 'compound-split',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Haza mentem a buszmegállóból.', 'Hazamentem a buszmegállóból.'],
    ['Le ülök ide.', 'Leülök ide.'],
    ['Péter vissza hozta a könyvet.', 'Péter visszahozta a könyvet.'],
    ['A hibákat ki javítottuk a szövegben.', 'A hibákat kijavítottuk a szövegben.'],
    ['Ezt a kérdést még át gondolom.', 'Ezt a kérdést még átgondolom.'],
    ['Meg írtam a leckét.', 'Megírtam a leckét.'],
    ['Azt mondta, hogy be csukta az ajtót.', 'Azt mondta, hogy becsukta az ajtót.'],
  ],
  right: [
    'El kell mennem, és haza fogok érni.',
    'Nem jött vissza hozzánk.',
    'Én főztem, te meg írtál.',
    'Haza akarok menni.',
    'Nyolc héten át ülésezett a bizottság.',
    'Vissza kell mennünk.',
    'Fel is hívtam, le sem ült.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [prefix, verb] = [tokens[at], tokens[at + 1]]
  if (!prefix || verb?.kind !== 'word' || !prefixes.has(prefix.lower) || verb.text !== verb.lower) return null
  if (prefix.lower === 'meg' && at > 0) return null
  if (!isPrefix(tokens, at, known)) return null
  const readings = finiteReadings(verb, known)
  if (parting.has(verb.lower) || readings.length === 0 || readings.some(({ lemma }) => parting.has(lemma))) return null
  const joined = prefix.lower + verb.lower
  if (!isVerbOnly(tokens, at + 1, known) || !known.isKnown(joined)) return null
  // Behind a verb it belongs to that one.
  const [from, to] = clauseAround(tokens, at)
  for (let other = from; other < at; other += 1) if (mayBeVerb(tokens[other], known)) return null
  // "haza vinni": an infinitive behind may have it.
  const mayHave = ({ lower }: LintToken): boolean => /ni[aeuü]?\p{L}{0,2}$/u.test(lower) && known.isKnown(prefix.lower + lower)
  if (tokens.slice(at + 2, to).some(mayHave)) return null
  return { from: at, to: at + 2, suggestions: [prefix.text + verb.lower] }
}

/** "ki" may ask, "át" may stand behind its noun, "rá" and "hozzá" may mean somebody. */
function isPrefix(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const { lower = '' } = tokens[at] ?? {}
  const before = tokens[at - 1]?.lower ?? ''
  if (lower === 'ki') return finiteReadings(tokens[at + 1], known).every(({ tags }) => !tags.endsWith('p3sg'))
  if (lower === 'át') return tokens[at - 1]?.kind === 'word' && !/(?:n|k|[aáeéoóöő]|t)$/.test(before)
  if (/^(?:rá|hozzá|bele|elő)$/.test(lower))
    return /t$/.test(before) && finiteReadings(tokens[at + 1], known).every(({ tags }) => tags.includes('def.'))
  return true
}

const mayBeVerb = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  finiteReadings(token, known).length > 0 || (known.forms?.analyse(token?.lower ?? '') ?? []).some(({ kind }) => kind === 'verb')
