import type { CslItem } from '#engines/cite/item.ts'
import { parseNames } from '#web/workbench/names.ts'
import type { ReportSource } from '#tools/check/contract.ts'

type Known = Pick<ReportSource, 'title' | 'authors' | 'year' | 'url' | 'readAt'>

/** What a report knows of a source, as a work of the library; what it does not know stays away. A page that was read keeps the day. */
export function citedItem({ title, authors, year, url, readAt }: Known): CslItem {
  const names = parseNames(authors)
  return {
    id: 'source',
    type: url === null ? 'document' : 'webpage',
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(names.length === 0 ? {} : { author: names }),
    ...(year === null ? {} : { issued: { 'date-parts': [[year]] } }),
    ...(url === null ? {} : { URL: url }),
    ...(readAt === null ? {} : { accessed: { 'date-parts': [readAt.slice(0, 10).split('-').map(Number)] } }),
  }
}
