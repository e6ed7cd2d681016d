import type { Span } from '#engines/text/span.ts'

export type NearestPath = {
  readonly path: string
  /** The part of the given path that is wrong, and of the nearest path that would be right. */
  readonly wrong: Span
  readonly right: Span
}

/**
 * The real address that a mistyped one most likely meant. Null when none is near: more than one slip in four letters,
 * or more than three in all.
 */
export function nearestPath(given: string, candidates: readonly string[]): NearestPath | null {
  const asTyped = given.toLowerCase()
  const ranked = candidates
    .map((path) => ({ path, slips: slipsBetween(asTyped, path) }))
    .filter(({ path, slips }) => slips > 0 && slips <= Math.min(3, Math.floor(path.length / 4)))
    .sort((a, b) => a.slips - b.slips)
  const [best] = ranked
  return best ? { path: best.path, ...differingParts(asTyped, best.path) } : null
}

/** Letters inserted, left out, changed or swapped with their neighbour. */
export function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Number.POSITIVE_INFINITY
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY))
    }
  }
  return at(a.length, b.length)
}

/** The words that differ, words being what stands between slashes and hyphens; without the words that agree at both ends. */
function differingParts(given: string, path: string): { readonly wrong: Span; readonly right: Span } {
  const [a, b] = [wordsOf(given), wordsOf(path)]
  const most = Math.min(a.length, b.length) - 1
  let before = 0
  while (before < most && a[before] === b[before]) before++
  let after = 0
  while (after < most - before && a.at(-1 - after) === b.at(-1 - after)) after++
  const spanOf = (words: readonly string[]): Span => ({
    start: words.slice(0, before).join('').length,
    end: words.slice(0, words.length - after).join('').length,
  })
  return { wrong: spanOf(a), right: spanOf(b) }
}

const wordsOf = (path: string): string[] => path.split(/(?<=[/-])|(?=[/-])/)
