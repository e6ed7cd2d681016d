import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failingEngines, listeningQuota, makeVisitor } from '#tests/visitor.ts'
import { inProcess, makeAsk, makeHouse, posting, type Ask } from '#tests/house.ts'
import { makeEnv, makeRephraseInput, makeRephraseResult } from '#tests/builders.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import { appError } from '#services/problem.ts'
import { makeQuota } from '#services/quota/make-quota.ts'
import type { Quota } from '#services/quota/quota.ts'
import { RunEnded } from '#services/run-ended.ts'
import type { House } from './house.ts'
import { makeApi } from './make-api.ts'
import { serve } from './serve.ts'

const rephrase = '/api/v1/rephrase'
const variants = '/api/v1/rephrase/variants'
const ours = { 'Sec-Fetch-Site': 'same-origin' }
const events = { ...ours, Accept: 'text/event-stream' }
const text = 'The cat sat on the mat.'
const input = (given: Parameters<typeof makeRephraseInput>[0] = {}) => makeRephraseInput({ text, ...given })
const ofLength = (characters: number) => input({ text: 'x'.repeat(characters) })

let database: TestDatabase
let db: Db
let quota: Quota
const secret = 'only-for-tests-0123456789abcdef0123'
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  quota = makeQuota({ pool: db.pool, secret, holdSeconds: 60 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** An API with the real quota. */
const askWith = (given: Partial<House> = {}): Ask => makeAsk({ quota, ...given })

const { engines } = makeHouse()

describe('the order of things', () => {
  const working = (happened: string[]): House['engines'] => ({
    ...engines,
    rephrase: async (given, options) => {
      happened.push('engine')
      return engines.rephrase(given, options)
    },
  })

  test.each([['JSON'], ['events']])('as %s: the engine begins when the cost is held', async (form) => {
    const happened: string[] = []
    const reserve = async (...given: Parameters<Quota['reserve']>) => {
      await wait(20)
      return listeningQuota(happened).reserve(...given)
    }
    const ask = makeAsk({ quota: listeningQuota(happened, { reserve }), engines: working(happened) })
    const response = await ask(rephrase, posting(input(), form === 'events' ? events : ours))
    expect(happened[0]).toBe('reserve 23')
    await response.text()
    expect(happened).toEqual(['reserve 23', 'engine', 'settle'])
  })

  test('the count is closed when the last event is out', async () => {
    const closing = Promise.withResolvers<void>()
    const reserve = async () => ({ id: 'one', settle: () => closing.promise, refund: async () => undefined })
    const response = await makeAsk({ quota: listeningQuota([], { reserve }) })(rephrase, posting(input(), events))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let read = ''
    while (!read.includes('event: result')) read += (await reader?.read())?.value ?? ''
    closing.resolve()
    expect((await reader?.read())?.done).toBe(true)
  })

  const refusals: readonly (readonly [name: string, body: unknown, status: number])[] = [
    ['what is no input', { text: 5 }, 422],
    ['no text', input({ text: ' ' }), 422],
    ['a text that is too long', ofLength(2_501), 413],
    ['a strength of another tier', input({ strength: 'normal' }), 402],
  ]
  test.each(refusals)('nothing is held for %s', async (_, body, status) => {
    const happened: string[] = []
    const ask = makeAsk({ quota: listeningQuota(happened), engines: working(happened) })
    for (const headers of [ours, events]) {
      const response = await ask(rephrase, posting(body, headers))
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
    }
    expect(happened).toEqual([])
  })

  test('nothing is held for an address that asks too often', async () => {
    const happened: string[] = []
    const limits: House['limits'] = {
      count: async (kind) => ({ limit: 1, remaining: 0, resetSeconds: 9, isAllowed: kind === 'requests' }),
      giveBack: async () => undefined,
    }
    expect((await makeAsk({ quota: listeningQuota(happened), limits })(rephrase, posting(input()))).status).toBe(429)
    expect(happened).toEqual([])
  })

  test.each([['JSON'], ['events']])(
    'as %s: a run that the month does not hold is refused before it begins, with facts and words',
    async (form) => {
      const happened: string[] = []
      const visitor = makeVisitor(askWith({ engines: working(happened) }))
      await visitor.run(ofLength(2_400))
      happened.length = 0
      const headers = { 'Accept-Language': 'en', ...(form === 'events' ? { Accept: 'text/event-stream' } : {}) }
      const refused = await visitor.ask(rephrase, posting(ofLength(101), headers))
      expect(refused.status).toBe(402)
      expect(refused.headers.get('content-type')).toBe('application/problem+json')
      const now = new Date()
      const problem: unknown = await refused.json()
      expect(problem).toMatchObject({
        code: 'quota-spent',
        unit: 'characters',
        limit: 2_500,
        used: 2_400,
        needed: 101,
        resetsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString(),
        tier: 'visitor',
        title: '100 characters are left this month.',
      })
      expect(happened).toEqual([])
      expect((await visitor.run(ofLength(100))).status).toBe(200)
      expect(await visitor.used()).toBe(2_500)
    },
  )
})

describe('what came to nothing costs nothing', () => {
  const failures: readonly (readonly [name: string, thrown: Error])[] = [
    ['an engine that fails', appError('engine-failed')],
    ['an engine that takes too long', appError('engine-timeout', { seconds: 60 })],
    ['an engine that is busy', appError('engine-busy', { seconds: 5 })],
    ['a language that is none of ours', appError('language-unknown')],
    ['a defect', new Error('x')],
    ['a run that was ended', new RunEnded()],
  ]
  test.each(failures)('%s', async (_, thrown) => {
    const visitor = makeVisitor(askWith())
    const unlucky = makeVisitor(askWith({ engines: failingEngines(thrown) }))
    await visitor.run(ofLength(100))
    unlucky.become(visitor.cookie())
    await unlucky.run(ofLength(200))
    await unlucky.run(ofLength(200), { Accept: 'text/event-stream' })
    expect(await visitor.used()).toBe(100)
    expect((await visitor.run(ofLength(2_400))).status).toBe(200)
  })

  /** An engine that works until nobody waits any more, or until it is let go. */
  function makePatient() {
    const begun = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const rephrased: House['engines']['rephrase'] = async (_, { signal } = {}) => {
      begun.resolve()
      const ended = new Promise<never>((__, reject) => signal?.addEventListener('abort', () => reject(new RunEnded())))
      return Promise.race([ended, release.promise.then(() => makeRephraseResult())])
    }
    return { engines: { ...engines, rephrase: rephrased }, begun: begun.promise, release: release.resolve }
  }

  const ways: readonly (readonly [name: string, headers: Readonly<Record<string, string>>, leave: 'abort' | 'cancel'])[] = [
    ['a request that is broken off', ours, 'abort'],
    ['a stream that is broken off', events, 'abort'],
    ['a stream that is no longer read', events, 'cancel'],
  ]
  test.each(ways)('%s', async (_, headers, leave) => {
    const patient = makePatient()
    const happened: string[] = []
    const ask = makeAsk({ quota: listeningQuota(happened), engines: patient.engines })
    const gone = new AbortController()
    const asked = ask(rephrase, { ...posting(input(), headers), signal: gone.signal })
    await patient.begun
    expect(happened).toEqual(['reserve 23'])
    if (leave === 'abort') gone.abort()
    else await (await asked).body?.cancel()
    await asked
    await expect.poll(() => happened).toEqual(['reserve 23', 'refund'])
    patient.release()
    await wait(5)
    expect(happened).toEqual(['reserve 23', 'refund'])
  })

  test.each([
    ['answer', ours],
    ['stream', events],
  ])('an %s whose connection is closed', async (_, headers) => {
    const patient = makePatient()
    const happened: string[] = []
    const app = makeApi(makeHouse({ quota: listeningQuota(happened), engines: patient.engines }))
    const { address, stop } = await serve({ app, host: '127.0.0.1', port: 0 })
    const gone = new AbortController()
    const asked = fetch(address + rephrase, { ...posting(input(), headers), signal: gone.signal }).then((response) => response.text())
    await patient.begun
    gone.abort()
    await expect(asked).rejects.toThrow('aborted')
    await expect.poll(() => happened).toEqual(['reserve 23', 'refund'])
    await stop()
  })

  test('a result that nobody was there for any more', async () => {
    const happened: string[] = []
    const gone = new AbortController()
    const deaf: House['engines'] = {
      ...engines,
      rephrase: async () => {
        gone.abort()
        return makeRephraseResult()
      },
    }
    await makeAsk({ quota: listeningQuota(happened), engines: deaf })(rephrase, { ...posting(input()), signal: gone.signal })
    expect(happened).toEqual(['reserve 23', 'refund'])
  })

  test('a refund that fails hides nothing of what went wrong', async () => {
    const broken = async () => Promise.reject(new Error('database away'))
    const ask = makeAsk({
      quota: listeningQuota([], { reserve: async () => ({ id: 'one', settle: broken, refund: broken }) }),
      engines: failingEngines(appError('engine-failed')),
    })
    expect(await (await ask(rephrase, posting(input()))).json()).toMatchObject({ code: 'engine-failed' })
    expect(await (await ask(rephrase, posting(input(), events))).text()).toContain('engine-failed')
  })
})

test('a count that cannot be closed does not take the result away, and is logged without a word of the text', async () => {
  const lines: string[] = []
  const broken = async () => Promise.reject(new Error(text))
  const ask = makeAsk({
    quota: listeningQuota([], { reserve: async () => ({ id: 'one', settle: broken, refund: broken }) }),
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  })
  expect((await ask(rephrase, posting(input()))).status).toBe(200)
  expect(await (await ask(rephrase, posting(input(), events))).text()).toContain('event: result')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).toContain('a run was not counted to its end')
  expect(lines.join('')).not.toContain('cat')
})

describe('what is not counted', () => {
  test('TIERS=open: runs of embedded engines, for anybody', async () => {
    const ask = askWith({
      env: makeEnv({ TIERS: 'open' }),
      limits: {
        count: async (kind) => (kind === 'visitor-characters' ? Promise.reject(new Error('counted')) : null),
        giveBack: async () => undefined,
      },
    })
    const visitor = makeVisitor(ask)
    for (const headers of [ours, events]) {
      const response = await visitor.run(input({ text: 'x'.repeat(90_000), strength: 'aggressive' }), headers)
      expect([response.status, response.headers.has('set-cookie')]).toEqual([200, false])
    }
    expect((await visitor.ask(variants, posting({ ...input(), sentence: { start: 0, end: 23 } }))).status).toBe(200)
    expect(await visitor.usage()).toMatchObject({ tier: 'visitor', isOpen: true, characters: { used: 0 } })
  })

  test('runs of our own pages', async () => {
    const happened: string[] = []
    const response = await makeAsk({ quota: listeningQuota(happened) })(rephrase, posting(input()), inProcess)
    expect([response.status, response.headers.has('set-cookie')]).toEqual([200, false])
    expect(happened).toEqual([])
  })
})
