// First, because it gives zod's schemas a method that those made earlier lack.
import { makeApi } from '#api/make-api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEnv } from './builders.ts'
import { makeAsk, makeHouse, posting, type Ask } from './house.ts'
import { openIdentity, testOrigin, tokenIn, type IdentityTest } from './identity.ts'
import { makeVisitor } from './visitor.ts'

/** What holds across parts, from the side of somebody who wants it not to. */

let identity: IdentityTest
let ask: Ask
beforeAll(async () => {
  identity = await openIdentity()
  ask = makeAsk({ identity: identity.identity, env: makeEnv({ PUBLIC_URL: testOrigin }) })
})
afterAll(() => identity.close())

const otherSites: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  // Nothing says where it comes from.
  {},
]

describe('a page of another site', () => {
  const harmless = ['GET', 'HEAD', 'OPTIONS', 'ALL']
  const app = makeApi(makeHouse())
  const changing = new Set(
    app.routes
      .filter(
        ({ method, path }) => !harmless.includes(method) && path.startsWith('/api/') && !['/api/*', '/api/billing/stripe'].includes(path),
      )
      .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, 'one').replace('*', 'sign-in/email')}`),
  )

  test('finds addresses to try', () => {
    expect(changing.size).toBeGreaterThan(18)
  })

  test.each([...changing])('cannot have a browser do %s', async (one) => {
    const [method = '', path = ''] = one.split(' ')
    for (const headers of otherSites)
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const response = await ask(path, { method, body: '{}', headers: { 'content-type': type, cookie: 'tinta_visitor=1', ...headers } })
        expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'origin-refused' })])
      }
  })

  test('cannot sign a browser in as somebody else by leading it to a link', async () => {
    const thief = identity.makeBrowser()
    await thief.post('sign-in/magic-link', { email: 'thief@example.edu' })
    const link = tokenIn(await identity.mailTo('thief@example.edu', 'sign-in-link'))
    await thief.post('sign-up/email', { email: 'thief2@example.edu', password: 'correct-horse-9' })
    const confirm = tokenIn(await identity.mailTo('thief2@example.edu', 'confirm-address'))
    for (const path of [`magic-link/verify?token=${link}`, `verify-email?token=${encodeURIComponent(confirm)}`]) {
      for (const site of ['cross-site', 'same-site', 'none']) {
        const response = await ask(`/api/auth/${path}`, { headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } })
        expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
      }
      const cookie = thief.headers().get('cookie') ?? ''
      const own = await ask(`/api/auth/${path}`, { headers: { 'sec-fetch-site': 'same-origin', cookie } })
      const names = own.headers.getSetCookie().map((line) => line.split('=')[0])
      expect([own.status, names]).toEqual([200, ['tinta.session_token', 'tinta.known']])
    }
  })
})

describe('behind TLS every cookie', () => {
  test('is for this host alone, over TLS alone, out of reach of scripts and other sites', async () => {
    const tls = await openIdentity({ PUBLIC_URL: 'https://tinta.example.edu' })
    const lines: string[] = []
    const browser = tls.makeBrowser()
    const keep = async (answer: Promise<{ readonly setCookies: readonly string[] }>) => lines.push(...(await answer).setCookies)
    const password = 'correct-horse-9'
    await keep(browser.post('sign-up/email', { email: 'tls@example.edu', password }))
    await keep(browser.get(`verify-email?token=${encodeURIComponent(tokenIn(await tls.mailTo('tls@example.edu', 'confirm-address')))}`))
    await keep(browser.post('sign-in/email', { email: 'tls@example.edu', password, rememberMe: false }))
    await keep(browser.post('sign-out'))
    await tls.db.pool.query('update account set second_factor_enabled = true')
    await keep(browser.post('sign-in/email', { email: 'tls@example.edu', password }))
    const visitor = makeVisitor(makeAsk({ env: makeEnv({ PUBLIC_URL: 'https://tinta.example.edu' }) }))
    lines.push(...(await visitor.run({ text: 'A text.' })).headers.getSetCookie())
    await tls.close()
    const names = lines.map((line) => line.split('=')[0])
    for (const name of ['session_token', 'dont_remember', 'two_factor', 'sign_up', 'known'])
      expect(names).toContain(`__Secure-tinta.${name}`)
    expect(names).toContain('tinta_visitor')
    for (const line of lines) {
      expect(line).toMatch(/; *HttpOnly/i)
      expect(line).toMatch(/; *Secure/i)
      expect(line).toMatch(/; *SameSite=(?:Lax|Strict)/i)
      expect(line).toMatch(/; *Path=\/(?:;|$)/i)
      expect(line).not.toMatch(/; *Domain=/i)
    }
  })
})

test('a body that is not JSON or not a form’s says nothing of what it held', async () => {
  const secret = 'my-own-words-4711'
  for (const body of [secret, `{"email":"${secret}"`, JSON.stringify({ email: secret, password: secret, [secret]: secret })]) {
    const response = await ask('/api/auth/sign-in/email', posting(body, { origin: testOrigin }))
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain(secret)
  }
})
