import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMilliseconds, month, someone, spending, useTwoNodes } from '#tests/two-nodes.ts'
import type { Reservation } from './quota.ts'

const nodes = useTwoNodes()
const timeout = 30_000

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
          const reservation = await (at % 2 ? nodes.quota : nodes.other).reserve(spending({ subject, amount: one.amount, window, limit }))
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
          await nodes.expireAll(subject)
          model.expire()
        }
        if (one.do === 'sweep') {
          await nodes.quota.sweep()
          model.giveBackLate()
        }
        if (one.do === 'buy') {
          // The start of a plan has no finer parts than milliseconds.
          await wait(2)
          window = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * dayMilliseconds) }
          model.change(at)
        }
        if (one.do === 'cancel') {
          window = month
          model.change(null)
        }
        const { count, ledger } = await nodes.counts(subject)
        expect(count).toBe(ledger)
        expect(count).toBe(model.counted())
      }
      const late = model.entries.filter(({ state, at: since }) => state === 'late' && since >= model.since())
      expect(await nodes.usedOf(subject, window)).toBe(model.used() - late.reduce((sum, { counts: amount }) => sum + amount, 0))
    }),
    { numRuns: 40 },
  )
})
