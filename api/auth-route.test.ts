import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEnv } from '#tests/builders.ts'
import { makeAsk, posting } from '#tests/house.ts'
import { openIdentity, testOrigin, tokenIn, type IdentityTest } from '#tests/identity.ts'
import { makePeople } from '#services/people/make-people.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'

let house: IdentityTest
let ask: ReturnType<typeof makeAsk>

beforeAll(async () => {
  house = await openIdentity()
  const { pool } = house.db
  ask = makeAsk({
    identity: house.identity,
    people: makePeople({ pool, historyDays: 90 }),
    subscriptions: makeSubscriptions({ pool, billing: 'test' }),
    env: makeEnv({ PUBLIC_URL: testOrigin }),
  })
})
afterAll(() => house.close())

const cookieOf = (headers: Headers): string => headers.get('cookie') ?? ''
const from = { origin: testOrigin }

describe('GET /api/auth', () => {
  test('answers null to nobody, and is never kept', async () => {
    const response = await ask('/api/auth')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ statusCode: 200, data: { user: null } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('knows a person by cookie and by token', async () => {
    const browser = await house.signedUp('anna@example.edu')
    const user = { email: 'anna@example.edu', emailVerified: true, premiumLevel: 0, tier: 'free', subscriptionStatus: 'none' }
    const byCookie = await ask('/api/auth', { headers: { cookie: cookieOf(browser.headers()) } })
    expect(await byCookie.json()).toMatchObject({ statusCode: 200, data: { user } })
    const { body } = await browser.get('token')
    const byToken = await ask('/api/auth', { headers: { authorization: `Bearer ${String(body['token'])}` } })
    expect(await byToken.json()).toMatchObject({ statusCode: 200, data: { user } })
  })

  test('says the premium level of a plan', async () => {
    const browser = await house.signedUp('plan@example.edu')
    const signedIn = await house.identity.optionalByCookie(browser.headers())
    await makeSubscriptions({ pool: house.db.pool, billing: 'test' }).grant({
      accountId: signedIn?.accountId ?? '',
      tier: 'platinum',
      until: null,
    })
    const response = await ask('/api/auth', { headers: { cookie: cookieOf(browser.headers()) } })
    expect(await response.json()).toMatchObject({ data: { user: { premiumLevel: 2, tier: 'platinum', subscriptionStatus: 'premium' } } })
  })

  test.each(['Bearer x', 'Bearer a.b.c'])('refuses %s with 401, even beside a good cookie', async (authorization) => {
    const browser = await house.signedUp(`both${authorization.length}@example.edu`)
    const response = await ask('/api/auth', { headers: { authorization, cookie: cookieOf(browser.headers()) } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'user-token-expired' })
  })

  test('a forged cookie is nobody', async () => {
    const browser = await house.signedUp('forge@example.edu')
    const forged = cookieOf(browser.headers()).replace(/(session_token=[^.]+)\.[^;]+/, '$1.AAAA')
    const response = await ask('/api/auth', { headers: { cookie: forged } })
    expect(await response.json()).toMatchObject({ data: { user: null } })
  })
})

describe('the addresses of signing in', () => {
  test('refuse a request that another site’s page sent', async () => {
    const others: readonly Readonly<Record<string, string>>[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]
    for (const headers of others) {
      const response = await ask('/api/auth/sign-in/email', posting({ email: 'anna@example.edu', password: 'correct-horse-9' }, headers))
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'origin-refused', address: testOrigin })
    }
  })

  test('name the site’s own address to a page that was opened at another one of its own', async () => {
    const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }
    const body = { email: 'anna@example.edu', password: 'correct-horse-9' }
    const response = await ask('http://127.0.0.1:3000/api/auth/sign-in/email', posting(body, headers))
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: 'origin-refused',
      address: testOrigin,
      detail: `Open ${testOrigin} and try again there.`,
    })
  })

  test('say what went wrong in the language of the request', async () => {
    const response = await ask(
      '/api/auth/sign-in/email',
      posting({ email: 'nobody@example.edu', password: 'wrong-horse-9' }, { ...from, 'accept-language': 'de' }),
    )
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'invalid-credential', title: 'E-Mail-Adresse und Passwort passen nicht zusammen.' })
  })

  test('take no more than a form holds', async () => {
    const response = await ask('/api/auth/sign-in/email', posting({ email: 'x@example.edu', password: 'x'.repeat(20_000) }, from))
    expect(response.status).toBe(413)
  })

  test('that are not there answer 404', async () => {
    const response = await ask('/api/auth/delete-user', posting({}, from))
    expect(response.status).toBe(404)
  })

  test('set a cookie that scripts cannot read and other sites do not send; behind TLS it is secure', async () => {
    const secure = await openIdentity({ PUBLIC_URL: 'https://tinta.example.edu' })
    await secure.makeBrowser().post('sign-in/magic-link', { email: 'tls@example.edu' })
    const token = tokenIn(await secure.mailTo('tls@example.edu', 'sign-in-link'))
    const { setCookies } = await secure.makeBrowser().get(`magic-link/verify?token=${token}`)
    expect(setCookies.find((one) => one.includes('session_token='))).toMatch(
      /^__Secure-tinta\.session_token=.*HttpOnly.*Secure|^__Secure-tinta\.session_token=.*Secure.*HttpOnly/i,
    )
    await secure.close()
  })
})
