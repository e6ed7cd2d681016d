import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makeQuota } from './make-quota.ts'
import type { Quota, QuotaWindow, Reservation, Spending } from './quota.ts'

let database: TestDatabase
let db: Db
let otherDb: Db
/** Two nodes. */
let quota: Quota
let other: Quota
const secret = 'a secret for tests'
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  otherDb = await openDb({ url: database.url, dataFolder: '' })
  quota = makeQuota({ pool: db.pool, secret, holdSeconds: 60 })
  other = makeQuota({ pool: otherDb.pool, secret, holdSeconds: 60 })
})
afterAll(async () => {
  await db.close()
  await otherDb.close()
  await database.drop()
})

const timeout = 30_000
const day = 86_400_000
const fromDay = (start: number, end: number): QuotaWindow => ({
  startsAt: new Date(Date.now() + start * day),
  endsAt: new Date(Date.now() + end * day),
})
/** The calendar month of these tests began ten days ago. */
const month = fromDay(-10, 20)
const someone = () => `account:${randomUUID()}`
const spending = (given: Partial<Spending> & Pick<Spending, 'subject'>): Spending => ({
  unit: 'characters',
  limit: 1_000,
  window: month,
  tool: 'rephrase',
  amount: 100,
  ...given,
})

async function reserved(node: Quota, given: Parameters<typeof spending>[0]): Promise<Reservation> {
  const reservation = await node.reserve(spending(given))
  if (!reservation) throw new Error('there was nothing left')
  return reservation
}

const usedOf = async (subject: string, window = month) => (await quota.usage({ subject, unit: 'characters', window })).used

/** What is counted, and what the ledger says that should be. */
async function counts(subject: string): Promise<{ readonly count: number; readonly ledger: number }> {
  const { rows } = await db.pool.query<{ count: string; ledger: string }>(
    `select used as count, (select coalesce(sum(amount), 0) from usage_entry e where e.subject = w.subject and e.unit = w.unit
       and e.state <> 'refunded' and e.created_at >= w.starts_at and e.created_at < w.ends_at) as ledger
     from usage_window w where subject = $1 and unit = 'characters'`,
    [subject],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  return { count: Number(rows[0]?.count ?? 0), ledger: Number(rows[0]?.ledger ?? 0) }
}

/** As if its node had gone down so long ago that nobody waits for it. */
const expireAll = (subject: string) =>
  db.pool.query(`update usage_entry set expires_at = now() - interval '1 second' where subject = $1 and state = 'reserved'`, [subject])

describe('a reservation', () => {
  test('takes from the count until nothing is left, to the last character', async () => {
    const subject = someone()
    expect(await quota.reserve(spending({ subject, amount: 1_001 }))).toBeNull()
    await reserved(quota, { subject, amount: 999 })
    expect(await quota.reserve(spending({ subject, amount: 2 }))).toBeNull()
    await reserved(quota, { subject, amount: 1 })
    expect(await quota.reserve(spending({ subject, amount: 1 }))).toBeNull()
    expect(await counts(subject)).toEqual({ count: 1_000, ledger: 1_000 })
  })

  test('is of one subject and one unit', async () => {
    const [one, two] = [someone(), someone()]
    await reserved(quota, { subject: one, amount: 1_000 })
    await reserved(quota, { subject: two, amount: 1_000 })
    await reserved(quota, { subject: one, unit: 'checks', amount: 1, limit: 1 })
    expect(await quota.reserve(spending({ subject: one, unit: 'checks', amount: 1, limit: 1 }))).toBeNull()
  })

  test('is told by tool, the most used first, without what was given back', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, amount: 100 })).settle()
    await reserved(quota, { subject, tool: 'translate', amount: 300 })
    await (await reserved(quota, { subject, amount: 50 })).settle()
    await (await reserved(quota, { subject, tool: 'write', amount: 400 })).refund()
    expect(await quota.usage({ subject, unit: 'characters', window: month })).toEqual({
      used: 450,
      byTool: [
        { tool: 'translate', amount: 300 },
        { tool: 'rephrase', amount: 150 },
      ],
    })
  })

  const closings: readonly (readonly [name: string, close: (given: Reservation) => Promise<void>, used: number])[] = [
    ['settled', ({ settle }) => settle(), 100],
    ['settled at less', ({ settle }) => settle(30), 30],
    ['settled at nothing', ({ settle }) => settle(0), 0],
    ['settled at more than was reserved', ({ settle }) => settle(5_000), 100],
    ['settled at less than nothing', ({ settle }) => settle(-5), 0],
    ['settled twice', ({ settle }) => settle(30).then(() => settle(10)), 30],
    ['refunded', ({ refund }) => refund(), 0],
    ['refunded twice', ({ refund }) => refund().then(refund), 0],
    ['settled after it was refunded', ({ settle, refund }) => refund().then(() => settle()), 0],
    ['refunded after it was settled', ({ settle, refund }) => settle(30).then(refund), 30],
    ['settled and refunded at once', ({ settle, refund }) => Promise.all([settle(0), refund(), settle(0)]).then(() => undefined), 0],
  ]
  test.each(closings)('%s', async (_, close, used) => {
    const subject = someone()
    await reserved(quota, { subject, amount: 500 })
    await close(await reserved(quota, { subject, amount: 100 }))
    expect(await counts(subject)).toEqual({ count: 500 + used, ledger: 500 + used })
    expect(await usedOf(subject)).toBe(500 + used)
  })
})

describe('a node that has gone down', () => {
  test('locks nobody out: what it reserved is given back to whoever asks', async () => {
    const subject = someone()
    await reserved(quota, { subject, amount: 900 })
    expect(await other.reserve(spending({ subject, amount: 200 }))).toBeNull()
    await expireAll(subject)
    expect(await usedOf(subject)).toBe(0)
    await reserved(other, { subject, amount: 1_000 })
    expect(await counts(subject)).toEqual({ count: 1_000, ledger: 1_000 })
  })

  test('is swept up after, once', async () => {
    const [one, two] = [someone(), someone()]
    await reserved(quota, { subject: one, amount: 100 })
    await reserved(quota, { subject: one, amount: 200 })
    await reserved(quota, { subject: two, amount: 300 })
    await (await reserved(quota, { subject: two, amount: 50 })).settle()
    await expireAll(one)
    await expireAll(two)
    const swept = await Promise.all([quota.sweep(), other.sweep(), quota.sweep()])
    expect(swept.reduce((sum, late) => sum + late, 0)).toBe(3)
    expect(await quota.sweep()).toBe(0)
    expect(await counts(one)).toEqual({ count: 0, ledger: 0 })
    expect(await counts(two)).toEqual({ count: 50, ledger: 50 })
  })

  test.each(['settle', 'refund'] as const)('that was only slow changes nothing with a late %s', async (close) => {
    const subject = someone()
    const late = await reserved(quota, { subject, amount: 400, textKey: 'late' })
    await expireAll(subject)
    await quota.sweep()
    await reserved(quota, { subject, amount: 100 })
    await late[close]()
    expect(await counts(subject)).toEqual({ count: 100, ledger: 100 })
    expect(await quota.takeFree({ subject, window: month, textKey: 'late', amount: 1 })).toBe(false)
  })

  test('is not mistaken for one that still works', async () => {
    const subject = someone()
    await reserved(quota, { subject, amount: 400 })
    await quota.sweep()
    expect(await usedOf(subject)).toBe(400)
  })
})

describe('another window', () => {
  test('of a plan begins at nothing; after it the month counts all that was used in it', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, amount: 800 })).settle()
    await wait(3)
    const paid = { subject, window: { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * day) }, limit: 10_000 }
    await (await reserved(quota, { ...paid, amount: 7_000 })).settle()
    expect(await counts(subject)).toEqual({ count: 7_000, ledger: 7_000 })
    expect(await usedOf(subject, paid.window)).toBe(7_000)
    expect(await quota.reserve(spending({ subject, amount: 1 }))).toBeNull()
    expect(await counts(subject)).toEqual({ count: 7_800, ledger: 7_800 })
    expect(await usedOf(subject)).toBe(7_800)
    await reserved(quota, { ...paid, amount: 3_000 })
    expect(await quota.reserve(spending({ ...paid, amount: 1 }))).toBeNull()
  })

  test('of the next month begins at nothing, and a run of the last moment stays in its own', async () => {
    const subject = someone()
    const [last, next] = [fromDay(-30, -1), fromDay(-1, 29)]
    await reserved(quota, { subject, window: next, amount: 600 })
    const straggler = await reserved(quota, { subject, window: last, amount: 1_000 })
    expect(await usedOf(subject, last)).toBe(1_000)
    await reserved(quota, { subject, window: next, amount: 400 })
    await straggler.refund()
    expect(await usedOf(subject, next)).toBe(1_000)
    expect(await counts(subject)).toEqual({ count: 1_000, ledger: 1_000 })
  })

  test('while a run goes on: giving back reaches the count that holds it', async () => {
    const subject = someone()
    const paid = { startsAt: new Date(Date.now() - day), endsAt: new Date(Date.now() + 29 * day) }
    const run = await reserved(quota, { subject, window: paid, amount: 500, limit: 10_000 })
    await reserved(quota, { subject, amount: 100 })
    await run.settle(200)
    expect(await counts(subject)).toEqual({ count: 300, ledger: 300 })
  })
})

describe('at once', () => {
  test('two hundred runs on two nodes never take more than there is', async () => {
    const subject = someone()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => (i % 2 ? quota : other).reserve(spending({ subject, amount: 7, limit: 1_000 }))),
    )
    expect(answers.filter(Boolean)).toHaveLength(142)
    expect(await counts(subject)).toEqual({ count: 994, ledger: 994 })
  })

  test('reserving, settling, refunding, sweeping and changing windows on two nodes leaves the count right', { timeout }, async () => {
    const paid = { startsAt: new Date(Date.now() - day), endsAt: new Date(Date.now() + 29 * day) }
    const work = fc.record({
      amount: fc.integer({ min: 0, max: 300 }),
      isOther: fc.boolean(),
      window: fc.constantFrom(month, month, month, paid),
      after: fc.constantFrom('settle', 'settle less', 'refund', 'expire', 'sweep', 'hold' as const),
    })
    const runs = fc.array(work, { minLength: 10, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(runs, async (all) => {
        const subject = someone()
        await Promise.all(
          all.map(async ({ amount, isOther, window, after }) => {
            const node = isOther ? other : quota
            const reservation = await node.reserve(spending({ subject, amount, window }))
            if (after === 'settle') await reservation?.settle()
            if (after === 'settle less') await reservation?.settle(Math.floor(amount / 2))
            if (after === 'refund') await reservation?.refund()
            if (after === 'expire') await expireAll(subject)
            if (after === 'sweep') await node.sweep()
          }),
        )
        const { count, ledger } = await counts(subject)
        expect(count).toBe(ledger)
        expect(count).toBeLessThanOrEqual(1_000)
      }),
      { numRuns: 24 },
    )
  })
})

type Step =
  | { readonly do: 'reserve'; readonly amount: number }
  | { readonly do: 'settle'; readonly which: number; readonly share: number }
  | { readonly do: 'refund'; readonly which: number }
  | { readonly do: 'expire' | 'sweep' | 'buy' | 'cancel' }

type Modelled = { readonly amount: number; readonly at: number; state: 'reserved' | 'late' | 'settled' | 'refunded'; counts: number }

/** What the ledger should say, step by step, without a database. */
function makeModel(limit: number) {
  const entries: Modelled[] = []
  let planSince: number | null = null
  let countedSince: number | null = -1
  const used = (since: number) =>
    entries.filter(({ at, state }) => at >= since && state !== 'refunded').reduce((sum, { counts: amount }) => sum + amount, 0)
  const giveBackLate = () => {
    for (const entry of entries) if (entry.state === 'late') entry.state = 'refunded'
  }
  return {
    entries,
    since: () => planSince ?? 0,
    used: () => used(planSince ?? 0),
    /** Of the window that was spent in last. */
    counted: () => (countedSince === -1 ? 0 : used(countedSince ?? 0)),
    reserve: (amount: number, at: number): boolean => {
      const since = planSince ?? 0
      if (countedSince !== since || used(since) + amount > limit) giveBackLate()
      countedSince = since
      if (used(since) + amount > limit) return false
      entries.push({ amount, at, state: 'reserved', counts: amount })
      return true
    },
    close: (which: number, state: 'settled' | 'refunded', amount: number) => {
      const entry = entries[which]
      if (!entry || (entry.state !== 'reserved' && entry.state !== 'late')) return
      entry.state = state
      entry.counts = amount
    },
    expire: () => {
      for (const entry of entries) if (entry.state === 'reserved') entry.state = 'late'
    },
    giveBackLate,
    change: (since: number | null) => {
      planSince = since
    },
  }
}

test('the count is what the ledger says, whatever happens in whatever order', { timeout }, async () => {
  const limit = 1_000
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('reserve' as const), amount: fc.integer({ min: 0, max: 500 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('settle' as const), which: fc.nat(9), share: fc.integer({ min: 0, max: 100 }) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(9) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'sweep' as const, 'buy' as const, 'cancel' as const) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const subject = someone()
      const model = makeModel(limit)
      const reservations: Reservation[] = []
      let window = month
      let at = 0
      for (const one of steps) {
        at++
        if (one.do === 'reserve') {
          const reservation = await (at % 2 ? quota : other).reserve(spending({ subject, amount: one.amount, window, limit }))
          expect(reservation !== null).toBe(model.reserve(one.amount, at))
          if (reservation) reservations.push(reservation)
        }
        const modelled = 'which' in one ? model.entries[one.which] : undefined
        if (one.do === 'settle' && modelled) {
          const amount = Math.floor((modelled.amount * one.share) / 100)
          await reservations[one.which]?.settle(amount)
          model.close(one.which, 'settled', amount)
        }
        if (one.do === 'refund' && modelled) {
          await reservations[one.which]?.refund()
          model.close(one.which, 'refunded', modelled.amount)
        }
        if (one.do === 'expire') {
          await expireAll(subject)
          model.expire()
        }
        if (one.do === 'sweep') {
          await quota.sweep()
          model.giveBackLate()
        }
        if (one.do === 'buy') {
          // The start of a plan has no finer parts than milliseconds.
          await wait(2)
          window = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * day) }
          model.change(at)
        }
        if (one.do === 'cancel') {
          window = month
          model.change(null)
        }
        const { count, ledger } = await counts(subject)
        expect(count).toBe(ledger)
        expect(count).toBe(model.counted())
      }
      const late = model.entries.filter(({ state, at: since }) => state === 'late' && since >= model.since())
      expect(await usedOf(subject, window)).toBe(model.used() - late.reduce((sum, { counts: amount }) => sum + amount, 0))
    }),
    { numRuns: 40 },
  )
})

describe('a text that was paid for', () => {
  const free = (subject: string, amount: number, given: { textKey?: string; window?: QuotaWindow } = {}) =>
    quota.takeFree({ subject, window: month, textKey: 'text', amount, ...given })

  test('may be worked on for nothing up to five times its characters', async () => {
    const subject = someone()
    const run = await reserved(quota, { subject, amount: 100, textKey: 'text' })
    expect(await free(subject, 1)).toBe(false)
    await run.settle()
    expect([await free(subject, 300), await free(subject, 201), await free(subject, 200), await free(subject, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(await usedOf(subject)).toBe(100)
  })

  test('is paid for by its owner, in this window, and by itself', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, textKey: 'text' })).settle()
    expect(await free(someone(), 1)).toBe(false)
    expect(await free(subject, 1, { textKey: 'another' })).toBe(false)
    expect(await free(subject, 1, { window: fromDay(20, 50) })).toBe(false)
    expect(await free(subject, 1)).toBe(true)
  })

  test('is not paid for by a run that was refunded or cost nothing', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, textKey: 'text' })).refund()
    await (await reserved(quota, { subject, textKey: 'text' })).settle(0)
    expect(await free(subject, 1)).toBe(false)
  })

  test('gives the same whether it was paid once or twice', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, textKey: 'text' })).settle()
    expect(await free(subject, 500)).toBe(true)
    await (await reserved(quota, { subject, textKey: 'text' })).settle()
    expect(await free(subject, 1)).toBe(false)
  })

  test('can be given back what came to nothing', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, textKey: 'text' })).settle()
    const wish = { subject, window: month, textKey: 'text', amount: 500 }
    expect(await quota.takeFree(wish)).toBe(true)
    await quota.giveBackFree(wish)
    await quota.giveBackFree(wish)
    expect([await quota.takeFree(wish), await quota.takeFree(wish)]).toEqual([true, false])
  })

  test('is not taken from twice at once', async () => {
    const subject = someone()
    await (await reserved(quota, { subject, textKey: 'text' })).settle()
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 2 ? quota : other).takeFree({ subject, window: month, textKey: 'text', amount: 20 })),
    )
    expect(taken.filter(Boolean)).toHaveLength(25)
  })
})

describe('the key of a text', () => {
  test('is the same for the same text in another form, and another for another text or secret', () => {
    const key = quota.textKeyOf('Café au lait')
    expect(quota.textKeyOf('  Cafe\u0301 au lait\n')).toBe(key)
    expect(other.textKeyOf('Café au lait')).toBe(key)
    expect(quota.textKeyOf('Café au  lait')).not.toBe(key)
    expect(makeQuota({ pool: db.pool, secret: 'another', holdSeconds: 1 }).textKeyOf('Café au lait')).not.toBe(key)
    expect(key).toMatch(/^[\w-]{43}$/)
  })
})

test('what is older than 400 days is forgotten, and nothing younger', async () => {
  const [old, young] = [someone(), someone()]
  for (const [subject, age] of [
    [old, 401],
    [young, 399],
  ] as const) {
    const window = fromDay(-age, -age + 30)
    await (await reserved(quota, { subject, window, textKey: 'text' })).settle()
  }
  await db.pool.query(`update usage_entry set created_at = starts_at where subject = any($1)`, [[old, young]])
  const left = async (subject: string) => {
    const tables = ['usage_entry', 'usage_window', 'paid_text']
    const found = await Promise.all(tables.map((table) => db.pool.query(`select 1 from ${table} where subject = $1`, [subject])))
    return found.map(({ rowCount }) => rowCount)
  }
  expect([await left(old), await left(young)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  await quota.sweep()
  expect([await left(old), await left(young)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
})
