import type { CiteLocale, CiteResult, ExportFormat, ImportResult } from '#tools/cite/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { fetchFile, post, type Answer, type Guard } from '#web/workbench/api-client.ts'

const path = '/api/v1/cite'

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isCited: Guard<CiteResult> = (value): value is CiteResult => isObject(value) && Array.isArray(value['entries'])
const isImported: Guard<ImportResult> = (value): value is ImportResult => isObject(value) && Array.isArray(value['items'])

const itemsOf = (works: readonly KeptItem[]) => works.map(({ id, item }) => ({ ...item, id }))

/** Works as a reference list in APA, in the interface's language. */
export const requestList = (works: readonly KeptItem[], locale: CiteLocale): Promise<Answer<CiteResult>> =>
  post({ path, body: { items: itemsOf(works), locale }, isValue: isCited, locale })

/** Works as a file. */
export const requestFile = (works: readonly KeptItem[], format: ExportFormat, locale: CiteLocale): Promise<Answer<Blob>> =>
  fetchFile({ path: `${path}/export`, body: { items: itemsOf(works), format, locale }, locale })

/** The works in a file of references. */
export const requestWorks = (text: string, locale: string): Promise<Answer<ImportResult>> =>
  post({ path: `${path}/import`, body: { text }, isValue: isImported, locale })
