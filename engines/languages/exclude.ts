import type { Span } from '../text/span.ts'
import { findListsByShape, findListsByTitle, linesOf } from './bibliography.ts'
import { citationForms } from './citation-forms.ts'
import { mergeSpans } from '../text/merge-spans.ts'
import { findBlocks, findMarked } from './quotation-marks.ts'

/** Longer passages in quotation marks are no quotation: they are a text in marks. */
const wordsAtMost = 120
/** How far a citation may stand from the quotation it vouches for, in UTF-16 units. */
const citationWithin = 80

/**
 * The quotations of a text that name their source: in quotation marks of any of the languages or indented as a block, at most
 * 120 words, with a citation in the same paragraph within 80 characters before or after. Marks are part of the span. In order,
 * apart. Time is linear.
 */
export function findQuotations(text: string, language: string): readonly Span[] {
  const citations = findCitations(text)
  const marked = findMarked(text, language).filter((span) => isShort(text, span) && isCited(text, span, citations))
  const blocks = findBlocks(text).filter((span) => isShort(text, span) && isCited(text, span, citations))
  return mergeSpans([...marked, ...blocks])
}

/** What points to a source in a text: `(Kovács, 2010)`, `[12]`, `(uo. 45. o.)`. In order. */
export function findCitations(text: string): readonly Span[] {
  const found = citationForms.flatMap(({ find }) =>
    [...text.matchAll(find)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
  return mergeSpans(found)
}

const isShort = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return words > 0 && words <= wordsAtMost
}

/** A citation before a quotation speaks for it in the same sentence: `Kovács (2010) says: “…”`. */
const announces = (between: string): boolean => !/[.!?…]["'”’»)]*\s|\n[^\S\n]*\n|[“”„«»"]/u.test(between)

/** A citation after it speaks for the last quotation before it, in the same paragraph. */
const vouches = (between: string): boolean => !/\n[^\S\n]*\n|[„“«"]/u.test(between)

function isCited(text: string, span: Span, citations: readonly Span[]): boolean {
  // Citations are in order: the first that ends beyond the reach before the quotation is the one to begin with.
  let low = 0
  let high = citations.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((citations[middle]?.end ?? 0) < span.start - citationWithin) low = middle + 1
    else high = middle
  }
  for (let i = low; i < citations.length; i++) {
    const { start, end } = citations[i] ?? span
    if (start > span.end + citationWithin) return false
    if (end <= span.start ? announces(text.slice(end, span.start)) : vouches(text.slice(span.end, Math.max(span.end, start)))) return true
  }
  return false
}

/**
 * The lists of works of a text: from a title in any of the fifteen languages to the end or the next title, if works follow it; and
 * three works in a row wherever they stand. In order, apart. Titles of `language` and of English count, and those of all
 * languages for one we do not know. Time is linear.
 */
export function findBibliography(text: string, language: string): readonly Span[] {
  const lines = linesOf(text)
  return mergeSpans([...findListsByTitle(lines, language), ...findListsByShape(lines)])
}
