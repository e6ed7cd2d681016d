import { citeLocales, type CiteLocale } from '#tools/cite/contract.ts'
import type { Guard } from '#web/workbench/api-client.ts'
import { makeDraftStore, type DraftStorage, type DraftStore } from '#web/workbench/draft-store.ts'
import type { Draft } from './draft.ts'
import type { ListPlace } from './use-works.ts'

/** What lies on the desk over a reload: the list in sight, how it is written, the box, the form. */
export type KeptDesk = {
  readonly place: ListPlace
  readonly style: string
  /** Null: the page's language. */
  readonly locale: CiteLocale | null
  readonly text: string
  readonly draft: Draft | null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isPlace = (value: unknown): value is ListPlace =>
  value === 'all' || value === 'unfiled' || (isObject(value) && typeof value['folder'] === 'string')
const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isObject(value['item']) &&
  Array.isArray(value['visited']) &&
  Array.isArray(value['unsure']) &&
  isObject(value['dates'])
export const isCiteLocale = (value: unknown): value is CiteLocale => citeLocales.some((code) => code === value)

const isKeptDesk: Guard<KeptDesk> = (value): value is KeptDesk =>
  isObject(value) &&
  isPlace(value['place']) &&
  typeof value['style'] === 'string' &&
  (value['locale'] === null || isCiteLocale(value['locale'])) &&
  typeof value['text'] === 'string' &&
  (value['draft'] === null || isDraft(value['draft']))

/** Each account has a desk of its own in this browser, and visitors have one; `owner` is the account's id, or null. */
export const deskStore = (owner: string | null, storage?: DraftStorage): DraftStore<KeptDesk> =>
  makeDraftStore({ tool: `cite-${owner ?? 'browser'}`, isDraft: isKeptDesk, ...(storage ? { storage } : {}) })
