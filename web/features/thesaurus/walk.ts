/** Where something stands on the screen. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

const walkKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
export const isWalkKey = (key: string): key is WalkKey => walkKeys.includes(key)

const middle = ({ x, width }: Box): number => x + width / 2
const isAbove = (one: Box, other: Box): boolean => one.y + one.height / 2 < other.y

/**
 * The word that a key leads to, in a grid of rows that break where they like: sideways in the order of reading, up and down to the
 * word in the next row that stands nearest. The same word where there is none further.
 */
export function stepFrom(
  boxes: readonly Box[],
  at: number,
  { key, isRightToLeft }: { readonly key: WalkKey; readonly isRightToLeft: boolean },
): number {
  const last = boxes.length - 1
  const here = boxes[at]
  if (!here) return Math.max(0, Math.min(at, last))
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return Math.max(0, Math.min(last, (key === 'ArrowRight') === isRightToLeft ? at - 1 : at + 1))
  return nextRow(boxes, at, key === 'ArrowDown')
}

function nextRow(boxes: readonly Box[], at: number, isDown: boolean): number {
  const here = boxes[at]
  if (!here) return at
  const beyond = boxes.map((box, place) => ({ box, place })).filter(({ box }) => (isDown ? isAbove(here, box) : isAbove(box, here)))
  const edge = isDown ? beyond[0] : beyond.at(-1)
  if (!edge) return at
  const row = beyond.filter(({ box }) => !isAbove(box, edge.box) && !isAbove(edge.box, box))
  return row.reduce((best, next) => (Math.abs(middle(next.box) - middle(here)) < Math.abs(middle(best.box) - middle(here)) ? next : best))
    .place
}
