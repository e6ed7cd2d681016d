import type { Span } from '../text/span.ts'
import { bibliographyHeadings, headingsAfter } from './bibliography-headings.ts'

export type Line = Span & { readonly text: string }

/** Lines of works needed in a row where no title says that a list of works begins. */
const leastEntries = 3
/** Lines that one work may be broken into. */
const linesPerEntry = 4

/** The lines of a text that hold something, in order; a line of an endless paragraph is cut. */
export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const { index, 0: line } of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() !== '') lines.push({ start: index, end: index + line.length, text: line.length > 2000 ? line.slice(0, 2000) : line })
  }
  return lines
}

const plain = (title: string): string => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/œ/g, 'oe')

const titles = new Map<string, ReadonlySet<string>>()
function headingsOf(language: string): ReadonlySet<string> {
  const known = titles.get(language)
  if (known) return known
  const own = bibliographyHeadings[language]
  const all = own ? [...own, ...(bibliographyHeadings['en'] ?? [])] : Object.values(bibliographyHeadings).flat()
  const made = new Set(all.map(plain))
  titles.set(language, made)
  return made
}

const after = new Set(headingsAfter.map(plain))

/** The words of a line that may be a title: without marks of headings, number and colon. Null for a line too long. */
function titleOf(line: string): string | null {
  if (line.length > 80) return null
  return plain(line)
    .trim()
    .replace(/^#{1,6}\s*|^\*\*|^=+\s*/, '')
    .replace(/^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[ivx]{1,5}\.|[a-z]\))\s+/, '')
    .replace(/[\s:.*=#]+$/, '')
}

const isNumberedTitle = (line: string): boolean =>
  line.length <= 80 && /^\s*(?:#{1,6}\s|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}|[IVX]{1,5}\.\s+\p{Lu})/u.test(line) && !/\d{4}/.test(line)

/** From a title that announces works to the end or the next title, where works follow. */
export function findListsByTitle(lines: readonly Line[], language: string): readonly Span[] {
  const headings = headingsOf(language)
  const spans: Span[] = []
  for (let i = 0; i < lines.length; i++) {
    const title = titleOf(lines[i]?.text ?? '')
    if (title === null || !headings.has(title)) continue
    let last = i
    while (last + 1 < lines.length && !endsList(lines[last + 1]?.text ?? '')) last++
    // A table of contents has the same title, but no works after it.
    const works = lines.slice(i + 1, Math.min(last + 1, i + 13)).filter(({ text }) => isWork(text)).length
    if (works === 0 || works * 5 < Math.min(12, last - i)) continue
    spans.push({ start: lines[i]?.start ?? 0, end: lines[last]?.end ?? 0 })
    i = last
  }
  return spans
}

const endsList = (line: string): boolean => isNumberedTitle(line) || after.has(titleOf(line)?.replace(/\s+[a-z0-9]$/, '') ?? '')

const year = /(?<![\p{L}\p{N}])(?:1[5-9]|20)\d\d[a-z]?(?![\p{L}\p{N}])/u
const address = /\bdoi\b|https?:\/\/|www\.|\bISBN\b|\bISSN\b|arXiv:/i
const label = /^\s*(?:\[\d{1,4}\]|\d{1,3}[.)]|[-•*–])\s+/
/** `Kovács, J.`, `Kovács J.,`, `KOVÁCS, János`, `de la Cruz, A.`. */
const author =
  /^(?:(?:de|la|le|van|von|der|den|del|di|da|dos|ten|el|al)\s){0,3}\p{Lu}[\p{L}\p{M}’'-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}’'-]{1,30})?(?:,\s+(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}’'-]+)|\s\p{Lu}{1,3}\.?[,:(\s]|\s\((?:1[5-9]|20)\d\d)/u

const isWork = (line: string): boolean => year.test(line) || address.test(line) || label.test(line) || author.test(line.trim())

const isEntryStart = (line: string): boolean => {
  const body = line.replace(label, '').trim()
  return author.test(body) || (label.test(line) && address.test(line))
}

/** Whether the work that begins with a line has a year before the next begins. */
function hasYear(lines: readonly Line[], line: Line): boolean {
  if (year.test(line.text)) return true
  const at = indexOfLine(lines, line.start)
  for (let i = at + 1; i < Math.min(lines.length, at + linesPerEntry); i++) {
    const next = lines[i]?.text ?? ''
    if (isEntryStart(next)) return false
    if (year.test(next)) return true
  }
  return false
}

function indexOfLine(lines: readonly Line[], start: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Three works in a row, each with a name and a year, and an address, a volume or pages in most. */
export function findListsByShape(lines: readonly Line[]): readonly Span[] {
  const starts = lines.map((line) => isEntryStart(line.text) && hasYear(lines, line))
  const spans: Span[] = []
  for (let i = 0; i < lines.length; i++) {
    if (!starts[i]) continue
    const run = runFrom(lines, starts, i)
    if (run.entries >= leastEntries && run.sure * 2 >= run.entries)
      spans.push({ start: lines[i]?.start ?? 0, end: lines[run.last]?.end ?? 0 })
    i = run.last
  }
  return spans
}

/** What only a list of works has: an address, a volume with a number, pages, a place with its publisher, a year in brackets after a name. */
const sign =
  /\bdoi\b|https?:\/\/|www\.|\bISBN\b|\d{1,4}\s?\(\d{1,3}\)|\d{1,5}\s?[–-]\s?\d{1,5}|\p{Lu}\p{Ll}+:\s\p{Lu}|\((?:1[5-9]|20)\d\d[a-z]?\)[.:,]/iu

/** How many lines the last work of a list goes on for: to its year, and while they go on in lower case or indented. */
function continuation(lines: readonly Line[], at: number): number {
  let count = year.test(lines[at]?.text ?? '') ? 0 : lines.slice(at, at + linesPerEntry).findIndex(({ text }) => year.test(text))
  while (count + 1 < linesPerEntry && /^\s|^\p{Ll}/u.test(lines[at + count + 1]?.text ?? '')) count++
  return Math.max(0, count)
}

function runFrom(lines: readonly Line[], starts: readonly boolean[], from: number): { last: number; entries: number; sure: number } {
  let [last, entries, sure] = [from - 1, 0, 0]
  for (let i = from; i < lines.length && starts[i];) {
    let end = i + 1
    while (end < lines.length && end - i < linesPerEntry && !starts[end] && !isNumberedTitle(lines[end]?.text ?? '')) end++
    const isClosed = starts[end] === true
    const own = lines.slice(i, isClosed ? end : i + 1 + continuation(lines, i))
    entries++
    if (own.some(({ text }) => sign.test(text))) sure++
    last = i + own.length - 1
    if (!isClosed) break
    i = end
  }
  return { last, entries, sure }
}
