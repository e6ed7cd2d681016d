import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { isComma } from '../../languages/en/grammar/noun-phrase.ts'
import { halvesOf, isAddition, isBound, isFramed, joinedClauses, type Joined } from './joined.ts'
import { wordSet } from './word-set.ts'

/** "X, but Y". */
const but = wordSet('but')

/** Fewer tokens are a stump; and the two together must be worth a full stop. */
const shortest = { first: 5, second: 5, both: 13 } as const

/** "but tragically, they", "but on the contrary, it": another word at the head, with which "However" would be one too many. */
const isAsided = (second: Tokens): boolean =>
  (/^(?:ADV|INTJ)$/.test(second[0]?.tag ?? '') && isComma(second[1])) ||
  (second[0]?.lower === 'in' && second[1]?.lower === 'fact') ||
  (second[0]?.lower === 'on' && second[1]?.lower === 'the' && second[2]?.lower === 'contrary') ||
  second.some(({ lower }, i) => lower === 'least' && second[i - 1]?.lower === 'at')

/** Words of talk, for which "However" is too heavy. Sorted. */
const talk = wordSet("'d 'll 'm 're 've he i my n't n’t she you your ’d ’ll ’m ’re ’ve")

/** Whether the two clauses talk, by the words of the first or by the first word of the second. */
export const isTalk = ({ first, second }: { readonly first: Tokens; readonly second: Tokens }): boolean =>
  first.some(({ lower }) => talk.has(lower)) || talk.has(second[0]?.lower ?? '')

/** "X, but Y", each half a sentence by itself and the second no mere addition; null where a full stop may not stand between them. */
export function partedByBut(
  sentence: Tokens,
  end: number,
): { readonly joined: Joined; readonly first: Tokens; readonly second: Tokens } | null {
  const joined = joinedClauses(sentence, end, but)
  if (!joined || isFramed(sentence, joined.first) || isBound(sentence, joined)) return null
  const { first, second } = halvesOf(sentence, joined, end)
  if (first.length < shortest.first || second.length < shortest.second || first.length + second.length < shortest.both) return null
  return isAddition(second) || isAsided(second) ? null : { joined, first, second }
}
