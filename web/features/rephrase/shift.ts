import type { Span } from '#engines/text/span.ts'

/** Text written over a span; the span may be empty (insertion), the text may be empty (removal). */
export type Edit = { readonly span: Span; readonly text: string }

export const edited = (source: string, { span, text }: Edit): string => source.slice(0, span.start) + text + source.slice(span.end)

/** How much longer the text is after the edit; negative when it is shorter. */
const growth = ({ span, text }: Edit): number => text.length - (span.end - span.start)

/**
 * Where a span lies after an edit of the text it belongs to. A span that holds the edit grows with it; one that ends or
 * begins inside the edit is cut back to what is left of it; text inserted at either edge stays outside.
 */
export function shifted(span: Span, edit: Edit): Span {
  const { start, end } = edit.span
  const by = growth(edit)
  const isInsertion = start === end
  if (span.start === span.end)
    return span.start < end || (isInsertion && span.start === start) ? at(Math.min(span.start, start)) : at(span.start + by)
  const from =
    span.start < start || (span.start === start && !isInsertion)
      ? span.start
      : span.start >= end
        ? span.start + by
        : start + edit.text.length
  const to = span.end <= start ? span.end : span.end >= end ? span.end + by : start + edit.text.length
  return from === span.start && to === span.end ? span : { start: from, end: to }
}

const at = (place: number): Span => ({ start: place, end: place })

/** Whether `outer` holds all of `inner`; an empty inner span counts at both edges. */
export const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end

/** The one edit that makes `after` of `before`: what stands between their common start and common end. Null when they agree. */
export function editBetween(before: string, after: string): Edit | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let tail = 0
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { span: { start, end: before.length - tail }, text: after.slice(start, after.length - tail) }
}
