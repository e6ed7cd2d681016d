import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openIdentity, problemCode, testOrigin, tokenIn, totpCode, type IdentityTest, type TestBrowser } from '#tests/identity.ts'
import { startOidcServer, type OidcServer } from '#tests/mocks/oidc-server.ts'

const client = { GOOGLE_CLIENT_ID: 'tinta', GOOGLE_CLIENT_SECRET: 'a secret for tests' }
let provider: OidcServer
let house: IdentityTest

beforeAll(async () => {
  provider = await startOidcServer({
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    redirectUris: [`${testOrigin}/api/auth/callback/google`],
  })
  house = await openIdentity({ ...client, GOOGLE_ISSUER: provider.issuer })
})
afterAll(async () => {
  await house.close()
  await provider.close()
})

const who = (browser: TestBrowser) => house.identity.optionalByCookie(browser.headers())

/** Follows the provider's redirects as a browser does, until it leads back to us. */
async function throughProvider(start: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  for (let step = 0; step < 12; step += 1) {
    if (url.startsWith(testOrigin)) return url.slice(`${testOrigin}/api/auth/`.length)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    url = new URL(response.headers.get('location') ?? '', url).href
  }
  throw new Error('the provider did not come back')
}

/** Begins at us, goes to the provider, comes back. */
async function viaGoogle(browser: TestBrowser, page = '/hu/premium') {
  const { body } = await browser.post('sign-in/google', { callbackURL: page })
  return browser.get(await throughProvider(String(body['url'])))
}

const anna = { sub: 'g-1', email: 'anna@example.edu', email_verified: true, name: 'Anna Kiss' }

describe('Continue with Google', () => {
  test('makes an account, signs in, and goes back to the page; no token of the provider is kept', async () => {
    provider.seat(anna)
    const browser = house.makeBrowser()
    const { status, location } = await viaGoogle(browser)
    expect({ status, path: new URL(location ?? '', testOrigin).pathname }).toEqual({ status: 302, path: '/hu/premium' })
    const signedIn = await who(browser)
    expect((await house.identity.facts(signedIn?.accountId ?? '')).methods).toEqual(['email-link', 'google'])
    const { rows } = await house.db.pool.query(
      'select a.name, a.email_verified, m.access_token, m.refresh_token, m.id_token from account a join sign_in_method m on m.account_id = a.id',
    )
    expect(rows).toEqual([{ name: 'Anna Kiss', email_verified: true, access_token: null, refresh_token: null, id_token: null }])
  })

  test('finds the same account again', async () => {
    const [one, other] = [house.makeBrowser(), house.makeBrowser()]
    await viaGoogle(one)
    await viaGoogle(other)
    expect((await who(one))?.accountId).toBe((await who(other))?.accountId)
  })

  test('joins an account with that confirmed address', async () => {
    const browser = await house.signedUp('bela@example.edu')
    provider.seat({ sub: 'g-2', email: 'bela@example.edu', email_verified: true, name: 'Béla' })
    const google = house.makeBrowser()
    await viaGoogle(google)
    expect((await who(google))?.accountId).toBe((await who(browser))?.accountId)
  })

  test('does not hand over an account when the provider has not confirmed the address', async () => {
    await house.signedUp('cili@example.edu')
    provider.seat({ sub: 'g-3', email: 'cili@example.edu', email_verified: false, name: 'Someone' })
    const browser = house.makeBrowser()
    const { location } = await viaGoogle(browser)
    expect(new URL(location ?? '', testOrigin).searchParams.get('error')).toBe('sign-in-failed')
    expect(await who(browser)).toBeNull()
  })

  test.each([false, 'false', undefined])('begins no account with an address that the provider calls confirmed: %j', async (said) => {
    const email = `unproved-${String(said)}-${typeof said}@example.edu`
    provider.seat({ sub: `g-${email}`, email, ...(said === undefined ? {} : { email_verified: said }), name: 'Thief' })
    const thief = house.makeBrowser()
    const { location } = await viaGoogle(thief)
    expect(new URL(location ?? '', testOrigin).searchParams.get('error')).toBe('sign-in-failed')
    expect(await who(thief)).toBeNull()
    const owner = await house.signedUp(email)
    await viaGoogle(thief)
    expect(await who(thief)).toBeNull()
    const { accountId = '' } = (await who(owner)) ?? {}
    expect((await house.identity.facts(accountId)).methods).toEqual(['password', 'email-link'])
  })

  test('refused there leads back with one of our codes, and nothing of theirs', async () => {
    provider.seat(null)
    const browser = house.makeBrowser()
    const { location } = await viaGoogle(browser)
    expect([...new URL(location ?? '', testOrigin).searchParams]).toEqual([['error', 'sign-in-failed']])
    expect(await who(browser)).toBeNull()
  })

  test('asks for the second step', async () => {
    provider.seat({ sub: 'g-4', email: 'dora@example.edu', email_verified: true, name: 'Dóra' })
    const browser = await house.signedUp('dora@example.edu')
    const { body } = await browser.post('two-factor/enable', { password: 'correct-horse-9' })
    const uri = String(body['totpURI'])
    await browser.post('two-factor/verify-totp', { code: totpCode(uri) })
    const google = house.makeBrowser()
    const { location } = await viaGoogle(google)
    expect(new URL(location ?? '', testOrigin).searchParams.get('step')).toBe('second')
    expect(await who(google)).toBeNull()
    await google.post('two-factor/verify-totp', { code: totpCode(uri, 1) })
    expect(await who(google)).not.toBeNull()
  })

  test('of a closed account is refused', async () => {
    provider.seat(anna)
    await house.db.pool.query('update account set disabled_at = now() where email = $1', [anna.email])
    const browser = house.makeBrowser()
    const { location } = await viaGoogle(browser)
    expect(new URL(location ?? '', testOrigin).searchParams.get('error')).toBe('user-disabled')
    expect(await who(browser)).toBeNull()
  })

  test('with a state that is not this browser’s is refused', async () => {
    provider.seat({ sub: 'g-5', email: 'emil@example.edu', email_verified: true, name: 'Emil' })
    const { body } = await house.makeBrowser().post('sign-in/google', { callbackURL: '/' })
    const victim = house.makeBrowser()
    const { location } = await victim.get(await throughProvider(String(body['url'])))
    expect(new URL(location ?? '', testOrigin).searchParams.get('error')).toBe('sign-in-failed')
    expect(await who(victim)).toBeNull()
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
  ])('never leads to %s', async (page) => {
    provider.seat({ sub: 'g-6', email: 'feri@example.edu', email_verified: true, name: 'Feri' })
    const { location } = await viaGoogle(house.makeBrowser(), page)
    expect(new URL(location ?? '', testOrigin).origin).toBe(testOrigin)
    provider.seat(null)
    const failed = await viaGoogle(house.makeBrowser(), page)
    expect(new URL(failed.location ?? '', testOrigin).origin).toBe(testOrigin)
  })
})

test('without its settings there is no such way, and while the provider is away the others work', async () => {
  const plain = await openIdentity()
  expect(await problemCode(plain.makeBrowser().post('sign-in/google', {}))).toBe('method-off')
  await plain.close()
  const away = await openIdentity({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:1' })
  expect(await problemCode(away.makeBrowser().post('sign-in/google', {}))).toBe('sign-in-failed')
  const browser = away.makeBrowser()
  await browser.post('sign-in/magic-link', { email: 'gabi@example.edu' })
  await browser.get(`magic-link/verify?token=${tokenIn(await away.mailTo('gabi@example.edu', 'sign-in-link'))}`)
  expect(await away.identity.optionalByCookie(browser.headers())).not.toBeNull()
  await away.close()
})
