import type { Painted, Paragraph } from './report-model.ts'

/** A stretch of a line: plain, or of a passage. */
export type Piece = {
  readonly start: number
  readonly text: string
  readonly painted: Painted | null
  /** The passage's first stretch in this line: the one that the keyboard reaches. */
  readonly isFirst: boolean
}

/** A line as stretches one after the other; together they are its text. */
export function piecesOf({ start, text, painted }: Paragraph): readonly Piece[] {
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let at = start
  for (const part of painted) {
    if (part.start > at) pieces.push({ start: at, text: text.slice(at - start, part.start - start), painted: null, isFirst: false })
    const words = text.slice(part.start - start, part.end - start)
    pieces.push({ start: part.start, text: words, painted: part, isFirst: !seen.has(part.match.id) })
    seen.add(part.match.id)
    at = part.end
  }
  return at < start + text.length ? [...pieces, { start: at, text: text.slice(at - start), painted: null, isFirst: false }] : pieces
}
