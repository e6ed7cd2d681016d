import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver, makePayer, openBilling, stripeEnv, type BillingHouse } from '#tests/billing.ts'
import { makeEnv } from '#tests/builders.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startStripe, type StripeServer } from '#tests/mocks/stripe-server.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Payer } from './billing.ts'

let database: TestDatabase
let db: Db
let stripe: StripeServer
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  stripe = await startStripe()
})
afterAll(async () => {
  await stripe.close()
  await db.close()
  await database.drop()
})

type Way = 'test' | 'stripe' | 'off'
/** The site after a start with other settings, over the same database. */
let sites: Readonly<Record<Way, BillingHouse>>
let now: Date
let ann: Payer
beforeEach(async () => {
  now = new Date('2026-01-31T12:00:00.000Z')
  const open = (env: ReturnType<typeof makeEnv>) => openBilling({ pool: db.pool, env, now: () => now })
  sites = {
    test: open(makeEnv({ BILLING: 'test' })),
    stripe: open(stripeEnv(stripe.url)),
    off: open(makeEnv({ BILLING: 'off' })),
  }
  ann = await makePayer(db.pool)
})

const live = (way: Way) => sites[way].subscriptions.optionalLive(ann.accountId)
const idle = (way: Way) => sites[way].subscriptions.optionalIdle(ann.accountId)
const problem = (code: string) => ({ problem: { code } })

async function buyInTest(): Promise<void> {
  const { url } = await sites.test.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
  await sites.test.billing.endTestCheckout(url.split('=').at(-1) ?? '', { payer: ann, outcome: 'pay' })
}

async function buyAtStripe(): Promise<void> {
  const { url } = await sites.stripe.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
  stripe.house.pay(url.split('/').at(-1) ?? '')
  await deliver(sites.stripe, stripe)
}

describe.each(['stripe', 'off'] as const)('a plan of the test checkout, where plans are paid by %s now', (way) => {
  beforeEach(buyInTest)

  test('gives nothing, and is known as one that gives nothing', async () => {
    expect(await live('test')).toMatchObject({ tier: 'premium', provider: 'test' })
    expect(await idle('test')).toBeNull()
    expect(await live(way)).toBeNull()
    expect(await idle(way)).toMatchObject({ tier: 'premium', provider: 'test' })
  })

  test('cannot be changed or cancelled, and its owner gets no mail', async () => {
    await expect(sites[way].billing.cancel(ann)).rejects.toMatchObject(problem('subscription-missing'))
    const code = way === 'off' ? 'billing-off' : 'subscription-missing'
    await expect(sites[way].billing.change({ payer: ann, tier: 'platinum' })).rejects.toMatchObject(problem(code))
    expect(sites[way].mails).toEqual([])
  })

  test('counts again, in the month that runs then, when the operator goes back', async () => {
    now = new Date('2026-05-02T00:00:00.000Z')
    expect(await live(way)).toBeNull()
    expect(await live('test')).toMatchObject({ periodStart: new Date('2026-04-30T12:00:00Z'), periodEnd: new Date('2026-05-31T12:00:00Z') })
  })

  test('makes room for a gift, and is gone for good then', async () => {
    await sites[way].subscriptions.grant({ accountId: ann.accountId, tier: 'platinum', until: null })
    expect(await live(way)).toMatchObject({ tier: 'platinum', provider: 'granted' })
    expect(await idle(way)).toBeNull()
    expect(await live('test')).toMatchObject({ provider: 'granted' })
  })
})

describe('from the test checkout to Stripe', () => {
  beforeEach(buyInTest)

  test('the same plan can be bought, and takes the place of the other', async () => {
    await buyAtStripe()
    expect(await live('stripe')).toMatchObject({ tier: 'premium', provider: 'stripe' })
    expect(await idle('stripe')).toBeNull()
    const { rows } = await db.pool.query('select provider, status from subscription where account_id = $1 order by provider', [
      ann.accountId,
    ])
    expect(rows).toEqual([
      { provider: 'stripe', status: 'active' },
      { provider: 'test', status: 'ended' },
    ])
  })

  test('reconciling leaves it alone and does not count it', async () => {
    expect(await sites.stripe.billing.reconcile()).toBe(0)
    expect(sites.stripe.troubles).toEqual([])
    expect(await live('stripe')).toBeNull()
    expect(await live('test')).toMatchObject({ provider: 'test' })
  })

  test('erasing an account that holds one asks nobody to stop charging', async () => {
    await sites.stripe.billing.stopCharging(ann.accountId)
    expect(sites.stripe.troubles).toEqual([])
  })
})

describe.each(['test', 'off'] as const)('a plan that Stripe charges, where plans are paid by %s now', (way) => {
  beforeEach(buyAtStripe)

  test('goes on counting, for it was paid for, until what was paid is over', async () => {
    const held = await live('stripe')
    expect(held).toMatchObject({ provider: 'stripe' })
    expect(await live(way)).toEqual(held)
    now = new Date((held?.periodEnd?.getTime() ?? 0) + 4 * 24 * 60 * 60 * 1000)
    expect(await live(way)).toBeNull()
  })

  test('is not ended here behind the back of Stripe, nor bought anew beside it', async () => {
    await expect(sites[way].billing.cancel(ann)).rejects.toMatchObject(problem('billing-off'))
    const code = way === 'off' ? 'billing-off' : 'subscription-exists'
    await expect(sites[way].billing.checkout({ payer: ann, tier: 'platinum', returnTo: '/' })).rejects.toMatchObject(problem(code))
  })
})
