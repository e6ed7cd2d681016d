import type { Span } from './span.ts'

/** A span of a text and what is to stand there instead. */
export type TextEdit = { readonly span: Span; readonly text: string }

/** The text with every edit made; they must not overlap and may come in any order. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let result = ''
  let from = 0
  for (const { span, text } of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < from) throw new RangeError(`Edits overlap at ${span.start}.`)
    result += source.slice(from, span.start) + text
    from = span.end
  }
  return result + source.slice(from)
}
