import type { HistoryEntry, HistoryPage, Preferences } from '#tools/account/contract.ts'
import { send, type Guard } from '#web/workbench/api-client.ts'
import type { Query } from './history-state.ts'

const path = '/api/v1/history'
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isPage: Guard<HistoryPage> = (value): value is HistoryPage =>
  isObject(value) && Array.isArray(value['entries']) && typeof value['total'] === 'number'
const isEntry: Guard<HistoryEntry> = (value): value is HistoryEntry =>
  isObject(value) && typeof value['input'] === 'string' && typeof value['output'] === 'string'
const isDeleted: Guard<{ readonly deleted: number }> = (value): value is { readonly deleted: number } =>
  isObject(value) && typeof value['deleted'] === 'number'
const isPreferences: Guard<Preferences> = (value): value is Preferences => isObject(value) && typeof value['historyDays'] === 'number'

/** Where the history may be had as a file. */
export const exportPath = `${path}/export`

type PageRequest = { readonly query: Query; readonly before: string | null; readonly locale: string; readonly signal: AbortSignal }

export function requestPage({ query, before, locale, signal }: PageRequest) {
  const asked = new URLSearchParams({ ...(query.search ? { search: query.search } : {}), ...(query.tool ? { tool: query.tool } : {}) })
  if (before !== null) asked.set('before', before)
  const suffix = asked.size > 0 ? `?${asked}` : ''
  return send({ method: 'GET', path: path + suffix, isValue: isPage, locale, signal })
}

const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`

export const requestEntry = (id: string, locale: string) => send({ method: 'GET', path: pathOf(id), isValue: isEntry, locale })

/** `isLast`: the reader is leaving the page. */
export const requestDelete = (id: string, isLast = false) => send({ method: 'DELETE', path: pathOf(id), isValue: isDeleted, isLast })

export const requestDeleteAll = (locale: string) => send({ method: 'DELETE', path, isValue: isDeleted, locale })

const preferencesPath = '/api/v1/account/preferences'

export const requestPreferences = () => send({ method: 'GET', path: preferencesPath, isValue: isPreferences })

export const requestKeeping = (keepsHistory: boolean, locale: string) =>
  send({ method: 'PATCH', path: preferencesPath, body: { keepsHistory }, isValue: isPreferences, locale })
