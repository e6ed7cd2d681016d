import type { Hit } from '#tools/find/contract.ts'

type Match = Hit['titleMatches'][number]

/** A stretch of a text, and whether a key word stands there. `start` is its UTF-16 offset. */
export type Piece = { readonly start: number; readonly text: string; readonly isMarked: boolean }

/** A text in pieces, so that key words can be marked. Spans that overlap are one; what lies outside of the text is left out. */
export function markedPieces(text: string, matches: readonly Match[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), isMarked })
    at = Math.max(at, end)
  }
  for (const { span } of matches.toSorted((one, other) => one.span.start - other.span.start)) {
    add(Math.min(span.start, text.length), false)
    add(Math.min(span.end, text.length), true)
  }
  add(text.length, false)
  return pieces
}
