import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openIdentity,
  problemCode,
  testOrigin,
  tokenIn,
  totpCode,
  type IdentityTest,
  type TestAnswer,
  type TestBrowser,
} from '#tests/identity.ts'

let house: IdentityTest
beforeAll(async () => {
  house = await openIdentity()
})
afterAll(() => house.close())

const who = (browser: TestBrowser) => house.identity.optionalByCookie(browser.headers())
const password = 'correct-horse-9'
let count = 0
const newEmail = (): string => `person${(count += 1)}@example.edu`

describe('signing up', () => {
  test('sends a link to a page of ours, in the language of the page, and signs in when it is followed', async () => {
    const browser = house.makeBrowser()
    const { status, body } = await browser.post('sign-up/email', { email: 'Anna@Example.edu', password, callbackURL: '/hu/lektor' })
    expect({ status, body }).toEqual({ status: 200, body: { status: true } })
    expect(await who(browser)).toBeNull()
    const mail = await house.mailTo('anna@example.edu', 'confirm-address')
    expect(mail).toMatchObject({ locale: 'hu', facts: { hours: 24 } })
    const url = new URL('url' in mail.facts ? mail.facts.url : '')
    expect([url.origin, url.pathname, url.searchParams.get('step')]).toEqual([testOrigin, '/hu/lektor', 'confirm'])
    await browser.get(`verify-email?token=${encodeURIComponent(tokenIn(mail))}`)
    expect(await who(browser)).toMatchObject({ accountId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  test('with an address that is taken looks the same from outside, and tells its owner', async () => {
    const email = newEmail()
    await house.signedUp(email)
    const fresh = await house.makeBrowser().post('sign-up/email', { email: newEmail(), password: 'another-one-77' })
    const taken = await house.makeBrowser().post('sign-up/email', { email, password: 'another-one-77' })
    const shape = ({ setCookies, ...rest }: TestAnswer) => ({
      ...rest,
      setCookies: setCookies.map((line) => line.replace(/=([\w-]+)/, (_all, value: string) => `=${value.length} signs`)),
    })
    expect(shape(taken)).toEqual(shape(fresh))
    await house.mailTo(email, 'address-taken')
    const browser = house.makeBrowser()
    expect(await problemCode(browser.post('sign-in/email', { email, password: 'another-one-77' }))).toBe('email-not-verified')
    expect(await who(browser)).toBeNull()
  })

  test('anew before the address is confirmed makes the earlier link useless', async () => {
    const email = newEmail()
    const stranger = house.makeBrowser()
    await stranger.post('sign-up/email', { email, password: 'strangers-choice-1' })
    const early = tokenIn(await house.mailTo(email, 'confirm-address'))
    const owner = house.makeBrowser()
    await owner.post('sign-up/email', { email, password })
    const late = tokenIn(await house.mailTo(email, 'confirm-address'))
    expect(await problemCode(owner.get(`verify-email?token=${encodeURIComponent(early)}`))).toBe('link-expired')
    await owner.get(`verify-email?token=${encodeURIComponent(late)}`)
    expect(await who(owner)).not.toBeNull()
    expect(await problemCode(stranger.post('sign-in/email', { email, password: 'strangers-choice-1' }))).toBe('invalid-credential')
  })

  const refused: readonly (readonly [body: object, code: string])[] = [
    [{ email: 'no address', password }, 'invalid-email'],
    [{ email: 'a@b', password }, 'invalid-email'],
    [{ email: 'x@example.edu', password: 'short' }, 'password-weak'],
    [{ email: 'x@example.edu', password: 'x'.repeat(129) }, 'password-weak'],
    [{ email: 'x@example.edu', password: 'Passw0rd!' }, 'password-common'],
    [{ email: 'zsofia.nagy@example.edu', password: 'zsofia.nagy1' }, 'password-common'],
    [{ password }, 'invalid-email'],
  ]
  test.each(refused)('%j is refused: %s', async (body, code) => {
    expect(await problemCode(house.makeBrowser().post('sign-up/email', body))).toBe(code)
  })
})

describe('signing in', () => {
  test('by password begins a new session and ends the one before it', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const first = await who(browser)
    const stolen = house.makeBrowser()
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
    const { body } = await browser.post('sign-in/email', { email, password })
    expect(body).toEqual({ status: true })
    const second = await who(browser)
    expect(second?.accountId).toBe(first?.accountId)
    expect(second?.sessionId).not.toBe(first?.sessionId)
    expect(await who(stolen)).toBeNull()
  })

  test('an unknown address and a wrong password are one answer', async () => {
    const email = newEmail()
    await house.signedUp(email)
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password: 'wrong-horse-9' }))).toBe('invalid-credential')
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email: newEmail(), password }))).toBe('invalid-credential')
  })

  test('before the address is confirmed says so and sends a new link', async () => {
    const email = newEmail()
    await house.makeBrowser().post('sign-up/email', { email, password })
    await house.mailTo(email, 'confirm-address')
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password }))).toBe('email-not-verified')
    await house.mailTo(email, 'confirm-address')
  })

  test('by a link in a mail works once, for a known and for an unknown address', async () => {
    for (const email of [newEmail(), newEmail()]) {
      const browser = house.makeBrowser()
      const { body } = await browser.post('sign-in/magic-link', { email, callbackURL: '/premium' })
      expect(body).toEqual({ status: true })
      const token = tokenIn(await house.mailTo(email, 'sign-in-link'))
      await browser.get(`magic-link/verify?token=${token}`)
      expect(await who(browser)).not.toBeNull()
      expect(await problemCode(house.makeBrowser().get(`magic-link/verify?token=${token}`))).toBe('link-expired')
    }
  })

  test('a session token is never in the body of an answer', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const { body, setCookies } = await browser.post('sign-in/email', { email, password })
    const { rows } = await house.db.pool.query<{ token: string }>('select token from session')
    for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token)
    const cookie = setCookies.find((one) => one.includes('session_token='))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  test('of a closed account is refused after the right password, and its sessions are nobody', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    await house.db.pool.query('update account set disabled_at = now() where email = $1', [email])
    expect(await who(browser)).toBeNull()
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password: 'wrong-horse-9' }))).toBe('invalid-credential')
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password }))).toBe('user-disabled')
    const linked = house.makeBrowser()
    await linked.post('sign-in/magic-link', { email })
    const token = tokenIn(await house.mailTo(email, 'sign-in-link'))
    expect(await problemCode(linked.get(`magic-link/verify?token=${token}`))).toBe('user-disabled')
  })

  test('from a new kind of browser is told by mail', async () => {
    const email = newEmail()
    await house.signedUp(email)
    const phone = house.makeBrowser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    )
    await phone.post('sign-in/email', { email, password })
    expect((await house.mailTo(email, 'new-device')).facts).toEqual({ browser: 'Safari', system: 'iOS' })
    const signedIn = await who(phone)
    if (!signedIn) throw new Error('not signed in')
    const devices = await house.identity.devices(signedIn)
    expect(devices.map(({ browser, system, kind, isThisOne }) => [browser, system, kind, isThisOne])).toContainEqual([
      'Safari',
      'iOS',
      'phone',
      true,
    ])
  })
})

describe('a forgotten password', () => {
  test('is set anew by a link that works once; every session ends and the owner is told', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const known = await house.makeBrowser().post('request-password-reset', { email, redirectTo: '/' })
    const unknown = await house.makeBrowser().post('request-password-reset', { email: newEmail(), redirectTo: '/' })
    expect(known).toEqual(unknown)
    const token = tokenIn(await house.mailTo(email, 'reset-password'))
    expect(await problemCode(house.makeBrowser().post('reset-password', { token, newPassword: 'qwerty' }))).toBe('password-common')
    await house.makeBrowser().post('reset-password', { token, newPassword: 'better-horse-8' })
    await house.mailTo(email, 'password-changed')
    expect(await who(browser)).toBeNull()
    expect(await problemCode(house.makeBrowser().post('reset-password', { token, newPassword: 'third-horse-7' }))).toBe('link-expired')
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password: 'better-horse-8' }))).toBe('none')
  })
})

describe('the second step', () => {
  async function withSecondStep(email: string) {
    const browser = await house.signedUp(email)
    const { body } = await browser.post('two-factor/enable', { password })
    const uri = String(body['totpURI'])
    await browser.post('two-factor/verify-totp', { code: totpCode(uri) })
    await house.mailTo(email, 'second-step-on')
    return { browser, uri, codes: Array.isArray(body['backupCodes']) ? body['backupCodes'].map(String) : [] }
  }

  test('is asked after a password, after a link, and a wrong code does not pass', async () => {
    const email = newEmail()
    const { uri, codes } = await withSecondStep(email)
    expect(codes).toHaveLength(8)
    const browser = house.makeBrowser()
    expect((await browser.post('sign-in/email', { email, password })).body).toEqual({ status: true, twoFactorRedirect: true })
    expect(await who(browser)).toBeNull()
    expect(await problemCode(browser.post('two-factor/verify-totp', { code: '000000' }))).toBe('code-wrong')
    await browser.post('two-factor/verify-totp', { code: totpCode(uri, 1) })
    expect(await who(browser)).not.toBeNull()

    const linked = house.makeBrowser()
    await linked.post('sign-in/magic-link', { email })
    const token = tokenIn(await house.mailTo(email, 'sign-in-link'))
    expect((await linked.get(`magic-link/verify?token=${token}`)).body).toEqual({ status: true, twoFactorRedirect: true })
    expect(await who(linked)).toBeNull()
    await linked.post('two-factor/verify-backup-code', { code: codes[0] })
    expect(await who(linked)).not.toBeNull()
  })

  test('takes a code once', async () => {
    const email = newEmail()
    const { uri } = await withSecondStep(email)
    const code = totpCode(uri, 1)
    const one = house.makeBrowser()
    await one.post('sign-in/email', { email, password })
    await one.post('two-factor/verify-totp', { code })
    const other = house.makeBrowser()
    await other.post('sign-in/email', { email, password })
    expect(await problemCode(other.post('two-factor/verify-totp', { code }))).toBe('code-wrong')
    expect(await who(other)).toBeNull()
  })

  test('takes a recovery code once, and says how many are left', async () => {
    const email = newEmail()
    const { codes, browser } = await withSecondStep(email)
    const one = house.makeBrowser()
    await one.post('sign-in/email', { email, password })
    await one.post('two-factor/verify-backup-code', { code: codes[3] })
    const other = house.makeBrowser()
    await other.post('sign-in/email', { email, password })
    expect(await problemCode(other.post('two-factor/verify-backup-code', { code: codes[3] }))).toBe('code-wrong')
    const { accountId = '' } = (await who(browser)) ?? {}
    expect(await house.identity.facts(accountId)).toMatchObject({ secondStep: { isOn: true, recoveryCodesLeft: 7 } })
  })

  test('locks after many wrong codes', async () => {
    const email = newEmail()
    await withSecondStep(email)
    const codes: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const browser = house.makeBrowser()
      await browser.post('sign-in/email', { email, password })
      for (let attempt = 0; attempt < 5; attempt += 1)
        codes.push(await problemCode(browser.post('two-factor/verify-totp', { code: '000000' })))
    }
    expect(codes.at(0)).toBe('code-wrong')
    expect(codes.at(-1)).toBe('code-locked')
  })

  test('is switched off with the password only', async () => {
    const email = newEmail()
    const { browser } = await withSecondStep(email)
    expect(await problemCode(browser.post('two-factor/disable', { password: 'wrong-horse-9' }))).toBe('wrong-password')
    await browser.post('two-factor/disable', { password })
    await house.mailTo(email, 'second-step-off')
    expect((await house.makeBrowser().post('sign-in/email', { email, password })).body).toEqual({ status: true })
  })
})

describe('changes', () => {
  test('of the password need the old one, end other sessions, and are told', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const other = house.makeBrowser()
    await other.post('sign-in/email', { email, password })
    expect(await problemCode(browser.post('change-password', { currentPassword: 'wrong-horse-9', newPassword: 'better-horse-8' }))).toBe(
      'wrong-password',
    )
    await browser.post('change-password', { currentPassword: password, newPassword: 'better-horse-8' })
    expect(await who(browser)).not.toBeNull()
    expect(await who(other)).toBeNull()
    await house.mailTo(email, 'password-changed')
  })

  test('of the address go by both addresses', async () => {
    const [email, next] = [newEmail(), newEmail()]
    const browser = await house.signedUp(email)
    await browser.post('change-email', { newEmail: next, callbackURL: '/profile' })
    const allow = await house.mailTo(email, 'allow-address-change')
    expect(allow.facts).toMatchObject({ newEmail: next, url: expect.stringContaining('/profile?step=address') })
    await browser.get(`verify-email?token=${encodeURIComponent(tokenIn(allow))}`)
    const confirm = await house.mailTo(next, 'confirm-address')
    expect(confirm.facts).toMatchObject({ url: expect.stringContaining('step=address') })
    await browser.get(`verify-email?token=${encodeURIComponent(tokenIn(confirm))}`)
    expect((await house.mailTo(email, 'address-changed')).facts).toEqual({ newEmail: next })
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email: next, password }))).toBe('none')
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password }))).toBe('invalid-credential')
  })

  test('of the address to one that is taken look the same and change nothing', async () => {
    const [email, taken] = [newEmail(), newEmail()]
    await house.signedUp(taken)
    const browser = await house.signedUp(email)
    expect((await browser.post('change-email', { newEmail: taken })).body).toEqual({ status: true })
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email, password }))).toBe('none')
  })

  test.each(['two-factor/enable', 'two-factor/generate-backup-codes', 'change-email', 'set-password'])(
    '%s asks for a sign-in of the last minutes',
    async (path) => {
      const email = newEmail()
      const browser = await house.signedUp(email)
      const body = { password, newEmail: newEmail(), newPassword: 'better-horse-8' }
      expect(await problemCode(house.makeBrowser().post(path, body))).toBe('sign-in-needed')
      await house.db.pool.query("update session set created_at = now() - interval '11 minutes'")
      expect(await problemCode(browser.post(path, body))).toBe('requires-recent-login')
    },
  )
})

describe('at rest', () => {
  test('a password is stored as a slow hash with a salt of its own', async () => {
    const [one, other] = [newEmail(), newEmail()]
    await house.signedUp(one)
    await house.signedUp(other)
    const { rows } = await house.db.pool.query<{ password: string }>(
      "select m.password from sign_in_method m join account a on a.id = m.account_id where a.email in ($1, $2) and m.provider = 'credential'",
      [one, other],
    )
    const [first = '', second = ''] = rows.map((row) => row.password)
    expect(first).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(first).not.toBe(second)
  })

  test('nothing of a link is at rest that would let its reader in, nor a secret of the second step', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    await house.makeBrowser().post('sign-in/magic-link', { email })
    await house.makeBrowser().post('request-password-reset', { email })
    const { body } = await browser.post('two-factor/enable', { password })
    const secrets = [
      tokenIn(await house.mailTo(email, 'sign-in-link')),
      tokenIn(await house.mailTo(email, 'reset-password')),
      new URL(String(body['totpURI'])).searchParams.get('secret') ?? '',
      ...(Array.isArray(body['backupCodes']) ? body['backupCodes'].map(String) : []),
    ]
    expect(secrets.every((secret) => secret.length >= 10)).toBe(true)
    const { rows: links } = await house.db.pool.query('select * from verification')
    const { rows: factors } = await house.db.pool.query('select * from second_factor')
    const stored = JSON.stringify([links, factors])
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
  })
})

test('a session ends when it was not used for the days that are set, and lasts longer when it is', async () => {
  const email = newEmail()
  const browser = await house.signedUp(email)
  const { sessionId = null } = (await who(browser)) ?? {}
  const daysLeft = async (): Promise<number> => {
    const { rows } = await house.db.pool.query<{ days: number }>(
      'select extract(epoch from expires_at - now())::float8 / 86400 as days from session where id = $1',
      [sessionId],
    )
    return Math.round(rows[0]?.days ?? 0)
  }
  expect(await daysLeft()).toBe(30)
  await house.db.pool.query(
    "update session set expires_at = now() + interval '10 days', updated_at = now() - interval '20 days' where id = $1",
    [sessionId],
  )
  const { cookies } = await house.identity.renew(browser.headers())
  expect(cookies.some((cookie) => cookie.includes('session_token='))).toBe(true)
  expect(await daysLeft()).toBe(30)
  await house.db.pool.query("update session set expires_at = now() - interval '1 second' where id = $1", [sessionId])
  expect(await who(browser)).toBeNull()
})

describe('ID tokens', () => {
  test('say who asks, until the session ends or the account is closed', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const token = String((await browser.get('token')).body['token'])
    const mine = await who(browser)
    expect(await house.identity.requireByToken(token)).toEqual(mine)
    await house.db.pool.query('update account set disabled_at = now() where email = $1', [email])
    expect(await problemCode(house.identity.requireByToken(token))).toBe('user-disabled')
    await house.db.pool.query('update account set disabled_at = null where email = $1', [email])
    await browser.post('sign-out')
    expect(await problemCode(house.identity.requireByToken(token))).toBe('user-token-expired')
  })

  test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoiMSJ9.'])('%j is nobody', async (token) => {
    expect(await problemCode(house.identity.requireByToken(token))).toBe('user-token-expired')
  })
})

test('addresses of the library that are not ours do not answer', async () => {
  for (const path of [
    'delete-user',
    'update-user',
    'list-sessions',
    'sign-in/social',
    'link-social',
    'get-session',
    'two-factor/get-totp-uri',
    'error',
    'ok',
    'revoke-session',
  ]) {
    const request = new Request(`${testOrigin}/api/auth/${path}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await house.identity.handle(request, { address: '', locale: 'en' })).toBeNull()
  }
})

test('nothing went wrong unseen', () => {
  expect(house.troubles).toEqual([])
})
