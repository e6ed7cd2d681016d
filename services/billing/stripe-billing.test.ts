import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver, makePayer, openBilling, stripeEnv, type BillingHouse } from '#tests/billing.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startStripe, stripePrices, type StripeServer } from '#tests/mocks/stripe-server.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Payer } from './billing.ts'

let database: TestDatabase
let db: Db
let stripe: StripeServer
let house: BillingHouse
let ann: Payer
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  // What an earlier test left would be reconciled with a Stripe that never heard of it.
  await db.pool.query('delete from account')
  stripe = await startStripe()
  house = openBilling({ pool: db.pool, env: stripeEnv(stripe.url) })
  ann = await makePayer(db.pool, { locale: 'hu' })
})
afterEach(() => stripe.close())

const live = (payer: Payer = ann) => house.subscriptions.optionalLive(payer.accountId)
const problem = (code: string) => ({ problem: { code } })
const openSessions = () => [...stripe.house.sessions.values()].filter(({ status }) => status === 'open')
const charged = () => [...stripe.house.subscriptions.values()].filter(({ status }) => status !== 'canceled')
const idOfPage = (url: string): string => url.split('/').at(-1) ?? ''

/** Begins a purchase and pays it on Stripe's page; the notices still wait. */
async function pay(tier: 'premium' | 'platinum' = 'premium', payer: Payer = ann): Promise<string> {
  const { url } = await house.billing.checkout({ payer, tier, returnTo: '/paraphrase-text?mode=extend#result' })
  return stripe.house.pay(idOfPage(url)).subscription ?? ''
}

async function buy(tier: 'premium' | 'platinum' = 'premium', payer: Payer = ann): Promise<string> {
  const subscription = await pay(tier, payer)
  await deliver(house, stripe)
  return subscription
}

describe('the life of a plan', () => {
  test('is bought on a page of Stripe, in the payer’s language, and leads back to the same text', async () => {
    const { url } = await house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/hu/szoveg-atfogalmazas?mode=extend#result' })
    const [session] = openSessions()
    expect(url).toBe(session?.url)
    expect(session).toMatchObject({
      price: stripePrices.premium,
      success_url: 'https://tinta.example.edu/hu/szoveg-atfogalmazas?mode=extend&bought=1#result',
      cancel_url: 'https://tinta.example.edu/hu/premium',
      metadata: { accountId: ann.accountId, tier: 'premium' },
    })
    expect(stripe.house.taken.find(({ what }) => what === 'POST /v1/checkout/sessions')?.params).toMatchObject({ locale: 'hu' })
    expect([...stripe.house.customers.values()]).toMatchObject([{ email: ann.email, metadata: { accountId: ann.accountId } }])
    expect(await live()).toBeNull()
  })

  test('begins when the notice comes, after the browser is back or before', async () => {
    const id = await pay()
    expect(await live()).toBeNull()
    await deliver(house, stripe)
    const [item] = stripe.house.requireSubscription(id).items.data
    expect(await live()).toMatchObject({
      tier: 'premium',
      status: 'active',
      provider: 'stripe',
      externalId: id,
      periodStart: new Date((item?.current_period_start ?? 0) * 1000),
      periodEnd: new Date((item?.current_period_end ?? 0) * 1000),
      price: { amount: 490, currency: 'EUR' },
    })
    expect(house.mails).toMatchObject([{ kind: 'plan-started', to: ann.email, locale: 'hu', facts: { tier: 'premium' } }])
    const { rows } = await db.pool.query('select status from checkout where account_id = $1', [ann.accountId])
    expect(rows).toEqual([{ status: 'paid' }])
  })

  test('goes up and down within the month', async () => {
    const id = await buy('premium')
    const before = await live()
    await house.billing.change({ payer: ann, tier: 'platinum' })
    expect(await live()).toMatchObject({ tier: 'platinum', price: { amount: 990 }, periodStart: before?.periodStart, id: before?.id })
    expect(stripe.house.taken.at(-2)).toMatchObject({
      what: `POST /v1/subscriptions/${id}`,
      params: { proration_behavior: 'create_prorations' },
    })
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ tier: 'platinum' })
    await house.billing.change({ payer: ann, tier: 'premium' })
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ tier: 'premium', price: { amount: 490 } })
    expect(house.mailsTo(ann)).toEqual(['plan-started'])
  })

  test('is not changed to what it is', async () => {
    await buy('premium')
    await house.billing.change({ payer: ann, tier: 'premium' })
    expect(stripe.house.taken.filter(({ what }) => what.startsWith('POST /v1/subscriptions'))).toEqual([])
  })

  test('goes on for a time when a payment fails, and is whole again when one succeeds', async () => {
    const id = await buy()
    stripe.house.turn(id, 'past_due')
    await deliver(house, stripe)
    const failed = await live()
    expect(failed).toMatchObject({ status: 'past-due', tier: 'premium' })
    const days = ((failed?.graceUntil?.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    // Stripe tries again and says so each time; that neither prolongs the grace nor writes again.
    stripe.house.turn(id, 'past_due')
    stripe.house.turn(id, 'unpaid')
    await deliver(house, stripe)
    expect((await live())?.graceUntil).toEqual(failed?.graceUntil)
    expect(house.mails.filter(({ kind }) => kind === 'payment-failed')).toMatchObject([
      { facts: { tier: 'premium', graceUntil: failed?.graceUntil?.toISOString() } },
    ])
    stripe.house.turn(id, 'active')
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ status: 'active', graceUntil: null })
    // A failure of a later month has a grace of its own.
    stripe.house.turn(id, 'past_due')
    await deliver(house, stripe)
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'payment-failed', 'payment-failed'])
  })

  test('gives nothing after the grace, and can be bought anew, which ends the old one', async () => {
    const old = await buy()
    stripe.house.turn(old, 'past_due')
    await deliver(house, stripe)
    await expect(house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
    await db.pool.query(`update subscription set grace_until = now() - interval '1 minute' where external_id = $1`, [old])
    expect(await live()).toBeNull()
    const { url } = await house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
    expect(stripe.house.requireSubscription(old).status).toBe('canceled')
    const next = stripe.house.pay(idOfPage(url)).subscription
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ externalId: next, status: 'active' })
    expect(charged()).toHaveLength(1)
  })

  test('renews when Stripe says so, and is believed for three days until it does', async () => {
    const id = await buy()
    const first = await live()
    stripe.house.renew(id)
    await deliver(house, stripe)
    expect((await live())?.periodStart).toEqual(first?.periodEnd)
    for (const [late, expected] of [
      ['2 days', id],
      ['4 days', undefined],
    ] as const) {
      await db.pool.query('update subscription set period_end = now() - $2::interval where external_id = $1', [id, late])
      expect((await live())?.externalId).toBe(expected)
    }
  })

  test('ends at once when it is cancelled, and the notice after it changes nothing', async () => {
    const id = await buy()
    await house.billing.cancel(ann)
    expect(await live()).toBeNull()
    expect(stripe.house.requireSubscription(id).status).toBe('canceled')
    expect((await deliver(house, stripe)).map(({ type }) => type)).toEqual(['customer.subscription.deleted'])
    expect(await live()).toBeNull()
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'plan-ended'])
    await expect(house.billing.cancel(ann)).rejects.toMatchObject(problem('subscription-missing'))
    await expect(house.billing.change({ payer: ann, tier: 'platinum' })).rejects.toMatchObject(problem('subscription-missing'))
  })

  test('that was cancelled can be bought again by the same customer', async () => {
    await buy()
    await house.billing.cancel(ann)
    await deliver(house, stripe)
    await buy('platinum')
    expect(await live()).toMatchObject({ tier: 'platinum' })
    expect(stripe.house.customers.size).toBe(1)
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'plan-ended', 'plan-started'])
  })

  test.each([
    ['canceled', null],
    ['incomplete_expired', null],
    ['paused', null],
    ['incomplete', 'active'],
    ['trialing', 'active'],
    ['unpaid', 'past-due'],
  ] as const)('that turns %s at Stripe is %s here', async (status, expected) => {
    const id = await buy()
    stripe.house.turn(id, status)
    await deliver(house, stripe)
    expect((await live())?.status ?? null).toBe(expected)
  })

  test('that was paused begins again when it is resumed; one that was cancelled never does', async () => {
    const id = await buy()
    stripe.house.turn(id, 'paused')
    await deliver(house, stripe)
    stripe.house.turn(id, 'active')
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ status: 'active' })
    stripe.house.turn(id, 'canceled')
    await deliver(house, stripe)
    stripe.house.turn(id, 'active')
    await deliver(house, stripe)
    expect(await live()).toBeNull()
  })

  test('at a price that is no longer in the settings goes on as what it was bought as', async () => {
    stripe.house.begin({ customer: 'cus_1', price: 'price_of_old', metadata: { accountId: ann.accountId, tier: 'platinum' } })
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ tier: 'platinum', price: { amount: 390 } })
  })

  test('of no known price is not guessed at', async () => {
    stripe.house.begin({ customer: 'cus_1', price: 'price_of_old', metadata: { accountId: ann.accountId } })
    await deliver(house, stripe)
    expect(await live()).toBeNull()
    expect(house.troubles).toContain('stripe-price-of-no-plan')
  })
})

describe('notices', () => {
  test('that come again change nothing', async () => {
    const id = await pay()
    const first = await deliver(house, stripe)
    await house.billing.cancel(ann)
    stripe.house.requireSubscription(id).status = 'active'
    for (const event of first) await house.billing.onNotice(stripe.house.signed(event))
    expect(await live()).toBeNull()
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'plan-ended'])
    const { rows } = await db.pool.query('select id from billing_event where id = any($1)', [first.map(({ id }) => id)])
    expect(rows).toHaveLength(first.length)
  })

  test('that come again are not even asked about', async () => {
    const id = await pay()
    const first = await deliver(house, stripe)
    const requests = stripe.house.taken.length
    stripe.house.requireSubscription(id).status = 'past_due'
    for (const event of first) await house.billing.onNotice(stripe.house.signed(event))
    expect(stripe.house.taken).toHaveLength(requests)
    expect(await live()).toMatchObject({ status: 'active' })
  })

  test('that come again while they are worked off change nothing the second time', async () => {
    const id = await pay()
    const [created] = stripe.house.events.splice(0)
    const twice = async () => {
      const hold = stripe.hold(`GET /v1/subscriptions/${id}`)
      const done = house.billing.onNotice(stripe.house.signed(created ?? {}))
      await hold.arrived
      return { hold, done }
    }
    const one = await twice()
    stripe.house.requireSubscription(id).status = 'past_due'
    const other = await twice()
    one.hold.release()
    await one.done
    other.hold.release()
    await other.done
    expect(await live()).toMatchObject({ status: 'active' })
    expect(house.mailsTo(ann)).toEqual(['plan-started'])
  })

  test('that come many times at once are worked off once', async () => {
    await pay()
    const events = stripe.house.events.splice(0)
    await Promise.all([...events, ...events, ...events].map((event) => house.billing.onNotice(stripe.house.signed(event))))
    expect(await live()).toMatchObject({ tier: 'premium' })
    expect(house.mailsTo(ann)).toEqual(['plan-started'])
  })

  test('that come in the wrong order end as Stripe stands', async () => {
    const id = await pay()
    stripe.house.turn(id, 'past_due')
    stripe.house.turn(id, 'active')
    stripe.house.turn(id, 'canceled')
    await deliver(house, stripe, (events) => events.toReversed())
    expect(await live()).toBeNull()
    expect(house.mailsTo(ann)).toEqual([])
    const { rows } = await db.pool.query('select status from subscription where external_id = $1', [id])
    expect(rows).toEqual([{ status: 'ended' }])
  })

  test('whose answer from Stripe is overtaken do not bring an older state back', async () => {
    const id = await buy()
    stripe.house.turn(id, 'past_due')
    const [updated, failed] = stripe.house.events.splice(0)
    const hold = stripe.hold(`GET /v1/subscriptions/${id}`)
    const slow = house.billing.onNotice(stripe.house.signed(updated ?? {}))
    await hold.arrived
    stripe.house.turn(id, 'active')
    await deliver(house, stripe)
    hold.release()
    await slow
    expect(await live()).toMatchObject({ status: 'active' })
    await house.billing.onNotice(stripe.house.signed(failed ?? {}))
    expect(await live()).toMatchObject({ status: 'active' })
    expect(house.mailsTo(ann)).toEqual(['plan-started'])
  })

  test('whose answer is overtaken by a cancellation do not revive the plan', async () => {
    const id = await buy()
    stripe.house.renew(id)
    const [renewed] = stripe.house.events.splice(0)
    const cancelling = stripe.hold(`DELETE /v1/subscriptions/${id}`)
    const cancel = house.billing.cancel(ann)
    await cancelling.arrived
    // The notice asks after the cancelling has begun; Stripe answers it before it cancels, and that answer comes last.
    stripe.house.requireSubscription(id).status = 'active'
    const hold = stripe.hold(`GET /v1/subscriptions/${id}`)
    const notice = house.billing.onNotice(stripe.house.signed(renewed ?? {}))
    await hold.arrived
    stripe.house.requireSubscription(id).status = 'canceled'
    cancelling.release()
    await cancel
    expect(await live()).toBeNull()
    hold.release()
    await notice
    expect(await live()).toBeNull()
    expect(house.mailsTo(ann)).toEqual(['plan-started', 'plan-ended'])
  })

  test('of a plan that ended before it was known keep a late answer from beginning it', async () => {
    const id = await pay()
    const [created] = stripe.house.events.splice(0)
    const hold = stripe.hold(`GET /v1/subscriptions/${id}`)
    const slow = house.billing.onNotice(stripe.house.signed(created ?? {}))
    await hold.arrived
    stripe.house.turn(id, 'canceled')
    await deliver(house, stripe)
    hold.release()
    await slow
    expect(await live()).toBeNull()
    expect(house.mailsTo(ann)).toEqual([])
  })

  const signed = (options: Parameters<StripeServer['house']['signed']>[1] = {}) =>
    stripe.house.signed({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } }, options)
  test.each([
    ['without a signature', () => ({ ...signed(), signature: '' })],
    ['with nonsense for a signature', () => ({ ...signed(), signature: 't=1,v1=00' })],
    ['signed with another secret', () => signed({ secret: 'whsec_of_somebody_else' })],
    ['signed longer ago than five minutes', () => signed({ at: Math.floor(Date.now() / 1000) - 301 })],
    ['changed after they were signed', () => ({ ...signed(), body: `${signed().body} ` })],
    ['without a body', () => ({ ...signed(), body: '' })],
  ])('%s are refused', async (_, make) => {
    await expect(house.billing.onNotice(make())).rejects.toMatchObject(problem('signature-wrong'))
  })

  test('of kinds and of people that are not ours are taken and change nothing', async () => {
    const event = (type: string, object: object) =>
      house.billing.onNotice(stripe.house.signed({ id: `evt_${type}`, object: 'event', type, data: { object } }))
    await event('charge.refunded', { id: 'ch_1' })
    await event('invoice.paid', { id: 'in_of_no_subscription' })
    await event('account.updated', {})
    stripe.house.begin({ customer: 'cus_of_somebody', price: stripePrices.premium })
    await deliver(house, stripe)
    const { rows } = await db.pool.query('select 1 from subscription')
    expect(rows).toEqual([])
    expect(house.troubles).toEqual([])
  })

  test('of the form that older versions of the API have name their subscription, too', async () => {
    const id = await pay()
    stripe.house.events.splice(0)
    const object = { id: 'in_1', object: 'invoice', subscription: id }
    await house.billing.onNotice(stripe.house.signed({ id: 'evt_old', object: 'event', type: 'invoice.paid', data: { object } }))
    expect(await live()).toMatchObject({ externalId: id })
  })

  test('of somebody charged whose account is gone are told to the operator', async () => {
    await pay()
    await db.pool.query('delete from account where id = $1', [ann.accountId])
    await deliver(house, stripe)
    expect(house.troubles).toContain('stripe-charges-for-an-account-that-is-gone')
  })

  test('come again when Stripe could not be asked', async () => {
    await pay()
    stripe.goDown()
    const [created] = stripe.house.events
    await expect(house.billing.onNotice(stripe.house.signed(created ?? {}))).rejects.toMatchObject(problem('billing-failed'))
    stripe.comeBack()
    await house.billing.onNotice(stripe.house.signed(created ?? {}))
    expect(await live()).toMatchObject({ tier: 'premium' })
  })
})

describe('nobody pays twice', () => {
  test('two purchases at once are one', async () => {
    const wish = { payer: ann, tier: 'premium', returnTo: '/' } as const
    const pages = await Promise.all([1, 2, 3, 4].map(() => house.billing.checkout(wish)))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect(openSessions()).toHaveLength(1)
    expect(stripe.house.customers.size).toBe(1)
  })

  test('of two different purchases at once one stays open, and one subscription comes of it', async () => {
    const wishes = (['premium', 'platinum'] as const).map((tier) => house.billing.checkout({ payer: ann, tier, returnTo: '/' }))
    const results = await Promise.allSettled(wishes)
    expect(openSessions()).toHaveLength(1)
    const [session] = openSessions()
    const pages = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.url : []))
    expect(pages).toContain(session?.url)
    stripe.house.pay(session?.id ?? '')
    await deliver(house, stripe)
    expect(charged()).toHaveLength(1)
  })

  test('a later purchase closes the earlier one', async () => {
    await house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })
    const { url } = await house.billing.checkout({ payer: ann, tier: 'platinum', returnTo: '/' })
    expect(openSessions().map((session) => session.url)).toEqual([url])
  })

  test('a plan that runs is changed, not bought', async () => {
    await buy()
    await expect(house.billing.checkout({ payer: ann, tier: 'platinum', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
  })

  test('nor one whose notices were lost', async () => {
    await pay()
    stripe.house.events.splice(0)
    await expect(house.billing.checkout({ payer: ann, tier: 'platinum', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
    expect(await live()).toMatchObject({ tier: 'premium' })
  })

  test('a second subscription, made in Stripe’s dashboard, is ended with its rest credited', async () => {
    const first = await buy()
    const [customer = ''] = stripe.house.customers.keys()
    const second = stripe.house.begin({ customer, price: stripePrices.platinum, metadata: { accountId: ann.accountId } })
    await deliver(house, stripe)
    expect(charged().map(({ id }) => id)).toEqual([first])
    expect(stripe.house.taken.find(({ what }) => what === `DELETE /v1/subscriptions/${second.id}`)?.params).toEqual({
      invoice_now: 'true',
      prorate: 'true',
    })
    expect(await live()).toMatchObject({ externalId: first, tier: 'premium' })
    expect(house.troubles).toEqual(['account-charged-twice'])
  })

  test('of an unpaid and a paid one, the unpaid one is ended', async () => {
    const first = await buy()
    stripe.house.turn(first, 'past_due')
    await deliver(house, stripe)
    const [customer = ''] = stripe.house.customers.keys()
    const second = stripe.house.begin({ customer, price: stripePrices.platinum, metadata: { accountId: ann.accountId } })
    await deliver(house, stripe)
    expect(charged().map(({ id }) => id)).toEqual([second.id])
    expect(await live()).toMatchObject({ externalId: second.id, tier: 'platinum', status: 'active' })
  })

  test('a new one takes the place of an old one whose end was not told', async () => {
    const first = await buy()
    stripe.house.requireSubscription(first).status = 'canceled'
    const [customer = ''] = stripe.house.customers.keys()
    const second = stripe.house.begin({ customer, price: stripePrices.platinum })
    await deliver(house, stripe)
    expect(await live()).toMatchObject({ externalId: second.id })
    expect(house.troubles).toEqual([])
  })

  test('a test plan of former days and a lower gift give way to a plan that is paid', async () => {
    await house.subscriptions.grant({ accountId: ann.accountId, tier: 'premium', until: null })
    await expect(house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
    await buy('platinum')
    expect(await live()).toMatchObject({ provider: 'stripe', tier: 'platinum' })
    const { rows } = await db.pool.query('select provider, status from subscription where account_id = $1 order by status', [ann.accountId])
    expect(rows).toEqual([
      { provider: 'stripe', status: 'active' },
      { provider: 'granted', status: 'ended' },
    ])
    await expect(house.subscriptions.grant({ accountId: ann.accountId, tier: 'premium', until: null })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
  })

  test('whoever leaves is charged no more', async () => {
    const id = await pay()
    stripe.house.events.splice(0)
    await house.billing.stopCharging(ann.accountId)
    expect(stripe.house.requireSubscription(id).status).toBe('canceled')
    const ben = await makePayer(db.pool)
    await house.billing.checkout({ payer: ben, tier: 'premium', returnTo: '/' })
    await house.billing.stopCharging(ben.accountId)
    expect(openSessions()).toEqual([])
    await house.billing.stopCharging((await makePayer(db.pool)).accountId)
  })
})

describe('when Stripe does not answer', () => {
  test('nothing has changed, and it is said', async () => {
    const id = await buy()
    const before = await live()
    const ben = await makePayer(db.pool)
    stripe.goDown()
    const tries = [
      house.billing.checkout({ payer: ben, tier: 'premium', returnTo: '/' }),
      house.billing.change({ payer: ann, tier: 'platinum' }),
      house.billing.cancel(ann),
      house.billing.portal(ann),
      house.billing.reconcile(),
    ]
    for (const result of await Promise.allSettled(tries))
      expect(result).toMatchObject({ status: 'rejected', reason: problem('billing-failed') })
    expect(await live()).toEqual(before)
    expect(stripe.house.requireSubscription(id).status).toBe('active')
    stripe.comeBack()
    await house.billing.checkout({ payer: ben, tier: 'premium', returnTo: '/' })
    expect(openSessions()).toHaveLength(1)
  })

  test('a purchase that Stripe refuses is not left open', async () => {
    house = openBilling({ pool: db.pool, env: stripeEnv(stripe.url, { STRIPE_PRICE_PREMIUM: 'price_that_is_not_there' }) })
    await expect(house.billing.checkout({ payer: ann, tier: 'premium', returnTo: '/' })).rejects.toMatchObject(problem('billing-failed'))
    const { rows } = await db.pool.query('select status from checkout where account_id = $1', [ann.accountId])
    expect(rows).toEqual([{ status: 'expired' }])
  })

  test('a failure that passes is not noticed, and nothing is done twice', async () => {
    stripe.fail(2)
    await buy()
    expect(charged()).toHaveLength(1)
    expect(stripe.house.customers.size).toBe(1)
  })

  test('a customer who was deleted at Stripe is made anew', async () => {
    await buy()
    await house.billing.cancel(ann)
    const [customer] = stripe.house.customers.values()
    Object.assign(customer ?? {}, { deleted: true })
    await deliver(house, stripe)
    await buy()
    expect(stripe.house.customers.size).toBe(2)
    expect(await live()).toMatchObject({ status: 'active' })
  })

  test('a customer has the address that the account has now', async () => {
    await buy()
    await house.billing.cancel(ann)
    await house.billing.checkout({ payer: { ...ann, email: 'new@example.edu' }, tier: 'premium', returnTo: '/' })
    expect([...stripe.house.customers.values()].map(({ email }) => email)).toEqual(['new@example.edu'])
  })
})

test('bills and card stand on a page of Stripe that leads back to the account', async () => {
  await expect(house.billing.portal(ann)).rejects.toMatchObject(problem('subscription-missing'))
  await buy()
  expect((await house.billing.portal(ann))?.url).toContain(`${stripe.url}/portal/`)
  expect(stripe.house.taken.at(-1)?.params).toMatchObject({ locale: 'hu', return_url: 'https://tinta.example.edu/hu/profile' })
})

describe('reconciling', () => {
  const externalIds = async (...payers: Payer[]) => Promise.all(payers.map(async (payer) => (await live(payer))?.externalId ?? null))

  test('mends what lost notices left behind, says how much, and then has nothing to do', async () => {
    const [ben, cleo, dora, eve] = [await makePayer(db.pool), await makePayer(db.pool), await makePayer(db.pool), await makePayer(db.pool)]
    const ended = await buy('platinum', ben)
    const forgotten = await buy('platinum', cleo)
    const changed = await buy('premium', dora)
    const steady = await buy('premium', eve)
    const begun = await pay()
    stripe.house.events.splice(0)
    stripe.house.requireSubscription(ended).status = 'canceled'
    stripe.house.subscriptions.delete(forgotten)
    stripe.house.turn(changed, 'past_due')
    stripe.house.events.splice(0)
    expect(await externalIds(ann, ben, cleo, dora, eve)).toEqual([null, ended, forgotten, changed, steady])
    expect(await house.billing.reconcile()).toBe(4)
    expect(await externalIds(ann, ben, cleo, dora, eve)).toEqual([begun, null, null, changed, steady])
    expect(await live(dora)).toMatchObject({ status: 'past-due' })
    expect([ann, ben, cleo, dora, eve].map((payer) => house.mailsTo(payer).slice(-1))).toEqual([
      ['plan-started'],
      ['plan-ended'],
      ['plan-ended'],
      ['payment-failed'],
      ['plan-started'],
    ])
    expect(await house.billing.reconcile()).toBe(0)
  })

  test('reads Stripe in pages', async () => {
    await pay()
    const [customer = ''] = stripe.house.customers.keys()
    const [mine] = charged()
    for (const _ of Array.from({ length: 205 })) stripe.house.begin({ customer: 'cus_of_another_site', price: stripePrices.premium })
    stripe.house.events.splice(0)
    expect(await house.billing.reconcile()).toBe(1)
    expect(await live()).toMatchObject({ externalId: mine?.id, externalCustomer: customer })
    expect(stripe.house.taken.filter(({ what }) => what === 'GET /v1/subscriptions').slice(-3)).toMatchObject([
      { params: { limit: '100' } },
      { params: { starting_after: expect.any(String) } },
      { params: { starting_after: expect.any(String) } },
    ])
  })

  test('does not undo a cancellation that was made while a page was on its way', async () => {
    await buy()
    const hold = stripe.hold('GET /v1/subscriptions')
    const reconciling = house.billing.reconcile()
    await hold.arrived
    await house.billing.cancel(ann)
    hold.release()
    await reconciling
    expect(await live()).toBeNull()
  })

  test('forgets notices of long ago', async () => {
    await buy()
    await db.pool.query(`update billing_event set received_at = now() - interval '61 days'`)
    await house.billing.reconcile()
    expect((await db.pool.query('select 1 from billing_event')).rowCount).toBe(0)
  })
})
