import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePayer, openBilling, type BillingHouse } from '#tests/billing.ts'
import { makeEnv } from '#tests/builders.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Payer } from './billing.ts'
import { remindOfRenewals, type RemindOptions } from './remind.ts'

let database: TestDatabase
let db: Db
let house: BillingHouse
let mails: Mail[]
let ann: Payer
const bought = new Date('2026-05-10T12:00:00.000Z')
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  await db.pool.query('delete from account')
  mails = []
  house = openBilling({ pool: db.pool, env: makeEnv({ PRICE_PREMIUM: '4.90' }), now: () => bought })
  ann = await makePayer(db.pool, { locale: 'ur' })
  const { url } = await house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
  await house.billing.endTestCheckout(url.split('=').at(-1) ?? '', { payer: ann, outcome: 'pay' })
})

const remind = (at: string, { days = 3, billing = 'test' }: Partial<Pick<RemindOptions, 'days' | 'billing'>> = {}) =>
  remindOfRenewals({ pool: db.pool, mailer: { send: async (mail) => void mails.push(mail) }, billing, days, now: new Date(at) })

test('whoever’s plan renews soon is told once a period, in their language', async () => {
  expect(await remind('2026-06-07T11:59:59Z')).toBe(0)
  expect(await remind('2026-06-07T12:00:00Z')).toBe(1)
  expect(await remind('2026-06-07T12:00:00Z')).toBe(0)
  expect(await remind('2026-06-10T11:59:59Z')).toBe(0)
  const renewsAt = '2026-06-10T12:00:00.000Z'
  expect(mails).toEqual([
    { kind: 'plan-renews', to: ann.email, locale: 'ur', facts: { tier: 'premium', renewsAt, price: { amount: 490, currency: 'EUR' } } },
  ])
  // Nobody looked at the plan meanwhile; it renewed all the same.
  expect(await remind('2026-07-08T00:00:00Z')).toBe(1)
  expect(mails.at(-1)).toMatchObject({ facts: { renewsAt: '2026-07-10T12:00:00.000Z' } })
})

test('two nodes at once tell it once', async () => {
  const counts = await Promise.all([1, 2, 3].map(() => remind('2026-06-08T00:00:00Z')))
  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(mails).toHaveLength(1)
})

test('a reminder that could not be sent is sent the next time', async () => {
  const broken = { send: () => Promise.reject(new Error('no mail today')) }
  const at = new Date('2026-06-08T00:00:00Z')
  await expect(remindOfRenewals({ pool: db.pool, mailer: broken, billing: 'test', days: 3, now: at })).rejects.toThrow('no mail today')
  expect(await remind('2026-06-08T00:00:00Z')).toBe(1)
})

const rows: readonly (readonly [name: string, change: string])[] = [
  ['is past due', `status = 'past-due'`],
  ['has ended', `status = 'ended'`],
  ['was given', `provider = 'granted'`],
  ['will not renew', `reminded_of = period_end`],
]
test.each(rows)('nobody is reminded of a plan that %s', async (_, change) => {
  await db.pool.query(`update subscription set ${change}`)
  expect(await remind('2026-06-08T00:00:00Z')).toBe(0)
})

test('nobody is reminded whose account is closed, or where reminders are off', async () => {
  expect(await remind('2026-06-08T00:00:00Z', { days: 0 })).toBe(0)
  await db.pool.query('update account set disabled_at = now()')
  expect(await remind('2026-06-08T00:00:00Z')).toBe(0)
})

test('a plan that Stripe charges is reminded of, too', async () => {
  await db.pool.query(`update subscription set provider = 'stripe', amount = null, currency = null`)
  expect(await remind('2026-06-08T00:00:00Z')).toBe(1)
  expect(mails).toMatchObject([{ facts: { price: null } }])
})

test.each(['stripe', 'off'] as const)(
  'a plan of the test checkout is not reminded of while plans are paid by %s, and again after that',
  async (billing) => {
    for (const at of ['2026-06-08T00:00:00Z', '2026-07-08T00:00:00Z']) expect(await remind(at, { billing })).toBe(0)
    expect(mails).toEqual([])
    // It has not renewed meanwhile, and no reminder of before is made up for.
    const { rows } = await db.pool.query('select period_end from subscription')
    expect(rows).toEqual([{ period_end: new Date('2026-06-10T12:00:00.000Z') }])
    expect(await remind('2026-07-08T00:00:00Z')).toBe(1)
    expect(mails).toMatchObject([{ facts: { renewsAt: '2026-07-10T12:00:00.000Z' } }])
  },
)

test('a plan that Stripe charges is reminded of, whatever plans are bought with now', async () => {
  await db.pool.query(`update subscription set provider = 'stripe'`)
  expect(await remind('2026-06-08T00:00:00Z', { billing: 'stripe' })).toBe(1)
})
