import type { Span } from '#engines/text/span.ts'
import type { CslItem } from '../item.ts'
import { parseReferences } from '../references/parse-references.ts'
import type { ParsedReference } from '../references/parsed.ts'
import { typeOf, type Identifier } from './identifier.ts'
import { splitRows } from './split-rows.ts'

/** What stands in one row of a pasted text; `item` holds nothing that the text does not say. */
export type ReadTextRow =
  | {
      readonly is: 'identifier'
      readonly said: string
      readonly identifier: Identifier
      readonly item: CslItem
      readonly unsure: readonly string[]
    }
  | { readonly is: 'reference'; readonly said: string; readonly parsed: ParsedReference }

/** Reads a pasted text: identifiers, references and titles, in its order, as the one box of the citation tool takes them. */
export function readRows(text: string): readonly ReadTextRow[] {
  return splitRows(text).flatMap((row): readonly ReadTextRow[] => {
    if (row.is === 'identifier') return [identified(text.slice(row.span.start, row.span.end), row.identifier)]
    return row.isLines ? linesIn(text, row.span).flatMap((span) => parsedIn(text, span, true)) : parsedIn(text, row.span, false)
  })
}

function parsedIn(text: string, { start, end }: Span, isOneEntry: boolean): readonly ReadTextRow[] {
  const words = text.slice(start, end)
  return parseReferences(words, { isOneEntry }).map((parsed) => ({
    is: 'reference',
    said: words.slice(parsed.span.start, parsed.span.end),
    parsed,
  }))
}

const linesIn = (text: string, { start, end }: Span): readonly Span[] =>
  [...text.slice(start, end).matchAll(/[^\r\n\u2028\u2029]*\S[^\r\n\u2028\u2029]*/g)].map(({ 0: line, index }) => ({
    start: start + index,
    end: start + index + line.length,
  }))

function identified(said: string, identifier: Identifier): ReadTextRow {
  const isWrong = 'isWrong' in identifier
  const unsure = [...(identifier.kind === 'doi' ? ['type'] : []), ...(isWrong ? ['ISBN'] : [])]
  return { is: 'identifier', said, identifier, item: { id: 'said', type: typeOf[identifier.kind], ...fieldsOf(identifier) }, unsure }
}

/** Fields that follow from the identifier alone. */
function fieldsOf({ kind, id }: Identifier): Partial<CslItem> {
  const fields: Readonly<Record<Identifier['kind'], Partial<CslItem>>> = {
    doi: { DOI: id },
    isbn: { ISBN: id },
    pmid: { PMID: id },
    pmcid: { PMCID: id },
    arxiv: { publisher: 'arXiv', number: `arXiv:${id}`, URL: `https://arxiv.org/abs/${id}` },
    url: { URL: id },
  }
  return fields[kind]
}
