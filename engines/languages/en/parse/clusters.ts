import { hashWord } from './hash.ts'
import groups from './word-clusters.json' with { type: 'json' }

/** Numbers from here on are clusters; words in none of them have `unknown`. */
const first = 16
const unknown = 6
/** The cluster of all names. */
export const nameCluster = 5

/** The hashes of all words in order, and the cluster of each: a tenth of what a map of the words themselves would take. */
type Index = { readonly hashes: Int32Array; readonly clusters: Uint8Array }
let index: Index | null = null

function makeIndex(): Index {
  const pairs = groups.flatMap((group, i) => group.split(' ').map((word) => [hashWord(word), i] as const)).sort(([a], [b]) => a - b)
  return { hashes: Int32Array.from(pairs, ([hash]) => hash), clusters: Uint8Array.from(pairs, ([, cluster]) => cluster) }
}

/**
 * The cluster of a word in lower case: words that stand in like company share one. Two hundred clusters of the 16,000 most frequent
 * forms, by k-means on the public-domain vectors of Pennington, Socher and Manning (GloVe, 2014).
 */
export function clusterOf(word: string): number {
  index ??= makeIndex()
  const wanted = hashWord(word)
  let [low, high] = [0, index.hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = index.hashes[middle] ?? 0
    if (found === wanted) return first + (index.clusters[middle] ?? 0)
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return unknown
}
