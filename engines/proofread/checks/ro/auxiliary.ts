import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { doubtful, formsOfPerson, participles, participlesFor } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

const having = words('am ai a au ați')
const firstForms = formsOfPerson(0)
const secondForms = formsOfPerson(1)
/** Before these the short words are pronouns with a verb. */
const before = words('nu că care și ce când cum unde dar mai dacă nici iar')
/** Written together, and what the parts are. */
const joined: ReadonlyMap<string, string> = new Map([
  ['la', 'l-a'],
  ['sa', 's-a'],
  ['mai', 'm-ai'],
  ['ia', 'i-a'],
  ['neam', 'ne-am'],
  ['ceai', 'ce-ai'],
  ['nai', 'n-ai'],
  ['nam', 'n-am'],
])
/** Written apart, and the word that they are. */
const apart: ReadonlyMap<string, string> = new Map([['a-ți', 'ați']])
const objects = words('pe ieri la în . ! ? , cu deja azi aseară acasă bine de din când')

/** "Am merg": a present behind the auxiliary. */
function presentAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const word = tokens[at]
  const last = tokens[at - 1]?.lower ?? ''
  if (!word || word.isLocked || word.text !== word.lower || !having.has(last) || last === 'a' || last === 'ai') return null
  if (!firstForms.has(word.lower) || doubtful.has(word.lower) || participles.has(word.lower)) return null
  const suggestions = participlesFor(word.lower)
  return suggestions.length === 0 ? null : { from: at, to: at + 1, suggestions }
}

/** "La văzut ieri", "sa dus acasă". */
function joinedAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const word = tokens[at]
  const right = joined.get(word?.lower ?? '')
  const [last, next, after] = [tokens[at - 1]?.lower, tokens[at + 1]?.lower ?? '', tokens[at + 2]?.lower ?? '.']
  if (!word || right === undefined || !participles.has(next) || !objects.has(after)) return null
  if (last !== undefined && !before.has(last)) return null
  if (word.lower === 'mai' && (last !== undefined || after === 'de')) return null
  if (word.lower === 'la' && /^(?:și|iar|dar|mai|nici|dacă)$/.test(last ?? '')) return null
  const isFirst = word.text !== word.lower
  return { from: at, to: at + 1, suggestions: [isFirst ? right.charAt(0).toUpperCase() + right.slice(1) : right] }
}

/** "A-ți plecat", "vreau s-a plec". */
function apartAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const word = tokens[at]
  const next = tokens[at + 1]?.lower ?? ''
  if (!word) return null
  const isFirst = word.text !== word.lower
  const put = (right: string): CheckFinding => {
    return { from: at, to: at + 1, suggestions: [isFirst ? right.charAt(0).toUpperCase() + right.slice(1) : right] }
  }
  const right = apart.get(word.lower)
  if (right !== undefined && participles.has(next)) return put(right)
  if (word.lower !== 's-a') return null
  const isPresent = (firstForms.has(next) || secondForms.has(next)) && !participles.has(next) && !doubtful.has(next)
  return isPresent || next === 'nu' ? put('să') : null
}

/** The auxiliary with its participle, and the short words that sound like it. */
export default defineCheck({
  key: 'auxiliary',
  class: 'confused-words',
  find: (tokens) => tokens.flatMap((_, at) => presentAt(tokens, at) ?? joinedAt(tokens, at) ?? apartAt(tokens, at) ?? []),
  wrong: [
    ['Am mers la piață și am văd multe fructe.', 'Am mers la piață și am văzut multe fructe.'],
    ['La văzut pe Ion la gară.', 'L-a văzut pe Ion la gară.'],
    ['A-ți plecat prea devreme.', 'Ați plecat prea devreme.'],
    ['Vreau s-a plec mâine.', 'Vreau să plec mâine.'],
    ['Sa mers la piață.', 'S-a mers la piață.'],
    ['Mai văzut ieri?', 'M-ai văzut ieri?'],
  ],
  right: [
    'Am vin roșu acasă.',
    'La dus era mai ușor.',
    'Mai venit de acasă, mai nou.',
    'S-a nuanțat tonul.',
    'A-ți spune adevărul este greu.',
    'Nu mai merg la teatru.',
  ],
})
