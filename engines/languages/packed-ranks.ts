import { byCodeUnit, firstNotBefore, openStrings, packStrings } from './packed-strings.ts'

// How common words are, searched where it lies:
//   magic; words in lower case, sorted (packed strings); the rank of each, 2 bytes: 1 is the most common

const magic = 0x54_52_4b_31
const rankAtMost = 0xff_ff

/** How common the words of a language are. */
export type Ranks = {
  readonly size: number
  /** 1 for the most common word; null for one that was not met. The word is in lower case. */
  readonly rankOf: (word: string) => number | null
}

/** Writes words with their ranks. The same words give the same bytes. */
export function packRanks(ranks: ReadonlyMap<string, number>): Uint8Array<ArrayBuffer> {
  const sorted = [...ranks].toSorted(([one], [other]) => byCodeUnit(one, other))
  const words = packStrings(sorted.map(([word]) => word))
  const bytes = new Uint8Array(4 + words.length + 2 * sorted.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic, true)
  bytes.set(words, 4)
  for (const [at, [, rank]] of sorted.entries()) view.setUint16(4 + words.length + 2 * at, Math.min(rank, rankAtMost), true)
  return bytes
}

/** Opens what `packRanks` wrote; a look-up is a binary search in the bytes. Throws an Error when the bytes are no packed ranks. */
export function openRanks(bytes: Uint8Array): Ranks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint32(0, true) !== magic) throw new Error('These bytes are no packed ranks.')
  const words = openStrings(bytes, 4)
  const start = 4 + words.bytes
  return {
    size: words.count,
    rankOf: (word) => {
      const at = firstNotBefore({ size: words.count, keyAt: words.at, key: word })
      return at < words.count && words.at(at) === word ? view.getUint16(start + 2 * at, true) : null
    },
  }
}
