import { textAt, type Span } from '#engines/text/span.ts'
import { parseReferences } from '../references/parse-references.ts'
import type { ParsedReference } from '../references/parsed.ts'

/** A line that begins with names and has a date in parentheses close behind them: an entry, whatever the line before looked like. */
const entryLine =
  /^(?:[ld]['’]|[’']t\s|(?:van|von|de|del|della|der|den|di|da|la|le|ten|ter|af|al|el)\s){0,3}\p{Lu}[^\n()[\]]{1,160}\s[([](?:(?:1[5-9]|20)\d\d[a-z]?[,)\]]|\p{Ll}[^\n()[\]]{0,25}[)\]]\.)/u

/** The entries of a list, with places in the whole text. Entries that were taken for one are parted where a line tells. */
export function readEntries(text: string, list: Span): readonly ParsedReference[] {
  const parsed = parseReferences(textAt(text, list)).map((reference) => moved(reference, list.start))
  return parsed.flatMap((reference) => {
    const parts = partsOf(text, reference.span)
    if (parts.length === 1) return [reference]
    return parts.flatMap((span, i) =>
      parseReferences(textAt(text, span), { isOneEntry: true, idPrefix: `${reference.item.id}-${i + 1}` }).map((one) =>
        moved(one, span.start),
      ),
    )
  })
}

function moved(reference: ParsedReference, by: number): ParsedReference {
  const at = ({ start, end }: Span): Span => ({ start: start + by, end: end + by })
  return { ...reference, span: at(reference.span), places: reference.places.map(({ field, span }) => ({ field, span: at(span) })) }
}

function partsOf(text: string, span: Span): readonly Span[] {
  const starts = [span.start]
  for (const { index, 0: gap } of textAt(text, span).matchAll(/[\r\n]\s*/g)) {
    const start = span.start + index + gap.length
    if (entryLine.test(text.slice(start, Math.min(span.end, start + 220)))) starts.push(start)
  }
  return starts.map((start, i) => ({ start, end: start + text.slice(start, starts[i + 1] ?? span.end).trimEnd().length }))
}
