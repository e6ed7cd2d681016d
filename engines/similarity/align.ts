import type { Span } from '../text/span.ts'
import { clusterSeeds } from './cluster.ts'
import { findCommon } from './common.ts'
import { findExtents, scoringOf } from './extent.ts'
import { makePair } from './pair.ts'
import type { Pair } from './pair.ts'
import type { Prepared } from './prepare.ts'
import { findRunSeeds } from './run-seeds.ts'
import { findSentenceSeeds } from './sentence-seeds.ts'
import type { Seed } from './seed.ts'

/** Two spans that say the same word for word, but for inflection. */
export type Common = { readonly inChecked: Span; readonly inSource: Span }

/**
 * A passage of the checked text that agrees with one of a source. Spans are UTF-16, half-open, of the texts as given; `words`
 * is how many words of the checked text it holds; `common` are the words that agree, in order of the checked text.
 */
export type Match = { readonly inChecked: Span; readonly inSource: Span; readonly words: number; readonly common: readonly Common[] }

export type AlignOptions = {
  /** Gives the stems of one meaning one form, so that a synonym is no difference. */
  readonly synonymOf?: (stem: string) => string
  /** Where in a long checked text matches are looked for, as an index found them; around them only. */
  readonly near?: readonly Span[]
}

/** Below this evidence a passage is chance: about seven rare words found where they would be copied. */
const leastScore = 9
/** A part with less may still belong to a stronger one beside it. */
const leastPart = 4
const leastWords = 8

/**
 * The passages that two texts share, in order of the checked text; no word of the checked text is in two. Units that speak
 * alike and equal runs are seeds; seeds close together in both texts make a passage; its ends are where the evidence ends.
 * Finds words in another order, changed, left out and put in between; not summaries, and not translations. Time grows with the
 * length of the texts.
 */
export function align(checked: Prepared, source: Prepared, options: AlignOptions = {}): readonly Match[] {
  const pair = makePair(checked, source, options.synonymOf ?? ((stem) => stem))
  const isActive = activeWords(checked, options.near)
  const seeds = [...findSentenceSeeds(pair, isActive), ...findRunSeeds(pair, isActive)]
  const passages = clusterSeeds(seeds).flatMap((cluster) => findPassages(cluster, pair))
  const joined = joinNeighbours(withoutOverlaps(passages)).filter(({ a, aEnd, score }) => score >= leastScore && aEnd - a >= leastWords)
  return joined.map((passage) => toMatch(passage, pair, { checked, source }))
}

type Passage = { readonly a: number; readonly aEnd: number; readonly b: number; readonly bEnd: number; readonly score: number }

function findPassages(cluster: readonly Seed[], pair: Pair): readonly Passage[] {
  const scoring = scoringOf(pair)
  const passages: Passage[] = []
  for (const { start, end, score } of findExtents(cluster, scoring.checked, leastPart)) {
    const own = cluster.filter((seed) => seed.a < end && start < seed.aEnd)
    if (own.length === 0) continue
    const inside = own.map((seed) => turn(clip(seed, start, end)))
    const best = findExtents(inside, scoring.source, leastPart)[0]
    if (best && end - start >= leastWords)
      passages.push({ a: start, aEnd: end, b: best.start, bEnd: best.end, score: Math.min(score, best.score) })
  }
  return passages
}

const turn = ({ a, aEnd, b, bEnd, isRun }: Seed): Seed => ({ a: b, aEnd: bEnd, b: a, bEnd: aEnd, isRun })

/** The part of a seed within words `start` to `end`: of a run also in the source. */
function clip(seed: Seed, start: number, end: number): Seed {
  const a = Math.max(seed.a, start)
  const aEnd = Math.min(seed.aEnd, end)
  if (!seed.isRun) return { ...seed, a, aEnd }
  return { a, aEnd, b: seed.b + a - seed.a, bEnd: seed.b + aEnd - seed.a, isRun: true }
}

/** Of passages that share words of the checked text the better stays, the other keeps what is left of it if that is enough. */
function withoutOverlaps(passages: readonly Passage[]): readonly Passage[] {
  const kept: Passage[] = []
  for (const passage of [...passages].sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b)) {
    const shared = kept.reduce((sum, one) => sum + Math.max(0, Math.min(one.aEnd, passage.aEnd) - Math.max(one.a, passage.a)), 0)
    if (shared === 0) kept.push(passage)
    else if (shared < (passage.aEnd - passage.a) / 3) kept.push(...cutFree(passage, kept))
  }
  return kept.sort((x, y) => x.a - y.a)
}

function cutFree(passage: Passage, kept: readonly Passage[]): readonly Passage[] {
  let { a, aEnd } = passage
  for (const one of kept) {
    if (one.aEnd <= a || aEnd <= one.a) continue
    if (one.a <= a) a = one.aEnd
    else aEnd = one.a
  }
  return aEnd > a ? [{ ...passage, a, aEnd }] : []
}

/** Words between two parts of one passage, in both texts; and in the checked text when they are neighbours in the source. */
const joinedGap = 30
const patchGap = 80
const neighbours = 10
/** Words between two parts that follow one another in both texts, if both say enough by themselves. */
const orderedGap = 60

function isOne(last: Passage, next: Passage): boolean {
  const gap = next.a - last.aEnd
  const gapInSource = Math.max(next.b, last.b) - Math.min(next.bEnd, last.bEnd)
  const isOrdered = next.b > last.b && next.bEnd > last.bEnd && Math.min(last.score, next.score) >= leastScore
  return (
    (gap <= joinedGap && gapInSource <= joinedGap) ||
    (gap <= patchGap && gapInSource <= neighbours) ||
    (isOrdered && gap <= orderedGap && gapInSource <= orderedGap)
  )
}

function joinNeighbours(passages: readonly Passage[]): readonly Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const last = joined.at(-1)
    if (!last || !isOne(last, passage)) {
      joined.push(passage)
      continue
    }
    const [b, bEnd] = [Math.min(last.b, passage.b), Math.max(last.bEnd, passage.bEnd)]
    joined[joined.length - 1] = { a: last.a, aEnd: passage.aEnd, b, bEnd, score: last.score + passage.score }
  }
  return joined
}

function toMatch({ a, aEnd, b, bEnd }: Passage, pair: Pair, { checked, source }: { checked: Prepared; source: Prepared }): Match {
  const spanOf = ({ words }: Prepared, from: number, to: number): Span => ({ start: words.starts[from] ?? 0, end: words.ends[to - 1] ?? 0 })
  const common = findCommon(pair, { a, aEnd, b, bEnd }).map((run) => ({
    inChecked: spanOf(checked, run.a, run.aEnd),
    inSource: spanOf(source, run.b, run.bEnd),
  }))
  return { inChecked: spanOf(checked, a, aEnd), inSource: spanOf(source, b, bEnd), words: aEnd - a, common }
}

/** Words on either side of a place that an index found. */
const around = 400
/** Shorter texts are searched whole. */
const longText = 4000

function activeWords({ words }: Prepared, near: readonly Span[] | undefined): (word: number) => boolean {
  if (!near || words.count < longText) return () => true
  const active = new Uint8Array(words.count)
  for (const { start, end } of near) {
    active.fill(1, Math.max(0, wordFrom(words.ends, start) - around), Math.min(words.count, wordFrom(words.starts, end) + around))
  }
  return (word) => active[word] === 1
}

/** The number of the first word whose offset in the column is above `offset`. */
function wordFrom(column: Uint32Array, offset: number): number {
  let low = 0
  let high = column.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((column[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
