import type { Pair, Side } from './pair.ts'
import type { Seed } from './seed.ts'

/** Words that must follow one another on both sides. */
const leastRun = 4
/** Places of the source that one run of the checked text is tried at. */
const placesAtMost = 16
/** Comparisons a word of either text pays for: a text that repeats itself ends there. */
const comparisonsPerWord = 40

/**
 * Runs of four and more equal stems, as long as they go. A run needs two words that carry sense. `isActive` leaves words
 * of the checked text out. Time is linear: a bound on comparisons ends the search in texts that repeat themselves.
 */
export function findRunSeeds({ checked, source, isStop }: Pair, isActive: (word: number) => boolean): readonly Seed[] {
  const index = indexRuns(source)
  const seeds: Seed[] = []
  const passed = new Int32Array(checked.count + source.count + 1)
  let left = comparisonsPerWord * (checked.count + source.count) + 10_000
  for (let a = 0; a + leastRun <= checked.count && left > 0; a++) {
    if (!isActive(a)) continue
    for (let b = index.firstOf(checked, a), tries = 0; b >= 0 && tries < placesAtMost; b = index.nextOf(b), tries++) {
      const diagonal = b - a + checked.count
      if ((passed[diagonal] ?? 0) > a) continue
      const length = lengthOf(checked, a, source, b)
      left -= length + 1
      passed[diagonal] = a + length
      if (length >= leastRun && hasSense(checked, a, length, isStop)) seeds.push({ a, aEnd: a + length, b, bEnd: b + length, isRun: true })
    }
  }
  return seeds
}

/** A chained hash table of the runs of a text: the place of the first, and of the next with the same hash. */
function indexRuns(side: Side): { firstOf: (other: Side, at: number) => number; nextOf: (place: number) => number } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, 2 * side.count)))
  const heads = new Int32Array(size).fill(-1)
  const next = new Int32Array(side.count).fill(-1)
  // From the end, so that chains ascend.
  for (let at = side.count - leastRun; at >= 0; at--) {
    const slot = hashRun(side, at) & (size - 1)
    next[at] = heads[slot] ?? -1
    heads[slot] = at
  }
  return { firstOf: (other, at) => heads[hashRun(other, at) & (size - 1)] ?? -1, nextOf: (place) => next[place] ?? -1 }
}

function hashRun({ ids }: Side, at: number): number {
  let hash = 0x811c9dc5
  for (let i = at; i < at + leastRun; i++) hash = Math.imul(hash ^ (ids[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 13)) >>> 0
}

function lengthOf(checked: Side, a: number, source: Side, b: number): number {
  let length = 0
  const most = Math.min(checked.count - a, source.count - b)
  while (length < most && checked.ids[a + length] === source.ids[b + length]) length++
  return length
}

function hasSense({ ids }: Side, from: number, length: number, isStop: Uint8Array): boolean {
  let sense = 0
  for (let i = from; i < from + length; i++) if (!isStop[ids[i] ?? 0] && ++sense === 2) return true
  return false
}
