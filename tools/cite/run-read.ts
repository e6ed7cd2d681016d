import { isbn13, optionalIsbn } from '#engines/cite/identify/isbn.ts'
import { optionalArxiv } from '#engines/cite/identify/arxiv.ts'
import { readRows, type ReadTextRow } from '#engines/cite/identify/read-rows.ts'
import { hasFamily, titleLikeness } from '#engines/cite/identify/same-work.ts'
import type { CslItem } from '#engines/cite/item.ts'
import type { ReadRow } from './contract.ts'
import type { ReadTextInput, SaidRow, ScholarQuery } from './read-task.ts'

/** The rows of a text with what they say by themselves, and what registries may be asked for. */
export function readText({ text }: ReadTextInput): readonly SaidRow[] {
  return readRows(text).map((read, row) => ({ row, ...(read.is === 'identifier' ? identifiedRow(read) : parsedRow(read)) }))
}

type Said = Omit<SaidRow, 'row'>
type Read<Is extends ReadTextRow['is']> = Extract<ReadTextRow, { readonly is: Is }>

function identifiedRow({ said, identifier, item, unsure }: Read<'identifier'>): Said {
  const { kind, id } = identifier
  const query: ScholarQuery | null = 'isWrong' in identifier ? null : { is: kind, id }
  return { said, kind, item, unsure: [...unsure], query }
}

function parsedRow({ said, parsed }: Read<'reference'>): Said {
  const { item, unsure, kind } = parsed
  return { said, kind, item, unsure: [...unsure], query: optionalQuery(item, parsed.said) }
}

/** Kinds of works that are known by their page. */
const onPages: readonly CslItem['type'][] = ['webpage', 'post', 'post-weblog']

/** What to ask for a reference: the id that it names, else the page of a work that is one, else its words. */
function optionalQuery(item: CslItem, words: string): ScholarQuery | null {
  if (item.DOI !== undefined) return { is: 'doi', id: item.DOI }
  if (item.PMID !== undefined && /^\d{1,9}$/.test(item.PMID)) return { is: 'pmid', id: item.PMID }
  if (item.PMCID !== undefined && /^PMC\d{1,9}$/.test(item.PMCID)) return { is: 'pmcid', id: item.PMCID }
  const arxiv = optionalArxiv((item.number ?? '').replace(/^arXiv:\s*/i, ''))
  if (arxiv !== null) return { is: 'arxiv', id: arxiv }
  // The ISBN of a chapter is that of the book around it.
  const isbn = item.type === 'book' ? optionalIsbn(item.ISBN ?? '') : null
  if (isbn !== null) return { is: 'isbn', id: isbn13(isbn) }
  if (item.URL !== undefined && onPages.includes(item.type)) return { is: 'url', id: item.URL }
  if (item.title === undefined) return null
  const [first] = item.author ?? []
  const year = item.issued?.['date-parts']?.[0]?.[0] ?? null
  return { is: 'words', words, title: item.title, family: first?.family ?? first?.literal ?? null, year }
}

/** What registries gave for a row; null when nobody was asked. */
export type RowAnswer = {
  readonly found: { readonly item: CslItem; readonly unsure: readonly string[]; readonly origin: string } | null
  readonly others: readonly CslItem[]
  readonly trouble: ReadRow['trouble']
}

/** Fields that the text knows better than a registry: when somebody read it, and ids that the registry has not. */
const ownFields = ['accessed', 'PMID', 'PMCID'] as const
/** Below this, what a registry knows under an id is hardly what the reference around it means. */
const sameFrom = 0.5

/**
 * The row with what registries know of it: theirs where there is any, else what the text gave. Where a reference names an id of
 * another work, the text is kept and the other work offered: one of the two is wrong, and nobody but the reader knows which. Ids of
 * items are made new.
 */
export function joinRow({ row, said, kind, item, unsure }: SaidRow, { found, others, trouble }: RowAnswer): ReadRow {
  const id = `read-${row}`
  const isOther = found !== null && item !== null && isAnother(item, found.item)
  const offered = [...(isOther ? [found.item] : []), ...others].map((other, index) => ({ ...other, id: `${id}-other-${index}` }))
  if (!found || isOther) {
    const doubts = isOther ? [...new Set([...unsure, 'title', ...idsOf(item)])] : unsure
    return { row, said, kind, item: item && { ...item, id }, origin: null, unsure: doubts, trouble, others: offered }
  }
  const own = Object.fromEntries(ownFields.flatMap((field) => (item?.[field] !== undefined ? [[field, item[field]]] : [])))
  return { row, said, kind, item: { ...own, ...found.item, id }, origin: found.origin, unsure: [...found.unsure], trouble, others: offered }
}

const idsOf = (item: CslItem): readonly string[] =>
  (['DOI', 'PMID', 'PMCID', 'ISBN', 'URL'] as const).filter((field) => item[field] !== undefined)

/** The text has another title than the work under the id that it names, and other people or another year. */
function isAnother(said: CslItem, found: CslItem): boolean {
  if (said.title === undefined || found.title === undefined || titleLikeness(said.title, found.title) >= sameFrom) return false
  const [first] = said.author ?? []
  const [saidYear, foundYear] = [said, found].map(({ issued }) => issued?.['date-parts']?.[0]?.[0])
  // Where both agree, the title was read wrongly.
  const isSameAuthor = first !== undefined && hasFamily(found, first.family ?? first.literal ?? '')
  return !(isSameAuthor && saidYear !== undefined && saidYear === foundYear)
}
