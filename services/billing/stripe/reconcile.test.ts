import { describe, expect, test } from 'vitest'
import { makePayer } from '#tests/billing.ts'
import { stripePrices } from '#tests/mocks/stripe-server.ts'
import { useStripeSite } from '#tests/stripe-site.ts'
import type { Payer } from '../billing.ts'

const site = useStripeSite()

describe('reconciling', () => {
  const externalIds = async (...payers: Payer[]) => Promise.all(payers.map(async (payer) => (await site.live(payer))?.externalId ?? null))

  test('mends what lost notices left behind, says how much, and then has nothing to do', async () => {
    const [ben, cleo, dora, eve] = [
      await makePayer(site.db.pool),
      await makePayer(site.db.pool),
      await makePayer(site.db.pool),
      await makePayer(site.db.pool),
    ]
    const ended = await site.buy('platinum', ben)
    const forgotten = await site.buy('platinum', cleo)
    const changed = await site.buy('premium', dora)
    const steady = await site.buy('premium', eve)
    const begun = await site.pay()
    site.stripe.house.events.splice(0)
    site.stripe.house.requireSubscription(ended).status = 'canceled'
    site.stripe.house.subscriptions.delete(forgotten)
    site.stripe.house.turn(changed, 'past_due')
    site.stripe.house.events.splice(0)
    expect(await externalIds(site.ann, ben, cleo, dora, eve)).toEqual([null, ended, forgotten, changed, steady])
    expect(await site.house.billing.reconcile()).toBe(4)
    expect(await externalIds(site.ann, ben, cleo, dora, eve)).toEqual([begun, null, null, changed, steady])
    expect(await site.live(dora)).toMatchObject({ status: 'past-due' })
    expect([site.ann, ben, cleo, dora, eve].map((payer) => site.house.mailsTo(payer).slice(-1))).toEqual([
      ['plan-started'],
      ['plan-ended'],
      ['plan-ended'],
      ['payment-failed'],
      ['plan-started'],
    ])
    expect(await site.house.billing.reconcile()).toBe(0)
  })

  test('reads Stripe in pages', async () => {
    await site.pay()
    const [customer = ''] = site.stripe.house.customers.keys()
    const [mine] = site.charged()
    for (const _ of Array.from({ length: 205 })) site.stripe.house.begin({ customer: 'cus_of_another_site', price: stripePrices.premium })
    site.stripe.house.events.splice(0)
    expect(await site.house.billing.reconcile()).toBe(1)
    expect(await site.live()).toMatchObject({ externalId: mine?.id, externalCustomer: customer })
    expect(site.stripe.house.taken.filter(({ what }) => what === 'GET /v1/subscriptions').slice(-3)).toMatchObject([
      { params: { limit: '100' } },
      { params: { starting_after: expect.any(String) } },
      { params: { starting_after: expect.any(String) } },
    ])
  })

  test('does not undo a cancellation that was made while a page was on its way', async () => {
    await site.buy()
    const hold = site.stripe.hold('GET /v1/subscriptions')
    const reconciling = site.house.billing.reconcile()
    await hold.arrived
    await site.house.billing.cancel(site.ann)
    hold.release()
    await reconciling
    expect(await site.live()).toBeNull()
  })

  test('forgets notices of long ago', async () => {
    await site.buy()
    await site.db.pool.query(`update billing_event set received_at = now() - interval '61 days'`)
    await site.house.billing.reconcile()
    expect((await site.db.pool.query('select 1 from billing_event')).rowCount).toBe(0)
  })
})
