import type { Span } from './span.ts'

/** `code` is a fenced block, fences included; `heading` a title line; `item` a line of a list, its label left out of `span`. */
export type ParagraphKind = 'text' | 'heading' | 'item' | 'code'

/** A paragraph without the white space around it and without its bullet; never empty, in order, apart. */
export type Paragraph = { readonly kind: ParagraphKind; readonly span: Span }

type Line = { readonly start: number; readonly end: number; readonly text: string }

const label = /^(?:[-*+•‣▪◦–—·]\s+|(?:\(?\d{1,3}[.)]|\(?[a-z][.)]|\(?[ivx]{1,4}\))\s+|>\s?)/i
const terminal = /[.!?…:;][\])"'”’»]*$/
const fence = /^\s*(?:```|~~~)/
/** A line shorter than this that does not end a sentence was broken on purpose, unless the next goes on in lower case. */
const wrappedAtLeast = 55

/** Splits a text at blank lines, at list items and where a line ends a sentence; lines wrapped by an editor stay together. */
export function findParagraphs(text: string): readonly Paragraph[] {
  const found: Paragraph[] = []
  const lines = linesOf(text)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (!line || line.text.trim() === '') continue
    if (fence.test(line.text)) {
      const close = closeOf(lines, i)
      found.push({ kind: 'code', span: trimmed(text, line.start, (lines[close] ?? line).end) })
      i = close
      continue
    }
    let last = i
    while (continues(lines[last], lines[last + 1])) last++
    found.push(...paragraphOf(text, line, lines[last] ?? line, lines[last + 1] ?? null))
    i = last
  }
  return found
}

/** The line that closes the block of code opened at `open`; that line itself when none does. */
function closeOf(lines: readonly Line[], open: number): number {
  for (let i = open + 1; i < lines.length; i++) if (fence.test(lines[i]?.text ?? '')) return i
  return open
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  for (let i = 0; i <= text.length; i++) {
    const unit = text.charCodeAt(i)
    const isBreak = i === text.length || unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029 || unit === 11 || unit === 12
    if (!isBreak) continue
    lines.push({ start, end: i, text: text.slice(start, i) })
    if (unit === 13 && text.charCodeAt(i + 1) === 10) i++
    start = i + 1
  }
  return lines
}

/** Whether the next line belongs to the same paragraph: the break is an editor's, not the writer's. */
function continues(line: Line | undefined, next: Line | undefined): boolean {
  if (!line || !next) return false
  const here = line.text.trim()
  const there = next.text.trim()
  if (there === '' || label.test(there) || fence.test(there) || terminal.test(here) || (here.endsWith(',') && here.length < 40))
    return false
  return /^\p{Ll}/u.test(there) || (here.length >= wrappedAtLeast && there.length > 0 && !here.startsWith('#'))
}

function paragraphOf(text: string, first: Line, last: Line, next: Line | null): readonly Paragraph[] {
  const lead = first.text.length - first.text.trimStart().length
  const start = first.start + lead
  const mark = label.exec(text.slice(start, Math.min(first.end, start + 12)))
  const span = trimmed(text, start + (mark?.[0].length ?? 0), last.end)
  if (span.start >= span.end) return []
  if (mark) return [{ kind: 'item', span }]
  return [{ kind: first === last && isHeading(first.text.trim(), next) ? 'heading' : 'text', span }]
}

const isHeading = (line: string, next: Line | null): boolean => {
  if (/^#{1,6}\s/.test(line)) return true
  if (next === null || terminal.test(line) || line.endsWith(',') || line.length > 100) return false
  return /^[\p{Lu}\p{N}“"]/u.test(line) && line.split(/\s+/, 13).length <= 12
}

function trimmed(text: string, from: number, to: number): Span {
  let start = from
  let end = to
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return { start, end }
}

const isSpace = (unit: number): boolean =>
  unit === 32 ||
  (unit >= 9 && unit <= 13) ||
  unit === 0xa0 ||
  unit === 0x202f ||
  (unit >= 0x2000 && unit <= 0x200a) ||
  unit === 0x3000 ||
  unit === 0x2028 ||
  unit === 0x2029
