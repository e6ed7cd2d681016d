import { defineCheck, type CheckFinding } from '../../check.ts'
import { isAccusative, isNounOf } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const cases: readonly (readonly [RegExp, RegExp])[] = [
  [/b[ae]n$/, /\.ine$/],
  [/[ae]l$/, /\.ins$/],
  [/r[óő]l$/, /\.del$/],
]

/** "kenyeret tejet és vajat": in a list there is a comma between all but the last two. */
export default defineCheck({
  key: 'enumeration',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Vettem lisztet cukrot és vajat.', 'Vettem lisztet, cukrot és vajat.'],
    ['Eszem almát körtét és szilvát.', 'Eszem almát, körtét és szilvát.'],
    ['Jártunk hegyekben völgyekben és falvakban.', 'Jártunk hegyekben, völgyekben és falvakban.'],
    ['Beszéltünk filmekről könyvekről és versekről.', 'Beszéltünk filmekről, könyvekről és versekről.'],
  ],
  right: [
    'Vettem kenyeret, tejet és vajat.',
    'Vettem piros almát és körtét.',
    'Minden embert tisztelek és szeretek.',
    'Láttam a fiút és a lányt.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [first, second, last] = [tokens[at], tokens[at + 1], tokens[at + 3]]
  if (!first || !second || !last || !/^(?:és|vagy|meg)$/.test(tokens[at + 2]?.lower ?? '') || first.kind !== 'word') return null
  const all = [first, second, last]
  const isList =
    (all.every(({ lower }) => lower.endsWith('t')) && all.every((one) => isAccusative(one, known))) ||
    cases.some(([end, tags]) => all.every(({ lower }) => end.test(lower)) && all.every((one) => isNounOf(tags, one, known)))
  return isList ? { from: at, to: at + 2, suggestions: [`${first.text}, ${second.text}`] } : null
}
