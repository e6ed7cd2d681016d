import type { SpellingHelp } from './spelling-help.ts'

type Compounding = {
  /** What may stand between two parts, '' among them. */
  readonly links: readonly string[]
  /** Letters of the shorter part at the least. */
  readonly least: number
  /** Whether nouns begin with a capital. */
  readonly hasCapitals?: boolean
  /** Words of three letters that are part of many compounds; others of that length are mostly slips. */
  readonly short?: ReadonlySet<string>
}

/** Takes words for right that are two known words written as one, as the Germanic languages make them freely. */
export const acceptCompounds =
  ({ links, least, hasCapitals = false, short = new Set() }: Compounding): NonNullable<SpellingHelp['accepts']> =>
  (word, isKnown) => {
    const lower = word.toLowerCase()
    if (lower.length < 2 * least + (short.size > 0 ? 0 : 1)) return false
    const isWord = (part: string): boolean => {
      if (part.length < least) return short.has(part)
      return isKnown(part) || (hasCapitals && isKnown(part.charAt(0).toUpperCase() + part.slice(1)))
    }
    const isFirst = (part: string): boolean => links.some((link) => part.endsWith(link) && isWord(part.slice(0, part.length - link.length)))
    for (let cut = 3; cut <= lower.length - 3; cut++) if (isWord(lower.slice(cut)) && isFirst(lower.slice(0, cut))) return true
    return false
  }
