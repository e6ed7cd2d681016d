import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openIdentity, problemCode, testOrigin, tokenIn, totpCode, type IdentityTest, type TestBrowser } from '#tests/identity.ts'

// Each sign-up and sign-in hashes a password slowly, and some tests have a dozen of them.
vi.setConfig({ testTimeout: 30_000 })

let house: IdentityTest
beforeAll(async () => {
  house = await openIdentity()
})
afterAll(() => house.close())

const who = (browser: TestBrowser) => house.identity.optionalByCookie(browser.headers())
const password = 'correct-horse-9'
let count = 0
const newEmail = (): string => `target${(count += 1)}@example.edu`
const follow = (browser: TestBrowser, token: string) => browser.get(`verify-email?token=${encodeURIComponent(token)}`)
const mailsTo = (email: string) => house.mails.filter(({ to }) => to === email)
const needsCode = { status: true, twoFactorRedirect: true }

async function withSecondStep(email = newEmail()) {
  const browser = await house.signedUp(email)
  const { body } = await browser.post('two-factor/enable', { password })
  const uri = String(body['totpURI'])
  await browser.post('two-factor/verify-totp', { code: totpCode(uri) })
  return { email, browser, uri, codes: Array.isArray(body['backupCodes']) ? body['backupCodes'].map(String) : [] }
}

/** A browser that gave a code and is not to be asked again. */
async function trusted({ email, uri }: { readonly email: string; readonly uri: string }): Promise<TestBrowser> {
  const browser = house.makeBrowser()
  await browser.post('sign-in/email', { email, password })
  await browser.post('two-factor/verify-totp', { code: totpCode(uri, 1), trustDevice: true })
  expect((await browser.post('sign-in/email', { email, password })).body).toEqual({ status: true })
  return browser
}

describe('a device that needs no code', () => {
  test('needs one again after the second step was switched off and on', async () => {
    const person = await withSecondStep()
    const lost = await trusted(person)
    await person.browser.post('two-factor/disable', { password })
    const { body } = await person.browser.post('two-factor/enable', { password })
    await person.browser.post('two-factor/verify-totp', { code: totpCode(String(body['totpURI'])) })
    expect((await lost.post('sign-in/email', { email: person.email, password })).body).toEqual(needsCode)
  })

  test('needs one again after the password was set anew', async () => {
    const person = await withSecondStep()
    const lost = await trusted(person)
    await house.makeBrowser().post('request-password-reset', { email: person.email })
    const token = tokenIn(await house.mailTo(person.email, 'reset-password'))
    await house.makeBrowser().post('reset-password', { token, newPassword: 'better-horse-8' })
    expect((await lost.post('sign-in/email', { email: person.email, password: 'better-horse-8' })).body).toEqual(needsCode)
  })

  test.each(['one', 'all others'])('needs one again after the profile logged out %s', async (which) => {
    const person = await withSecondStep()
    const lost = await trusted(person)
    const [owner, other] = [await who(person.browser), await who(lost)]
    if (!owner || !other) throw new Error('not signed in')
    if (which === 'one') await house.identity.endDevice(other.accountId, other.sessionId ?? '')
    else await house.identity.endOtherDevices(owner)
    expect((await lost.post('sign-in/email', { email: person.email, password })).body).toEqual(needsCode)
  })

  test('is one account’s alone', async () => {
    const [mine, theirs] = [await withSecondStep(), await withSecondStep()]
    const browser = await trusted(mine)
    expect((await browser.post('sign-in/email', { email: theirs.email, password })).body).toEqual(needsCode)
    expect(await who(browser)).toBeNull()
  })
})

describe('a second step that is under way', () => {
  test('is not passed by a session and a code of somebody else', async () => {
    const [mine, theirs] = [await withSecondStep(), await withSecondStep()]
    const pending = house.makeBrowser()
    await pending.post('sign-in/email', { email: theirs.email, password })
    for (const [name, value] of mine.browser.cookies) pending.cookies.set(name, value)
    await problemCode(pending.post('two-factor/verify-totp', { code: totpCode(mine.uri, 1) }))
    expect((await who(pending))?.accountId).toBe((await who(mine.browser))?.accountId)
    const codeOnly = house.makeBrowser()
    await codeOnly.post('sign-in/email', { email: theirs.email, password })
    expect(await problemCode(codeOnly.post('two-factor/verify-totp', { code: totpCode(mine.uri) }))).toBe('code-wrong')
    expect(await problemCode(codeOnly.post('two-factor/verify-backup-code', { code: mine.codes[0] }))).toBe('code-wrong')
    expect(await who(codeOnly)).toBeNull()
  })

  test('takes a code once, also from many browsers in the same moment', async () => {
    const { email, uri, codes } = await withSecondStep()
    for (const [path, code] of [
      ['two-factor/verify-totp', totpCode(uri, 1)],
      ['two-factor/verify-backup-code', codes[0]],
    ] as const) {
      const browsers = [house.makeBrowser(), house.makeBrowser(), house.makeBrowser(), house.makeBrowser()]
      for (const browser of browsers) await browser.post('sign-in/email', { email, password })
      const answers = await Promise.all(browsers.map((browser) => problemCode(browser.post(path, { code }))))
      expect(answers.toSorted()).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'none'])
      const inside = await Promise.all(browsers.map(who))
      expect(inside.filter((one) => one !== null)).toHaveLength(1)
    }
  })
})

describe('a change of address', () => {
  async function allowed(next = newEmail()) {
    const email = newEmail()
    const browser = await house.signedUp(email)
    await browser.post('change-email', { newEmail: next, callbackURL: '/profile' })
    return { email, next, browser, allow: tokenIn(await house.mailTo(email, 'allow-address-change')) }
  }

  test('writes to the new address once, however often the first link is followed', async () => {
    const { browser, next, allow } = await allowed()
    const codes = await Promise.all(Array.from({ length: 4 }, () => problemCode(follow(browser, allow))))
    expect(codes.toSorted()).toEqual(['link-expired', 'link-expired', 'link-expired', 'none'])
    await house.mailTo(next, 'confirm-address')
    expect(mailsTo(next)).toHaveLength(1)
  })

  test('that was taken back is not made again by the old link', async () => {
    const { email, next, browser, allow } = await allowed()
    await follow(browser, allow)
    const last = tokenIn(await house.mailTo(next, 'confirm-address'))
    await follow(browser, last)
    await browser.post('change-email', { newEmail: email })
    await follow(browser, tokenIn(await house.mailTo(next, 'allow-address-change')))
    await follow(browser, tokenIn(await house.mailTo(email, 'confirm-address')))
    const thief = house.makeBrowser()
    expect(await problemCode(follow(thief, last))).toBe('link-expired')
    expect(await who(thief)).toBeNull()
  })

  test('may be gone on with after a try in a browser of somebody else', async () => {
    const { browser, allow } = await allowed()
    const other = await house.signedUp(newEmail())
    expect(await problemCode(follow(other, allow))).toBe('link-expired')
    expect(await problemCode(follow(browser, allow))).toBe('none')
  })

  test('leaves its owner signed in, step by step', async () => {
    const { next, browser, allow } = await allowed()
    const before = await who(browser)
    await follow(browser, allow)
    expect(await who(browser)).toEqual(before)
    await follow(browser, tokenIn(await house.mailTo(next, 'confirm-address')))
    expect(await who(browser)).toEqual(before)
  })

  test('is made by its owner only: whoever else opens the last link gets into no account', async () => {
    const { email, next, browser, allow } = await allowed()
    await follow(browser, allow)
    const last = tokenIn(await house.mailTo(next, 'confirm-address'))
    const [stranger, other] = [house.makeBrowser(), await house.signedUp(newEmail())]
    const before = await who(other)
    for (const somebody of [stranger, other]) expect(await problemCode(follow(somebody, last))).toBe('sign-in-needed')
    expect([await who(stranger), await who(other)]).toEqual([null, before])
    const phone = house.makeBrowser()
    await phone.post('sign-in/email', { email, password })
    expect(await problemCode(follow(phone, last))).toBe('none')
    expect(await problemCode(house.makeBrowser().post('sign-in/email', { email: next, password }))).toBe('none')
  })

  test('makes links in the former mailbox worthless', async () => {
    const { email, next, browser, allow } = await allowed()
    await house.makeBrowser().post('request-password-reset', { email })
    const token = tokenIn(await house.mailTo(email, 'reset-password'))
    await follow(browser, allow)
    await follow(browser, tokenIn(await house.mailTo(next, 'confirm-address')))
    expect(await problemCode(house.makeBrowser().post('reset-password', { token, newPassword: 'third-horse-7' }))).toBe('link-expired')
  })

  test('to an address that is taken looks the same in one’s own mailbox; the other owner is told', async () => {
    const taken = newEmail()
    await house.signedUp(taken)
    const { browser, allow } = await allowed(taken)
    expect(await problemCode(follow(browser, allow))).toBe('none')
    await house.mailTo(taken, 'address-taken')
    expect(mailsTo(taken).filter(({ kind }) => kind === 'confirm-address')).toHaveLength(1)
  })

  test('to an address that was taken meanwhile fails, and lets nobody in', async () => {
    const { next, browser, allow } = await allowed()
    await follow(browser, allow)
    const last = tokenIn(await house.mailTo(next, 'confirm-address'))
    await house.signedUp(next)
    const other = house.makeBrowser()
    expect(await problemCode(follow(other, last))).toBe('link-expired')
    expect(await who(other)).toBeNull()
  })

  test('that somebody made up tells nothing about the addresses in it', async () => {
    const taken = newEmail()
    await house.signedUp(taken)
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const updateTo of [taken, newEmail()]) {
      const claims = { email: taken, updateTo, requestType: 'change-email-verification', exp: 4_000_000_000 }
      for (const token of [`${part({ alg: 'none' })}.${part(claims)}.`, `${part({ alg: 'HS256' })}.${part(claims)}.AAAA`])
        expect(await problemCode(follow(house.makeBrowser(), token))).toBe('link-expired')
    }
  })
})

test('a link that sets a new password is worth nothing once the password was changed', async () => {
  const email = newEmail()
  const browser = await house.signedUp(email)
  await house.makeBrowser().post('request-password-reset', { email })
  const token = tokenIn(await house.mailTo(email, 'reset-password'))
  await browser.post('change-password', { currentPassword: password, newPassword: 'better-horse-8' })
  expect(await problemCode(house.makeBrowser().post('reset-password', { token, newPassword: 'third-horse-7' }))).toBe('link-expired')
})

test('signing up and then in does not tell whether the address had an account', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  await house.signedUp(known)
  const codes: Record<string, string[]> = { [known]: [], [unknown]: [] }
  for (const email of [known, unknown]) {
    for (const chosen of ['first-choice-1', 'second-choice-2']) {
      await house.makeBrowser().post('sign-up/email', { email, password: chosen })
      await house.mailTo(email, email === known ? 'address-taken' : 'confirm-address')
    }
    for (const given of ['first-choice-1', 'second-choice-2', 'no-choice-3'])
      codes[email]?.push(await problemCode(house.makeBrowser().post('sign-in/email', { email, password: given })))
  }
  expect(codes[known]).toEqual(['invalid-credential', 'email-not-verified', 'invalid-credential'])
  expect(codes[known]).toEqual(codes[unknown])
})

describe('a sign-in from a new kind of browser', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

  test('is told also when the browser came signed in as somebody else', async () => {
    const email = newEmail()
    await house.signedUp(email)
    const thief = house.makeBrowser(phone)
    const own = newEmail()
    await house.signedUp(own)
    await thief.post('sign-in/email', { email: own, password })
    await thief.post('sign-in/email', { email, password })
    await house.mailTo(email, 'new-device')
  })

  test('puts no words of the browser’s into the mail', async () => {
    const email = newEmail()
    await house.signedUp(email)
    await house.makeBrowser('Your account is closed, see http://evil.example/help x').post('sign-in/email', { email, password })
    expect((await house.mailTo(email, 'new-device')).facts).toEqual({ browser: null, system: null })
  })
})

test('links of mails lead to the site, whatever name the request calls it by', async () => {
  const email = newEmail()
  await house.signedUp(email)
  for (const path of ['request-password-reset', 'sign-in/magic-link']) {
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    const request = new Request(`http://evil.example/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify({ email }) })
    await house.identity.handle(request, { address: '', locale: 'en' })
  }
  for (const kind of ['reset-password', 'sign-in-link'] as const) {
    const { facts } = await house.mailTo(email, kind)
    expect('url' in facts ? new URL(facts.url).origin : '').toBe(testOrigin)
  }
})

test('nothing went wrong unseen', async () => {
  await vi.waitFor(() => expect(house.troubles).toEqual([]))
})
