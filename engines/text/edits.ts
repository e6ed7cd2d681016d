import type { Span } from './span.ts'

/** A span of a text and what is to stand there instead. */
export type Replacement = { readonly span: Span; readonly text: string }

/** The text with every replacement made; they must not overlap and may come in any order. */
export function applyReplacements(source: string, replacements: readonly Replacement[]): string {
  let result = ''
  let from = 0
  for (const { span, text } of replacements.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < from) throw new RangeError(`Replacements overlap at ${span.start}.`)
    result += source.slice(from, span.start) + text
    from = span.end
  }
  return result + source.slice(from)
}
