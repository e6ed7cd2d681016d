import type { CheckAnswer, CheckInput, CheckList, CheckScope, CheckState, Exclusions } from '#tools/check/contract.ts'
import { isOffline, send, type Answer, type Guard } from '#web/workbench/api-client.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'

const path = '/api/v1/check'
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
export const isState: Guard<CheckState> = (value): value is CheckState =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['state'] === 'string' && 'step' in value
const isAnswer: Guard<CheckAnswer> = (value): value is CheckAnswer => isState(value) && 'report' in value && 'exclusions' in value
const isList: Guard<CheckList> = (value): value is CheckList => isObject(value) && Array.isArray(value['checks'])
const isScope: Guard<CheckScope> = (value): value is CheckScope =>
  isObject(value) && Array.isArray(value['collections']) && Array.isArray(value['online'])
const isAnything: Guard<unknown> = (_value): _value is unknown => true

export type Share = NonNullable<CheckAnswer['share']>
const isShare: Guard<Share> = (value): value is Share =>
  isObject(value) && typeof value['url'] === 'string' && typeof value['expiresAt'] === 'string'

/** Begins a check. When the language could not be told, once more in the language that the person has set for this case. */
export async function requestCheck(input: CheckInput, locale: string): Promise<Answer<CheckState>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  return askWhenUnsure(input.language, (language) => send({ method: 'POST', path, body: { ...input, language }, isValue: isState, locale }))
}

export const requestAnswer = (id: string, locale: string) => send({ method: 'GET', path: pathOf(id), isValue: isAnswer, locale })

export const requestList = (locale: string) => send({ method: 'GET', path, isValue: isList, locale })

export const requestScope = (locale: string) => send({ method: 'GET', path: `${path}/scope`, isValue: isScope, locale })

export const requestCancel = (id: string, locale: string) =>
  send({ method: 'POST', path: `${pathOf(id)}/cancel`, isValue: isAnything, locale })

/** `isLast`: the reader is leaving the page. */
export const requestExclusions = (id: string, exclusions: Exclusions, isLast = false) =>
  send({ method: 'PUT', path: `${pathOf(id)}/exclusions`, body: exclusions, isValue: isAnything, isLast })

export const requestDelete = (id: string, locale: string) => send({ method: 'DELETE', path: pathOf(id), isValue: isAnything, locale })

export const requestShare = (id: string, locale: string) => send({ method: 'POST', path: `${pathOf(id)}/share`, isValue: isShare, locale })

export const requestUnshare = (id: string, locale: string) =>
  send({ method: 'DELETE', path: `${pathOf(id)}/share`, isValue: isAnything, locale })

/** Where the check tells how it goes on. */
export const eventsPath = (id: string): string => `${pathOf(id)}/events`

/** The report as a page of its own, made to be printed. */
export const printPath = (id: string, locale: string): string => `${pathOf(id)}/report.html?${new URLSearchParams({ locale })}`
