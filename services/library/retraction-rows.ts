import type { Retraction } from '#tools/library/contract.ts'
import { doubleKeysOf } from '#tools/library/double-keys.ts'

/** Columns of the Retraction Watch list that are read; it has more. */
const wanted = ['RetractionDate', 'RetractionDOI', 'OriginalPaperDOI', 'OriginalPaperPubMedID', 'RetractionNature', 'Reason'] as const
type Column = (typeof wanted)[number]

/** The file is not a list of retractions; the message names what it lacks. */
export class RetractionListError extends Error {
  override name = 'RetractionListError'
}

/** What is known under each key of a work, and from how many records. */
export type RetractionTable = { readonly byKey: ReadonlyMap<string, Retraction>; readonly records: number; readonly newest: string | null }

/**
 * Reads the list as Crossref publishes it. Of several notices on a work the weightiest holds: a retraction, unless the work
 * was reinstated later. Throws RetractionListError.
 */
export async function retractionTable(rows: AsyncIterable<readonly string[]>): Promise<RetractionTable> {
  const byKey = new Map<string, Retraction>()
  let columnAt: ((row: readonly string[], column: Column) => string) | null = null
  let records = 0
  let newest: string | null = null
  for await (const row of rows) {
    if (columnAt === null) {
      columnAt = columnsOf(row)
      continue
    }
    const at = columnAt
    const notice = noticeOf((column) => at(row, column))
    const keys = doubleKeysOf({ DOI: at(row, 'OriginalPaperDOI'), PMID: pmidOf(at(row, 'OriginalPaperPubMedID')) })
    if (!notice || keys.length === 0) continue
    records += 1
    if (notice.date !== null && (newest === null || notice.date > newest)) newest = notice.date
    for (const key of keys) {
      const known = byKey.get(key)
      byKey.set(key, known ? weightier(known, notice) : notice)
    }
  }
  if (columnAt === null) throw new RetractionListError('The file is empty.')
  return { byKey, records, newest }
}

function columnsOf(heading: readonly string[]): (row: readonly string[], column: Column) => string {
  const places = new Map(heading.map((name, at) => [name.trim().toLowerCase().replaceAll(' ', ''), at]))
  const missing = wanted.filter((column) => !places.has(column.toLowerCase()))
  if (missing.length > 0) throw new RetractionListError(`The file has no column ${missing.join(', ')}.`)
  return (row, column) => row[places.get(column.toLowerCase()) ?? -1]?.trim() ?? ''
}

const natures: Readonly<Record<string, Retraction['nature']>> = {
  retraction: 'retraction',
  correction: 'correction',
  'expression of concern': 'expression-of-concern',
  reinstatement: 'reinstatement',
}

function noticeOf(read: (column: Column) => string): Retraction | null {
  const nature = natures[read('RetractionNature').toLowerCase()]
  if (!nature) return null
  const [doi] = doubleKeysOf({ DOI: read('RetractionDOI') })
  return {
    nature,
    date: dateOf(read('RetractionDate')),
    reasons: read('Reason')
      .split(';')
      .map((reason) => reason.trim().replace(/^\+/, ''))
      .filter(Boolean),
    noticeUrl: doi ? `https://doi.org/${encodeURI(doi.slice('doi:'.length))}` : null,
  }
}

/** The list writes 0 where there is none. */
const pmidOf = (text: string): string => (/^[1-9]\d*$/.test(text) ? text : '')

/** `5/27/2024 0:00` and `2024-05-27` as an ISO date; null for what is no day. */
export function dateOf(text: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})\b/.exec(text)
  const [year, month, day] = american ? [american[3], american[1], american[2]] : [iso?.[1], iso?.[2], iso?.[3]]
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null
}

const weights: Readonly<Record<Retraction['nature'], number>> = {
  retraction: 3,
  reinstatement: 2,
  'expression-of-concern': 1,
  correction: 0,
}

function weightier(one: Retraction, other: Retraction): Retraction {
  const [first, second] = (one.date ?? '') <= (other.date ?? '') ? [one, other] : [other, one]
  // Whatever came before, a work that was reinstated stands again.
  if (second.nature === 'reinstatement') return second
  if (first.nature === 'reinstatement' && second.nature === 'retraction') return second
  return weights[second.nature] >= weights[first.nature] ? second : first
}
