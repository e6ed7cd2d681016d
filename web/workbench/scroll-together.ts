import type { SentencePair } from '#engines/paraphrase/rewrite.ts'

/** A scrolling pane and where a place of its text stands in it, in pixels from the top of its content; null if unknown. */
export type TextPane = { readonly scrollTop: number; readonly topOf: (place: number) => number | null }

type Pair = Pick<SentencePair, 'source' | 'output'>
type Side = { readonly pane: TextPane; readonly side: keyof Pair }

/**
 * How far the other pane should be scrolled so that the sentence at the top of one pane stands at the top of the other:
 * within the sentence by its share. Null when it cannot be told.
 */
export function matchingScroll(pairs: readonly Pair[], from: Side, to: Side): number | null {
  const { scrollTop } = from.pane
  if (scrollTop <= 0) return 0
  const at = lastAbove(pairs, from)
  const top = placed(pairs[at], from)
  const target = placed(pairs[at], to)
  if (top === null || target === null) return null
  const nextTop = placed(pairs[at + 1], from)
  const nextTarget = placed(pairs[at + 1], to)
  if (nextTop === null || nextTarget === null) return target + (scrollTop - top)
  return nextTop > top ? target + ((scrollTop - top) / (nextTop - top)) * (nextTarget - target) : target
}

const placed = (pair: Pair | undefined, { pane, side }: Side): number | null => (pair ? pane.topOf(pair[side].start) : null)

/** The last sentence that begins at or above the top of the pane, found by halving: places are asked for only where needed. */
function lastAbove(pairs: readonly Pair[], from: Side): number {
  let low = 0
  let high = pairs.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((placed(pairs[middle], from) ?? Infinity) <= from.pane.scrollTop) low = middle
    else high = middle - 1
  }
  return low
}
