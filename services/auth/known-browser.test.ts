import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openIdentity, problemCode, tokenIn, totpCode, type IdentityTest, type TestBrowser } from '#tests/identity.ts'

vi.setConfig({ testTimeout: 30_000 })

const tries = 3
let house: IdentityTest
beforeAll(async () => {
  house = await openIdentity({ RATE_SIGN_IN_ACCOUNT: String(tries) })
})
afterAll(() => house.close())

const password = 'correct-horse-9'
let count = 0
const newEmail = (): string => `owner${(count += 1)}@example.edu`
const attempt = (email: string, browser = house.makeBrowser(), given = password) =>
  problemCode(browser.post('sign-in/email', { email, password: given }))
const wrong = (email: string, browser = house.makeBrowser()) => attempt(email, browser, 'wrong-horse-9')
const known = (browser: TestBrowser): string => browser.cookies.get('tinta.known') ?? ''

/** A stranger uses the tries of an address up. */
async function useUp(email: string, act: (email: string) => Promise<string> = wrong): Promise<void> {
  for (let attempts = 0; attempts < tries; attempts += 1) await act(email)
  expect(await act(email)).toBe('too-many-requests')
}

/** A browser with this mark only. */
function withMark(value: string): TestBrowser {
  const browser = house.makeBrowser()
  browser.cookies.set('tinta.known', value)
  return browser
}

describe('a browser that has signed in to an account before', () => {
  test('signs in although a stranger has used the tries up; another one of the owner’s does not', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    await browser.post('sign-out')
    await useUp(email)
    expect(await attempt(email)).toBe('too-many-requests')
    expect(await attempt(email, browser)).toBe('none')
  })

  test.each([
    ['a link to log in', 'sign-in/magic-link', 'sign-in-link'],
    ['a new password', 'request-password-reset', 'reset-password'],
  ] as const)('gets %s although a stranger has used the mails up', async (_name, path, kind) => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    await useUp(email, (address) => problemCode(house.makeBrowser().post(path, { email: address })))
    const count = () => house.mails.filter((mail) => mail.to === email && mail.kind === kind).length
    await house.mailTo(email, kind)
    const before = count()
    expect(await problemCode(browser.post(path, { email }))).toBe('none')
    await vi.waitFor(() => expect(count()).toBeGreaterThan(before))
  })

  test('has only so many tries itself, and leaves the others theirs', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const seen: string[] = []
    for (let attempts = 0; attempts <= tries; attempts += 1) seen.push(await wrong(email, browser))
    expect(seen).toEqual([...Array.from({ length: tries }, () => 'invalid-credential'), 'too-many-requests'])
    expect(await attempt(email)).toBe('none')
  })

  test('is not counted with another known one', async () => {
    const email = newEmail()
    const lost = await house.signedUp(email)
    const mine = house.makeBrowser()
    await attempt(email, mine)
    for (let attempts = 0; attempts <= tries; attempts += 1) await wrong(email, lost)
    expect(await attempt(email, mine)).toBe('none')
  })

  test('is one more stranger after a new password', async () => {
    const email = newEmail()
    const lost = await house.signedUp(email)
    const owner = house.makeBrowser()
    await attempt(email, owner)
    await owner.post('change-password', { currentPassword: password, newPassword: 'better-horse-8' })
    await useUp(email)
    expect(await attempt(email, lost, 'better-horse-8')).toBe('too-many-requests')
    expect(await attempt(email, owner, 'better-horse-8')).toBe('none')
  })

  test('is known to several accounts at once', async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    await house.signedUp(theirs)
    const browser = await house.signedUp(mine)
    await attempt(theirs, browser)
    for (const email of [mine, theirs]) {
      await useUp(email)
      expect(await attempt(email, browser)).toBe('none')
    }
  })
})

describe('the mark of a known browser', () => {
  test('of another account is worth nothing', async () => {
    const email = newEmail()
    await house.signedUp(email)
    const other = await house.signedUp(newEmail())
    await useUp(email)
    expect(await attempt(email, withMark(known(other)))).toBe('too-many-requests')
  })

  test('that was forged is worth nothing', async () => {
    const email = newEmail()
    const mark = known(await house.signedUp(email)).split('.')[0] ?? ''
    await useUp(email)
    const flipped = (at: number): string => mark.slice(0, at) + (mark[at] === 'A' ? 'B' : 'A') + mark.slice(at + 1)
    for (const forged of [flipped(0), flipped(30), mark.slice(0, -1), 'x'.repeat(65), '.'.repeat(10_000), ''])
      expect(await attempt(email, withMark(forged)), forged.slice(0, 80)).toBe('too-many-requests')
    expect(await attempt(email, withMark(mark))).toBe('none')
  })

  test('is not given before a sign-in has succeeded, so it tells nobody which accounts there are', async () => {
    const [email, nobody] = [newEmail(), newEmail()]
    const { browser } = await withSecondStep(email)
    for (const address of [email, nobody]) {
      const stranger = house.makeBrowser()
      await wrong(address, stranger)
      await stranger.post('sign-in/magic-link', { email: address })
      await stranger.post('request-password-reset', { email: address })
      await stranger.post('sign-up/email', { email: address, password: 'another-one-77' })
      expect(known(stranger)).toBe('')
    }
    expect(known(browser)).not.toBe('')
  })

  test('comes after the second step, not before it', async () => {
    const email = newEmail()
    const { uri } = await withSecondStep(email)
    const browser = house.makeBrowser()
    expect(await attempt(email, browser)).toBe('none')
    expect(known(browser)).toBe('')
    await browser.post('two-factor/verify-totp', { code: totpCode(uri, 1) })
    expect(known(browser)).not.toBe('')
  })

  test('comes with a link in a mail too', async () => {
    const email = newEmail()
    const browser = house.makeBrowser()
    await browser.post('sign-in/magic-link', { email })
    await browser.get(`magic-link/verify?token=${tokenIn(await house.mailTo(email, 'sign-in-link'))}`)
    await useUp(email, (address) => problemCode(house.makeBrowser().post('sign-in/magic-link', { email: address })))
    expect(await problemCode(browser.post('sign-in/magic-link', { email }))).toBe('none')
  })

  test('stays the same from sign-in to sign-in, and the cookie as long as it was', async () => {
    const email = newEmail()
    const browser = await house.signedUp(email)
    const [first = ''] = known(browser).split('.')
    const lengths = new Set([known(browser).length])
    await attempt(email, browser)
    expect(known(browser).split('.')[0]).toBe(first)
    for (let accounts = 0; accounts < 5; accounts += 1) {
      const other = newEmail()
      await house.signedUp(other)
      const { setCookies } = await browser.post('sign-in/email', { email: other, password })
      expect(setCookies.find((line) => line.startsWith('tinta.known='))).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
      lengths.add(known(browser).length)
    }
    expect([...lengths]).toEqual([4 * 65 + 3])
  })
})

async function withSecondStep(email: string) {
  const browser = await house.signedUp(email)
  const { body } = await browser.post('two-factor/enable', { password })
  const uri = String(body['totpURI'])
  await browser.post('two-factor/verify-totp', { code: totpCode(uri) })
  return { browser, uri }
}
