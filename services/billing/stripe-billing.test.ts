import { describe, expect, test } from 'vitest'
import { deliver, makePayer, openBilling, stripeEnv } from '#tests/billing.ts'
import { stripePrices } from '#tests/mocks/stripe-server.ts'
import { idOfPage, problem, useStripeSite } from '#tests/stripe-site.ts'

const site = useStripeSite()

describe('the life of a plan', () => {
  test('is bought on a page of Stripe, in the payer’s language, and leads back to the same text', async () => {
    const { url } = await site.house.billing.checkout({
      payer: site.ann,
      tier: 'premium',
      returnTo: '/hu/szoveg-atfogalmazas?mode=extend#result',
    })
    const [session] = site.openSessions()
    expect(url).toBe(session?.url)
    expect(session).toMatchObject({
      price: stripePrices.premium,
      success_url: 'https://tinta.example.edu/hu/szoveg-atfogalmazas?mode=extend&bought=1#result',
      cancel_url: 'https://tinta.example.edu/hu/premium',
      metadata: { accountId: site.ann.accountId, tier: 'premium' },
    })
    expect(site.stripe.house.taken.find(({ what }) => what === 'POST /v1/checkout/sessions')?.params).toMatchObject({ locale: 'hu' })
    expect([...site.stripe.house.customers.values()]).toMatchObject([
      { email: site.ann.email, metadata: { accountId: site.ann.accountId } },
    ])
    expect(await site.live()).toBeNull()
  })

  test('begins when the notice comes, after the browser is back or before', async () => {
    const id = await site.pay()
    expect(await site.live()).toBeNull()
    await deliver(site.house, site.stripe)
    const [item] = site.stripe.house.requireSubscription(id).items.data
    expect(await site.live()).toMatchObject({
      tier: 'premium',
      status: 'active',
      provider: 'stripe',
      externalId: id,
      periodStart: new Date((item?.current_period_start ?? 0) * 1000),
      periodEnd: new Date((item?.current_period_end ?? 0) * 1000),
      price: { amount: 490, currency: 'EUR' },
    })
    expect(site.house.mails).toMatchObject([{ kind: 'plan-started', to: site.ann.email, locale: 'hu', facts: { tier: 'premium' } }])
    const { rows } = await site.db.pool.query('select status from checkout where account_id = $1', [site.ann.accountId])
    expect(rows).toEqual([{ status: 'paid' }])
  })

  test('goes up and down within the month', async () => {
    const id = await site.buy('premium')
    const before = await site.live()
    await site.house.billing.change({ payer: site.ann, tier: 'platinum' })
    expect(await site.live()).toMatchObject({ tier: 'platinum', price: { amount: 990 }, periodStart: before?.periodStart, id: before?.id })
    expect(site.stripe.house.taken.at(-2)).toMatchObject({
      what: `POST /v1/subscriptions/${id}`,
      params: { proration_behavior: 'create_prorations' },
    })
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ tier: 'platinum' })
    await site.house.billing.change({ payer: site.ann, tier: 'premium' })
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ tier: 'premium', price: { amount: 490 } })
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started'])
  })

  test('is not changed to what it is', async () => {
    await site.buy('premium')
    await site.house.billing.change({ payer: site.ann, tier: 'premium' })
    expect(site.stripe.house.taken.filter(({ what }) => what.startsWith('POST /v1/subscriptions'))).toEqual([])
  })

  test('goes on for a time when a payment fails, and is whole again when one succeeds', async () => {
    const id = await site.buy()
    site.stripe.house.turn(id, 'past_due')
    await deliver(site.house, site.stripe)
    const failed = await site.live()
    expect(failed).toMatchObject({ status: 'past-due', tier: 'premium' })
    const days = ((failed?.graceUntil?.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    // Stripe tries again and says so each time; that neither prolongs the grace nor writes again.
    site.stripe.house.turn(id, 'past_due')
    site.stripe.house.turn(id, 'unpaid')
    await deliver(site.house, site.stripe)
    expect((await site.live())?.graceUntil).toEqual(failed?.graceUntil)
    expect(site.house.mails.filter(({ kind }) => kind === 'payment-failed')).toMatchObject([
      { facts: { tier: 'premium', graceUntil: failed?.graceUntil?.toISOString() } },
    ])
    site.stripe.house.turn(id, 'active')
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ status: 'active', graceUntil: null })
    // A failure of a later month has a grace of its own.
    site.stripe.house.turn(id, 'past_due')
    await deliver(site.house, site.stripe)
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started', 'payment-failed', 'payment-failed'])
  })

  test('gives nothing after the grace, and can be bought anew, which ends the old one', async () => {
    const old = await site.buy()
    site.stripe.house.turn(old, 'past_due')
    await deliver(site.house, site.stripe)
    await expect(site.house.billing.checkout({ payer: site.ann, tier: 'premium', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
    await site.db.pool.query(`update subscription set grace_until = now() - interval '1 minute' where external_id = $1`, [old])
    expect(await site.live()).toBeNull()
    const { url } = await site.house.billing.checkout({ payer: site.ann, tier: 'premium', returnTo: '/' })
    expect(site.stripe.house.requireSubscription(old).status).toBe('canceled')
    const next = site.stripe.house.pay(idOfPage(url)).subscription
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ externalId: next, status: 'active' })
    expect(site.charged()).toHaveLength(1)
  })

  test('renews when Stripe says so, and is believed for three days until it does', async () => {
    const id = await site.buy()
    const first = await site.live()
    site.stripe.house.renew(id)
    await deliver(site.house, site.stripe)
    expect((await site.live())?.periodStart).toEqual(first?.periodEnd)
    for (const [late, expected] of [
      ['2 days', id],
      ['4 days', undefined],
    ] as const) {
      await site.db.pool.query('update subscription set period_end = now() - $2::interval where external_id = $1', [id, late])
      expect((await site.live())?.externalId).toBe(expected)
    }
  })

  test('ends at once when it is cancelled, and the notice after it changes nothing', async () => {
    const id = await site.buy()
    await site.house.billing.cancel(site.ann)
    expect(await site.live()).toBeNull()
    expect(site.stripe.house.requireSubscription(id).status).toBe('canceled')
    expect((await deliver(site.house, site.stripe)).map(({ type }) => type)).toEqual(['customer.subscription.deleted'])
    expect(await site.live()).toBeNull()
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started', 'plan-ended'])
    await expect(site.house.billing.cancel(site.ann)).rejects.toMatchObject(problem('subscription-missing'))
    await expect(site.house.billing.change({ payer: site.ann, tier: 'platinum' })).rejects.toMatchObject(problem('subscription-missing'))
  })

  test('that was cancelled can be bought again by the same customer', async () => {
    await site.buy()
    await site.house.billing.cancel(site.ann)
    await deliver(site.house, site.stripe)
    await site.buy('platinum')
    expect(await site.live()).toMatchObject({ tier: 'platinum' })
    expect(site.stripe.house.customers.size).toBe(1)
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started', 'plan-ended', 'plan-started'])
  })

  test.each([
    ['canceled', null],
    ['incomplete_expired', null],
    ['paused', null],
    ['incomplete', 'active'],
    ['trialing', 'active'],
    ['unpaid', 'past-due'],
  ] as const)('that turns %s at Stripe is %s here', async (status, expected) => {
    const id = await site.buy()
    site.stripe.house.turn(id, status)
    await deliver(site.house, site.stripe)
    expect((await site.live())?.status ?? null).toBe(expected)
  })

  test('that was paused begins again when it is resumed; one that was cancelled never does', async () => {
    const id = await site.buy()
    site.stripe.house.turn(id, 'paused')
    await deliver(site.house, site.stripe)
    site.stripe.house.turn(id, 'active')
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ status: 'active' })
    site.stripe.house.turn(id, 'canceled')
    await deliver(site.house, site.stripe)
    site.stripe.house.turn(id, 'active')
    await deliver(site.house, site.stripe)
    expect(await site.live()).toBeNull()
  })

  test('at a price that is no longer in the settings goes on as what it was bought as', async () => {
    site.stripe.house.begin({ customer: 'cus_1', price: 'price_of_old', metadata: { accountId: site.ann.accountId, tier: 'platinum' } })
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ tier: 'platinum', price: { amount: 390 } })
  })

  test('of no known price is not guessed at', async () => {
    site.stripe.house.begin({ customer: 'cus_1', price: 'price_of_old', metadata: { accountId: site.ann.accountId } })
    await deliver(site.house, site.stripe)
    expect(await site.live()).toBeNull()
    expect(site.house.troubles).toContain('stripe-price-of-no-plan')
  })
})

describe('when Stripe does not answer', () => {
  test('nothing has changed, and it is said', async () => {
    const id = await site.buy()
    const before = await site.live()
    const ben = await makePayer(site.db.pool)
    site.stripe.goDown()
    const tries = [
      site.house.billing.checkout({ payer: ben, tier: 'premium', returnTo: '/' }),
      site.house.billing.change({ payer: site.ann, tier: 'platinum' }),
      site.house.billing.cancel(site.ann),
      site.house.billing.portal(site.ann),
      site.house.billing.reconcile(),
    ]
    for (const result of await Promise.allSettled(tries))
      expect(result).toMatchObject({ status: 'rejected', reason: problem('billing-failed') })
    expect(await site.live()).toEqual(before)
    expect(site.stripe.house.requireSubscription(id).status).toBe('active')
    site.stripe.comeBack()
    await site.house.billing.checkout({ payer: ben, tier: 'premium', returnTo: '/' })
    expect(site.openSessions()).toHaveLength(1)
  })

  test('a purchase that Stripe refuses is not left open', async () => {
    const house = openBilling({ pool: site.db.pool, env: stripeEnv(site.stripe.url, { STRIPE_PRICE_PREMIUM: 'price_that_is_not_there' }) })
    await expect(house.billing.checkout({ payer: site.ann, tier: 'premium', returnTo: '/' })).rejects.toMatchObject(
      problem('billing-failed'),
    )
    const { rows } = await site.db.pool.query('select status from checkout where account_id = $1', [site.ann.accountId])
    expect(rows).toEqual([{ status: 'expired' }])
  })

  test('a failure that passes is not noticed, and nothing is done twice', async () => {
    site.stripe.fail(2)
    await site.buy()
    expect(site.charged()).toHaveLength(1)
    expect(site.stripe.house.customers.size).toBe(1)
  })

  test('a customer who was deleted at Stripe is made anew', async () => {
    await site.buy()
    await site.house.billing.cancel(site.ann)
    const [customer] = site.stripe.house.customers.values()
    Object.assign(customer ?? {}, { deleted: true })
    await deliver(site.house, site.stripe)
    await site.buy()
    expect(site.stripe.house.customers.size).toBe(2)
    expect(await site.live()).toMatchObject({ status: 'active' })
  })

  test('a customer has the address that the account has now', async () => {
    await site.buy()
    await site.house.billing.cancel(site.ann)
    await site.house.billing.checkout({ payer: { ...site.ann, email: 'new@example.edu' }, tier: 'premium', returnTo: '/' })
    expect([...site.stripe.house.customers.values()].map(({ email }) => email)).toEqual(['new@example.edu'])
  })
})

test('bills and card stand on a page of Stripe that leads back to the account', async () => {
  await expect(site.house.billing.portal(site.ann)).rejects.toMatchObject(problem('subscription-missing'))
  await site.buy()
  expect((await site.house.billing.portal(site.ann))?.url).toContain(`${site.stripe.url}/portal/`)
  expect(site.stripe.house.taken.at(-1)?.params).toMatchObject({ locale: 'hu', return_url: 'https://tinta.example.edu/hu/profile' })
})
