import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeAsk } from '#tests/house.ts'
import { fillPool } from '#tests/full-pool.ts'
import { openIdentity, type IdentityTest, type TestBrowser } from '#tests/identity.ts'
import { problemWords } from '#locales/problem-words.ts'
import { makeQuota } from '#services/quota/make-quota.ts'
import { problemFrom } from './problem-handler.ts'

let site: IdentityTest
let ann: TestBrowser
let empty: () => void
beforeAll(async () => {
  site = await openIdentity()
  ann = await site.signedUp('ann@school.example')
})
afterEach(() => empty())
afterAll(() => site.close())

/** What a person is told of whatever a promise fails with. */
const told = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => problemFrom(error).code,
  )

test.each(['en', 'hu', 'ur'])('a full pool of connections is answered in words (%s), and with when to come again', async (locale) => {
  const ask = makeAsk({ quota: makeQuota({ pool: site.db.pool, secret: 's', holdSeconds: 60 }) })
  empty = await fillPool(site.db.pool)
  const response = await ask('/api/v1/usage', { headers: { 'Accept-Language': locale } })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.json()).toMatchObject({ code: 'database-unavailable', ...problemWords(locale, 'database-unavailable', {}) })
})

test('nobody is taken for a visitor, or for somebody who is at fault, because the pool is full', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  empty = await fillPool(site.db.pool)
  expect(await told(site.identity.optionalByCookie(ann.headers()))).toBe('database-unavailable')
  expect(await told(site.identity.renew(ann.headers()))).toBe('database-unavailable')
  const account = { email: 'ben@school.example', password: 'correct-horse-9' }
  for (const path of ['sign-in/email', 'sign-up/email', 'request-password-reset', 'sign-in/magic-link'])
    expect([path, await told(site.makeBrowser().post(path, account))]).toEqual([path, 'database-unavailable'])
  // What the library writes there by itself could hold an address.
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
