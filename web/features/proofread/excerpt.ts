import type { Span } from '#engines/text/span.ts'

export type Excerpt = { readonly before: string; readonly own: string; readonly after: string }

const around = 28
/** The beginning of a sentence is enough to know it by. */
const ownAtMost = 90

/** A place with a few words around it, on one line; no sign is torn. */
export function excerptAt(text: string, { start, end }: Span): Excerpt {
  const own = text.slice(start, end)
  const line = (piece: string): string => piece.toWellFormed().replaceAll('\uFFFD', '').replace(/\s+/g, ' ')
  const isLong = own.length > ownAtMost
  const from = Math.max(0, start - around)
  const before = line(text.slice(from, start))
  const after = isLong ? '' : line(text.slice(end, end + around))
  return {
    // A word that is cut at the edge is left out.
    before: from > 0 ? `… ${before.replace(/^\S*\s?/, '')}` : before,
    own: isLong ? `${line(own.slice(0, ownAtMost)).trimEnd()}…` : line(own),
    after: end + around < text.length && !isLong ? `${after.replace(/\s?\S*$/, '')} …` : after,
  }
}
