import groups from './word-clusters.json' with { type: 'json' }

/** Numbers from here on are clusters; words in none of them have `unknown`. */
const first = 16
const unknown = 6
/** The cluster of all names. */
export const nameCluster = 5

let clusters: ReadonlyMap<string, number> | null = null

/**
 * The cluster of a word in lower case: words that stand in like company share one. Two hundred clusters of the 16,000 most frequent
 * forms, by k-means on the public-domain vectors of Pennington, Socher and Manning (GloVe, 2014).
 */
export function clusterOf(word: string): number {
  clusters ??= new Map(groups.flatMap((group, i) => group.split(' ').map((one) => [one, first + i] as const)))
  return clusters.get(word) ?? unknown
}
