import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inSeconds, openFirebaseIdentity, type Claims, type FirebaseTest } from '#tests/firebase-identity.ts'
import { problemCode, testOrigin } from '#tests/identity.ts'
import { makePeople } from '../people/make-people.ts'

let house: FirebaseTest
beforeAll(async () => {
  house = await openFirebaseIdentity()
})
afterAll(() => house.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

let count = 0
/** Claims of somebody new, who signed in a while ago. */
const somebody = (claims: Claims = {}): Claims => {
  count += 1
  return { sub: `uid-${count}`, email: `person${count}@example.edu`, auth_time: inSeconds(-100), ...claims }
}
const require = async (claims: Claims, locale = 'hu') => house.identity.requireByToken(await house.firebase.token(claims), { locale })

type Row = { readonly id: string; readonly email: string; readonly email_verified: boolean; readonly name: string; readonly locale: string }
async function accountWith(email: string): Promise<Row | undefined> {
  const { rows } = await house.db.pool.query<Row>('select id, email, email_verified, name, locale from account where email = $1', [email])
  return rows[0]
}
const accounts = async (): Promise<number> => (await house.db.pool.query('select 1 from account')).rowCount ?? 0

/** An account that stands from before, as the embedded identity leaves it. */
async function standing(email: string, { isVerified = true } = {}): Promise<string> {
  const id = `standing-${email}`
  await house.db.pool.query('insert into account (id, name, email, email_verified) values ($1, $2, $3, $4)', [id, 'Old', email, isVerified])
  await house.db.pool.query(
    "insert into sign_in_method (id, account_id, provider, external_id, password) values ($1, $1, 'credential', $1, 'hash')",
    [id],
  )
  await house.db.pool.query("insert into session (id, account_id, token, expires_at) values ($1, $1, $1, now() + interval '1 day')", [id])
  return id
}

describe('a token', () => {
  test('that is good says who asks, and when they proved it', async () => {
    const claims = somebody({ auth_time: inSeconds(-900) })
    const signedIn = await require(claims)
    expect(signedIn).toEqual({
      accountId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sessionId: null,
      signedInAt: new Date(Number(claims['auth_time']) * 1000),
    })
    expect(await require(claims)).toEqual(signedIn)
  })

  const wrong: readonly (readonly [what: string, claims: () => Claims])[] = [
    ['of another issuer', () => ({ iss: 'https://securetoken.google.com/other' })],
    ['of an issuer that only begins alike', () => ({ iss: 'https://securetoken.google.com/tinta-test/' })],
    ['for another project', () => ({ aud: 'other' })],
    ['for several projects', () => ({ aud: ['tinta-test', 'other'] })],
    ['without a project', () => ({ aud: undefined })],
    ['without an issuer', () => ({ iss: undefined })],
    ['without a person', () => ({ sub: undefined })],
    ['with an empty person', () => ({ sub: '' })],
    ['with a person that is no text', () => ({ sub: 7 })],
    ['that has ended 31 seconds ago', () => ({ exp: inSeconds(-31) })],
    ['that never ends', () => ({ exp: undefined })],
    ['made in 32 seconds', () => ({ iat: inSeconds(32) })],
    ['made at no time', () => ({ iat: undefined })],
    ['of a sign-in in 32 seconds', () => ({ auth_time: inSeconds(32) })],
    ['of no sign-in', () => ({ auth_time: undefined })],
    ['of a sign-in at a time that is no number', () => ({ auth_time: 'yesterday' })],
    ['that holds from later on', () => ({ nbf: inSeconds(90) })],
  ]
  test.each(wrong)('%s is refused', async (_, claims) => {
    const before = await accounts()
    expect(await problemCode(require(somebody(claims())))).toBe('user-token-expired')
    expect(await accounts()).toBe(before)
  })

  test.each([
    ['has ended 29 seconds ago', () => ({ exp: inSeconds(-29) })],
    ['was made in 29 seconds', () => ({ iat: inSeconds(29) })],
    ['is of a sign-in in 29 seconds', () => ({ auth_time: inSeconds(29) })],
  ])('that %s is taken: clocks differ', async (_, claims) => {
    expect(await problemCode(require(somebody(claims())))).toBe('none')
  })

  test.each(['other-key', 'public-key-as-secret', 'unsigned'] as const)('that is forged by %s is refused', async (how) => {
    const token = await house.firebase.forged(how, somebody())
    expect(await problemCode(house.identity.requireByToken(token))).toBe('user-token-expired')
  })

  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJSUzI1NiJ9..', `${'x'.repeat(5_000)}.y.z`])('%j is nobody', async (token) => {
    expect(await problemCode(house.identity.requireByToken(token))).toBe('user-token-expired')
  })

  test('that was changed after it was signed is refused', async () => {
    const [header = '', , signature = ''] = (await house.firebase.token(somebody())).split('.')
    const [, body = ''] = (await house.firebase.token(somebody({ sub: 'uid-admin' }))).split('.')
    expect(await problemCode(house.identity.requireByToken(`${header}.${body}.${signature}`))).toBe('user-token-expired')
  })

  test('does not have the keys asked for anew each time', async () => {
    await require(somebody())
    const before = house.firebase.asked()
    for (const claims of [somebody(), somebody(), somebody()]) await require(claims)
    expect(house.firebase.asked()).toBe(before)
  })

  test('is not said to be bad when it is the keys that cannot be had', async () => {
    const lone = await openFirebaseIdentity()
    try {
      const token = await lone.firebase.token(somebody())
      await lone.firebase.close()
      await expect(lone.identity.requireByToken(token)).rejects.not.toHaveProperty('problem')
    } finally {
      await lone.close()
    }
  })

  test('without an e-mail address is of no use here', async () => {
    expect(await problemCode(require(somebody({ email: undefined, phone_number: '+36301234567' })))).toBe('sign-in-failed')
  })
})

describe('with the emulator', () => {
  let emulated: FirebaseTest
  beforeAll(async () => {
    emulated = await openFirebaseIdentity({ FIREBASE_EMULATOR: 'http://127.0.0.1:9099' })
  })
  afterAll(() => emulated.close())
  const unsigned = async (claims: Claims) => emulated.identity.requireByToken(await emulated.firebase.forged('unsigned', claims))

  test('a token that is not signed is taken', async () => {
    expect(await problemCode(unsigned(somebody()))).toBe('none')
  })

  test.each([
    ['another issuer', () => ({ iss: 'https://securetoken.google.com/other' })],
    ['another project', () => ({ aud: 'other' })],
    ['nobody', () => ({ sub: '' })],
    ['the past', () => ({ exp: inSeconds(-31) })],
    ['the future', () => ({ iat: inSeconds(32) })],
    ['a sign-in to come', () => ({ auth_time: inSeconds(32) })],
  ])('but not one of %s', async (_, claims) => {
    expect(await problemCode(unsigned(somebody(claims())))).toBe('user-token-expired')
  })
})

describe('the record of a person', () => {
  test('is made by the first token, in the language of the request', async () => {
    const { sub } = somebody()
    const signedIn = await require({ sub, email: 'Bela.Kis@Example.edu', name: 'Kis Béla' }, 'hu')
    expect(await accountWith('bela.kis@example.edu')).toEqual({
      id: signedIn.accountId,
      email: 'bela.kis@example.edu',
      email_verified: true,
      name: 'Kis Béla',
      locale: 'hu',
    })
    expect(await house.identity.facts(signedIn.accountId)).toEqual({
      methods: ['firebase'],
      passwordChangedAt: null,
      secondStep: { isOn: false, recoveryCodesLeft: 0 },
    })
  })

  test('is made once, however many requests come first', async () => {
    const claims = somebody()
    const before = await accounts()
    const all = await Promise.all(Array.from({ length: 12 }, () => require(claims)))
    expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(1)
    expect(await accounts()).toBe(before + 1)
  })

  test('follows confirmation and address of later tokens, never of earlier ones', async () => {
    const first = somebody({ email_verified: false, iat: inSeconds(-60) })
    const email = String(first.email)
    const { accountId } = await require(first)
    expect(await accountWith(email)).toMatchObject({ email_verified: false })
    await require({ ...first, email_verified: true, iat: inSeconds(-50) })
    expect(await accountWith(email)).toMatchObject({ email_verified: true })
    await require({ ...first, email: `new-${email}`, email_verified: true, iat: inSeconds(-40) })
    expect(await accountWith(`new-${email}`)).toMatchObject({ id: accountId })
    await require({ ...first, email_verified: true, iat: inSeconds(-45) })
    expect(await accountWith(email)).toBeUndefined()
  })

  test('gives up no confirmed address for one that is not, and takes nobody else’s', async () => {
    const [claims, other] = [somebody(), somebody()]
    const { accountId } = await require(claims)
    await require(other)
    const later = { iat: inSeconds(-1), auth_time: inSeconds(-5) }
    await require({ ...claims, ...later, email: 'not-proved@example.edu', email_verified: false })
    await require({ ...claims, ...later, email: String(other.email) })
    expect(await accountWith(String(claims.email))).toMatchObject({ id: accountId, email_verified: true })
    expect(await accountWith('not-proved@example.edu')).toBeUndefined()
  })

  test('that stood there before is joined by who has proved the address, and by nobody else', async () => {
    const claims = somebody()
    const email = String(claims.email)
    const id = await standing(email)
    expect(await problemCode(require({ ...claims, email_verified: false }))).toBe('email-already-in-use')
    expect((await require(claims)).accountId).toBe(id)
    expect(await accountWith(email)).toMatchObject({ name: 'Old', email_verified: true })
    expect(await problemCode(require(somebody({ email })))).toBe('email-already-in-use')
  })

  test('that a stranger began with the address is no longer opened by what the stranger knows', async () => {
    const claims = somebody()
    const id = await standing(String(claims.email), { isVerified: false })
    expect((await require(claims)).accountId).toBe(id)
    const { rows } = await house.db.pool.query<{ provider: string }>('select provider from sign_in_method where account_id = $1', [id])
    expect(rows).toEqual([{ provider: 'firebase' }])
    expect((await house.db.pool.query('select 1 from session where account_id = $1', [id])).rowCount).toBe(0)
  })

  test('that an administrator has closed lets nobody in', async () => {
    const claims = somebody()
    const { accountId } = await require(claims)
    const browser = await signedIn(claims)
    await house.db.pool.query('update account set disabled_at = now() where id = $1', [accountId])
    expect(await who(browser)).toBeNull()
    expect(await sessionsOf(accountId)).toHaveLength(1)
    const people = makePeople({ pool: house.db.pool, historyDays: 90 })
    await people.setDisabled(accountId, true)
    expect(await problemCode(require(claims))).toBe('user-disabled')
    expect(await problemCode(browser.sync(claims))).toBe('user-disabled')
    expect(await who(browser)).toBeNull()
    const waiting = somebody()
    await people.setDisabled(await standing(String(waiting.email)), true)
    expect(await problemCode(require(waiting))).toBe('user-disabled')
    await people.setDisabled(accountId, false)
    expect(await problemCode(require(claims))).toBe('none')
  })
})

/** Keeps the session's cookie between requests, as a browser does. */
function makeBrowser(userAgent = firefox) {
  const state = { cookie: '' }
  const headers = (more: Readonly<Record<string, string>> = {}) =>
    new Headers({ cookie: state.cookie, origin: testOrigin, 'user-agent': userAgent, ...more })
  const ask = async (method: string, more: Readonly<Record<string, string>> = {}) => {
    const request = new Request(`${testOrigin}/api/auth/sync`, { method, headers: headers(more) })
    const response = await house.identity.handle(request, { address: '192.0.2.1', locale: 'hu' })
    if (!response) throw new Error('nothing answers')
    const setCookies = response.headers.getSetCookie()
    for (const line of setCookies) state.cookie = /max-age=0/i.test(line) ? '' : (line.split(';')[0] ?? '')
    return { status: response.status, body: await response.json(), setCookies }
  }
  return {
    state,
    headers,
    sync: async (claims: Claims) => ask('POST', { authorization: `Bearer ${await house.firebase.token(claims)}` }),
    ask,
    end: () => ask('DELETE'),
  }
}
type Browser = ReturnType<typeof makeBrowser>

async function signedIn(claims: Claims, userAgent = firefox): Promise<Browser> {
  const browser = makeBrowser(userAgent)
  await browser.sync(claims)
  expect(await who(browser)).not.toBeNull()
  return browser
}

const who = (browser: Browser) => house.identity.optionalByCookie(browser.headers())
const sessionsOf = async (accountId: string) =>
  (await house.db.pool.query<{ id: string }>('select id from session where account_id = $1', [accountId])).rows

describe('the cookie session', () => {
  test('begins with a fresh token, and is as old as the sign-in', async () => {
    const claims = somebody({ auth_time: inSeconds(-120) })
    const browser = makeBrowser()
    const { status, body, setCookies } = await browser.sync(claims)
    expect({ status, body }).toEqual({ status: 200, body: { status: true } })
    expect(setCookies).toEqual([
      expect.stringMatching(/^tinta\.session_token=[\w-]{32}\.[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const { accountId } = await require(claims)
    expect(await who(browser)).toEqual({
      accountId,
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      signedInAt: new Date(Number(claims['auth_time']) * 1000),
    })
  })

  test('is for this site’s TLS alone where it has TLS', async () => {
    const secure = await openFirebaseIdentity({ PUBLIC_URL: 'https://tinta.example.edu' })
    try {
      const headers = { authorization: `Bearer ${await secure.firebase.token(somebody())}` }
      const request = new Request('https://tinta.example.edu/api/auth/sync', { method: 'POST', headers })
      const response = await secure.identity.handle(request, { address: '', locale: 'en' })
      expect(response?.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-tinta\.session_token=.*; Secure/)])
    } finally {
      await secure.close()
    }
  })

  test('does not begin with a token that was made more than 5 minutes ago', async () => {
    const browser = makeBrowser()
    const { status, setCookies } = await browser.sync(somebody({ iat: inSeconds(-302), auth_time: inSeconds(-302) }))
    expect([status, setCookies]).toEqual([200, []])
    expect((await browser.sync(somebody({ iat: inSeconds(-298), auth_time: inSeconds(-5_000) }))).setCookies).toHaveLength(1)
  })

  test('does not begin without a token, or before the address is confirmed', async () => {
    const browser = makeBrowser()
    expect(await problemCode(browser.ask('POST'))).toBe('sign-in-needed')
    expect(await problemCode(browser.ask('POST', { authorization: 'Bearer x.y.z' }))).toBe('user-token-expired')
    expect(await problemCode(browser.sync(somebody({ email_verified: false })))).toBe('email-not-verified')
    expect(await who(browser)).toBeNull()
  })

  test('goes on with the next token; another sign-in begins a new one and ends it', async () => {
    const claims = somebody({ auth_time: inSeconds(-100) })
    const browser = await signedIn(claims)
    const first = await who(browser)
    await browser.sync(claims)
    expect(await who(browser)).toEqual(first)
    const stolen = makeBrowser()
    stolen.state.cookie = browser.state.cookie
    await browser.sync({ ...claims, auth_time: inSeconds(-2) })
    const second = await who(browser)
    expect(second?.accountId).toBe(first?.accountId)
    expect(second?.sessionId).not.toBe(first?.sessionId)
    expect(await who(stolen)).toBeNull()
    await browser.sync(somebody())
    expect((await who(browser))?.accountId).not.toBe(first?.accountId)
    expect(await sessionsOf(first?.accountId ?? '')).toEqual([])
  })

  test('ends when the browser says so, for itself alone', async () => {
    const claims = somebody()
    const [browser, other] = [await signedIn(claims), await signedIn(claims)]
    const cookie = browser.state.cookie
    const { status, setCookies } = await browser.end()
    expect([status, setCookies[0]]).toEqual([200, expect.stringMatching(/^tinta\.session_token=; Max-Age=0;/)])
    browser.state.cookie = cookie
    expect(await who(browser)).toBeNull()
    expect(await who(other)).not.toBeNull()
    expect((await makeBrowser().end()).status).toBe(200)
  })

  test('of a forged or foreign cookie is nobody’s', async () => {
    const browser = await signedIn(somebody())
    const good = browser.state.cookie
    for (const bad of [
      good.replace(/\.[^.]+$/, `.${'A'.repeat(43)}%3D`),
      good.replace(/=[\w-]{4}/, '=AAAA'),
      good.split('.').slice(0, 2).join('.'),
    ]) {
      browser.state.cookie = bad
      expect(await who(browser)).toBeNull()
    }
  })

  test('is worth nothing to who reads the database', async () => {
    const browser = await signedIn(somebody())
    const token = /=([\w-]+)\./.exec(browser.state.cookie)?.[1] ?? ''
    const { rows } = await house.db.pool.query('select * from session')
    expect(token).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('counts for a day without a token, and again from the next token on', async () => {
    const claims = somebody()
    const browser = await signedIn(claims)
    const { sessionId = null } = (await who(browser)) ?? {}
    await house.db.pool.query("update session set updated_at = now() - interval '23 hours' where id = $1", [sessionId])
    expect(await who(browser)).not.toBeNull()
    await house.db.pool.query("update session set updated_at = now() - interval '25 hours' where id = $1", [sessionId])
    expect(await who(browser)).toBeNull()
    expect(await house.identity.renew(browser.headers())).toEqual({ signedIn: null, cookies: [] })
    await browser.sync(claims)
    expect((await who(browser))?.sessionId).toBe(sessionId)
  })

  test('lasts longer when it is used', async () => {
    const browser = await signedIn(somebody())
    const { sessionId = null } = (await who(browser)) ?? {}
    expect((await house.identity.renew(browser.headers())).cookies).toEqual([])
    await house.db.pool.query("update session set expires_at = now() + interval '10 days' where id = $1", [sessionId])
    const { signedIn: somebodyStill, cookies } = await house.identity.renew(browser.headers())
    expect(somebodyStill?.sessionId).toBe(sessionId)
    expect(cookies).toEqual([expect.stringContaining(browser.state.cookie)])
    const { rows } = await house.db.pool.query<{ days: number }>(
      'select extract(epoch from expires_at - now())::float8 / 86400 as days from session where id = $1',
      [sessionId],
    )
    expect(Math.round(rows[0]?.days ?? 0)).toBe(30)
    await house.db.pool.query("update session set expires_at = now() - interval '1 second' where id = $1", [sessionId])
    expect(await who(browser)).toBeNull()
  })

  test('ends when the account gets another address', async () => {
    const claims = somebody({ iat: inSeconds(-20) })
    const browser = await signedIn(claims)
    await require({ ...claims, email: `moved-${String(claims.email)}`, iat: inSeconds(-10) })
    expect(await who(browser)).toBeNull()
  })

  test('can be seen and ended from elsewhere', async () => {
    const claims = somebody()
    const [computer, phone] = [await signedIn(claims), await signedIn(claims, iPhone)]
    const mine = await who(computer)
    if (!mine) throw new Error('not signed in')
    const devices = await house.identity.devices(mine)
    expect(devices.map(({ browser, system, isThisOne }) => [browser, system, isThisOne])).toEqual(
      expect.arrayContaining([
        ['Firefox', 'Linux', true],
        ['Safari', 'iOS', false],
      ]),
    )
    await vi.waitFor(() =>
      expect(house.mails).toContainEqual({
        kind: 'new-device',
        to: claims.email,
        locale: 'hu',
        facts: { browser: 'Safari', system: 'iOS' },
      }),
    )
    expect(await house.identity.endOtherDevices(mine)).toBe(1)
    expect(await who(phone)).toBeNull()
    expect(await house.identity.endDevice(mine.accountId, mine.sessionId ?? '')).toBe(1)
    expect(await who(computer)).toBeNull()
  })
})

describe('after everything has ended', () => {
  test('a sign-in of before counts no more, a new one does', async () => {
    const claims = somebody({ auth_time: inSeconds(-100) })
    const browser = await signedIn(claims)
    const { accountId } = await require(claims)
    expect(await house.identity.endAllDevices(accountId)).toBe(1)
    expect(await who(browser)).toBeNull()
    expect(await problemCode(browser.sync(claims))).toBe('user-token-expired')
    expect(await problemCode(require({ ...claims, auth_time: inSeconds(1) }))).toBe('none')
  })

  test('an account that was erased does not come back by itself', async () => {
    const claims = somebody({ auth_time: inSeconds(-100) })
    const { accountId } = await require(claims)
    await house.identity.endAllDevices(accountId)
    await makePeople({ pool: house.db.pool, historyDays: 90 }).erase(accountId)
    expect(await problemCode(require(claims))).toBe('user-token-expired')
    expect(await accountWith(String(claims.email))).toBeUndefined()
    const { rows } = await house.db.pool.query('select * from verification')
    expect(JSON.stringify(rows)).not.toContain(claims.sub)
    const again = await require({ ...claims, auth_time: inSeconds(1) })
    expect(again.accountId).not.toBe(accountId)
  })
})

test('nothing else answers under its address', async () => {
  const others: readonly (readonly [string, string])[] = [
    ['GET', 'sync'],
    ['POST', 'sign-in/email'],
    ['POST', 'sign-up/email'],
    ['GET', 'token'],
    ['GET', 'jwks'],
    ['POST', 'sync/more'],
    ['DELETE', 'other'],
  ]
  for (const [method, path] of others) {
    const request = new Request(`${testOrigin}/api/auth/${path}`, { method })
    expect(await house.identity.handle(request, { address: '', locale: 'en' })).toBeNull()
  }
})

test('nothing went wrong unseen', () => {
  expect(house.troubles).toEqual([])
})
