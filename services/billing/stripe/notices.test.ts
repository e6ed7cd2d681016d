import { describe, expect, test } from 'vitest'
import { deliver } from '#tests/billing.ts'
import { stripePrices, type StripeServer } from '#tests/mocks/stripe-server.ts'
import { problem, useStripeSite } from '#tests/stripe-site.ts'

const site = useStripeSite()

describe('notices', () => {
  test('that come again change nothing', async () => {
    const id = await site.pay()
    const first = await deliver(site.house, site.stripe)
    await site.house.billing.cancel(site.ann)
    site.stripe.house.requireSubscription(id).status = 'active'
    for (const event of first) await site.house.billing.onNotice(site.stripe.house.signed(event))
    expect(await site.live()).toBeNull()
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started', 'plan-ended'])
    const { rows } = await site.db.pool.query('select id from billing_event where id = any($1)', [first.map(({ id }) => id)])
    expect(rows).toHaveLength(first.length)
  })

  test('that come again are not even asked about', async () => {
    const id = await site.pay()
    const first = await deliver(site.house, site.stripe)
    const requests = site.stripe.house.taken.length
    site.stripe.house.requireSubscription(id).status = 'past_due'
    for (const event of first) await site.house.billing.onNotice(site.stripe.house.signed(event))
    expect(site.stripe.house.taken).toHaveLength(requests)
    expect(await site.live()).toMatchObject({ status: 'active' })
  })

  test('that come again while they are worked off change nothing the second time', async () => {
    const id = await site.pay()
    const [created] = site.stripe.house.events.splice(0)
    const twice = async () => {
      const hold = site.stripe.hold(`GET /v1/subscriptions/${id}`)
      const done = site.house.billing.onNotice(site.stripe.house.signed(created ?? {}))
      await hold.arrived
      return { hold, done }
    }
    const one = await twice()
    site.stripe.house.requireSubscription(id).status = 'past_due'
    const other = await twice()
    one.hold.release()
    await one.done
    other.hold.release()
    await other.done
    expect(await site.live()).toMatchObject({ status: 'active' })
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started'])
  })

  test('that come many times at once are worked off once', async () => {
    await site.pay()
    const events = site.stripe.house.events.splice(0)
    await Promise.all([...events, ...events, ...events].map((event) => site.house.billing.onNotice(site.stripe.house.signed(event))))
    expect(await site.live()).toMatchObject({ tier: 'premium' })
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started'])
  })

  test('that come in the wrong order end as Stripe stands', async () => {
    const id = await site.pay()
    site.stripe.house.turn(id, 'past_due')
    site.stripe.house.turn(id, 'active')
    site.stripe.house.turn(id, 'canceled')
    await deliver(site.house, site.stripe, (events) => events.toReversed())
    expect(await site.live()).toBeNull()
    expect(site.house.mailsTo(site.ann)).toEqual([])
    const { rows } = await site.db.pool.query('select status from subscription where external_id = $1', [id])
    expect(rows).toEqual([{ status: 'ended' }])
  })

  test('whose answer from Stripe is overtaken do not bring an older state back', async () => {
    const id = await site.buy()
    site.stripe.house.turn(id, 'past_due')
    const [updated, failed] = site.stripe.house.events.splice(0)
    const hold = site.stripe.hold(`GET /v1/subscriptions/${id}`)
    const slow = site.house.billing.onNotice(site.stripe.house.signed(updated ?? {}))
    await hold.arrived
    site.stripe.house.turn(id, 'active')
    await deliver(site.house, site.stripe)
    hold.release()
    await slow
    expect(await site.live()).toMatchObject({ status: 'active' })
    await site.house.billing.onNotice(site.stripe.house.signed(failed ?? {}))
    expect(await site.live()).toMatchObject({ status: 'active' })
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started'])
  })

  test('whose answer is overtaken by a cancellation do not revive the plan', async () => {
    const id = await site.buy()
    site.stripe.house.renew(id)
    const [renewed] = site.stripe.house.events.splice(0)
    const cancelling = site.stripe.hold(`DELETE /v1/subscriptions/${id}`)
    const cancel = site.house.billing.cancel(site.ann)
    await cancelling.arrived
    // The notice asks after the cancelling has begun; Stripe answers it before it cancels, and that answer comes last.
    site.stripe.house.requireSubscription(id).status = 'active'
    const hold = site.stripe.hold(`GET /v1/subscriptions/${id}`)
    const notice = site.house.billing.onNotice(site.stripe.house.signed(renewed ?? {}))
    await hold.arrived
    site.stripe.house.requireSubscription(id).status = 'canceled'
    cancelling.release()
    await cancel
    expect(await site.live()).toBeNull()
    hold.release()
    await notice
    expect(await site.live()).toBeNull()
    expect(site.house.mailsTo(site.ann)).toEqual(['plan-started', 'plan-ended'])
  })

  test('of a plan that ended before it was known keep a late answer from beginning it', async () => {
    const id = await site.pay()
    const [created] = site.stripe.house.events.splice(0)
    const hold = site.stripe.hold(`GET /v1/subscriptions/${id}`)
    const slow = site.house.billing.onNotice(site.stripe.house.signed(created ?? {}))
    await hold.arrived
    site.stripe.house.turn(id, 'canceled')
    await deliver(site.house, site.stripe)
    hold.release()
    await slow
    expect(await site.live()).toBeNull()
    expect(site.house.mailsTo(site.ann)).toEqual([])
  })

  const signed = (options: Parameters<StripeServer['house']['signed']>[1] = {}) =>
    site.stripe.house.signed({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } }, options)
  test.each([
    ['without a signature', () => ({ ...signed(), signature: '' })],
    ['with nonsense for a signature', () => ({ ...signed(), signature: 't=1,v1=00' })],
    ['signed with another secret', () => signed({ secret: 'whsec_of_somebody_else' })],
    ['signed longer ago than five minutes', () => signed({ at: Math.floor(Date.now() / 1000) - 301 })],
    ['changed after they were signed', () => ({ ...signed(), body: `${signed().body} ` })],
    ['without a body', () => ({ ...signed(), body: '' })],
  ])('%s are refused', async (_, make) => {
    await expect(site.house.billing.onNotice(make())).rejects.toMatchObject(problem('signature-wrong'))
  })

  test('of kinds and of people that are not ours are taken and change nothing', async () => {
    const event = (type: string, object: object) =>
      site.house.billing.onNotice(site.stripe.house.signed({ id: `evt_${type}`, object: 'event', type, data: { object } }))
    await event('charge.refunded', { id: 'ch_1' })
    await event('invoice.paid', { id: 'in_of_no_subscription' })
    await event('account.updated', {})
    site.stripe.house.begin({ customer: 'cus_of_somebody', price: stripePrices.premium })
    await deliver(site.house, site.stripe)
    const { rows } = await site.db.pool.query('select 1 from subscription')
    expect(rows).toEqual([])
    expect(site.house.troubles).toEqual([])
  })

  test('of the form that older versions of the API have name their subscription, too', async () => {
    const id = await site.pay()
    site.stripe.house.events.splice(0)
    const object = { id: 'in_1', object: 'invoice', subscription: id }
    await site.house.billing.onNotice(site.stripe.house.signed({ id: 'evt_old', object: 'event', type: 'invoice.paid', data: { object } }))
    expect(await site.live()).toMatchObject({ externalId: id })
  })

  test('of somebody charged whose account is gone are told to the operator', async () => {
    await site.pay()
    await site.db.pool.query('delete from account where id = $1', [site.ann.accountId])
    await deliver(site.house, site.stripe)
    expect(site.house.troubles).toContain('stripe-charges-for-an-account-that-is-gone')
  })

  test('come again when Stripe could not be asked', async () => {
    await site.pay()
    site.stripe.goDown()
    const [created] = site.stripe.house.events
    await expect(site.house.billing.onNotice(site.stripe.house.signed(created ?? {}))).rejects.toMatchObject(problem('billing-failed'))
    site.stripe.comeBack()
    await site.house.billing.onNotice(site.stripe.house.signed(created ?? {}))
    expect(await site.live()).toMatchObject({ tier: 'premium' })
  })
})
