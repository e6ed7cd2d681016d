import type { SpellingHelp } from './spelling-help.ts'

type Compounding = {
  /** What may stand between two parts, '' among them. */
  readonly links: readonly string[]
  /** Letters of the shorter part at the least. */
  readonly least: number
  /** Whether nouns begin with a capital. */
  readonly hasCapitals?: boolean
}

/** Takes words for right that are two known words written as one, as the Germanic languages make them freely. */
export const acceptCompounds =
  ({ links, least, hasCapitals = false }: Compounding): NonNullable<SpellingHelp['accepts']> =>
  (word, isKnown) => {
    const lower = word.toLowerCase()
    if (lower.length < 2 * least + 1) return false
    const isWord = (part: string): boolean => isKnown(part) || (hasCapitals && isKnown(part.charAt(0).toUpperCase() + part.slice(1)))
    for (let cut = least; cut <= lower.length - least; cut++) {
      const second = lower.slice(cut)
      if (!isWord(second)) continue
      const first = lower.slice(0, cut)
      if (
        links.some(
          (link) => first.endsWith(link) && first.length - link.length >= least && isWord(first.slice(0, first.length - link.length)),
        )
      )
        return true
    }
    return false
  }
