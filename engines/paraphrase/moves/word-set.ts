import type { Tokens } from '../../languages/en/grammar/grammar-tokens.ts'

/** A list of words apart by white space. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Whether one of the words, in lower case, is among the tokens. */
export const hasWord = (tokens: Tokens, words: ReadonlySet<string>): boolean => tokens.some(({ lower }) => words.has(lower))

/** Whether a verb of these lemmas is among the tokens. */
export const hasVerb = (tokens: Tokens, lemmas: ReadonlySet<string>): boolean =>
  tokens.some(({ tag, lemma }) => tag === 'VERB' && lemmas.has(lemma))
