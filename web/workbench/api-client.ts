import { noteProblem } from './account-problems.ts'
import { makeEventReader } from './sse.ts'

/**
 * What went wrong, in the form of RFC 9457 with our closed `code`.
 * The client adds codes of its own: `offline`, `network-failed`, `cancelled`; an answer that cannot be read is `server-failed`.
 */
export type Problem = {
  readonly code: string
  readonly status: number
  /** Words of the server in the reader's language, for codes that the screen has no words for. */
  readonly title?: string
  readonly detail?: string
  /** Facts of this case: limits, lengths, names. */
  readonly [fact: string]: unknown
}

export type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem }

/** Says whether a value read from the wire has the shape that the caller works with. */
export type Guard<Value> = (value: unknown) => value is Value

type Call<Value> = {
  readonly path: string
  readonly body?: unknown
  readonly isValue: Guard<Value>
  readonly signal?: AbortSignal
  /** The interface language, for the words of problems. */
  readonly locale?: string
}

/** Sends JSON (or a form) and reads JSON. Never throws: what goes wrong is a problem. */
export const post = <Value>(call: Call<Value>): Promise<Answer<Value>> => send({ ...call, method: 'POST' })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Sending<Value> = Omit<Call<Value>, 'body'> & {
  readonly method: Method
  /** Left out: a request without one. */
  readonly body?: unknown
  /** The request outlives the page: for what is written while the reader leaves. */
  readonly isLast?: boolean
  /** An ID token. */
  readonly bearer?: string
  /** Signing in asks for itself: what the answer says of the account is not told on. */
  readonly isOwnMatter?: boolean
}

/** The same with any method. */
export async function send<Value>(call: Sending<Value>): Promise<Answer<Value>> {
  try {
    const response = await fetch(call.path, requestOf(call, 'application/json'))
    if (!response.ok) return { ok: false, problem: await (call.isOwnMatter ? readProblem(response) : problemOf(response)) }
    const value = parsed(await response.text())
    return call.isValue(value) ? { ok: true, value } : { ok: false, problem: brokenAnswer }
  } catch (error) {
    return { ok: false, problem: problemOfFailure(error, call.signal) }
  }
}

/** Reads a file; with a body it is asked for by it. Never throws. */
export async function fetchFile(call: {
  readonly path: string
  readonly body?: unknown
  readonly locale?: string
  readonly signal?: AbortSignal
}): Promise<Answer<Blob>> {
  try {
    const response = await fetch(call.path, requestOf({ ...call, method: call.body === undefined ? 'GET' : 'POST' }, '*/*'))
    return response.ok ? { ok: true, value: await response.blob() } : { ok: false, problem: await problemOf(response) }
  } catch (error) {
    return { ok: false, problem: problemOfFailure(error, call.signal) }
  }
}

/**
 * Sends JSON and hands on each event of the answer's stream, in order. Resolves to null when the stream ended by itself,
 * else to the problem that ended it. `problem` events are the caller's, like any other.
 */
export async function postForEvents<Event>(call: Call<Event> & { readonly onEvent: (event: Event) => void }): Promise<Problem | null> {
  try {
    const response = await fetch(call.path, requestOf(call, 'text/event-stream'))
    if (!response.ok) return await problemOf(response)
    if (!response.body) return brokenAnswer
    return await readEvents(response.body, call)
  } catch (error) {
    return problemOfFailure(error, call.signal)
  }
}

async function readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  call: Call<Event> & { readonly onEvent: (event: Event) => void },
): Promise<Problem | null> {
  const read = makeEventReader()
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    // The closing blank line lets an event through whose stream ended one line early.
    const piece = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true })
    for (const { data } of read(piece)) {
      const event = parsed(data)
      if (!call.isValue(event)) return brokenAnswer
      call.onEvent(event)
    }
    if (done) return null
  }
}

type Requested = {
  readonly method?: Method
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly locale?: string
  readonly isLast?: boolean
  readonly bearer?: string
}

function requestOf({ method = 'POST', body, signal, locale, isLast = false, bearer }: Requested, accept: string): RequestInit {
  const isForm = body instanceof FormData
  return {
    method,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(isLast ? { keepalive: true } : {}),
    headers: {
      accept,
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(locale ? { 'accept-language': locale } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }
}

const brokenAnswer: Problem = { code: 'server-failed', status: 502 }

/** The problem in an answer. What it says of the account is told on. */
async function problemOf(response: Response): Promise<Problem> {
  const problem = await readProblem(response)
  noteProblem(problem.code)
  return problem
}

async function readProblem(response: Response): Promise<Problem> {
  const body = parsed(await response.text())
  return isProblem(body) ? body : { code: 'server-failed', status: response.status }
}

/** Whether a value is problem details as our API writes them. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'status' in value &&
    typeof value.status === 'number'
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function problemOfFailure(error: unknown, signal: AbortSignal | undefined): Problem {
  if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError')) return { code: 'cancelled', status: 0 }
  return { code: isOffline() ? 'offline' : 'network-failed', status: 0 }
}

/** What the browser says about the connection; false where it says nothing. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false
