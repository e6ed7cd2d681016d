import { dialectStems } from './dialect-stems.ts'
import type { WrittenLanguage } from './language.ts'

/** What a text is read of for its variant; more tells nothing new. */
const readAtMost = 20_000

/**
 * The variant that a text is written in, as its BCP 47 tag: the one of which most words tell. The language's first variant when
 * none tells, or when two tell the same.
 */
export function tellDialect(text: string, { tag, dialects }: Pick<WrittenLanguage, 'tag' | 'dialects'>): string {
  const first = dialects[0]?.tag ?? tag
  if (dialects.length < 2) return first
  const words =
    text
      .slice(0, readAtMost)
      .toLocaleLowerCase(tag)
      .match(/[\p{L}\p{M}]+/gu) ?? []
  // Whoever writes ß is not Swiss.
  const isSwiss = !text.includes('ß')
  const counted = dialects
    .filter((dialect) => dialect.tag !== 'de-CH' || isSwiss)
    .map((dialect) => ({ tag: dialect.tag, count: countOf(words, dialect.tag) }))
    .toSorted((a, b) => b.count - a.count)
  const [most, next] = counted
  return most && most.count > (next?.count ?? 0) ? most.tag : first
}

const telling = new Map<string, RegExp>()

const countOf = (words: readonly string[], tag: string): number => words.filter((word) => isWrittenIn(word, tag)).length

/** Whether a word in lower case is written so in this variant of its language and not in others. */
export function isWrittenIn(word: string, tag: string): boolean {
  const stems = dialectStems[tag]
  if (!stems) return false
  const known =
    telling.get(tag) ?? new RegExp(`^(?:${[...stems].map((stem) => (stem.startsWith('=') ? `${stem.slice(1)}$` : stem)).join('|')})`, 'u')
  telling.set(tag, known)
  return known.test(word)
}
