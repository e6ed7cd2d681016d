import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAsk, posting, type Ask } from '#tests/house.ts'
import { makeEnv, makeRephraseInput } from '#tests/builders.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { failingEngines, listeningQuota, makeVisitor, signedInAs, subscription } from '#tests/visitor.ts'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'
import type { Db } from '#services/db/open-db.ts'
import { makeRateLimits } from '#services/limits/rate-limits.ts'
import { appError } from '#services/problem.ts'
import { makeQuota } from '#services/quota/make-quota.ts'
import type { Quota } from '#services/quota/quota.ts'
import { usageSchema } from '#tools/account/contract.ts'
import { compareResult, modes } from '#tools/rephrase/contract.ts'
import type { House } from './house.ts'

const rephrase = '/api/v1/rephrase'
const variants = '/api/v1/rephrase/variants'
const text = 'The cat sat on the mat.'
const input = (given: Parameters<typeof makeRephraseInput>[0] = {}) => makeRephraseInput({ text, ...given })
const ofLength = (characters: number) => input({ text: 'x'.repeat(characters) })

let database: OpenTestDb
let db: Db
let quota: Quota
const secret = 'only-for-tests-0123456789abcdef0123'
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
  quota = makeQuota({ pool: db.pool, secret, holdSeconds: 60 })
})
afterAll(async () => {
  await database.close()
})

/** An API with the real quota. */
const askWith = (given: Partial<House> = {}): Ask => makeAsk({ quota, ...given })

describe('a visitor', () => {
  test.each([
    ['JSON', 'application/json'],
    ['events', 'text/event-stream'],
  ])('is remembered with the first run as %s, by a cookie that no script reads', async (_, accept) => {
    const visitor = makeVisitor(askWith())
    const first = await visitor.run(ofLength(100), { Accept: accept })
    expect(first.headers.get('set-cookie')).toMatch(
      /^tinta_visitor=[\w-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await visitor.run(ofLength(50), { Accept: accept })).headers.has('set-cookie')).toBe(false)
    expect(await visitor.used()).toBe(150)
  })

  test('has a cookie for https only where the site has that', async () => {
    const secure = askWith({ env: makeEnv({ PUBLIC_URL: 'https://tinta.example.edu' }) })
    expect((await secure(rephrase, posting(input()))).headers.get('set-cookie')).toContain('; Secure')
  })

  test('is not remembered before there is something to count', async () => {
    const ask = askWith()
    for (const path of ['/api/v1/usage', '/api/v1/settings']) expect((await ask(path)).headers.has('set-cookie')).toBe(false)
    expect((await ask(rephrase, posting(ofLength(2_501)))).headers.has('set-cookie')).toBe(false)
    expect((await ask('/api/v1/proofread', posting({ text }))).headers.has('set-cookie')).toBe(false)
  })

  test('is not another', async () => {
    const ask = askWith()
    const [ann, bob] = [makeVisitor(ask), makeVisitor(ask)]
    await ann.run(ofLength(2_500))
    expect((await bob.run(ofLength(2_500))).status).toBe(200)
    expect([(await ann.run(ofLength(1))).status, (await bob.run(ofLength(1))).status]).toEqual([402, 402])
  })

  test.each([
    ['a made-up id', (cookie: string) => cookie.replace(/=[^.]+/, '=11111111-1111-4111-8111-111111111111')],
    ['an id without a signature', (cookie: string) => cookie.replace(/\..*$/, '')],
    ['an empty signature', (cookie: string) => cookie.replace(/\..*$/, '.')],
    ['a signature with a slip', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['nonsense', () => 'tinta_visitor=%00.%ff'],
  ])('who forges the cookie (%s) is somebody new', async (_, forge) => {
    const visitor = makeVisitor(askWith())
    await visitor.run(ofLength(2_000))
    const mine = visitor.cookie()
    visitor.become(forge(mine))
    expect(await visitor.used()).toBe(0)
    expect((await visitor.run(ofLength(600))).headers.get('set-cookie')).not.toBeNull()
    expect(visitor.cookie().slice(0, 50)).not.toBe(mine.slice(0, 50))
    visitor.become(mine)
    expect(await visitor.used()).toBe(2_000)
  })

  test('who throws the cookie away is counted by the address, across nodes, until the day is over', async () => {
    const perDay = { 'visitor-characters': 3_000 }
    const node = () => askWith({ limits: makeRateLimits({ pool: db.pool, secret, perMinute: { runs: 0, requests: 0 }, perDay }) })
    const [one, two] = [node(), node()]
    const statusOf = async (ask: Ask, characters: number) => (await ask(rephrase, posting(ofLength(characters)))).status
    expect(await statusOf(one, 2_500)).toBe(200)
    const refused = await two(rephrase, posting(ofLength(501)))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(await refused.json()).toMatchObject({ code: 'address-spent' })
    expect(refused.headers.has('set-cookie')).toBe(false)
    expect(await statusOf(two, 500)).toBe(200)
    expect(await statusOf(one, 1)).toBe(429)
    // Whoever has an account is not counted with the visitors.
    const account = askWith({
      ...signedInAs('not-a-visitor'),
      limits: makeRateLimits({ pool: db.pool, secret, perMinute: { runs: 0, requests: 0 }, perDay }),
    })
    expect(await statusOf(account, 100)).toBe(200)
  })

  const given: readonly (readonly [name: string, house: Partial<House>, body: unknown])[] = [
    ['an engine that fails', { engines: failingEngines(appError('engine-failed')) }, ofLength(1_000)],
    ['a month that is spent', { env: makeEnv({ TIER_LIMITS: '{"visitor":{"charactersMonthly":10}}' }) }, ofLength(1_000)],
    ['a database that is away', { quota: listeningQuota([], { reserve: async () => Promise.reject(new Error('away')) }) }, ofLength(1_000)],
  ]
  test.each(given)('gets the address’s characters back after %s', async (_, house, body) => {
    const taken: number[] = []
    const limits: House['limits'] = {
      count: async (kind, __, points = 1) => {
        if (kind === 'visitor-characters') taken.push(points)
        return { limit: 3_000, remaining: 0, resetSeconds: 9, isAllowed: true }
      },
      giveBack: async (kind, __, points = 1) => {
        if (kind === 'visitor-characters') taken.push(-points)
      },
    }
    const ask = askWith({ limits, quota, ...house })
    expect((await ask(rephrase, posting(body))).status).toBeGreaterThanOrEqual(400)
    expect(taken).toEqual([1_000, -1_000])
  })
})

describe('an account', () => {
  test('has its own limits and its own month', async () => {
    const visitor = makeVisitor(askWith(signedInAs('free-one')))
    expect((await visitor.run(ofLength(5_000))).headers.has('set-cookie')).toBe(false)
    expect((await visitor.run(ofLength(1))).status).toBe(402)
    expect(await visitor.usage()).toMatchObject({
      tier: 'free',
      isOpen: false,
      characters: { used: 5_000, limit: 5_000, byTool: [{ tool: 'rephrase', amount: 5_000 }] },
      checks: { used: 0, limit: 0, byTool: [] },
    })
  })

  test('that takes a plan begins at nothing, and after it has what the month has left', async () => {
    let plan: LiveSubscription | null = null
    const ann = makeVisitor(askWith(signedInAs('buyer', () => plan)))
    await ann.run(ofLength(4_000))
    await wait(3)
    plan = subscription({ periodStart: new Date() })
    expect((await ann.run(input({ text: 'x'.repeat(9_000), strength: 'aggressive' }))).status).toBe(200)
    const { tier, characters } = await ann.usage()
    expect([tier, characters.used, characters.limit, characters.startedAt]).toEqual([
      'premium',
      9_000,
      10_000,
      plan.periodStart.toISOString(),
    ])
    plan = null
    expect((await ann.run(ofLength(1))).status).toBe(402)
    expect((await ann.usage()).characters.used).toBe(13_000)
  })

  test.each([
    ['proofreads', '/api/v1/proofread', { text: 'x'.repeat(10_001) }],
    ['rephrases', rephrase, ofLength(5_001)],
  ])('%s as much in one run as its tier says', async (_, path, body) => {
    let plan: LiveSubscription | null = null
    const ann = makeVisitor(askWith(signedInAs('reader', () => plan)))
    const refused = await ann.ask(path, posting(body))
    expect(await refused.json()).toMatchObject({ code: 'text-too-long' })
    plan = subscription({ tier: 'platinum' })
    expect((await ann.ask(path, posting(body))).status).toBe(200)
  })

  test('is told its tier by the settings, which nobody may keep', async () => {
    const settings = await askWith(signedInAs('ann', () => subscription()))('/api/v1/settings')
    expect(await settings.json()).toMatchObject({ tier: { id: 'premium', charactersMonthly: 10_000 } })
    expect(settings.headers.get('cache-control')).toBe('no-store')
    const visitor = await askWith()('/api/v1/settings')
    expect(visitor.headers.get('cache-control')).toBe('private, max-age=60')
    expect(visitor.headers.get('vary')).toBe('Cookie, Authorization')
  })

  test('proofreads without a count', async () => {
    const ann = makeVisitor(askWith(signedInAs('proofreader')))
    expect((await ann.ask('/api/v1/proofread', posting({ text }))).status).toBe(200)
    expect(await ann.used()).toBe(0)
  })
})

describe('other wordings of a sentence', () => {
  const sentence = { start: 0, end: 23 }
  const twice = `${text} It sat there long.`

  test('cost nothing for a text that was paid for, up to five times its characters, and then the sentence', async () => {
    const visitor = makeVisitor(askWith())
    await visitor.run(input({ text: twice }))
    const paid = [...twice].length
    const free = Math.floor((paid * 5) / 23)
    for (let i = 0; i < free; i++)
      expect((await visitor.ask(variants, posting({ ...input({ text: `${twice}\n` }), sentence }))).status).toBe(200)
    expect(await visitor.used()).toBe(paid)
    await visitor.ask(variants, posting({ ...input({ text: twice }), sentence }))
    expect(await visitor.used()).toBe(paid + 23)
  })

  test('cost the characters of the sentence for another text, and do not pay for the text', async () => {
    const visitor = makeVisitor(askWith())
    const wording = () => visitor.ask(variants, posting({ ...input({ text: twice }), sentence }))
    expect((await wording()).headers.get('set-cookie')).not.toBeNull()
    await wording()
    expect(await visitor.used()).toBe(46)
  })

  test('that fail take nothing from the count nor from what is free', async () => {
    const visitor = makeVisitor(askWith())
    await visitor.run(input())
    const unlucky = makeVisitor(askWith({ engines: failingEngines(appError('engine-failed')) }))
    unlucky.become(visitor.cookie())
    for (let i = 0; i < 8; i++) await unlucky.ask(variants, posting({ ...input(), sentence }))
    for (let i = 0; i < 5; i++) await visitor.ask(variants, posting({ ...input(), sentence }))
    expect(await visitor.used()).toBe(23)
  })

  test('are refused when the month does not hold them', async () => {
    const visitor = makeVisitor(askWith())
    await visitor.run(ofLength(2_480))
    const refused = await visitor.ask(variants, posting({ ...input({ text: twice }), sentence }))
    expect(await refused.json()).toMatchObject({ code: 'quota-spent', needed: 23, used: 2_480 })
  })
})

describe('all modes side by side', () => {
  const compare = '/api/v1/rephrase/compare'
  const twice = `${text} It sat there long.`
  const paid = [...twice].length
  const compared = (visitor: ReturnType<typeof makeVisitor>) => visitor.ask(compare, posting({ text: twice, strength: 'mild' }))

  test('give one result a mode, and cost what one run costs', async () => {
    const visitor = makeVisitor(askWith())
    const answer = await compared(visitor)
    const { results } = compareResult.parse(await answer.json())
    expect(results.map(({ mode }) => mode)).toEqual(modes)
    expect(await visitor.used()).toBe(paid)
  })

  test('cost nothing for a text that was paid for, five times, and then what a run costs', async () => {
    const visitor = makeVisitor(askWith())
    await visitor.run(input({ text: twice }))
    for (let i = 0; i < 5; i++) expect((await compared(visitor)).status).toBe(200)
    expect(await visitor.used()).toBe(paid)
    await compared(visitor)
    expect(await visitor.used()).toBe(2 * paid)
  })

  test('that fail take nothing', async () => {
    const visitor = makeVisitor(askWith({ engines: failingEngines(appError('engine-failed')) }))
    expect((await compared(visitor)).status).toBe(500)
    expect(await visitor.used()).toBe(0)
  })
})

test('usage is told anew every time', async () => {
  const response = await askWith()('/api/v1/usage')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(usageSchema.parse(await response.json())).toMatchObject({ tier: 'visitor', characters: { used: 0, limit: 2_500 } })
})
