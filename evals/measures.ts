/** Word bigrams of a text, in lower case and without marks. */
function bigrams(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  return words.slice(1).map((word, i) => `${words[i]} ${word}`)
}

/** Share (0 to 1) of the output's word bigrams that the source does not have: how far the wording moved. */
export function bigramDivergence(source: string, output: string): number {
  const known = new Set(bigrams(source))
  const own = bigrams(output)
  return own.length === 0 ? 0 : own.filter((bigram) => !known.has(bigram)).length / own.length
}

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length)

/** How often `item` stands in `text`. */
export const timesIn = (text: string, item: string): number => text.split(item).length - 1

/** Contractions that formal writing spells out; a possessive 's is none. */
export const contractions = /\b(?:\w+n['’]t|\w+['’](?:re|ve|ll|d|m)|(?:it|that|there|what|who|he|she|here|let)['’]s)\b/gi
