import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Structure } from '../structure.ts'

/** What a move does to a sentence that it turns, asked after by guards: the one sentence made of it, or nothing. */
export const madeOf = (apply: Structure['apply'], sentence: Tokens): Tokens => apply(sentence)?.[0] ?? []

/** Where the sentence and what was made of it first differ. */
export const firstChange = (sentence: Tokens, made: Tokens): number => sentence.findIndex(({ lower }, i) => lower !== made[i]?.lower)

/** Where, in the sentence, the words begin that both have at their end. */
export function commonTail(sentence: Tokens, made: Tokens): number {
  let length = 0
  while (length < sentence.length && sentence.at(-1 - length)?.text === made.at(-1 - length)?.text) length++
  return sentence.length - length
}
