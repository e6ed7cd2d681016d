import type { CslItem } from '#engines/cite/item.ts'
import type { CiteInput, CiteLocale, CiteResult, ExportFormat, ImportResult, ReadEvent } from '#tools/cite/contract.ts'
import { fetchFile, post, postForEvents, send, type Answer, type Guard, type Problem } from '#web/workbench/api-client.ts'

const path = '/api/v1/cite'

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isCited: Guard<CiteResult> = (value): value is CiteResult => isObject(value) && Array.isArray(value['entries'])
const isImported: Guard<ImportResult> = (value): value is ImportResult => isObject(value) && Array.isArray(value['items'])
const isEvent: Guard<ReadEvent | ProblemEvent> = (value): value is ReadEvent | ProblemEvent =>
  isObject(value) && typeof value['type'] === 'string'

/** A problem that came when the stream had begun. */
type ProblemEvent = { readonly type: 'problem'; readonly problem: Problem }

/** How the list is written: by which style, in which language. */
export type Manner = { readonly style: string; readonly locale: CiteLocale }

/** What the API knows as an item: any record. */
export type SentItem = Readonly<Record<string, unknown>>

/** Whether a record is a work in CSL-JSON; its fields were looked at by the server. */
export const isItem = (value: SentItem): value is CslItem => typeof value['id'] === 'string' && typeof value['type'] === 'string'

type Citing = Manner & {
  readonly items: readonly SentItem[]
  readonly citations?: CiteInput['citations']
  readonly signal?: AbortSignal
  /** The interface's language, for problems. */
  readonly language: string
}

/** Entries in the order of the list, and marks of the text. */
export const requestCite = ({ items, citations = [], style, locale, signal, language }: Citing): Promise<Answer<CiteResult>> =>
  post({ path, body: { items, citations, style, locale }, isValue: isCited, locale: language, ...(signal ? { signal } : {}) })

export type Reading = {
  readonly text: string
  readonly language: string
  readonly signal: AbortSignal
  readonly onEvent: (event: ReadEvent) => void
}

/** Reads what a text names; each row is told as it comes. Resolves to what went wrong, or null. */
export async function requestRead({ text, language, signal, onEvent }: Reading): Promise<Problem | null> {
  let told: Problem | null = null
  const ended = await postForEvents({
    path: `${path}/read`,
    body: { text },
    isValue: isEvent,
    locale: language,
    signal,
    onEvent: (event) => {
      if (event.type === 'problem') told = event.problem
      else onEvent(event)
    },
  })
  return ended ?? told
}

/** The works in the text of a file of references. */
export const requestImport = (text: string, language: string): Promise<Answer<ImportResult>> =>
  post({ path: `${path}/import`, body: { text }, isValue: isImported, locale: language })

type Exporting = Manner & { readonly items: readonly SentItem[]; readonly format: ExportFormat; readonly language: string }

/** The list as a file. */
export const requestExport = ({ items, format, style, locale, language }: Exporting): Promise<Answer<Blob>> =>
  fetchFile({ path: `${path}/export`, body: { items, format, style, locale }, locale: language })

/** A style of the list: APA, or one that the operator added. */
export type StyleChoice = { readonly id: string; readonly title: string }
const isStyles: Guard<{ readonly styles: readonly StyleChoice[] }> = (value): value is { readonly styles: readonly StyleChoice[] } =>
  isObject(value) && Array.isArray(value['styles'])

export const requestStyles = () => send({ method: 'GET', path: `${path}/styles`, isValue: isStyles })
