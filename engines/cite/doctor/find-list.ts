import type { Span } from '#engines/text/span.ts'
import { bibliographyHeadings, headingsAfter } from '#engines/languages/bibliography-headings.ts'

type Line = Span & { readonly words: string }

/** Where the list of works stands: `list` without its title, `whole` with it. */
export type FoundList = { readonly list: Span; readonly whole: Span }

const folded = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('œ', 'oe')
const titles: ReadonlySet<string> = new Set(Object.values(bibliographyHeadings).flat().map(folded))
const titlesAfter: ReadonlySet<string> = new Set(headingsAfter.map(folded))

const longestTitle = 70
/** What a line of an endless paragraph is judged by. */
const judged = 600
const fewestByShape = 3

const number = /^\s*(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)])\s/
const year = /(?<![\p{L}\p{N}])(?:1[5-9]|20)\d\d[a-z]?(?![\p{L}\p{N}])/u
const authorFirst =
  /^\s*(?:[-•*–]\s+|\[?\d{1,4}[\].)]+\s+)?(?:(?:van|von|de|der|den|del|della|di|da|la|le|ten|af|al|’t|'t)\s){0,3}\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+){0,3}(?:,\s\p{Lu}|\s\p{Lu}{1,3}[.,\s]|\.?\s\((?:1[5-9]|20)\d\d)/u
const sign =
  /\bdoi\b|https?:\/\/|www\.|\d{1,4}\s?\(\d{1,4}\)|\d{1,5}\s?[–-]\s?\d{1,5}|\((?:1[5-9]|20)\d\d[a-z]?\)|\p{Lu}[\p{L} ]{2,30}: \p{Lu}/u

/**
 * The list of works of a text: from its title in one of fifteen languages (the last under which works stand) to the next title that
 * ends such a list, or to the end; without a title the longest row of lines that look like works. Null where there is none.
 */
export function findList(text: string): FoundList | null {
  const lines = linesOf(text)
  return byTitle(lines) ?? byShape(lines)
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const { index, 0: line } of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    if (line.trim() !== '') lines.push({ start: index, end: index + line.trimEnd().length, words: line.slice(0, judged) })
  }
  return lines
}

function titleIn({ words }: Line): string | null {
  if (words.length > longestTitle) return null
  const bare = folded(words)
    .replace(/^[\s#*=]+/, '')
    .replace(/^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|[ivx]{1,5}\.)\s+/, '')
  return bare.replace(/[\s:.*=#]+$/, '')
}

function byTitle(lines: readonly Line[]): FoundList | null {
  let until = lines.length
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]
    if (!line) continue
    const title = titleIn(line)
    const first = lines[at + 1]
    const last = lines[until - 1]
    // A table of contents has the same title, but no works after it.
    if (first && last && title !== null && titles.has(title) && lines.slice(at + 1, Math.min(at + 7, until)).some((one) => isWork(one))) {
      return { list: { start: first.start, end: last.end }, whole: { start: line.start, end: last.end } }
    }
    if (endsList(line)) until = at
  }
  return null
}

const endsList = (line: Line): boolean => {
  const title = titleIn(line)
  if (title === null) return false
  return titlesAfter.has(title) || titlesAfter.has(title.replace(/\s+[a-z0-9]$/, '')) || /^\s*#{1,6}\s/.test(line.words)
}

const isWork = ({ words }: Line): boolean => year.test(words) && (authorFirst.test(words) || number.test(words) || sign.test(words))

/** Lines that begin like works, with up to four lines between two of them that do not and are no sentences of a text. */
function byShape(lines: readonly Line[]): FoundList | null {
  let best: { from: number; to: number; entries: number } | null = null
  let open: { from: number; to: number; entries: number } | null = null
  for (const [at, line] of lines.entries()) {
    const isEntry = authorFirst.test(line.words) && year.test(line.words) && sign.test(line.words)
    if (open && at - open.to > 4) open = null
    if (!isEntry) continue
    open = open ? { from: open.from, to: at, entries: open.entries + 1 } : { from: at, to: at, entries: 1 }
    if (open.entries >= fewestByShape && open.entries * 2 > open.to - open.from && (!best || open.entries >= best.entries)) best = open
  }
  if (!best) return null
  let last = best.to
  while (last + 1 < lines.length && last - best.to < 3 && /^\s|^\p{Ll}|^https?:/u.test(lines[last + 1]?.words ?? '')) last++
  const span = { start: lines[best.from]?.start ?? 0, end: lines[last]?.end ?? 0 }
  return { list: span, whole: span }
}
