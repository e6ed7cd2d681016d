import type { Span } from '#engines/text/span.ts'

/** How a stretch of the text is drawn: by how its passage reads, and as a place that was asked for. */
export type Mark = { readonly span: Span; readonly look: 'unclear' | 'generated' | 'place' }

/** A stretch of the text that is drawn alike; together they are the text. */
export type Piece = Span & { readonly text: string; readonly looks: readonly Mark['look'][] }

/**
 * Where a span of the text as it was checked stands in the text as it is now; null where a change reached into it. All changes
 * are taken as one, between the common beginning and the common end.
 */
export function movedSpans<Marked extends { readonly span: Span }>(
  marked: readonly Marked[],
  { before, after }: { readonly before: string; readonly after: string },
): readonly Marked[] {
  if (before === after) return marked
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let tail = 0
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const end = before.length - tail
  const by = after.length - before.length
  return marked.flatMap((one) => {
    if (one.span.end <= start) return [one]
    return one.span.start >= end ? [{ ...one, span: { start: one.span.start + by, end: one.span.end + by } }] : []
  })
}

/** A text as pieces, cut wherever a mark begins or ends. Marks may overlap. */
export function piecesOf(text: string, marks: readonly Mark[]): readonly Piece[] {
  const within = marks.filter(({ span }) => span.start < span.end && span.end <= text.length)
  const cuts = [...new Set([0, text.length, ...within.flatMap(({ span }) => [span.start, span.end])])].toSorted((a, b) => a - b)
  const ordered = within.toSorted((a, b) => a.span.start - b.span.start)
  const pieces: Piece[] = []
  let open: readonly Mark[] = []
  let next = 0
  for (const [at, start] of cuts.entries()) {
    const end = cuts[at + 1]
    if (end === undefined) break
    open = open.filter(({ span }) => span.end > start)
    for (let mark = ordered[next]; mark && mark.span.start <= start; mark = ordered[++next]) open = [...open, mark]
    pieces.push({ start, end, text: text.slice(start, end), looks: [...new Set(open.map(({ look }) => look))] })
  }
  return pieces
}

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/u.test(character)

/** The word around a place, for what cannot be seen by itself: a character without width, a look-alike letter. */
export function wordAround(text: string, { start, end }: Span): Span {
  let from = start
  while (from > 0 && !isSpace(text[from - 1])) from--
  let to = end
  while (to < text.length && !isSpace(text[to])) to++
  return { start: from, end: to }
}
