import type { Token } from '../languages/en/grammar/token.ts'

const isWord = (token: Token): boolean => /[\p{L}\p{N}]/u.test(token.text)

/** Pairs of neighbouring words, marks left out, in lower case. */
export function bigramsOf(tokens: readonly Token[]): readonly string[] {
  const words = tokens.filter(isWord).map(({ lower }) => lower)
  return words.slice(1).map((word, i) => `${words[i]} ${word}`)
}

/** How many of the pairs in `output` the source does not have. */
export function newBigrams(source: ReadonlySet<string>, output: readonly Token[]): number {
  let found = 0
  for (const pair of bigramsOf(output)) if (!source.has(pair)) found++
  return found
}
