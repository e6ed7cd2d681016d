import { describe, expect, test } from 'vitest'
import { deliver, makePayer } from '#tests/billing.ts'
import { stripePrices } from '#tests/mocks/stripe-server.ts'
import { problem, useStripeSite } from '#tests/stripe-site.ts'

const site = useStripeSite()

describe('nobody pays twice', () => {
  test('two purchases at once are one', async () => {
    const wish = { payer: site.ann, tier: 'premium', returnTo: '/' } as const
    const pages = await Promise.all([1, 2, 3, 4].map(() => site.house.billing.checkout(wish)))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect(site.openSessions()).toHaveLength(1)
    expect(site.stripe.house.customers.size).toBe(1)
  })

  test('of two different purchases at once one stays open, and one subscription comes of it', async () => {
    const wishes = (['premium', 'platinum'] as const).map((tier) => site.house.billing.checkout({ payer: site.ann, tier, returnTo: '/' }))
    const results = await Promise.allSettled(wishes)
    expect(site.openSessions()).toHaveLength(1)
    const [session] = site.openSessions()
    const pages = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.url : []))
    expect(pages).toContain(session?.url)
    site.stripe.house.pay(session?.id ?? '')
    await deliver(site.house, site.stripe)
    expect(site.charged()).toHaveLength(1)
  })

  test('a later purchase closes the earlier one', async () => {
    await site.house.billing.checkout({ payer: site.ann, tier: 'premium', returnTo: '/' })
    const { url } = await site.house.billing.checkout({ payer: site.ann, tier: 'platinum', returnTo: '/' })
    expect(site.openSessions().map((session) => session.url)).toEqual([url])
  })

  test('a plan that runs is changed, not bought', async () => {
    await site.buy()
    await expect(site.house.billing.checkout({ payer: site.ann, tier: 'platinum', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
  })

  test('nor one whose notices were lost', async () => {
    await site.pay()
    site.stripe.house.events.splice(0)
    await expect(site.house.billing.checkout({ payer: site.ann, tier: 'platinum', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
    expect(await site.live()).toMatchObject({ tier: 'premium' })
  })

  test('a second subscription, made in Stripe’s dashboard, is ended with its rest credited', async () => {
    const first = await site.buy()
    const [customer = ''] = site.stripe.house.customers.keys()
    const second = site.stripe.house.begin({ customer, price: stripePrices.platinum, metadata: { accountId: site.ann.accountId } })
    await deliver(site.house, site.stripe)
    expect(site.charged().map(({ id }) => id)).toEqual([first])
    expect(site.stripe.house.taken.find(({ what }) => what === `DELETE /v1/subscriptions/${second.id}`)?.params).toEqual({
      invoice_now: 'true',
      prorate: 'true',
    })
    expect(await site.live()).toMatchObject({ externalId: first, tier: 'premium' })
    expect(site.house.troubles).toEqual(['account-charged-twice'])
  })

  test('of an unpaid and a paid one, the unpaid one is ended', async () => {
    const first = await site.buy()
    site.stripe.house.turn(first, 'past_due')
    await deliver(site.house, site.stripe)
    const [customer = ''] = site.stripe.house.customers.keys()
    const second = site.stripe.house.begin({ customer, price: stripePrices.platinum, metadata: { accountId: site.ann.accountId } })
    await deliver(site.house, site.stripe)
    expect(site.charged().map(({ id }) => id)).toEqual([second.id])
    expect(await site.live()).toMatchObject({ externalId: second.id, tier: 'platinum', status: 'active' })
  })

  test('a new one takes the place of an old one whose end was not told', async () => {
    const first = await site.buy()
    site.stripe.house.requireSubscription(first).status = 'canceled'
    const [customer = ''] = site.stripe.house.customers.keys()
    const second = site.stripe.house.begin({ customer, price: stripePrices.platinum })
    await deliver(site.house, site.stripe)
    expect(await site.live()).toMatchObject({ externalId: second.id })
    expect(site.house.troubles).toEqual([])
  })

  test('a test plan of former days and a lower gift give way to a plan that is paid', async () => {
    await site.house.subscriptions.grant({ accountId: site.ann.accountId, tier: 'premium', until: null })
    await expect(site.house.billing.checkout({ payer: site.ann, tier: 'premium', returnTo: '/' })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
    await site.buy('platinum')
    expect(await site.live()).toMatchObject({ provider: 'stripe', tier: 'platinum' })
    const { rows } = await site.db.pool.query('select provider, status from subscription where account_id = $1 order by status', [
      site.ann.accountId,
    ])
    expect(rows).toEqual([
      { provider: 'stripe', status: 'active' },
      { provider: 'granted', status: 'ended' },
    ])
    await expect(site.house.subscriptions.grant({ accountId: site.ann.accountId, tier: 'premium', until: null })).rejects.toMatchObject(
      problem('subscription-exists'),
    )
  })

  test('whoever leaves is charged no more', async () => {
    const id = await site.pay()
    site.stripe.house.events.splice(0)
    await site.house.billing.stopCharging(site.ann.accountId)
    expect(site.stripe.house.requireSubscription(id).status).toBe('canceled')
    const ben = await makePayer(site.db.pool)
    await site.house.billing.checkout({ payer: ben, tier: 'premium', returnTo: '/' })
    await site.house.billing.stopCharging(ben.accountId)
    expect(site.openSessions()).toEqual([])
    await site.house.billing.stopCharging((await makePayer(site.db.pool)).accountId)
  })
})
