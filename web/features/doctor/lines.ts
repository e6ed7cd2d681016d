import type { Span } from '#engines/text/span.ts'

/** A line of the text that says something, and where it begins. */
export type Line = { readonly start: number; readonly text: string }

/** The lines of a text that hold more than space, as they stand. */
export const linesOf = (text: string): readonly Line[] =>
  [...text.matchAll(/[^\r\n\u2028\u2029]+/gu)].flatMap(({ index, 0: line }) => (line.trim() === '' ? [] : [{ start: index, text: line }]))

/** A stretch of one line, by its index and offsets within it. */
type Stretch = { readonly line: number } & Span

/** The parts of a span line by line. An empty span is the character before it. */
export function stretchesOf(lines: readonly Line[], { start, end }: Span): readonly Stretch[] {
  const from = start === end ? Math.max(0, start - 1) : start
  const stretches: Stretch[] = []
  for (let line = firstEndingAfter(lines, from); line < lines.length; line++) {
    const { start: at, text } = lines[line] ?? { start: end, text: '' }
    if (at >= end) break
    const stretch = { line, start: Math.max(from, at) - at, end: Math.min(end, at + text.length) - at }
    if (stretch.end > stretch.start) stretches.push(stretch)
  }
  return stretches
}

function firstEndingAfter(lines: readonly Line[], place: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    if (line && line.start + line.text.length > place) high = middle
    else low = middle + 1
  }
  return low
}
