import type { Seed } from './seed.ts'

/** Seeds farther apart than this, in words of either text, belong to different passages. */
const widestGap = 50
const roundsAtMost = 8

/** Groups of seeds that lie close together in both texts: split by gaps in one, then in the other, until nothing splits. */
export function clusterSeeds(seeds: readonly Seed[]): readonly (readonly Seed[])[] {
  let clusters: readonly (readonly Seed[])[] = seeds.length === 0 ? [] : [seeds]
  for (let round = 0; round < roundsAtMost; round++) {
    const split = clusters.flatMap((cluster) => splitAtGaps(cluster, true)).flatMap((cluster) => splitAtGaps(cluster, false))
    if (split.length === clusters.length) return split
    clusters = split
  }
  return clusters
}

function splitAtGaps(seeds: readonly Seed[], isChecked: boolean): readonly (readonly Seed[])[] {
  const start = (seed: Seed): number => (isChecked ? seed.a : seed.b)
  const end = (seed: Seed): number => (isChecked ? seed.aEnd : seed.bEnd)
  const ordered = [...seeds].sort((x, y) => start(x) - start(y))
  const clusters: Seed[][] = []
  let reached = -Infinity
  for (const seed of ordered) {
    const open = clusters.at(-1)
    if (open && start(seed) - reached <= widestGap) open.push(seed)
    else clusters.push([seed])
    reached = Math.max(clusters.at(-1)?.length === 1 ? -Infinity : reached, end(seed))
  }
  return clusters
}
