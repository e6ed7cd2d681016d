import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEnv } from '#tests/builders.ts'
import { inSeconds, openFirebaseIdentity, type Claims, type FirebaseTest } from '#tests/firebase-identity.ts'
import { makeAsk } from '#tests/house.ts'
import { testOrigin } from '#tests/identity.ts'
import { makePeople } from '#services/people/make-people.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'

let house: FirebaseTest
let ask: ReturnType<typeof makeAsk>

beforeAll(async () => {
  house = await openFirebaseIdentity()
  const { pool } = house.db
  ask = makeAsk({
    identity: house.identity,
    people: makePeople({ pool, historyDays: 90 }),
    subscriptions: makeSubscriptions({ pool, billing: 'test' }),
    env: makeEnv({ PUBLIC_URL: testOrigin }),
  })
})
afterAll(() => house.close())

const bearer = async (claims?: Claims) => ({ authorization: `Bearer ${await house.firebase.token(claims)}` })
const anna = { email: 'anna@example.edu', emailVerified: true, premiumLevel: 0, tier: 'free' }
const syncing = (headers: Readonly<Record<string, string>>, method = 'POST') => ask('/api/auth/sync', { method, headers })
const cookieIn = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const userBy = async (cookie: string): Promise<unknown> => (await ask('/api/auth', { headers: { cookie } })).json()

describe('GET /api/auth', () => {
  test('knows a person of Firebase by their token, and makes the account in the language of the page', async () => {
    const response = await ask('/api/auth', { headers: { ...(await bearer()), 'accept-language': 'tr' } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ statusCode: 200, data: { user: anna } })
    const { rows } = await house.db.pool.query('select locale from account where email = $1', ['anna@example.edu'])
    expect(rows).toEqual([{ locale: 'tr' }])
  })

  test('answers 401 to a token that does not hold', async () => {
    const response = await ask('/api/auth', { headers: await bearer({ exp: inSeconds(-60) }) })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'user-token-expired' })
  })

  test('knows the person by cookie after the sync, until it is ended', async () => {
    const synced = await syncing({ ...(await bearer()), origin: testOrigin })
    expect(await synced.json()).toEqual({ status: true })
    const cookie = cookieIn(synced)
    expect(await userBy(cookie)).toMatchObject({ data: { user: anna } })
    const ended = await syncing({ cookie, origin: testOrigin }, 'DELETE')
    expect(ended.status).toBe(200)
    expect(await userBy(cookie)).toEqual({ statusCode: 200, data: { user: null } })
  })
})

describe('the sync', () => {
  test.each(['POST', 'DELETE'])('refuses a %s that another site’s page sent', async (method) => {
    const cookie = cookieIn(await syncing({ ...(await bearer()), origin: testOrigin }))
    const others: readonly Readonly<Record<string, string>>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const from of others) {
      const response = await syncing({ ...(await bearer()), cookie, ...from }, method)
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'origin-refused' })
    }
    expect(await userBy(cookie)).toMatchObject({ data: { user: anna } })
  })

  test('says in the reader’s language that the address is not confirmed', async () => {
    const claims = { sub: 'uid-new', email: 'new@example.edu', email_verified: false }
    const response = await syncing({ ...(await bearer(claims)), origin: testOrigin, 'accept-language': 'de' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'email-not-verified', title: expect.stringMatching(/bestätig/i) })
  })

  test('is all that answers below', async () => {
    expect((await ask('/api/auth/sign-in/email', { method: 'POST', headers: { origin: testOrigin } })).status).toBe(404)
    expect((await ask('/api/auth/token')).status).toBe(404)
  })
})
