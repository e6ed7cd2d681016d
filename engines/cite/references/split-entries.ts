import type { Span } from '#engines/text/span.ts'
import { bibliographyHeadings } from '#engines/languages/bibliography-headings.ts'

type Line = Span & { readonly words: string; readonly indent: number }

const marker = /^(?:\[(\d{1,4})\]|\((\d{1,4})\)|(\d{1,4})[.)](?=\s)|([•●▪◦‣∙*·]|[-–—](?=\s)))\s*/
const yearOrAddress = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|https?:\/\/|\b10\.\d{4,9}\/|\((?:n\.\s?d\.|é\.\s?n\.|s\.\s?f\.|s\.\s?d\.)/
/** Beginnings of entries: a family name and a comma, initials, a name in capitals, three dashes, a quotation mark. */
const entryStart =
  /^(?:(?:(?:van|von|de|del|della|der|di|da|dos|du|la|le|ten|ter)\s){0,2}\p{Lu}[\p{L}'’-]{1,40}(?:[ -]\p{Lu}[\p{L}'’-]{1,30}){0,2}(?:,|\s\p{Lu}{1,3}[,.])\s|\p{Lu}\.[ -]|\p{Lu}{2,30},|[—–_-]{3}|\p{Lu}[\p{L}'’-]{1,40}\s\p{Lu}[\p{L}'’.-]{1,40}(?::|\s\())/u
/** One numbered entry among others that are not, copied from elsewhere. */
const numbered = /^\[\d{1,4}\]\s+(?=\p{Lu})/u
const complete = /(?:[.!?)\]”"»“/\d]|https?:\/\/\S+|\b10\.\d{4,9}\/\S+)$/

const listHeadings: ReadonlySet<string> = new Set(Object.values(bibliographyHeadings).flat())

/**
 * Entries of a pasted list in the order of the text, without their numbers and bullets. Numbers lead where lines begin with them;
 * else empty lines, else hanging indents, else what a line begins with and how the one before ended. Headings are left out.
 */
export function splitEntries(text: string): readonly Span[] {
  const lines = linesOf(text).filter(({ words }) => !isHeading(words))
  const marked = lines.filter(({ words }) => marker.test(words))
  const first = lines[0]
  if (!first) return []
  if (marked.length > 0 && marker.test(first.words) && isCounted(marked)) return byMarkers(text, lines)
  const starts = startsOf(text, lines)
  return lines.flatMap((line, index) => {
    if (index > 0 && !starts.has(line)) return []
    let last = index
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || starts.has(other)) break
      last = next
    }
    const number = numbered.exec(line.words)?.[0].length ?? 0
    return inlineEntries(text, { start: line.start + number, end: lines[last]?.end ?? line.end })
  })
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]+/g)) {
    const indent = match[0].search(/\S/)
    const words = match[0].trim()
    if (words !== '') lines.push({ start: match.index + indent, end: match.index + indent + words.length, words, indent })
  }
  return lines
}

const isHeading = (words: string): boolean =>
  words.length <= 60 && listHeadings.has(words.replace(/^[\d.\s#*]+|[\s:.*]+$/g, '').toLowerCase())

/** Bullets all alike, or numbers that mostly grow. */
function isCounted(lines: readonly Line[]): boolean {
  const numbers = lines.map(({ words }) => marker.exec(words)).map((match) => Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? Number.NaN))
  const counted = numbers.filter((number) => !Number.isNaN(number))
  if (counted.length === 0) return true
  const steps = counted.filter((number, index) => index === 0 || number > (counted[index - 1] ?? 0))
  return steps.length >= counted.length * 0.8
}

function byMarkers(text: string, lines: readonly Line[]): readonly Span[] {
  const isNumbered = /\d/.test(marker.exec(lines[0]?.words ?? '')?.[0] ?? '')
  const isStart = ({ words }: Line): boolean => {
    const found = marker.exec(words)?.[0]
    return found !== undefined && /\d/.test(found) === isNumbered
  }
  const groups: { start: number; end: number }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (!last || isStart(line)) groups.push({ start: line.start + (marker.exec(line.words)?.[0].length ?? 0), end: line.end })
    else last.end = line.end
  }
  return groups.filter(({ start, end }) => end > start).flatMap((span) => inlineEntries(text, span))
}

function startsOf(text: string, lines: readonly Line[]): ReadonlySet<Line> {
  const starts = new Set<Line>()
  const widest = Math.max(...lines.slice(0, 2_000).map(({ words }) => words.length))
  const isHanging =
    lines.some(({ indent }) => indent > 0) && lines.filter(({ indent }) => indent === 0).length > 1 && lines[0]?.indent === 0
  let sofar = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isApart = before !== undefined && /\n[^\S\n]*\r?\n/.test(text.slice(before.end, line.start + 1))
    const isNew =
      !before || isApart || (isHanging ? line.indent === 0 : beginsAnew({ sofar, line, isShort: before.words.length < widest * 0.75 }))
    if (isNew) starts.add(line)
    // Only the last part matters below, and a list without any end must not take quadratic time.
    sofar = isNew ? line.words : `${sofar.slice(-1_000)} ${line.words}`
  }
  return starts
}

type Turn = { readonly sofar: string; readonly line: Line; readonly isShort: boolean }

function beginsAnew({ sofar, line: { words }, isShort }: Turn): boolean {
  if (numbered.test(words) && complete.test(sofar)) return true
  if (!/^["“„«‘'[(]?[\p{Lu}\p{Lo}—–_]/u.test(words) && !/^(?:van|von|de|del|der|di|da)\s\p{Lu}/u.test(words)) return false
  const isComplete = complete.test(sofar)
  const hasYear = yearOrAddress.test(sofar)
  if (isComplete && hasYear && entryStart.test(words)) return true
  if (isComplete && hasYear && yearOrAddress.test(words) && words.length > 50) return true
  return isComplete && isShort && (hasYear || sofar.length > 40)
}

/** Entries numbered within one paragraph, as they come out of some files: `[1] … [2] …`. */
function inlineEntries(text: string, { start, end }: Span): readonly Span[] {
  const said = text.slice(start, end)
  const numbers = [...said.matchAll(/(?<=^|[.\s])\[(\d{1,4})\]\s+(?=\p{Lu})/gu)]
  const known = Number(/\[(\d{1,4})\]\s*$/.exec(text.slice(Math.max(0, start - 10), start))?.[1] ?? Number.NaN)
  const cuts = numbers.filter((match, index) => {
    const before = index > 0 ? Number(numbers[index - 1]?.[1]) : known
    return Number(match[1]) === before + 1 || (index === 0 && match.index === 0)
  })
  if (cuts.length === 0 || cuts.length !== numbers.length) return [{ start, end }]
  const edges = [...(cuts[0]?.index === 0 ? [] : [{ at: 0, skip: 0 }]), ...cuts.map((cut) => ({ at: cut.index, skip: cut[0].length }))]
  return edges.map(({ at, skip }, index) => {
    const until = edges[index + 1]?.at ?? said.length
    return { start: start + at + skip, end: start + at + said.slice(at, until).trimEnd().length }
  })
}
