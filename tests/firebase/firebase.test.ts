import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountDesk, goodPassword, hasFocus, openTab, startAccountSite, type AccountDesk } from '#tests/e2e/account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from '#tests/e2e/browser.ts'
import type { RunningSite } from '#tests/e2e/site.ts'
import { apiKey, projectId, startEmulator, type Emulator } from './emulator.ts'

let emulator: Emulator
let site: RunningSite
let browser: Browser
let opened: OpenPage
let desk: AccountDesk
/** Other sites that the pages of a test have asked. */
let strangers: string[] = []
/** Answers that refuse are told in words; the browser notes them too. */
const refusals = /status of [45]\d\d/
let borne = refusals
let people = 0
const newEmail = () => `person${(people += 1)}@uni.example`

beforeAll(async () => {
  emulator = await startEmulator()
  site = await startAccountSite({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_EMULATOR: emulator.url,
    SUPPORT_EMAIL: 'help@tinta.example',
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await emulator?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, site.url)
  desk = accountDesk(opened.page)
  strangers = []
  borne = refusals
  opened.page.context().on('request', (request) => {
    const { origin } = new URL(request.url())
    if (![new URL(site.url).origin, emulator.url, 'null'].includes(origin)) strangers.push(origin)
  })
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  expect(complaints.filter((line) => !borne.test(line))).toEqual([])
  expect(strangers).toEqual([])
})

/** Somebody with a confirmed address, logged in through the dialog. */
async function member(): Promise<string> {
  const email = newEmail()
  await emulator.makeUser(email, goodPassword)
  await desk.signIn(email)
  await desk.logOut.waitFor()
  return email
}

/** What the server says of the page's cookie. */
async function byCookie(page: Page): Promise<unknown> {
  const answer = await page.request.get(`${site.url}/api/auth`)
  const { data } = await answer.json()
  return data.user
}

/** Requests of the page to our identity, by method and address, with how they prove who asks. */
function authRequests(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/auth'))
      seen.push(`${request.method()} ${pathname}${request.headers()['authorization'] ? ' by token' : ''}`)
  })
  return seen
}

/** The address of our page as a link of Firebase's mails leads to it. */
const linkOf = (mode: string, code: string, path = '/') => `${site.url}${path}?mode=${mode}&oobCode=${code}&apiKey=${apiKey}&lang=en`

async function signUp(email: string): Promise<void> {
  await desk.open()
  await desk.button('Create an account').click()
  await desk.email.fill(email)
  await desk.password.fill(goodPassword)
  await desk.submit.click()
  await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
}

describe('signing up', () => {
  test('sends a link; opened on our page it confirms and logs in, here and in the tab that waits', async () => {
    const email = newEmail()
    await desk.desk.fill('My words stay here.')
    await signUp(email)
    expect(await desk.dialog.getByRole('link', { name: '/dev/mail' }).count()).toBe(0)
    expect(await byCookie(opened.page)).toBeNull()
    expect(await emulator.optionalUser(email)).toMatchObject({ emailVerified: false })

    const { code } = await emulator.mailed(email, 'VERIFY_EMAIL')
    const tab = await openTab(opened.page.context(), linkOf('verifyEmail', code))
    const there = accountDesk(tab)
    expect(tab.url()).toBe(`${site.url}/`)
    await there.title.filter({ hasText: 'Confirm your email' }).waitFor()
    await there.submit.click()
    await there.logOut.waitFor()
    expect(await emulator.optionalUser(email)).toMatchObject({ emailVerified: true })
    expect(await byCookie(tab)).toMatchObject({ email, emailVerified: true, premiumLevel: 0 })
    await desk.gone()
    await desk.logOut.waitFor()
    expect(await desk.desk.inputValue()).toBe('My words stay here.')
  })

  test('by Firebase’s own page logs in with the next page of ours', async () => {
    const email = newEmail()
    await signUp(email)
    const { link } = await emulator.mailed(email, 'VERIFY_EMAIL')
    expect((await fetch(link, { redirect: 'manual' })).status).toBeLessThan(400)
    const asked = authRequests(opened.page)
    await opened.page.reload({ waitUntil: 'networkidle' })
    await desk.logOut.waitFor()
    expect(asked.slice(0, 3)).toEqual(['GET /api/auth', 'POST /api/auth/sync by token', 'GET /api/auth by token'])
  })

  test('with an address that is taken says so', async () => {
    const email = newEmail()
    await emulator.makeUser(email, goodPassword)
    await desk.open()
    await desk.button('Create an account').click()
    await desk.email.fill(email)
    await desk.password.fill(goodPassword)
    await desk.submit.click()
    await desk.dialog.getByText('There is an account with this email.').waitFor()
    expect(await hasFocus(desk.email)).toBe(true)
  })

  test('without following the link lets nobody in, and sends it again', async () => {
    const email = newEmail()
    await signUp(email)
    const first = await emulator.mailed(email, 'VERIFY_EMAIL')
    await opened.page.reload({ waitUntil: 'networkidle' })
    await desk.logIn.waitFor()
    await desk.signIn(email)
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    expect(await byCookie(opened.page)).toBeNull()
    await expect.poll(async () => (await emulator.mailed(email, 'VERIFY_EMAIL')).code).not.toBe(first.code)
    const token = await emulator.idToken(email, goodPassword)
    const headers = { authorization: `Bearer ${token}`, origin: site.url }
    const synced = await fetch(`${site.url}/api/auth/sync`, { method: 'POST', headers })
    expect([synced.status, (await synced.json()).code]).toEqual([403, 'email-not-verified'])
  })
})

describe('logging in', () => {
  test('takes two requests to us, and lasts; logging out ends it here and in the other tab', async () => {
    const { page } = opened
    const email = newEmail()
    await emulator.makeUser(email, goodPassword)
    const other = await openTab(page.context(), site.url)
    const asked = authRequests(page)
    await desk.signIn(email)
    await desk.logOut.waitFor()
    await desk.toast.filter({ hasText: 'Logged in as' }).waitFor()
    expect(asked).toEqual(['POST /api/auth/sync by token', 'GET /api/auth'])
    await accountDesk(other).logOut.waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logOut.waitFor()
    await desk.logOut.click()
    await desk.toast.filter({ hasText: 'Logged out.' }).waitFor()
    expect(await byCookie(page)).toBeNull()
    await accountDesk(other).logIn.waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logIn.waitFor()
  })

  test.each([true, false])('does not tell an unknown address and a wrong password apart (accounts hidden: %s)', async (hides) => {
    await emulator.hideAccounts(hides)
    const email = newEmail()
    await emulator.makeUser(email, goodPassword)
    for (const address of [email, 'nobody@uni.example']) {
      await desk.signIn(address, 'not the password')
      await desk.dialog.getByText('That email and password do not match. Try again, or get a link by email.').waitFor()
      expect(await hasFocus(desk.password)).toBe(true)
      await opened.page.reload({ waitUntil: 'networkidle' })
    }
    await desk.open()
    await desk.button('Forgot it?').click()
    await desk.email.fill('nobody@uni.example')
    await desk.submit.click()
    await desk.dialog.getByText('If there is an account for').waitFor()
  })

  test('by Google says so when Google cannot be reached, and goes to nobody else', async () => {
    const { page } = opened
    borne = /net::ERR_FAILED/
    await page.route('https://apis.google.com/**', (route) => route.abort())
    await desk.open()
    await desk.button('Continue with Google').click()
    await desk.alert.getByText('Logging in did not work.').waitFor()
    expect(await desk.email.isVisible()).toBe(true)
    expect(new Set(strangers.splice(0))).toEqual(new Set(['https://apis.google.com']))
  })

  test('goes on without the cookie, by a token of Firebase', async () => {
    const { page } = opened
    const email = await member()
    await page.context().clearCookies()
    expect(await byCookie(page)).toBeNull()
    const asked = authRequests(page)
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logOut.waitFor()
    expect(asked.slice(0, 3)).toEqual(['GET /api/auth', 'POST /api/auth/sync by token', 'GET /api/auth by token'])
    expect(await byCookie(page)).toMatchObject({ email })
  })
})

describe('a link instead of a password', () => {
  test('logs in, in the browser that asked for it', async () => {
    const email = newEmail()
    await desk.open()
    await desk.button('Email me a link instead').click()
    await desk.email.fill(email)
    await desk.submit.click()
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    // Firebase's own page, which hands the code on to ours.
    const { link } = await emulator.mailed(email, 'EMAIL_SIGNIN')
    const tab = await openTab(opened.page.context(), link)
    expect(tab.url()).toBe(`${site.url}/`)
    const there = accountDesk(tab)
    await there.submit.click()
    await there.logOut.waitFor()
    expect(await byCookie(tab)).toMatchObject({ email, emailVerified: true })
    await desk.gone()
    await desk.logOut.waitFor()
  })

  test('asks on another device where it was sent to, and works once', async () => {
    const email = newEmail()
    await desk.open()
    await desk.email.fill(email)
    await desk.button('Email me a link instead').click()
    const { code } = await emulator.mailed(email, 'EMAIL_SIGNIN')
    const other = await openPage(browser, linkOf('signIn', code, '/hu/lektor'))
    const there = accountDesk(other.page)
    await there.submit.click()
    await there.dialog.getByText('Ezt a linket nem ebben a böngészőben kérte.').waitFor()
    expect(await hasFocus(there.email)).toBe(true)
    expect(await accessibilityProblems(other.page)).toEqual([])
    await there.email.fill('somebody-else@uni.example')
    await there.submit.click()
    await there.dialog.getByText('Ezt a linket más címre küldtük.').waitFor()
    await there.email.fill(email)
    await there.submit.click()
    await there.logOut.waitFor()
    expect(await byCookie(other.page)).toMatchObject({ email })
    await other.close()

    const late = await openPage(browser, linkOf('signIn', code))
    const again = accountDesk(late.page)
    await again.submit.click()
    await again.email.fill(email)
    await again.submit.click()
    await again.title.filter({ hasText: 'This link no longer works' }).waitFor()
    await late.close()
  })
})

test('a forgotten password is chosen anew on our page', async () => {
  const { page } = opened
  const email = newEmail()
  await emulator.makeUser(email, 'the old password 1')
  await desk.open()
  await desk.button('Forgot it?').click()
  await desk.email.fill(email)
  await desk.submit.click()
  const { code } = await emulator.mailed(email, 'PASSWORD_RESET')
  await page.goto(linkOf('resetPassword', code), { waitUntil: 'networkidle' })
  await desk.title.filter({ hasText: 'Choose a new password' }).waitFor()
  expect(await page.content()).not.toContain(code)
  await desk.password.fill('abc')
  await desk.submit.click()
  await desk.dialog.getByText('The password needs something more.').waitFor()
  await desk.password.fill(goodPassword)
  await desk.submit.click()
  await desk.dialog.getByText('The new password is set. Log in with it.').waitFor()
  await desk.signIn(email)
  await desk.logOut.waitFor()
  await page.goto(linkOf('resetPassword', code), { waitUntil: 'networkidle' })
  await desk.password.fill('another password 2')
  await desk.submit.click()
  await desk.title.filter({ hasText: 'This link no longer works' }).waitFor()
})

describe('somebody whom an administrator shuts out at Firebase', () => {
  test('is logged out with words, and told why at the next try', async () => {
    const { page } = opened
    const email = await member()
    await emulator.disable(email)
    await page.reload({ waitUntil: 'networkidle' })
    await desk.dialog.waitFor()
    await desk.alert.getByText('You have been logged out.').waitFor()
    await desk.logIn.waitFor()
    await expect.poll(() => byCookie(page)).toBeNull()
    await desk.signIn(email)
    await desk.alert.getByText('This account is closed.').waitFor()
    await desk.dialog.getByRole('link', { name: 'Write to support' }).waitFor()
    expect(await byCookie(page)).toBeNull()
  })

  test('while a page is open is told so with the next token, and what was typed stays', async () => {
    const { page } = opened
    await page.clock.install()
    const email = await member()
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logOut.waitFor()
    await desk.desk.fill('My words stay here.')
    await emulator.disable(email)
    await page.clock.fastForward(55 * 60_000 + 1_000)
    await desk.alert.getByText('This account is closed.').waitFor()
    await desk.logIn.waitFor()
    expect(await desk.desk.inputValue()).toBe('My words stay here.')
    expect(await byCookie(page)).toBeNull()
  })
})

describe('deleting the account', () => {
  async function askToDelete(page: Page, email: string): Promise<void> {
    await page.goto(`${site.url}/profile`, { waitUntil: 'networkidle' })
    await page.locator('.profile-row', { hasText: 'Delete account' }).getByRole('button').first().click()
    await page.locator('form input[type=email]').fill(email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
  }

  test('erases it here and at Firebase, for good', async () => {
    const { page } = opened
    const email = await member()
    const token = await emulator.idToken(email, goodPassword)
    await askToDelete(page, email)
    await desk.toast.filter({ hasText: 'Your account is deleted.' }).waitFor()
    await desk.logIn.waitFor()
    expect(await emulator.optionalUser(email)).toBeNull()
    expect(await byCookie(page)).toBeNull()
    const late = await fetch(`${site.url}/api/auth`, { headers: { authorization: `Bearer ${token}` } })
    expect([late.status, (await late.json()).code]).toEqual([401, 'user-token-expired'])
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logIn.waitFor()
  })

  test('asks who logged in too long ago to do so again, and erases nothing before', async () => {
    const { page } = opened
    const email = await member()
    // The token says when the person logged in; the page believes it was an hour ago.
    await page.route('**/securetoken.googleapis.com/**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, id_token: older(body.id_token), access_token: older(body.access_token) } })
    })
    await askToDelete(page, email)
    await desk.title.filter({ hasText: 'Is it still you?' }).waitFor()
    expect(await emulator.optionalUser(email)).not.toBeNull()
    await page.unroute('**/securetoken.googleapis.com/**')
    await desk.password.fill(goodPassword)
    await desk.submit.click()
    await desk.toast.filter({ hasText: 'Your account is deleted.' }).waitFor()
    expect(await emulator.optionalUser(email)).toBeNull()
  })
})

/** A token of the emulator, which is not signed, of a sign-in an hour before it was made. */
function older(token: string): string {
  const [head = '', body = ''] = token.split('.')
  const claims: { readonly iat: number } = JSON.parse(Buffer.from(body, 'base64url').toString())
  return `${head}.${Buffer.from(JSON.stringify({ ...claims, auth_time: claims.iat - 3_600 })).toString('base64url')}.`
}

describe('a program', () => {
  test('is known by the bearer token, and by the cookie after the sync', async () => {
    const email = newEmail()
    await emulator.makeUser(email, goodPassword)
    const authorization = `Bearer ${await emulator.idToken(email, goodPassword)}`
    const ask = async (headers: Readonly<Record<string, string>>) => (await fetch(`${site.url}/api/auth`, { headers })).json()
    expect(await ask({ authorization })).toMatchObject({ statusCode: 200, data: { user: { email, premiumLevel: 0 } } })
    expect(await ask({})).toEqual({ statusCode: 200, data: { user: null } })
    const synced = await fetch(`${site.url}/api/auth/sync`, { method: 'POST', headers: { authorization } })
    const cookie = synced.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await ask({ cookie })).toMatchObject({ data: { user: { email } } })
    await fetch(`${site.url}/api/auth/sync`, { method: 'DELETE', headers: { cookie, origin: site.url } })
    expect(await ask({ cookie })).toEqual({ statusCode: 200, data: { user: null } })
  })
})

test('a site with accounts of its own downloads nothing of Firebase', async () => {
  const embedded = await startAccountSite()
  const plain = await openPage(browser, embedded.url)
  try {
    const scripts = await plain.page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (new URL(name).pathname.endsWith('.js') ? [name] : [])),
    )
    expect(scripts.length).toBeGreaterThan(3)
    const bodies = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
    expect(scripts.filter((_, at) => bodies[at]?.includes('identitytoolkit'))).toEqual([])
    const own = await openPage(browser, site.url)
    const mine = await own.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await own.close()
    const others = await Promise.all(mine.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()))
    expect(others.some((body) => body.includes('identitytoolkit'))).toBe(true)
  } finally {
    await plain.close()
    await embedded.stop()
  }
})
