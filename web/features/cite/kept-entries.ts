import type { Entry } from '#tools/cite/contract.ts'
import type { Guard } from '#web/workbench/api-client.ts'
import { makeDraftStore, type DraftStorage, type DraftStore } from '#web/workbench/draft-store.ts'
import type { Manner } from './cite-api.ts'

/** A list as it was formatted last. */
export type KeptEntries = Manner & { readonly entries: readonly Entry[] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Written by us, and by a newer or older build of ours at the worst. */
const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['isListed'] === 'boolean' &&
  Array.isArray(value['gaps']) &&
  ['entry', 'parenthetical', 'narrative'].every((part) => isFormatted(value[part]))

const isFormatted = (value: unknown): boolean => isObject(value) && typeof value['text'] === 'string' && typeof value['html'] === 'string'

const isKept: Guard<KeptEntries> = (value): value is KeptEntries =>
  isObject(value) &&
  typeof value['style'] === 'string' &&
  typeof value['locale'] === 'string' &&
  Array.isArray(value['entries']) &&
  value['entries'].every(isEntry)

/** The server formats, so a visitor's list is kept as it was last, to be read and copied without a connection. Accounts have theirs with the server. */
export const entriesStore = (storage?: DraftStorage): DraftStore<KeptEntries> =>
  makeDraftStore({ tool: 'cite-entries', isDraft: isKept, ...(storage ? { storage } : {}) })
