import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMilliseconds, fromDay, month, reserved, someone, spending, useTwoNodes } from '#tests/two-nodes.ts'
import type { Reservation } from './quota.ts'

const nodes = useTwoNodes()
const timeout = 30_000

describe('a reservation', () => {
  test('takes from the count until nothing is left, to the last character', async () => {
    const subject = someone()
    expect(await nodes.quota.reserve(spending({ subject, amount: 1_001 }))).toBeNull()
    await reserved(nodes.quota, { subject, amount: 999 })
    expect(await nodes.quota.reserve(spending({ subject, amount: 2 }))).toBeNull()
    await reserved(nodes.quota, { subject, amount: 1 })
    expect(await nodes.quota.reserve(spending({ subject, amount: 1 }))).toBeNull()
    expect(await nodes.counts(subject)).toEqual({ count: 1_000, ledger: 1_000 })
  })

  test('is of one subject and one unit', async () => {
    const [one, two] = [someone(), someone()]
    await reserved(nodes.quota, { subject: one, amount: 1_000 })
    await reserved(nodes.quota, { subject: two, amount: 1_000 })
    await reserved(nodes.quota, { subject: one, unit: 'checks', amount: 1, limit: 1 })
    expect(await nodes.quota.reserve(spending({ subject: one, unit: 'checks', amount: 1, limit: 1 }))).toBeNull()
  })

  test('is told by tool, the most used first, without what was given back', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, amount: 100 })).settle()
    await reserved(nodes.quota, { subject, tool: 'translate', amount: 300 })
    await (await reserved(nodes.quota, { subject, amount: 50 })).settle()
    await (await reserved(nodes.quota, { subject, tool: 'write', amount: 400 })).refund()
    expect(await nodes.quota.usage({ subject, unit: 'characters', window: month })).toEqual({
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
    await reserved(nodes.quota, { subject, amount: 500 })
    await close(await reserved(nodes.quota, { subject, amount: 100 }))
    expect(await nodes.counts(subject)).toEqual({ count: 500 + used, ledger: 500 + used })
    expect(await nodes.usedOf(subject)).toBe(500 + used)
  })
})

describe('a node that has gone down', () => {
  test('locks nobody out: what it reserved is given back to whoever asks', async () => {
    const subject = someone()
    await reserved(nodes.quota, { subject, amount: 900 })
    expect(await nodes.other.reserve(spending({ subject, amount: 200 }))).toBeNull()
    await nodes.expireAll(subject)
    expect(await nodes.usedOf(subject)).toBe(0)
    await reserved(nodes.other, { subject, amount: 1_000 })
    expect(await nodes.counts(subject)).toEqual({ count: 1_000, ledger: 1_000 })
  })

  test('is swept up after, once', async () => {
    const [one, two] = [someone(), someone()]
    await reserved(nodes.quota, { subject: one, amount: 100 })
    await reserved(nodes.quota, { subject: one, amount: 200 })
    await reserved(nodes.quota, { subject: two, amount: 300 })
    await (await reserved(nodes.quota, { subject: two, amount: 50 })).settle()
    await nodes.expireAll(one)
    await nodes.expireAll(two)
    const swept = await Promise.all([nodes.quota.sweep(), nodes.other.sweep(), nodes.quota.sweep()])
    expect(swept.reduce((sum, late) => sum + late, 0)).toBe(3)
    expect(await nodes.quota.sweep()).toBe(0)
    expect(await nodes.counts(one)).toEqual({ count: 0, ledger: 0 })
    expect(await nodes.counts(two)).toEqual({ count: 50, ledger: 50 })
  })

  test.each(['settle', 'refund'] as const)('that was only slow changes nothing with a late %s', async (close) => {
    const subject = someone()
    const late = await reserved(nodes.quota, { subject, amount: 400, textKey: 'late' })
    await nodes.expireAll(subject)
    await nodes.quota.sweep()
    await reserved(nodes.quota, { subject, amount: 100 })
    await late[close]()
    expect(await nodes.counts(subject)).toEqual({ count: 100, ledger: 100 })
    expect(await nodes.quota.takeFree({ subject, window: month, textKey: 'late', amount: 1 })).toBe(false)
  })

  test('is not mistaken for one that still works', async () => {
    const subject = someone()
    await reserved(nodes.quota, { subject, amount: 400 })
    await nodes.quota.sweep()
    expect(await nodes.usedOf(subject)).toBe(400)
  })
})

describe('another window', () => {
  test('of a plan begins at nothing; after it the month counts all that was used in it', async () => {
    const subject = someone()
    await (await reserved(nodes.quota, { subject, amount: 800 })).settle()
    await wait(3)
    const paid = { subject, window: { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * dayMilliseconds) }, limit: 10_000 }
    await (await reserved(nodes.quota, { ...paid, amount: 7_000 })).settle()
    expect(await nodes.counts(subject)).toEqual({ count: 7_000, ledger: 7_000 })
    expect(await nodes.usedOf(subject, paid.window)).toBe(7_000)
    expect(await nodes.quota.reserve(spending({ subject, amount: 1 }))).toBeNull()
    expect(await nodes.counts(subject)).toEqual({ count: 7_800, ledger: 7_800 })
    expect(await nodes.usedOf(subject)).toBe(7_800)
    await reserved(nodes.quota, { ...paid, amount: 3_000 })
    expect(await nodes.quota.reserve(spending({ ...paid, amount: 1 }))).toBeNull()
  })

  test('of the next month begins at nothing, and a run of the last moment stays in its own', async () => {
    const subject = someone()
    const [last, next] = [fromDay(-30, -1), fromDay(-1, 29)]
    await reserved(nodes.quota, { subject, window: next, amount: 600 })
    const straggler = await reserved(nodes.quota, { subject, window: last, amount: 1_000 })
    expect(await nodes.usedOf(subject, last)).toBe(1_000)
    await reserved(nodes.quota, { subject, window: next, amount: 400 })
    await straggler.refund()
    expect(await nodes.usedOf(subject, next)).toBe(1_000)
    expect(await nodes.counts(subject)).toEqual({ count: 1_000, ledger: 1_000 })
  })

  test('while a run goes on: giving back reaches the count that holds it', async () => {
    const subject = someone()
    const paid = { startsAt: new Date(Date.now() - dayMilliseconds), endsAt: new Date(Date.now() + 29 * dayMilliseconds) }
    const run = await reserved(nodes.quota, { subject, window: paid, amount: 500, limit: 10_000 })
    await reserved(nodes.quota, { subject, amount: 100 })
    await run.settle(200)
    expect(await nodes.counts(subject)).toEqual({ count: 300, ledger: 300 })
  })
})

describe('at once', () => {
  test('two hundred runs on two nodes never take more than there is', async () => {
    const subject = someone()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => (i % 2 ? nodes.quota : nodes.other).reserve(spending({ subject, amount: 7, limit: 1_000 }))),
    )
    expect(answers.filter(Boolean)).toHaveLength(142)
    expect(await nodes.counts(subject)).toEqual({ count: 994, ledger: 994 })
  })

  test('reserving, settling, refunding, sweeping and changing windows on two nodes leaves the count right', { timeout }, async () => {
    const paid = { startsAt: new Date(Date.now() - dayMilliseconds), endsAt: new Date(Date.now() + 29 * dayMilliseconds) }
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
            const node = isOther ? nodes.other : nodes.quota
            const reservation = await node.reserve(spending({ subject, amount, window }))
            if (after === 'settle') await reservation?.settle()
            if (after === 'settle less') await reservation?.settle(Math.floor(amount / 2))
            if (after === 'refund') await reservation?.refund()
            if (after === 'expire') await nodes.expireAll(subject)
            if (after === 'sweep') await node.sweep()
          }),
        )
        const { count, ledger } = await nodes.counts(subject)
        expect(count).toBe(ledger)
        expect(count).toBeLessThanOrEqual(1_000)
      }),
      { numRuns: 24 },
    )
  })
})

test('what is older than 400 days is forgotten, and nothing younger', async () => {
  const [old, young] = [someone(), someone()]
  for (const [subject, age] of [
    [old, 401],
    [young, 399],
  ] as const) {
    const window = fromDay(-age, -age + 30)
    await (await reserved(nodes.quota, { subject, window, textKey: 'text' })).settle()
  }
  await nodes.db.pool.query(`update usage_entry set created_at = starts_at where subject = any($1)`, [[old, young]])
  const left = async (subject: string) => {
    const tables = ['usage_entry', 'usage_window', 'paid_text']
    const found = await Promise.all(tables.map((table) => nodes.db.pool.query(`select 1 from ${table} where subject = $1`, [subject])))
    return found.map(({ rowCount }) => rowCount)
  }
  expect([await left(old), await left(young)]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  await nodes.quota.sweep()
  expect([await left(old), await left(young)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
})
