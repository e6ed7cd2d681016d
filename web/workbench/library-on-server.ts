import type {
  AddResult,
  ChangeResult,
  Doubles,
  Folder,
  FolderRemoved,
  KeptItem,
  LibraryOverview,
  LibraryPage,
  Share,
} from '#tools/library/contract.ts'
import { send, type Answer, type Guard } from './api-client.ts'
import type { LibraryClient } from './library-client.ts'

const path = '/api/v1/library'
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`
const folderPath = `${path}/folders`
const folderPathOf = (id: string): string => `${folderPath}/${encodeURIComponent(id)}`
const sharePath = `${path}/share`

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const hasList =
  <Value>(name: string): Guard<Value> =>
  (value): value is Value =>
    isObject(value) && Array.isArray(value[name])
const hasId =
  <Value>(): Guard<Value> =>
  (value): value is Value =>
    isObject(value) && typeof value['id'] === 'string'
const isOverview: Guard<LibraryOverview> = (value): value is LibraryOverview => isObject(value) && isObject(value['counts'])
const isRemoved: Guard<FolderRemoved> = (value): value is FolderRemoved => isObject(value) && 'undo' in value
const isAnything: Guard<unknown> = (_value): _value is unknown => true
type Shares = { readonly shares: readonly Share[] }

/** The library of the account that is signed in, whose id is `owner`. */
export function libraryOnServer(locale: string, owner: string): LibraryClient {
  const changes = makeChanges()
  /** Tells of what was changed, once the answer is there. */
  const changing = async <Value>(asked: Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const answer = await asked
    if (answer.ok) changes.tell()
    return answer
  }
  const change = (method: 'POST' | 'PATCH' | 'DELETE', to: string, body: unknown) =>
    changing(send({ method, path: to, body, isValue: hasList<ChangeResult>('items'), locale }))
  const folder = (method: 'POST' | 'PATCH', to: string, name: string) =>
    changing(send({ method, path: to, body: { name }, isValue: hasId<Folder>(), locale }))
  return {
    place: 'account',
    owner,
    overview: () => send({ method: 'GET', path: `${path}/overview`, isValue: isOverview, locale }),
    find: (question, signal) =>
      send({ method: 'GET', path: `${path}?${queryOf(question)}`, isValue: hasList<LibraryPage>('items'), locale, signal }),
    get: (id) => send({ method: 'GET', path: pathOf(id), isValue: hasId<KeptItem>(), locale }),
    add: (input) => changing(send({ method: 'POST', path, body: input, isValue: hasList<AddResult>('added'), locale })),
    change: (input) => change('PATCH', path, input),
    remove: (ids) => change('DELETE', path, { ids }),
    undo: (undo) => change('POST', `${path}/undo`, { undo }),
    doubles: () => send({ method: 'GET', path: `${path}/doubles`, isValue: hasList<Doubles>('pairs'), locale }),
    merge: (input) => change('POST', `${path}/merge`, input),
    makeFolder: (name) => folder('POST', folderPath, name),
    renameFolder: (id, name) => folder('PATCH', folderPathOf(id), name),
    removeFolder: (id) => changing(send({ method: 'DELETE', path: folderPathOf(id), isValue: isRemoved, locale })),
    hasMeasured: () => true,
    files: {
      attach: (id, file) => {
        const form = new FormData()
        form.set('file', file)
        return changing(send({ method: 'POST', path: `${pathOf(id)}/file`, body: form, isValue: hasId<KeptItem>(), locale }))
      },
      detach: (id) => changing(send({ method: 'DELETE', path: `${pathOf(id)}/file`, isValue: hasId<KeptItem>(), locale })),
      addressOf: (id) => `${pathOf(id)}/file`,
    },
    shares: {
      list: async () => {
        const answer = await send({ method: 'GET', path: sharePath, isValue: hasList<Shares>('shares'), locale })
        return answer.ok ? { ok: true, value: answer.value.shares } : answer
      },
      make: (input) => send({ method: 'POST', path: sharePath, body: input, isValue: hasId<Share>(), locale }),
      end: (id) => send({ method: 'DELETE', path: `${sharePath}/${encodeURIComponent(id)}`, isValue: isAnything, locale }),
    },
    subscribe: changes.subscribe,
  }
}

function queryOf(question: Readonly<Record<string, unknown>>): URLSearchParams {
  const said = Object.entries(question).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
}

const listeners = new Set<() => void>()

/** Whoever changes the account's library, all that show it hear of it, in other tabs as well. */
function makeChanges() {
  return {
    tell: (): void => {
      for (const listener of listeners) listener()
      tabs()?.postMessage('changed')
    },
    subscribe: (listener: () => void): (() => void) => {
      tabs()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let opened: BroadcastChannel | null = null

function tabs(): BroadcastChannel | null {
  if (opened || typeof BroadcastChannel === 'undefined') return opened
  opened = new BroadcastChannel('tinta-account-library')
  opened.addEventListener('message', () => {
    for (const listener of listeners) listener()
  })
  return opened
}
