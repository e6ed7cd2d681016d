import type { ApiKeyList, NewApiKey } from '#tools/keys/contract.ts'
import { send, type Answer, type Guard } from '#web/workbench/api-client.ts'

const path = '/api/v1/keys'

// The server checks its answers against the contract; these only keep out what is none of them.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isList: Guard<ApiKeyList> = (value): value is ApiKeyList => isObject(value) && Array.isArray(value['keys'])
const isNewKey: Guard<NewApiKey> = (value): value is NewApiKey => isObject(value) && typeof value['token'] === 'string'
const isDeleted: Guard<{ readonly deleted: number }> = (value): value is { readonly deleted: number } =>
  isObject(value) && typeof value['deleted'] === 'number'

/** What the page asks of the server about keys, for one interface language. */
export const keysApi = (locale: string) => ({
  list: (signal: AbortSignal): Promise<Answer<ApiKeyList>> => send({ method: 'GET', path, isValue: isList, locale, signal }),
  make: (name: string) => send({ method: 'POST', path, body: { name }, isValue: isNewKey, locale }),
  revoke: async (id: string): Promise<Answer<{ readonly deleted: number }>> => {
    const answer = await send({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}`, isValue: isDeleted, locale })
    // Another tab was quicker.
    return !answer.ok && answer.problem.code === 'not-found' ? { ok: true, value: { deleted: 0 } } : answer
  },
})

export type KeysApi = ReturnType<typeof keysApi>
