import { expect, test } from 'vitest'
import { eventStream } from './event-stream.ts'

const never = new AbortController().signal

test('sends what happens as it happens, and ends with the work', async () => {
  const response = eventStream({
    signal: never,
    work: async (send) => {
      send({ type: 'first' })
      send({ type: 'second' })
    },
  })
  expect(await response.text()).toBe('event: first\ndata: {"type":"first"}\n\nevent: second\ndata: {"type":"second"}\n\n')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
})

test('gives a sign of life while the work is silent', async () => {
  const heard = Promise.withResolvers<void>()
  const response = eventStream({ signal: never, heartbeatMilliseconds: 5, work: () => heard.promise })
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(': still here\n\n')
  heard.resolve()
})

test('tells the work when the reader goes, and sends nothing more', async () => {
  const ended = Promise.withResolvers<void>()
  const response = eventStream({
    signal: never,
    work: async (send, signal) => {
      signal.addEventListener('abort', () => {
        send({ type: 'late' })
        ended.resolve()
      })
      await ended.promise
    },
  })
  await response.body?.cancel()
  await ended.promise
})

test('tells the work when the connection breaks', async () => {
  const gone = new AbortController()
  const ended = Promise.withResolvers<void>()
  eventStream({
    signal: gone.signal,
    work: async (_, signal) => {
      signal.addEventListener('abort', () => ended.resolve())
      await ended.promise
    },
  })
  gone.abort()
  await ended.promise
})

test('tells the work at once when the reader had gone before it began', async () => {
  const seen: boolean[] = []
  const response = eventStream({ signal: AbortSignal.abort(), work: async (_send, signal) => void seen.push(signal.aborted) })
  await response.body?.cancel()
  expect(seen).toEqual([true])
})
