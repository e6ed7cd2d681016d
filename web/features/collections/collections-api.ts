import type {
  AddedAnswer,
  CollectionAnswer,
  CollectionInput,
  CollectionList,
  DocumentPage,
  ImportEvent,
} from '#tools/collections/contract.ts'
import { isOffline, isProblem, send, type Answer, type Guard } from '#web/workbench/api-client.ts'
import { noteProblem } from '#web/workbench/account-problems.ts'
import { makeEventReader } from '#web/workbench/sse.ts'
import type { Sending } from './make-importer.ts'

const path = '/api/v1/collections'
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isList: Guard<CollectionList> = (value): value is CollectionList => isObject(value) && Array.isArray(value['collections'])
const isCollection: Guard<CollectionAnswer> = (value): value is CollectionAnswer => isObject(value) && typeof value['id'] === 'string'
const isPage: Guard<DocumentPage> = (value): value is DocumentPage => isObject(value) && Array.isArray(value['documents'])
const isAdded: Guard<AddedAnswer> = (value): value is AddedAnswer =>
  isObject(value) && typeof value['state'] === 'string' && 'words' in value
const isEvent: Guard<ImportEvent> = (value): value is ImportEvent => isObject(value) && typeof value['type'] === 'string'
const isAnything: Guard<unknown> = (_value): _value is unknown => true

export const requestCollections = (locale: string) => send({ method: 'GET', path, isValue: isList, locale })

export const requestMake = (input: CollectionInput, locale: string) =>
  send({ method: 'POST', path, body: input, isValue: isCollection, locale })

export const requestRemove = (id: string, locale: string) => send({ method: 'DELETE', path: pathOf(id), isValue: isAnything, locale })

type PageRequest = { readonly search: string; readonly before: string | null; readonly locale: string; readonly signal: AbortSignal }

export function requestDocuments(id: string, { search, before, locale, signal }: PageRequest) {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(before === null ? {} : { before }) })
  return send({ method: 'GET', path: `${pathOf(id)}/documents?${query}`, isValue: isPage, locale, signal })
}

export const requestRemoveDocument = (id: string, documentId: string, locale: string) =>
  send({ method: 'DELETE', path: `${pathOf(id)}/documents/${encodeURIComponent(documentId)}`, isValue: isAnything, locale })

/** Sends a file and tells how much of it has gone, which only this older way of asking can. Never throws. */
export function uploadFile(id: string, { given, signal, onSent, onEvent }: Sending, locale: string): Promise<Answer<AddedAnswer | null>> {
  const { promise, resolve } = Promise.withResolvers<Answer<AddedAnswer | null>>()
  const { file, name, password, isArchive } = given
  const request = new XMLHttpRequest()
  const fail = (code: string) => resolve({ ok: false, problem: { code, status: 0 } })
  const abort = () => request.abort()
  const events = makeEventReader()
  let heard = 0
  const hear = () => {
    if (!isArchive || request.status !== 200) return
    const piece = request.responseText.slice(heard)
    heard += piece.length
    for (const { data } of events(piece)) {
      const event = parsed(data)
      if (isEvent(event)) onEvent(event)
    }
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? Math.min(loaded / total, 0.999) : 0))
  request.upload.addEventListener('load', () => onSent(1))
  request.addEventListener('progress', hear)
  request.addEventListener('load', () => {
    hear()
    resolve(answerOf(request, isArchive))
  })
  request.addEventListener('error', () => fail(isOffline() ? 'offline' : 'network-failed'))
  request.addEventListener('abort', () => fail('cancelled'))
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
  signal.addEventListener('abort', abort)
  const query = isArchive ? `?${new URLSearchParams({ name })}` : ''
  request.open('POST', `${pathOf(id)}/documents${query}`)
  request.setRequestHeader('accept-language', locale)
  request.setRequestHeader('accept', isArchive ? 'text/event-stream' : 'application/json')
  if (isArchive) request.setRequestHeader('content-type', 'application/zip')
  request.send(isArchive ? file : formOf({ file, name, password }))
  return promise
}

function formOf({ file, name, password }: { readonly file: File; readonly name: string; readonly password: string | undefined }): FormData {
  const form = new FormData()
  form.set('file', file)
  form.set('name', name)
  if (password !== undefined) form.set('password', password)
  return form
}

function answerOf(request: XMLHttpRequest, isArchive: boolean): Answer<AddedAnswer | null> {
  const value = isArchive && request.status === 200 ? null : parsed(request.responseText)
  if (request.status === 200 && (isArchive || isAdded(value))) return { ok: true, value: isAdded(value) ? value : null }
  const problem = isProblem(value) ? value : { code: 'server-failed', status: request.status }
  noteProblem(problem.code)
  return { ok: false, problem }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
