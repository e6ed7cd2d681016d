/** Which letters, and which groups of three and four letters, the words of a dictionary hold. */
export type LetterGroups = {
  /** Letters that are not rare in it, and the apostrophe where words hold it. */
  readonly letters: readonly string[]
  /** Whether each group of so many letters of the word is one of them. May say yes of a few that are none; never no of one that is. */
  readonly holds: (word: string, size: 3 | 4) => boolean
}

/** A power of two: a bit for each remainder of a group's number. Of 100,000 groups one in forty others is taken for one of them. */
const bits = 1 << 22
/** Letters with a smaller share of a dictionary are those of foreign names. */
const leastShare = 0.0005

/**
 * The letter groups of words in lower case. A slip makes groups that no word holds: of all the words one letter away from a slip,
 * eleven of twelve need not be looked up.
 */
export function letterGroupsOf(words: Iterable<string>): LetterGroups {
  const groups = new Uint8Array(bits / 8)
  const counts = new Map<string, number>()
  let all = 0
  for (const word of words) {
    for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    all += word.length
    for (const size of [3, 4])
      for (let at = 0; at + size <= word.length; at++) {
        const group = numberOf(word, at, size)
        groups[group >> 3] = (groups[group >> 3] ?? 0) | (1 << (group & 7))
      }
  }
  const isHeld = (word: string, at: number, size: number): boolean => {
    const group = numberOf(word, at, size)
    return ((groups[group >> 3] ?? 0) & (1 << (group & 7))) !== 0
  }
  return {
    letters: [...counts].filter(([letter, count]) => /[\p{L}']/u.test(letter) && count > leastShare * all).map(([letter]) => letter),
    holds: (word, size) => {
      for (let at = 0; at + size <= word.length; at++) if (!isHeld(word, at, size)) return false
      return true
    },
  }
}

/** FNV-1a of the letters' code units, cut to the table. Three and four letters share it. */
function numberOf(word: string, at: number, size: number): number {
  let number = 0x811c9dc5
  for (let i = at; i < at + size; i++) number = Math.imul(number ^ word.charCodeAt(i), 0x01000193)
  return (number ^ (number >>> 15)) & (bits - 1)
}
