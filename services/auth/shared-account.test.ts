import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openIdentity, problemCode, tokenIn, type IdentityTest, type TestBrowser } from '#tests/identity.ts'
import { keepOnlyPassword, optionalWaiting, proveByReset, proveWithPassword, replaceUnproved } from './proved-address.ts'

// Each sign-up and sign-in hashes a password slowly.
vi.setConfig({ testTimeout: 30_000 })

let house: IdentityTest
beforeAll(async () => {
  house = await openIdentity()
})
afterAll(() => house.close())

const evesPassword = 'eves-own-choice-1'
const annsPassword = 'anns-own-choice-2'
let count = 0
const newEmail = (): string => `ann${(count += 1)}@example.edu`
const who = (browser: TestBrowser) => house.identity.optionalByCookie(browser.headers())
const signIn = (email: string, password: string, browser = house.makeBrowser()) =>
  problemCode(browser.post('sign-in/email', { email, password }))
const open = (browser: TestBrowser, token: string) => problemCode(browser.get(`verify-email?token=${encodeURIComponent(token)}`))
const choose = (browser: TestBrowser, token: string, newPassword = annsPassword) =>
  problemCode(browser.post('verify-email', { token, newPassword }))

/** Somebody signs up; gives back their browser and the token in the mail. */
async function signUp(email: string, password: string, browser = house.makeBrowser()) {
  await browser.post('sign-up/email', { email, password })
  return { browser, token: tokenIn(await house.mailTo(email, 'confirm-address')) }
}

describe('the link that confirms an account, in another browser than the one that signed up', () => {
  test('lets nobody in and uses nothing up, until a password is chosen with it; then only that one works', async () => {
    const email = newEmail()
    const { token } = await signUp(email, evesPassword)
    const ann = house.makeBrowser()
    expect(await open(ann, token)).toBe('sign-up-elsewhere')
    expect(await who(ann)).toBeNull()
    expect(await signIn(email, evesPassword)).toBe('email-not-verified')
    expect(await choose(ann, token)).toBe('none')
    expect(await who(ann)).not.toBeNull()
    expect(await signIn(email, evesPassword)).toBe('invalid-credential')
    expect(await signIn(email, annsPassword)).toBe('none')
  })

  test('takes the same password again, for somebody who reads the mail on the phone', async () => {
    const email = newEmail()
    const { browser, token } = await signUp(email, annsPassword)
    expect(await choose(house.makeBrowser(), token)).toBe('none')
    expect(await signIn(email, annsPassword, browser)).toBe('none')
  })

  test('works once', async () => {
    const email = newEmail()
    const { token } = await signUp(email, evesPassword)
    await choose(house.makeBrowser(), token)
    expect(await choose(house.makeBrowser(), token, 'third-horse-7')).toBe('link-expired')
    expect(await signIn(email, annsPassword)).toBe('none')
  })

  test.each([
    ['short', 'password-weak'],
    ['Passw0rd!', 'password-common'],
  ])('refuses %s: %s, and works after that', async (password, code) => {
    const { token } = await signUp(newEmail(), evesPassword)
    const ann = house.makeBrowser()
    expect(await choose(ann, token, password)).toBe(code)
    expect(await choose(ann, token)).toBe('none')
  })

  test('refuses one’s own address as a password', async () => {
    const email = `zsofia.nagy${(count += 1)}@example.edu`
    const { token } = await signUp(email, evesPassword)
    expect(await choose(house.makeBrowser(), token, email)).toBe('password-common')
  })

  test('is the same where another address was signed up with', async () => {
    const { token } = await signUp(newEmail(), evesPassword)
    const { browser: ann } = await signUp(newEmail(), annsPassword)
    expect(await open(ann, token)).toBe('sign-up-elsewhere')
  })

  test('is the same where the same address was signed up with before; whose password counts is asked', async () => {
    const email = newEmail()
    const ann = await signUp(email, annsPassword)
    const eve = await signUp(email, evesPassword)
    expect(await open(ann.browser, ann.token)).toBe('link-expired')
    expect(await open(ann.browser, eve.token)).toBe('sign-up-elsewhere')
    expect(await choose(ann.browser, eve.token)).toBe('none')
    expect(await signIn(email, evesPassword)).toBe('invalid-credential')
  })

  test('takes no password for an account that is confirmed', async () => {
    const email = newEmail()
    const { browser, token } = await signUp(email, annsPassword)
    expect(await open(browser, token)).toBe('none')
    expect(await choose(house.makeBrowser(), token, evesPassword)).toBe('link-expired')
    expect(await signIn(email, evesPassword)).toBe('invalid-credential')
  })

  test('takes no password with a token that somebody made up or cut', async () => {
    const email = newEmail()
    const { token } = await signUp(email, evesPassword)
    const [jwt = '', print = ''] = token.split('~')
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ email, exp: 4_000_000_000 })}.`
    for (const made of [`${unsigned}~${print}`, `${jwt.slice(0, -4)}AAAA~${print}`, jwt, `${jwt}~`])
      expect(await choose(house.makeBrowser(), made), made).toBe('link-expired')
    expect(await signIn(email, evesPassword)).toBe('email-not-verified')
  })
})

describe('another proof of the address leaves nothing of who signed up without one:', () => {
  test('a link to log in', async () => {
    const email = newEmail()
    await signUp(email, evesPassword)
    const ann = house.makeBrowser()
    await ann.post('sign-in/magic-link', { email })
    await ann.get(`magic-link/verify?token=${tokenIn(await house.mailTo(email, 'sign-in-link'))}`)
    expect(await who(ann)).not.toBeNull()
    expect(await signIn(email, evesPassword)).toBe('invalid-credential')
  })

  test('a new password by mail, after which no other mail is needed', async () => {
    const email = newEmail()
    await signUp(email, evesPassword)
    await house.makeBrowser().post('request-password-reset', { email })
    const token = tokenIn(await house.mailTo(email, 'reset-password'))
    await house.makeBrowser().post('reset-password', { token, newPassword: annsPassword })
    expect(await signIn(email, evesPassword)).toBe('invalid-credential')
    expect(await signIn(email, annsPassword)).toBe('none')
  })
})

describe('somebody who signs up anew in the same moment', () => {
  const proofs: readonly (readonly [name: string, prove: (email: string) => Promise<() => Promise<unknown>>])[] = [
    [
      'a link in the browser that signed up',
      async (email) => {
        const { browser, token } = await signUp(email, annsPassword)
        return () => open(browser, token)
      },
    ],
    [
      'a link with a password',
      async (email) => {
        const { token } = await signUp(email, annsPassword)
        return () => choose(house.makeBrowser(), token)
      },
    ],
    [
      'a new password by mail',
      async (email) => {
        await signUp(email, annsPassword)
        await house.makeBrowser().post('request-password-reset', { email })
        const token = tokenIn(await house.mailTo(email, 'reset-password'))
        return () => problemCode(house.makeBrowser().post('reset-password', { token, newPassword: annsPassword }))
      },
    ],
  ]
  test.each(proofs)('is not let in by %s', async (_name, prove) => {
    const email = newEmail()
    const act = await prove(email)
    const anew = () => house.makeBrowser().post('sign-up/email', { email, password: evesPassword })
    await Promise.all([anew(), act(), anew()])
    // What follows the answers to the others is done when the mail of one more sign-up is there.
    const mails = () => house.mails.filter(({ to }) => to === email).length
    const before = mails()
    await anew()
    await vi.waitFor(() => expect(mails()).toBeGreaterThan(before), 5_000)
    expect(['invalid-credential', 'email-not-verified']).toContain(await signIn(email, evesPassword))
  })
})

describe('in the moment in which an address is proved', () => {
  const signedUpWith = async (hash: string) => {
    const email = newEmail()
    await signUp(email, evesPassword)
    const waiting = await optionalWaiting(house.db.pool, email)
    if (!waiting) throw new Error('nobody waits')
    await replaceUnproved(house.db.pool, { ...waiting, hash })
    return waiting
  }
  const stored = async (accountId: string) => {
    const { rows } = await house.db.pool.query<{ password: string }>('select password from sign_in_method where account_id = $1', [
      accountId,
    ])
    return rows.map(({ password }) => password)
  }

  test('a password that came between goes, with its sessions; the owner’s own session stays', async () => {
    const { accountId } = await signedUpWith('eve')
    for (const token of [`eve ${accountId}`, `ann ${accountId}`])
      await house.db.pool.query(
        "insert into session (id, account_id, token, expires_at, created_at, updated_at) values ($1, $2, $1, now() + interval '1 day', now(), now())",
        [token, accountId],
      )
    await keepOnlyPassword(house.db.pool, { accountId, hash: 'ann', except: `ann ${accountId}` })
    expect(await stored(accountId)).toEqual([])
    const { rows } = await house.db.pool.query('select token from session where account_id = $1', [accountId])
    expect(rows).toEqual([{ token: `ann ${accountId}` }])
  })

  test('the owner’s password stays, and nobody changes it by signing up any more', async () => {
    const { accountId, email } = await signedUpWith('ann')
    await proveByReset(house.db.pool, { accountId, hash: 'ann' })
    expect(await replaceUnproved(house.db.pool, { accountId, hash: 'eve' })).toBe(false)
    expect(await proveWithPassword(house.db.pool, { accountId, hash: 'eve' })).toBe(false)
    expect(await stored(accountId)).toEqual(['ann'])
    expect(await optionalWaiting(house.db.pool, email)).toBeNull()
  })

  test('a new password by mail leaves no other', async () => {
    const { accountId } = await signedUpWith('eve')
    await proveByReset(house.db.pool, { accountId, hash: 'ann' })
    expect(await stored(accountId)).toEqual([])
  })
})

test('the cookie of a sign-up is short-lived, not for scripts, and tells nothing of the account', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  await house.signedUp(known)
  const lines: string[] = []
  for (const email of [known, unknown]) {
    const { setCookies } = await house.makeBrowser().post('sign-up/email', { email, password: annsPassword })
    expect(setCookies).toHaveLength(1)
    lines.push(setCookies[0] ?? '')
  }
  for (const line of lines) expect(line).toMatch(/^tinta\.sign_up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(lines[0]).not.toBe(lines[1])
})

test('nothing went wrong unseen', () => {
  expect(house.troubles).toEqual([])
})
