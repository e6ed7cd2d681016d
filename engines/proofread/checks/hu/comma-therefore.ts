import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb, verbsBetween } from '../../hungarian/clauses.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const opening = /^(?:ezért|így|úgyhogy|hiszen|viszont|emiatt|mégis|nehogy|mintha|noha|habár|holott)$/
/** Behind these a noun or adverb follows: "így is", "ezért a könyvért". */
const notBehind = /^(?:az?|is|sem|se|tovább|van|kell|egy|csak|meg)$/

/** "Fáradt voltam ezért lefeküdtem": between two clauses stands a comma. */
export default defineCheck({
  key: 'comma-therefore',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Nagyon fáradt voltam ezért korán lefeküdtem.', 'Nagyon fáradt voltam, ezért korán lefeküdtem.'],
    ['Lekéstem a buszt így gyalog mentem.', 'Lekéstem a buszt, így gyalog mentem.'],
    ['Sokat tanultam mégis megbuktam.', 'Sokat tanultam, mégis megbuktam.'],
    ['Fáradtak voltak mégis dolgoztak.', 'Fáradtak voltak, mégis dolgoztak.'],
  ],
  right: [
    'Fáradt voltam, ezért lefeküdtem.',
    'Sokat dolgozom ezért a pénzért.',
    'Nem tettem volna így, ha tudom.',
    'Ő így él, és tehát így is hal meg.',
    'Láttam és így tudom.',
    'Ezért jöttem.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [word, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]]
  if (!opening.test(word?.lower ?? '') || before?.kind !== 'word' || notBehind.test(next?.lower ?? '') || next?.kind !== 'word') return null
  if (/^(?:és|s|de|vagy|hogy|mert|is|nem|azt|hanem|ha|meg|sem|csak|már|még|mint|majd)$/.test(before.lower)) return null
  let [from, to] = [at, at + 1]
  while (from > 0 && tokens[from - 1]?.kind === 'word') from -= 1
  while (to < tokens.length && tokens[to]?.kind === 'word') to += 1
  if (tokens.slice(from, to).some(({ lower }) => /^(?:és|s|vagy|hogy|mert|ha|de|hanem)$/.test(lower))) return null
  const isBehind = isSureVerb(tokens, at - 1, known) || /^(?:voltam|volt|voltunk|van|vagyok|lett|voltak|nincs)$/.test(before.lower)
  // "Lekéstem a buszt így gyalog mentem.": verbs on both sides.
  const early = verbsBetween(tokens, [from, at], known)
  const late = verbsBetween(tokens, [at + 1, to], known)
  if (late.length === 0 || (!isBehind && (early.length === 0 || !/t$/.test(before.lower)))) return null
  return { from: at - 1, to: at + 1, suggestions: [`${before.text}, ${word?.text ?? ''}`] }
}
