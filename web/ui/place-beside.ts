type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }
export type Side = 'start' | 'end'

type Placing = {
  readonly anchor: Box
  readonly size: Size
  readonly viewport: Size
  /** Which edges meet: the start edges, or the end edges. */
  readonly align: Side
  readonly isRightToLeft: boolean
}

const gap = 6
const border = 12

/**
 * Corner, in pixels of the window, of a box that belongs to an anchor: below it, or above when there is more room;
 * edges aligned by reading direction; kept inside the window.
 */
export function placeBeside({ anchor, size, viewport, align, isRightToLeft }: Placing): { readonly x: number; readonly y: number } {
  const below = anchor.y + anchor.height + gap
  const above = anchor.y - gap - size.height
  const fitsBelow = below + size.height <= viewport.height - border
  const isMoreAbove = anchor.y > viewport.height - anchor.y - anchor.height
  const isAlignedLeft = (align === 'start') !== isRightToLeft
  const x = isAlignedLeft ? anchor.x : anchor.x + anchor.width - size.width
  const y = fitsBelow || !isMoreAbove ? below : above
  return { x: clamp(x, viewport.width - size.width - border), y: clamp(y, viewport.height - size.height - border) }
}

const clamp = (value: number, most: number): number => Math.max(border, Math.min(value, most))
