/** A half-open range of UTF-16 offsets: `start` is in, `end` is out; both index the text as the person sent it. */
export type Span = { readonly start: number; readonly end: number }

/** The part of `source` that `span` covers. */
export const textAt = (source: string, { start, end }: Span): string => source.slice(start, end)

/** Whether two spans share at least one code unit. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
