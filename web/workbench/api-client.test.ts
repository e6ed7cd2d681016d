import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { onAccountProblem } from './account-problems.ts'
import { post, postForEvents, send, type Guard } from './api-client.ts'

type Note = { readonly type: string }
const isNote: Guard<Note> = (value): value is Note => typeof value === 'object' && value !== null && 'type' in value
let server: Server | undefined

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

describe('an answer in one piece', () => {
  const rows = [
    ['a value', 200, '{"type":"yes"}', { ok: true, value: { type: 'yes' } }],
    ['a value of another shape', 200, '[]', { ok: false, problem: { code: 'server-failed', status: 502 } }],
    ['text that is not JSON', 200, '<html>', { ok: false, problem: { code: 'server-failed', status: 502 } }],
    [
      'a problem',
      413,
      '{"code":"text-too-long","status":413,"limit":2500}',
      { ok: false, problem: { code: 'text-too-long', status: 413, limit: 2500 } },
    ],
    ['an error page of somebody in between', 502, '<h1>Bad gateway</h1>', { ok: false, problem: { code: 'server-failed', status: 502 } }],
  ] as const
  for (const [name, status, body, expected] of rows)
    test(name, async () => {
      const path = await serve((_, response) => response.writeHead(status).end(body))
      const answer = await post({ path, body: {}, isValue: isNote })
      expect(answer).toEqual(expected)
    })

  test('nobody there', async () => {
    const path = await serve((_, response) => response.end())
    server?.close()
    expect(await post({ path: path.replace(/:\d+/, ':1'), body: {}, isValue: isNote })).toEqual({
      ok: false,
      problem: { code: 'network-failed', status: 0 },
    })
  })
})

describe('an answer in events', () => {
  test('hands each one on as it comes', async () => {
    const path = await serve((request, response) => {
      expect(request.headers.accept).toBe('text/event-stream')
      response.write('event: a\ndata: {"type":"a"}\n\n: still here\n\nevent: b\nda')
      response.end('ta: {"type":"b"}\n\n')
    })
    const seen: string[] = []
    expect(await postForEvents({ path, body: {}, isValue: isNote, onEvent: ({ type }) => seen.push(type) })).toBeNull()
    expect(seen).toEqual(['a', 'b'])
  })

  test('can be cancelled', async () => {
    const path = await serve((_, response) => response.write('data: {"type":"a"}\n\n'))
    const cancel = new AbortController()
    const problem = await postForEvents({ path, body: {}, isValue: isNote, signal: cancel.signal, onEvent: () => cancel.abort() })
    expect(problem?.code).toBe('cancelled')
  })

  test('is refused before it begins', async () => {
    const path = await serve((_, response) => response.writeHead(422).end('{"code":"text-empty","status":422}'))
    const problem = await postForEvents({ path, body: {}, isValue: isNote, onEvent: () => expect.unreachable() })
    expect(problem).toEqual({ code: 'text-empty', status: 422 })
  })

  test('holds something that is no event', async () => {
    const path = await serve((_, response) => response.end('data: nonsense\n\n'))
    expect((await postForEvents({ path, body: {}, isValue: isNote, onEvent: () => expect.unreachable() }))?.code).toBe('server-failed')
  })
})

describe('what an answer says of the account', () => {
  const rows = [
    ['user-disabled', false, ['user-disabled']],
    ['user-token-expired', false, ['user-token-expired']],
    ['sign-in-needed', false, ['sign-in-needed']],
    ['too-many-requests', false, []],
    ['user-token-expired', true, []],
  ] as const
  test.each(rows)('%s, asked by signing in itself: %s', async (code, isOwnMatter, told) => {
    const heard: string[] = []
    const stop = onAccountProblem((one) => heard.push(one))
    const path = await serve((_, response) => response.writeHead(401).end(JSON.stringify({ code, status: 401 })))
    await send({ path, method: 'GET', isValue: isNote, isOwnMatter })
    stop()
    expect(heard).toEqual(told)
  })

  test('is told of a stream that does not begin, too', async () => {
    const heard: string[] = []
    const stop = onAccountProblem((one) => heard.push(one))
    const path = await serve((_, response) => response.writeHead(401).end('{"code":"user-disabled","status":401}'))
    await postForEvents({ path, body: {}, isValue: isNote, onEvent: () => undefined })
    stop()
    expect(heard).toEqual(['user-disabled'])
  })

  test('a bearer token is sent as one', async () => {
    let authorization: string | undefined
    const path = await serve((request, response) => {
      authorization = request.headers.authorization
      response.end('{"type":"yes"}')
    })
    await send({ path, method: 'GET', isValue: isNote, bearer: 'fresh' })
    expect(authorization).toBe('Bearer fresh')
  })
})
