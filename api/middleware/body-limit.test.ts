import { OpenAPIHono } from '@hono/zod-openapi'
import pino from 'pino'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemWords } from '#locales/problem-words.ts'
import type { HouseEnv } from '../context.ts'
import { serve, type Serving } from '../serve.ts'
import { bodyLimit } from './body-limit.ts'
import { identity } from './identity.ts'
import { onError } from '../problem-handler.ts'

let serving: Serving
beforeAll(async () => {
  const app = new OpenAPIHono<HouseEnv>()
  app.onError(onError({ wordsOf: (locale, { code, facts }) => problemWords(locale, code, facts) }))
  app.use(identity({ log: pino({ level: 'silent' }), addressOf: (address) => address }))
  app.use(async (c, next) => {
    c.set('locale', 'en')
    await next()
  })
  app.post('/', bodyLimit({ limit: 1_000 }), async (c) => c.text(`${c.req.header('x-name')} ${(await c.req.text()).length}`))
  serving = await serve({ app, host: '127.0.0.1', port: 0 })
})
afterAll(() => serving.stop())

/** Posts over a real socket, piece by piece and so of undeclared length, or at once. */
async function post(
  pieces: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly [status: number, body: string]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly [number, string]>()
  const asking = request(serving.address.replace('localhost', '127.0.0.1'), { method: 'POST', headers: { 'X-Name': 'ann', ...headers } })
  asking.once('error', reject)
  asking.once('response', (response) => void text(response).then((body) => resolve([response.statusCode ?? 0, body]), reject))
  for (const piece of pieces) asking.write(piece)
  asking.end()
  return promise
}

describe('a body', () => {
  const rows: readonly (readonly [name: string, pieces: readonly string[], headers: Readonly<Record<string, string>>, expected: string])[] =
    [
      ['of declared length', ['x'.repeat(1_000)], { 'Content-Length': '1000' }, 'ann 1000'],
      ['that comes in pieces', ['x'.repeat(400), 'é'.repeat(100)], {}, 'ann 500'],
      ['that is not there', [], { 'Content-Length': '0' }, 'ann 0'],
      ['that is not there, and not declared', [], { 'Transfer-Encoding': 'chunked' }, 'ann 0'],
    ]
  test.each(rows)('%s is read', async (_, pieces, headers, expected) => {
    expect(await post(pieces, headers)).toEqual([200, expected])
  })

  test.each([
    ['that says it is too long', ['x'.repeat(1_001)], { 'Content-Length': '1001' }],
    ['that is too long without saying so', ['x'.repeat(600), 'x'.repeat(401)], {}],
  ])('%s is refused', async (_, pieces, headers) => {
    const [status, body] = await post(pieces, headers)
    expect([status, JSON.parse(body).code]).toEqual([413, 'body-too-large'])
  })
})
