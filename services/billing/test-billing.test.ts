import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePayer, openBilling, type BillingHouse } from '#tests/billing.ts'
import { makeEnv } from '#tests/builders.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import type { Db } from '../db/open-db.ts'
import type { Payer } from './billing.ts'

let database: OpenTestDb
let db: Db
let house: BillingHouse
let ann: Payer
/** What the clock of a test says. */
let now: Date
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(async () => {
  await database.close()
})
beforeEach(async () => {
  now = new Date('2026-01-31T12:00:00.000Z')
  house = openBilling({ pool: db.pool, env: makeEnv({ PRICE_PREMIUM: '4.90', PRICE_PLATINUM: '9.90', CURRENCY: 'HUF' }), now: () => now })
  ann = await makePayer(db.pool, { locale: 'hu' })
})

const live = () => house.subscriptions.optionalLive(ann.accountId)
const problem = (code: string) => ({ problem: { code } })
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000)
}

async function begin(tier: 'premium' | 'platinum' = 'premium'): Promise<string> {
  const { url } = await house.billing.checkout({ payer: ann, tier, returnTo: '/hu/szoveg#1' })
  return new URL(url, 'http://localhost').searchParams.get('id') ?? ''
}
const end = (id: string, outcome: 'pay' | 'decline' = 'pay', payer: Payer = ann) => house.billing.endTestCheckout(id, { payer, outcome })
const buy = async (tier: 'premium' | 'platinum' = 'premium') => end(await begin(tier))

describe('the test checkout', () => {
  test('stands on a page of ours, in the payer’s language', async () => {
    const { url } = await house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
    expect(url).toMatch(/^\/hu\/checkout\?id=[\w-]{36}$/)
    expect(house.billing.kind).toBe('test')
  })

  test('shows what is bought, to its owner alone', async () => {
    const id = await begin('platinum')
    expect(await house.billing.optionalTestCheckout(id, ann.accountId)).toEqual({
      id,
      tier: 'platinum',
      status: 'open',
      returnTo: '/hu/szoveg#1',
      price: { amount: 990, currency: 'HUF' },
    })
    const ben = await makePayer(db.pool)
    expect(await house.billing.optionalTestCheckout(id, ben.accountId)).toBeNull()
    expect(await end(id, 'pay', ben)).toBeNull()
    expect(await house.billing.optionalTestCheckout('none', ann.accountId)).toBeNull()
    expect(await live()).toBeNull()
  })

  test('starts the plan when it is paid', async () => {
    expect(await buy()).toMatchObject({ status: 'paid' })
    expect(await live()).toMatchObject({
      tier: 'premium',
      provider: 'test',
      status: 'active',
      since: now,
      periodStart: now,
      periodEnd: new Date('2026-02-28T12:00:00.000Z'),
      price: { amount: 490, currency: 'HUF' },
    })
    expect(house.mails).toMatchObject([
      { kind: 'plan-started', to: ann.email, locale: 'hu', facts: { tier: 'premium', renewsAt: '2026-02-28T12:00:00.000Z' } },
    ])
  })

  test('paid twice, also at once, starts one plan', async () => {
    const id = await begin()
    const ends = await Promise.all([end(id), end(id), end(id)])
    expect(ends.map((one) => one?.status)).toEqual(['paid', 'paid', 'paid'])
    later(1)
    expect((await end(id, 'decline'))?.status).toBe('paid')
    expect((await db.pool.query('select 1 from subscription where account_id = $1', [ann.accountId])).rowCount).toBe(1)
    expect(house.mailsTo(ann)).toEqual(['plan-started'])
  })

  test('declined leaves everything as it was, and is not paid afterwards', async () => {
    const id = await begin()
    expect(await end(id, 'decline')).toMatchObject({ status: 'declined' })
    expect(await end(id, 'pay')).toMatchObject({ status: 'declined' })
    expect(await live()).toBeNull()
    expect(house.mails).toEqual([])
  })

  test.each([
    [23.9, 'paid'],
    [24, 'expired'],
  ] as const)('after %d hours is %s', async (hours, status) => {
    const id = await begin()
    later(hours)
    expect((await end(id))?.status).toBe(status)
    expect((await live()) !== null).toBe(status === 'paid')
  })

  test('begun anew takes the place of the one before', async () => {
    const first = await begin('premium')
    const second = await begin('platinum')
    expect((await end(first))?.status).toBe('expired')
    expect((await end(second))?.status).toBe('paid')
    expect(await live()).toMatchObject({ tier: 'platinum' })
  })

  test('does not sell beside a plan that runs', async () => {
    await buy()
    await expect(begin('platinum')).rejects.toMatchObject(problem('subscription-exists'))
  })

  test('without prices starts a plan without a price', async () => {
    house = openBilling({ pool: db.pool, env: makeEnv(), now: () => now })
    expect((await buy())?.price).toBeNull()
    expect((await live())?.price).toBeNull()
  })
})

describe('a plan of the test checkout', () => {
  test('changes at once, within its month', async () => {
    await buy()
    const before = await live()
    later(48)
    await house.billing.change({ payer: ann, tier: 'platinum' })
    expect(await live()).toEqual({ ...before, tier: 'platinum', price: { amount: 990, currency: 'HUF' } })
  })

  test('renews by itself, on the same day of each month', async () => {
    await buy()
    for (const [at, from, to] of [
      ['2026-02-28T11:59:59.999Z', '2026-01-31', '2026-02-28'],
      ['2026-02-28T12:00:00.000Z', '2026-02-28', '2026-03-31'],
      ['2026-07-15T00:00:00.000Z', '2026-06-30', '2026-07-31'],
    ] as const) {
      now = new Date(at)
      const [one, other] = await Promise.all([live(), live()])
      expect([one?.periodStart, one?.periodEnd].map((date) => date?.toISOString().slice(0, 10))).toEqual([from, to])
      expect(other).toEqual(one)
      // What was answered is also what was written.
      expect(await live()).toEqual(one)
    }
  })

  test('ends at once when it is cancelled, and can be bought again', async () => {
    await buy()
    await house.billing.cancel(ann)
    expect(await live()).toBeNull()
    await expect(house.billing.cancel(ann)).rejects.toMatchObject(problem('subscription-missing'))
    await expect(house.billing.change({ payer: ann, tier: 'platinum' })).rejects.toMatchObject(problem('subscription-missing'))
    await buy('platinum')
    expect(await live()).toMatchObject({ tier: 'platinum' })
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'plan-ended', 'plan-started'])
  })

  test('cancelled twice at once ends once', async () => {
    await buy()
    const results = await Promise.allSettled([house.billing.cancel(ann), house.billing.cancel(ann)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'plan-ended'])
  })

  test('is all that there is: no page with bills, no notices, nothing to reconcile', async () => {
    await buy()
    expect(await house.billing.portal(ann)).toBeNull()
    await expect(house.billing.onNotice({ body: '{}', signature: '' })).rejects.toMatchObject(problem('billing-off'))
    expect(await house.billing.reconcile()).toBe(0)
    await house.billing.stopCharging(ann.accountId)
    expect(await live()).not.toBeNull()
  })

  test('that Stripe charges cannot be cancelled without Stripe', async () => {
    await db.pool.query(
      `insert into subscription (id, account_id, tier, status, provider, external_id, period_start, period_end)
       values ($1, $1, 'premium', 'active', 'stripe', $1, $2, $3)`,
      [ann.accountId, now, new Date('2026-02-28')],
    )
    await expect(house.billing.cancel(ann)).rejects.toMatchObject(problem('billing-off'))
    await expect(begin()).rejects.toMatchObject(problem('subscription-exists'))
    await house.subscriptions.end(ann.accountId)
    expect(await live()).toMatchObject({ provider: 'stripe' })
  })
})

describe('a plan that was given', () => {
  const grant = (tier: 'premium' | 'platinum', until: Date | null = null) =>
    house.subscriptions.grant({ accountId: ann.accountId, tier, until })

  test('for good goes on, until it is handed back', async () => {
    await grant('platinum')
    now = new Date('2036-01-01')
    expect(await live()).toMatchObject({ tier: 'platinum', provider: 'granted', periodEnd: null, price: null })
    await house.billing.cancel(ann)
    expect(await live()).toBeNull()
    expect(house.mailsTo(ann)).toEqual(['plan-ended'])
  })

  test('ends at its date, and another can be bought', async () => {
    await grant('premium', new Date('2026-03-01T00:00:00Z'))
    now = new Date('2026-02-28T23:59:59Z')
    expect(await live()).toMatchObject({ tier: 'premium' })
    now = new Date('2026-03-01T00:00:00Z')
    expect(await live()).toBeNull()
    const { rows } = await db.pool.query('select status, ended_at from subscription where account_id = $1', [ann.accountId])
    expect(rows).toEqual([{ status: 'ended', ended_at: now }])
    await buy()
    expect(await live()).toMatchObject({ provider: 'test' })
  })

  test('takes the place of an earlier gift or test plan', async () => {
    await buy()
    await grant('platinum')
    expect(await live()).toMatchObject({ provider: 'granted', tier: 'platinum' })
    await grant('premium')
    expect(await live()).toMatchObject({ provider: 'granted', tier: 'premium' })
    await house.subscriptions.end(ann.accountId)
    expect(await live()).toBeNull()
  })

  test('can be bought above, and not beside', async () => {
    await grant('premium')
    await expect(begin('premium')).rejects.toMatchObject(problem('subscription-exists'))
    await buy('platinum')
    expect(await live()).toMatchObject({ provider: 'test', tier: 'platinum' })
  })

  test('while a purchase is open is not lost to it', async () => {
    const id = await begin('premium')
    await grant('platinum')
    await expect(end(id)).rejects.toMatchObject(problem('subscription-exists'))
    expect(await live()).toMatchObject({ provider: 'granted', tier: 'platinum' })
  })

  test('needs somebody to be given to', async () => {
    await expect(house.subscriptions.grant({ accountId: 'nobody', tier: 'premium', until: null })).rejects.toMatchObject(
      problem('user-not-found'),
    )
  })
})

describe('where nothing is sold', () => {
  test('nothing can be bought, and a gift can be handed back', async () => {
    house = openBilling({ pool: db.pool, env: makeEnv({ BILLING: 'off' }), now: () => now })
    expect(house.billing.kind).toBe('off')
    const wish = { payer: ann, tier: 'premium', returnTo: '/' } as const
    await expect(house.billing.checkout(wish)).rejects.toMatchObject(problem('billing-off'))
    await expect(house.billing.change(wish)).rejects.toMatchObject(problem('billing-off'))
    await expect(house.billing.onNotice({ body: '', signature: '' })).rejects.toMatchObject(problem('billing-off'))
    expect(await house.billing.portal(ann)).toBeNull()
    expect(await house.billing.optionalTestCheckout('1', ann.accountId)).toBeNull()
    expect(await house.billing.endTestCheckout('1', { payer: ann, outcome: 'pay' })).toBeNull()
    await house.subscriptions.grant({ accountId: ann.accountId, tier: 'premium', until: null })
    await house.billing.cancel(ann)
    expect(await live()).toBeNull()
  })
})

test('a mail that cannot be sent does not undo what was bought', async () => {
  house.mails.push = () => {
    throw new Error('no mail today')
  }
  await buy()
  expect(await live()).toMatchObject({ tier: 'premium' })
  expect(house.troubles).toHaveLength(1)
})
