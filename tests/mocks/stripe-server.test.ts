import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStripe, stripeKey, stripePrices, webhookSecret, type StripeServer } from './stripe-server.ts'

let stripe: StripeServer
beforeEach(async () => {
  stripe = await startStripe()
})
afterEach(() => stripe.close())

const post = (path: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(stripe.url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Authorization: `Bearer ${stripeKey}`, 'Idempotency-Key': Math.random().toString(36), ...headers },
  })

const session = {
  mode: 'subscription',
  customer: 'cus_1',
  client_reference_id: '1',
  'line_items[0][price]': stripePrices.premium,
  'line_items[0][quantity]': '1',
  success_url: 'https://tinta.example.edu/?bought=1',
  cancel_url: 'https://tinta.example.edu/premium',
  locale: 'en',
  allow_promotion_codes: 'false',
  'subscription_data[metadata][accountId]': '1',
}
const without = (name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(session).filter(([key]) => key !== name))

describe('the stand-in of Stripe refuses, in Stripe’s form,', () => {
  const rows: readonly (readonly [name: string, form: Readonly<Record<string, string>>, code: string | undefined, param: string])[] = [
    ['an unknown parameter', { ...session, colour: 'blue' }, 'parameter_unknown', 'colour'],
    ['one deep inside', { ...session, 'line_items[0][amount]': '1' }, 'parameter_unknown', 'line_items[0][amount]'],
    ['no mode', without('mode'), 'parameter_missing', 'mode'],
    ['another mode', { ...session, mode: 'payment' }, 'parameter_invalid', 'mode'],
    ['no address to come back to', without('success_url'), 'parameter_missing', 'success_url'],
    ['an address that is none', { ...session, success_url: '/premium' }, 'parameter_invalid', 'success_url'],
    ['a customer whom it does not know', session, 'resource_missing', 'customer'],
  ]
  test.each(rows)('%s', async (_, form, code, param) => {
    const response = await post('/v1/checkout/sessions', form)
    expect([400, 404]).toContain(response.status)
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', code, param } })
  })

  test('a price that it does not have', async () => {
    const { id } = await (await post('/v1/customers', { email: 'a@b.example', 'metadata[accountId]': '1' })).json()
    const response = await post('/v1/checkout/sessions', { ...session, customer: id, 'line_items[0][price]': 'price_x' })
    expect(await response.json()).toMatchObject({ error: { code: 'resource_missing', param: 'line_items[0][price]' } })
    expect((await post('/v1/checkout/sessions', { ...session, customer: id })).status).toBe(200)
  })

  test('a request without a key of ours, with a wrong secret, or with a used key', async () => {
    const customer = { email: 'a@b.example', 'metadata[accountId]': '1' }
    expect((await post('/v1/customers', customer, { 'Idempotency-Key': '' })).status).toBe(400)
    expect((await post('/v1/customers', customer, { 'Idempotency-Key': 'stripe-node-retry-1' })).status).toBe(400)
    expect((await post('/v1/customers', customer, { Authorization: 'Bearer sk_x' })).status).toBe(401)
    const once = await (await post('/v1/customers', customer, { 'Idempotency-Key': 'k' })).json()
    expect(await (await post('/v1/customers', customer, { 'Idempotency-Key': 'k' })).json()).toEqual(once)
    const other = await post('/v1/customers', { ...customer, email: 'c@d.example' }, { 'Idempotency-Key': 'k' })
    expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } })
  })

  test('addresses that it does not have', async () => {
    expect((await post('/v1/charges', {})).status).toBe(404)
  })
})

test('its page takes the payment, notifies the site with a signature, and leads back', async () => {
  const notices: string[] = []
  const site = createServer(async (request, response) => {
    const event = Stripe.webhooks.constructEvent(await text(request), String(request.headers['stripe-signature']), webhookSecret)
    notices.push(event.type)
    response.end('{}')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  const notifying = await startStripe({ webhookUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` })
  const client = new Stripe(stripeKey, { host: '127.0.0.1', protocol: 'http', port: new URL(notifying.url).port })
  const customer = await client.customers.create({ email: 'a@b.example', metadata: {} }, { idempotencyKey: '1' }).catch(() => null)
  expect(customer).toBeNull()
  const known = await client.customers.create({ email: 'a@b.example', metadata: { accountId: '1' } }, { idempotencyKey: '2' })
  const { url } = await client.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: known.id,
      client_reference_id: '1',
      line_items: [{ price: stripePrices.platinum, quantity: 1 }],
      success_url: 'https://tinta.example.edu/?bought=1',
      cancel_url: 'https://tinta.example.edu/premium',
      locale: 'en',
      allow_promotion_codes: false,
      subscription_data: { metadata: { accountId: '1' } },
    },
    { idempotencyKey: '3' },
  )
  expect(await (await fetch(url ?? '')).text()).toContain('https://tinta.example.edu/premium')
  const paid = await fetch(url ?? '', { method: 'POST', redirect: 'manual' })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://tinta.example.edu/?bought=1'])
  expect(notices).toEqual(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'])
  await notifying.close()
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
})
