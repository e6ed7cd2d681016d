import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
// First: the library that describes schemas must be loaded before them.
import { makeAsk, posting, type Ask } from '#tests/house.ts'
import { deliver, makePayer, openBilling, stripeEnv, type BillingHouse } from '#tests/billing.ts'
import { makeEnv } from '#tests/builders.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { startStripe, type StripeServer } from '#tests/mocks/stripe-server.ts'
import { makePeopleStandIns } from '#tests/people.ts'
import type { Env } from '#config/env.ts'
import type { Payer } from '#services/billing/billing.ts'
import type { Db } from '#services/db/open-db.ts'
import type { Person } from '#services/people/people.ts'
import type { House } from '../house.ts'

let database: OpenTestDb
let db: Db
let stripe: StripeServer
let ann: Payer
let ben: Payer
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
  stripe = await startStripe()
})
afterAll(async () => {
  await stripe.close()
  await database.close()
})
beforeEach(async () => {
  ann = await makePayer(db.pool)
  ben = await makePayer(db.pool)
})

/** The API with billing as the settings say; a cookie that is an account's id signs in. */
function open(env: Env, given: Partial<House> = {}): BillingHouse & { readonly ask: Ask } {
  const house = openBilling({ pool: db.pool, env })
  const standIns = makePeopleStandIns()
  const person = ({ accountId, email, locale }: Payer): Person => ({
    id: accountId,
    name: 'Somebody',
    email,
    locale,
    since: new Date(),
    emailVerified: true,
    isDisabled: false,
    hasSecondStep: false,
  })
  const ask = makeAsk({
    env,
    billing: house.billing,
    subscriptions: house.subscriptions,
    people: {
      ...standIns.people,
      optionalPerson: async (id) => [ann, ben].filter(({ accountId }) => accountId === id).map(person)[0] ?? null,
    },
    identity: {
      ...standIns.identity,
      optionalByCookie: async (headers) => {
        const accountId = headers.get('cookie')
        return accountId ? { accountId, sessionId: 'session', signedInAt: new Date() } : null
      },
    },
    ...given,
  })
  return { ...house, ask }
}

const openTest = (given: Partial<House> = {}) => open(makeEnv({ PRICE_PREMIUM: '4.90' }), given)
const by = ({ accountId }: Payer, more: Readonly<Record<string, string>> = {}) => ({
  Cookie: accountId,
  'Sec-Fetch-Site': 'same-origin',
  ...more,
})
const checkout = '/api/v1/checkout'
const subscription = '/api/v1/subscription'

const everyRoute: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ['POST', checkout, { tier: 'premium' }],
  ['GET', `${checkout}/some`, undefined],
  ['POST', `${checkout}/some`, { outcome: 'pay' }],
  ['POST', `${subscription}/change`, { tier: 'platinum' }],
  ['POST', `${subscription}/cancel`, undefined],
  ['POST', `${subscription}/portal`, undefined],
]
const requestOf = (method: string, body: unknown, headers: Readonly<Record<string, string>>): RequestInit =>
  body === undefined ? { method, headers } : { ...posting(body, headers), method }

describe.each(everyRoute)('%s %s', (method, path, body) => {
  test('is for somebody who has signed in', async () => {
    const response = await openTest().ask(path, requestOf(method, body, { 'Sec-Fetch-Site': 'same-origin' }))
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'sign-in-needed' })
  })

  test('is described', async () => {
    const document: unknown = await (await openTest().ask('/api/v1/openapi.json')).json()
    expect(document).toHaveProperty(['paths', path.replace('/some', '/{id}'), method.toLowerCase(), 'summary'])
  })
})

test.each(everyRoute.filter(([method]) => method === 'POST'))('%s %s is refused to pages of other sites', async (method, path, body) => {
  const response = await openTest().ask(path, requestOf(method, body, by(ann, { 'Sec-Fetch-Site': 'cross-site' })))
  expect([response.status, (await response.json()).code]).toEqual([403, 'origin-refused'])
})

test('what a checkout is about is not for pages of other sites to read', async () => {
  const response = await openTest().ask(`${checkout}/some`, {
    headers: by(ann, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }),
  })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

describe('buying by the test checkout', () => {
  const begin = async (ask: Ask, returnTo: string, headers = by(ann)) => ask(checkout, posting({ tier: 'premium', returnTo }, headers))

  test('leads to our page, pays, changes and cancels', async () => {
    const { ask } = openTest()
    const begun = await begin(ask, '/paraphrase-text?mode=extend', by(ann, { 'Accept-Language': 'hu' }))
    expect(begun.headers.get('cache-control')).toBe('no-store')
    const { url } = await begun.json()
    expect(url).toMatch(/^\/hu\/checkout\?id=/)
    const place = `${checkout}/${url.split('=')[1]}`
    const shown = { tier: 'premium', status: 'open', returnTo: '/paraphrase-text?mode=extend', price: { amount: 490, currency: 'EUR' } }
    expect(await (await ask(place, { headers: by(ann) })).json()).toMatchObject(shown)
    expect(await (await ask(place, posting({ outcome: 'pay' }, by(ann)))).json()).toMatchObject({ status: 'paid' })
    expect(await (await ask(`${subscription}/change`, posting({ tier: 'platinum' }, by(ann)))).json()).toMatchObject({
      subscription: { tier: 'platinum', status: 'active', provider: 'test', graceUntil: null, price: null },
    })
    expect(await (await ask(`${subscription}/cancel`, { method: 'POST', headers: by(ann) })).json()).toEqual({ subscription: null })
    const again = await ask(`${subscription}/cancel`, { method: 'POST', headers: by(ann) })
    expect([again.status, (await again.json()).code]).toEqual([409, 'subscription-missing'])
  })

  test('never leads back to another site', async () => {
    const { ask } = openTest()
    for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/%09//evil.example']) {
      const { url } = await (await begin(ask, returnTo)).json()
      expect(await (await ask(`${checkout}/${url.split('=')[1]}`, { headers: by(ann) })).json()).toMatchObject({ returnTo: '/' })
    }
  })

  test('belongs to one person: to another it is not there', async () => {
    const { ask, subscriptions } = openTest()
    const { url } = await (await begin(ask, '/')).json()
    const place = `${checkout}/${url.split('=')[1]}`
    expect((await ask(place, { headers: by(ben) })).status).toBe(404)
    expect((await ask(place, posting({ outcome: 'pay' }, by(ben)))).status).toBe(404)
    for (const payer of [ann, ben]) expect(await subscriptions.optionalLive(payer.accountId)).toBeNull()
  })

  test.each(['none', '%00', 'a%2Fb', 'x'.repeat(200), '%F0%9F%98%80'])('has nothing at %s', async (id) => {
    const response = await openTest().ask(`${checkout}/${id}`, { headers: by(ann) })
    expect([response.status, (await response.json()).code]).toEqual([404, 'not-found'])
  })

  test.each([
    [checkout, { tier: 'free' }],
    [checkout, { tier: 'premium', returnTo: `/${'x'.repeat(2_000)}` }],
    [`${checkout}/some`, { outcome: 'steal' }],
    [`${subscription}/change`, {}],
  ])('%s refuses %j', async (path, body) => {
    expect((await openTest().ask(path, posting(body, by(ann)))).status).toBe(422)
  })

  test('has no page with bills, and answers other methods as it should', async () => {
    const { ask } = openTest()
    const portal = await ask(`${subscription}/portal`, { method: 'POST', headers: by(ann) })
    expect([portal.status, (await portal.json()).code]).toEqual([404, 'billing-off'])
    const put = await ask(`${checkout}/some`, { method: 'PUT', headers: by(ann) })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('notices of Stripe', () => {
  const webhook = '/api/billing/stripe'
  const send = (body: string, signature: string, more: Readonly<Record<string, string>> = {}): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature, ...more },
  })
  const event = { id: 'evt_of_nothing', object: 'event', type: 'charge.refunded', data: { object: { id: 'ch_1', note: 'ő – 😀' } } }

  test('are taken from Stripe’s servers, whatever the limits and rules for browsers say', async () => {
    const limits = { count: async () => ({ limit: 1, remaining: 0, resetSeconds: 60, isAllowed: false }), giveBack: async () => undefined }
    const { ask } = open(stripeEnv(stripe.url), { limits })
    const { body, signature } = stripe.house.signed(event)
    const response = await ask(
      webhook,
      send(body, signature, { Origin: 'https://stripe.example', 'Sec-Fetch-Site': 'cross-site', Cookie: 'x' }),
    )
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    expect((await ask(checkout, posting({ tier: 'premium' }, by(ann)))).status).toBe(429)
  })

  test('begin a plan that was bought over the API', async () => {
    const house = open(stripeEnv(stripe.url))
    const { url } = await (await house.ask(checkout, posting({ tier: 'platinum', returnTo: '//evil.example' }, by(ann)))).json()
    const session = stripe.house.pay(url.split('/').at(-1))
    expect(session.success_url).toBe('https://tinta.example.edu/?bought=1')
    await deliver(
      { billing: { ...house.billing, onNotice: async ({ body, signature }) => void (await house.ask(webhook, send(body, signature))) } },
      stripe,
    )
    expect(await house.subscriptions.optionalLive(ann.accountId)).toMatchObject({ tier: 'platinum' })
    const portal = await house.ask(`${subscription}/portal`, { method: 'POST', headers: by(ann) })
    expect((await portal.json()).url).toContain(stripe.url)
  })

  test.each([
    ['no signature', () => send(stripe.house.signed(event).body, ''), 400, 'signature-wrong'],
    ['a signature of somebody else', () => send(...both(stripe.house.signed(event, { secret: 'whsec_x' }))), 400, 'signature-wrong'],
    ['more than a megabyte', () => send('x'.repeat(1024 * 1024 + 1), ''), 413, 'body-too-large'],
  ])('with %s are refused', async (_, make, status, code) => {
    const response = await open(stripeEnv(stripe.url)).ask(webhook, make())
    expect([response.status, (await response.json()).code]).toEqual([status, code])
  })

  test('are asked to come again when Stripe does not answer', async () => {
    const { body, signature } = stripe.house.signed({ ...event, id: 'evt_2', type: 'customer.subscription.updated' })
    stripe.goDown()
    const response = await open(stripeEnv(stripe.url)).ask(webhook, send(body, signature))
    stripe.comeBack()
    expect([response.status, (await response.json()).code]).toEqual([502, 'billing-failed'])
  })

  test('have no address where Stripe is not used, and none to be read', async () => {
    const { body, signature } = stripe.house.signed(event)
    expect((await openTest().ask(webhook, send(body, signature))).status).toBe(404)
    expect((await openTest().ask(webhook)).headers.get('allow')).toBe('POST')
  })
})

const both = ({ body, signature }: { readonly body: string; readonly signature: string }) => [body, signature] as const
