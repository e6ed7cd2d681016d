import type { Span } from '../text/span.ts'

/** A run of words that stands, in the same order and without a gap, in two texts. */
export type SharedRun = { readonly inFirst: Span; readonly inSecond: Span; readonly words: number }

type Word = Span & { readonly key: string }

/** Runs below this many words are what any two texts on one subject share. */
const leastRun = 3

/**
 * The runs of at least three words that two texts share, longest first, each word used once: greedy string tiling
 * (Wise 1993), found with an index of three-word windows. Words are compared in lower case without marks.
 * Time grows with the texts' length and the number of shared windows; a window that occurs more than 64 times is
 * followed at its first 64 places only.
 */
export function findSharedRuns(first: string, second: string): readonly SharedRun[] {
  const a = findWords(first)
  const b = findWords(second)
  const candidates = findMaximalRuns(a, b).sort((x, y) => y.length - x.length || x.at - y.at)
  const usedA = new Uint8Array(a.length)
  const usedB = new Uint8Array(b.length)
  const runs: SharedRun[] = []
  for (const candidate of candidates) {
    for (const run of freeParts(candidate, usedA, usedB)) {
      usedA.fill(1, run.at, run.at + run.length)
      usedB.fill(1, run.to, run.to + run.length)
      runs.push({ inFirst: cover(a, run.at, run.length), inSecond: cover(b, run.to, run.length), words: run.length })
    }
  }
  return runs
}

/**
 * Share (0 to 1) of the words of `checked` that lie in runs shared with `source`: 1 for the same text, however short.
 * Fewer words than a run needs are shared as a whole or not at all; a text without words shares nothing with another.
 */
export function similarity(checked: string, source: string): number {
  if (checked === source) return 1
  const words = findWords(checked).map(({ key }) => key)
  const total = words.length
  if (total === 0) return 0
  if (total < leastRun) return includesRun(findWords(source), words) ? 1 : 0
  const shared = findSharedRuns(checked, source).reduce((sum, run) => sum + run.words, 0)
  return shared / total
}

const includesRun = (words: readonly Word[], run: readonly string[]): boolean =>
  words.some((_, at) => run.every((key, index) => words[at + index]?.key === key))

type Run = { readonly at: number; readonly to: number; readonly length: number }

const placesAtMost = 64

function findMaximalRuns(a: readonly Word[], b: readonly Word[]): Run[] {
  const places = new Map<string, number[]>()
  for (let i = 0; i + leastRun <= b.length; i++) {
    const key = windowKey(b, i)
    const list = places.get(key)
    if (!list) places.set(key, [i])
    else if (list.length < placesAtMost) list.push(i)
  }
  const runs: Run[] = []
  for (let i = 0; i + leastRun <= a.length; i++) {
    for (const j of places.get(windowKey(a, i)) ?? []) {
      if (i > 0 && j > 0 && a[i - 1]?.key === b[j - 1]?.key) continue
      runs.push({ at: i, to: j, length: runLength(a, b, { at: i, to: j }) })
    }
  }
  return runs
}

const windowKey = (words: readonly Word[], at: number): string => `${words[at]?.key} ${words[at + 1]?.key} ${words[at + 2]?.key}`

function runLength(a: readonly Word[], b: readonly Word[], { at, to }: { at: number; to: number }): number {
  let length = leastRun
  while (at + length < a.length && to + length < b.length && a[at + length]?.key === b[to + length]?.key) length++
  return length
}

/** The parts of a run whose words are free on both sides and still long enough. */
function freeParts(run: Run, usedA: Uint8Array, usedB: Uint8Array): Run[] {
  const parts: Run[] = []
  let begin = 0
  for (let k = 0; k <= run.length; k++) {
    const isFree = k < run.length && !usedA[run.at + k] && !usedB[run.to + k]
    if (isFree) continue
    if (k - begin >= leastRun) parts.push({ at: run.at + begin, to: run.to + begin, length: k - begin })
    begin = k + 1
  }
  return parts
}

const cover = (words: readonly Word[], at: number, length: number): Span => ({
  start: words[at]?.start ?? 0,
  end: words[at + length - 1]?.end ?? 0,
})

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

function findWords(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    key: match[0].toLowerCase().replaceAll('’', "'"),
  }))
}
