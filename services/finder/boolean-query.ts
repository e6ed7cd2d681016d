import type { FinderQuery } from './finder.ts'

/** Of so many of the best key words two have to be there: one alone is about anything, and all together about nothing. */
const wordsAtMost = 5

/** A key word as a search may hold it: letters, figures and hyphens, so that none is taken for a sign of the search's language. */
export const bareWord = (word: string): string =>
  word
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])-+|-+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What to ask of an index whose searches know AND and OR: works with any two of the best key words, in the text's language or in English. `field`
 * makes a term of a word.
 */
export function booleanQuery(
  { keyWords, englishWords }: Pick<FinderQuery, 'keyWords' | 'englishWords'>,
  field: (word: string) => string,
): string {
  const sets = [keyWords, englishWords].map((words) => pairs(words.map((word) => term(word, field)).filter((found) => found !== '')))
  return [...new Set(sets.flat())].join(' OR ')
}

/** The words of a term may stand anywhere; in capitals AND, OR and NOT would be commands. */
function term(word: string, field: (word: string) => string): string {
  const parts = bareWord(word)
    .split(' ')
    .filter(Boolean)
    .map((part) => field(part.toLowerCase()))
  return parts.length > 1 ? `(${parts.join(' AND ')})` : (parts[0] ?? '')
}

function pairs(terms: readonly string[]): readonly string[] {
  const best = terms.slice(0, wordsAtMost)
  if (best.length < 2) return best
  return best.flatMap((one, at) => best.slice(at + 1).map((other) => `(${one} AND ${other})`))
}
