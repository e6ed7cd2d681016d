import { placeFrom, timesIn } from './pair.ts'
import type { Pair, Side } from './pair.ts'
import type { Seed } from './seed.ts'

/** Words `start` to `end` of one text, and how much they speak for a copy. */
export type Extent = { readonly start: number; readonly end: number; readonly score: number }

/** Words beside a seed's other half where its words are still looked for. */
const margin = 12
/** A gap between seeds is compared with what lies between their other halves, if that is no longer than this. */
const widestWindow = 200
/** Words before the first and after the last seed are looked for so far beyond its other half, and so far back in it. */
const beyond = 25
const back = 15

export type Scoring = { readonly side: Side; readonly other: Side; readonly isStop: Uint8Array }

export const scoringOf = ({ checked, source, isStop }: Pair): { readonly checked: Scoring; readonly source: Scoring } => ({
  checked: { side: checked, other: source, isStop },
  source: { side: source, other: checked, isStop },
})

/**
 * The parts of words `from` to `to` that speak most for a copy, best first: each word gains by the evidence of being found
 * where its neighbours were found (the logarithm of how unlikely that is by chance) and loses when it is not; a part is a
 * stretch of greatest sum (Kadane). `seeds` name the side's own words as `a` and are not empty.
 */
export function findExtents(seeds: readonly Seed[], scoring: Scoring, leastScore: number): readonly Extent[] {
  const { side } = scoring
  const from = Math.max(0, seeds.reduce((least, { a }) => Math.min(least, a), Infinity) - margin)
  const to = Math.min(side.count, seeds.reduce((most, { aEnd }) => Math.max(most, aEnd), 0) + margin)
  const scores = scoreWords(seeds, scoring, { from, to })
  const found: Extent[] = []
  const open: [number, number][] = [[0, to - from]]
  for (;;) {
    const part = open.pop()
    if (!part) break
    const best = bestStretch(scores, part[0], part[1])
    if (best.score < leastScore) continue
    found.push({ start: from + best.start, end: from + best.end, score: best.score })
    open.push([part[0], best.start], [best.end, part[1]])
  }
  return found.sort((x, y) => y.score - x.score)
}

function bestStretch(scores: Float64Array, from: number, to: number): Extent {
  let best = { start: from, end: from, score: 0 }
  let sum = 0
  let start = from
  for (let i = from; i < to; i++) {
    if (sum <= 0) {
      sum = 0
      start = i
    }
    sum += scores[i] ?? 0
    if (sum > best.score) best = { start, end: i + 1, score: sum }
  }
  return best
}

type Range = { readonly from: number; readonly to: number }

function scoreWords(seeds: readonly Seed[], { side, other, isStop }: Scoring, { from, to }: Range): Float64Array {
  const windows = windowsOf(seeds, { from, to }, other.count)
  const scores = new Float64Array(to - from)
  const total = side.count + other.count + 500
  for (let i = from; i < to; i++) {
    const id = side.ids[i] ?? 0
    const start = windows.starts[i - from] ?? 0
    const end = windows.ends[i - from] ?? 0
    // The word itself and the one it would be a copy of say nothing about chance.
    const rate = (Math.max(0, timesIn(side, id) + timesIn(other, id) - 2) + 0.5) / total
    const chance = 1 - Math.exp(-rate * (end - start))
    const isFound = placeFrom(other, id, start) < end
    const gain = isFound ? Math.min(gainAtMost, -gainScale * Math.log(chance)) : -loss * (1 - chance)
    const inRun = windows.inRun[i - from] ? runBonus : 0
    // A common word that is not in a run says next to nothing: it should not move the end of a passage.
    const isAlone = isStop[id] === 1 && isFound && inRun === 0
    scores[i - from] = (isStop[id] ? gain * stopShare : gain) + (isAlone ? -alone : inRun)
  }
  return scores
}

const gainAtMost = 1.5
const gainScale = 0.55
const loss = 0.9
const stopShare = 0.5
const runBonus = 0.12
const alone = 0.1

type Windows = { readonly starts: Int32Array; readonly ends: Int32Array; readonly inRun: Uint8Array }

/** For every word the part of the other text in which it is looked for. */
function windowsOf(seeds: readonly Seed[], { from, to }: Range, otherCount: number): Windows {
  const size = to - from
  const starts = new Int32Array(size).fill(-1)
  const ends = new Int32Array(size).fill(-1)
  const inRun = new Uint8Array(size)
  for (const seed of seeds) {
    if (seed.isRun) continue
    for (let i = seed.a - from; i < seed.aEnd - from; i++) widen(i, seed.b - margin, seed.bEnd + margin)
  }
  for (const seed of seeds) {
    if (!seed.isRun) continue
    const shift = seed.b - seed.a + from
    for (let i = seed.a - from; i < seed.aEnd - from; i++) {
      inRun[i] = 1
      widen(i, i + shift - margin, i + shift + margin)
    }
  }
  fillGaps(starts, ends, otherCount)
  return { starts, ends, inRun }

  function widen(i: number, start: number, end: number): void {
    const isNew = starts[i] === -1
    starts[i] = Math.max(0, isNew ? start : Math.min(starts[i] ?? 0, start))
    ends[i] = Math.min(otherCount, isNew ? end : Math.max(ends[i] ?? 0, end))
  }
}

/**
 * Words without a window get what lies between the windows of their neighbours, or the nearer one alone; words before the first
 * and after the last get what lies before and after that one.
 */
function fillGaps(starts: Int32Array, ends: Int32Array, otherCount: number): void {
  for (let i = 0; i < starts.length;) {
    if (starts[i] !== -1) {
      i++
      continue
    }
    let next = i
    while (next < starts.length && starts[next] === -1) next++
    if (i === 0) setWindow(0, next, (starts[next] ?? 0) + margin - beyond, (starts[next] ?? 0) + margin + back)
    else if (next === starts.length) setWindow(i, next, (ends[i - 1] ?? 0) - margin - back, (ends[i - 1] ?? 0) - margin + beyond)
    else fillBetween(i, next)
    i = next
  }

  function fillBetween(from: number, to: number): void {
    const start = Math.min(starts[from - 1] ?? 0, starts[to] ?? 0)
    const end = Math.max(ends[from - 1] ?? 0, ends[to] ?? 0)
    if (end - start <= widestWindow) return setWindow(from, to, start, end)
    const middle = (from + to) >> 1
    setWindow(from, middle, starts[from - 1] ?? 0, ends[from - 1] ?? 0)
    setWindow(middle, to, starts[to] ?? 0, ends[to] ?? 0)
  }

  function setWindow(from: number, to: number, start: number, end: number): void {
    starts.fill(Math.max(0, start), from, to)
    ends.fill(Math.min(otherCount, end), from, to)
  }
}
