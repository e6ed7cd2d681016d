import type { Browser, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountDesk, freePort, goodPassword, hasFocus, makeAccount, startAccountSite, type AccountDesk } from './account-desk.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { startOidcServer, type OidcServer } from '../mocks/oidc-server.ts'
import type { RunningSite } from './site.ts'

const google = { GOOGLE_CLIENT_ID: 'tinta', GOOGLE_CLIENT_SECRET: 'a secret for tests' }

const anna = { sub: 'g-1', email: 'anna@example.edu', email_verified: true, name: 'Anna Kiss' }

let provider: OidcServer
let site: RunningSite
let browser: Browser
let opened: OpenPage
let desk: AccountDesk

beforeAll(async () => {
  const port = await freePort()
  provider = await startOidcServer({
    clientId: google.GOOGLE_CLIENT_ID,
    clientSecret: google.GOOGLE_CLIENT_SECRET,
    redirectUris: [`http://localhost:${port}/api/auth/callback/google`],
  })
  site = await startAccountSite({ ...google, GOOGLE_ISSUER: provider.issuer, TOKEN_SYNC_URL: '/kept-elsewhere' }, port)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await provider?.close()
})
beforeEach(async () => {
  opened = await openPage(browser, site.url)
  desk = accountDesk(opened.page)
})
afterEach(() => opened.close())

const problem = (route: Route, status: number, facts: { readonly code: string; readonly [fact: string]: unknown }) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, ...facts }) })

describe('logging in says', () => {
  test('that nothing was typed, at the first field', async () => {
    await desk.open()
    await desk.submit.click()
    await desk.dialog.getByText('Type your email address.').waitFor()
    await desk.dialog.getByText('Type a password.').waitFor()
    await expect.poll(() => hasFocus(desk.email)).toBe(true)
    await desk.email.fill('anna')
    await desk.submit.click()
    await desk.dialog.getByText(/^That does not look like an email address\./).waitFor()
  })

  test.each([
    [429, { code: 'too-many-requests', seconds: 300 }, 'Too many tries. Wait 5 minutes or get a link by email.'],
    [403, { code: 'user-disabled' }, 'This account is closed. Write to support.'],
    [500, { code: 'server-failed' }, 'That did not work.'],
    [403, { code: 'unauthorized-domain' }, 'This address is not set up for sign-in. Tell the site’s operator.'],
  ])('%d %o', async (status, facts, words) => {
    await opened.page.route('**/api/auth/sign-in/email', (route) => problem(route, status, facts))
    await desk.signIn('anna@example.edu')
    await desk.alert.filter({ hasText: words }).waitFor()
    await expect.poll(() => desk.email.inputValue()).toBe('anna@example.edu')
    await expect.poll(() => desk.password.inputValue()).toBe(goodPassword)
    await desk.password.press('x')
    await desk.alert.waitFor({ state: 'detached' })
  })

  test('that there is no connection; nothing is lost, and it works when it is back', async () => {
    const { page } = opened
    await makeAccount(site, 'offline@example.edu')
    await desk.open()
    await page.context().setOffline(true)
    await desk.signIn('offline@example.edu')
    await desk.alert.filter({ hasText: 'No connection. Nothing was sent.' }).waitFor()
    await expect.poll(() => desk.password.inputValue()).toBe(goodPassword)
    await page.context().setOffline(false)
    await desk.submit.click()
    // The focus comes to a link, whose page is fetched ahead while the connection goes.
    await desk.logOut.waitFor()
    await page.context().setOffline(true)
    await desk.logOut.click()
    await desk.toast.filter({ hasText: 'No connection.' }).waitFor()
    await expect.poll(() => desk.logOut.isVisible()).toBe(true)
  })

  test('that it is at work, and sends nothing twice', async () => {
    const { page } = opened
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/auth/sign-in/email', async (route) => {
      sent += 1
      await held
      await problem(route, 401, { code: 'invalid-credential' })
    })
    await desk.signIn('anna@example.edu')
    await expect.poll(() => desk.submit.getAttribute('aria-busy')).toBe('true')
    const width = (await desk.submit.boundingBox())?.width
    await desk.submit.click()
    await desk.password.press('Enter')
    release()
    await desk.dialog.locator('[aria-invalid]').waitFor()
    expect(sent).toBe(1)
    await expect.poll(() => desk.submit.getAttribute('aria-busy')).toBeNull()
    await expect.poll(async () => (await desk.submit.boundingBox())?.width).toBe(width)
  })

  test('that the browser keeps no cookie', async () => {
    await opened.page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ json: { status: true } }))
    await desk.signIn('anna@example.edu')
    await desk.alert.filter({ hasText: 'Your browser did not keep the login.' }).waitFor()
  })

  test('that the second step took too long', async () => {
    const { page } = opened
    await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ json: { twoFactorRedirect: true } }))
    await desk.signIn('anna@example.edu')
    await desk.code.fill('123456')
    await desk.submit.click()
    await desk.dialog.getByText('The second step took too long. Log in once more.').waitFor()
    await expect.poll(() => desk.email.inputValue()).toBe('anna@example.edu')
  })
})

describe('the dialog', () => {
  test('shows the password, takes pasted ones, and tells managers which is which', async () => {
    const { page } = opened
    await desk.open()
    expect([await desk.email.getAttribute('autocomplete'), await desk.password.getAttribute('autocomplete')]).toEqual([
      'username',
      'current-password',
    ])
    await page.evaluate(() => navigator.clipboard.writeText('pasted horse 9'))
    await desk.password.focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => desk.password.inputValue()).toBe('pasted horse 9')
    await expect.poll(() => desk.password.getAttribute('type')).toBe('password')
    await desk.button('Show the password').click()
    await expect.poll(() => desk.password.getAttribute('type')).toBe('text')
    await desk.button('Create an account').click()
    await expect.poll(() => desk.password.getAttribute('autocomplete')).toBe('new-password')
    await expect.poll(() => desk.password.inputValue()).toBe('pasted horse 9')
  })

  test('closes by Escape, gives the focus back, and remembers the address', async () => {
    const { page } = opened
    await desk.logIn.focus()
    await page.keyboard.press('Enter')
    await desk.email.fill('anna@example.edu')
    await page.keyboard.press('Escape')
    await desk.gone()
    await expect.poll(() => hasFocus(desk.logIn)).toBe(true)
    await desk.open()
    await expect.poll(() => desk.email.inputValue()).toBe('anna@example.edu')
    await expect.poll(() => desk.password.inputValue()).toBe('')
  })

  test('that cannot be fetched says that there is no connection', async () => {
    const { page } = opened
    await page.context().setOffline(true)
    await desk.logIn.click()
    await desk.toast.filter({ hasText: 'No connection. Nothing was sent.' }).waitFor()
    await page.context().setOffline(false)
    await desk.open()
  })

  test('whose code did not come with the page is there at the second click at the latest', async () => {
    const { page } = opened
    let isBroken = true
    await page.route('**/assets/account-host*.js', (route) => (isBroken ? route.abort() : route.continue()))
    await page.reload({ waitUntil: 'networkidle' })
    isBroken = false
    // A browser that remembers what it could not fetch needs the page anew.
    const reloaded = page.waitForEvent('load').then(() => page.waitForLoadState('networkidle'))
    await desk.logIn.click()
    await Promise.any([reloaded, desk.dialog.waitFor()])
    if (!(await desk.dialog.isVisible())) await desk.open()
  })

  test('a page that cannot be fetched ahead leaves the reader on this one', async () => {
    const { page } = opened
    await page.route('**/assets/premium*.js', (route) => route.abort())
    await page.evaluate(() => Object.assign(globalThis, { mark: 'still here' }))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/premium'))
    const reloaded = page.waitForEvent('framenavigated', { timeout: 1_500 }).then(
      () => true,
      () => false,
    )
    await page.locator('.navbar').getByRole('link', { name: 'Premium' }).hover()
    await failed
    expect(await reloaded).toBe(false)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'mark'))).toBe('still here')
  })

  test('opens from the menu of phones, where the way in also stays in sight', async () => {
    const phone = await openPage(browser, site.url, { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })
    const there = accountDesk(phone.page)
    await expect.poll(() => there.logIn.isVisible()).toBe(true)
    await phone.page.getByRole('button', { name: 'Menu' }).click()
    await phone.page.locator('.phone-menu').getByRole('button', { name: 'Log in' }).click()
    await there.dialog.waitFor()
    await makeAccount(site, 'phone@example.edu')
    await there.signIn('phone@example.edu')
    await there.gone()
    await there.logIn.waitFor({ state: 'hidden' })
    await phone.page.getByRole('button', { name: 'Menu' }).click()
    const menu = phone.page.locator('.phone-menu')
    await expect.poll(() => menu.getByRole('link', { name: 'My Account' }).count()).toBe(1)
    await menu.getByRole('button', { name: 'Log out' }).click()
    await there.logIn.waitFor()
    // Nobody answers at the address for tokens, which disturbs nobody.
    expect(phone.complaints.filter((line) => !line.includes('status of 405'))).toEqual([])
    await phone.close()
  })
})

test('the ID token is told to the operator’s address, and its end', async () => {
  const { page } = opened
  const told: string[] = []
  await page.route('**/kept-elsewhere', (route) => {
    const [scheme, token = ''] = (route.request().headers()['authorization'] ?? '').split(' ')
    told.push(`${route.request().method()} ${scheme} of ${token.split('.').length} parts`)
    return route.fulfill({ status: 204 })
  })
  await makeAccount(site, 'synced@example.edu')
  await desk.signIn('synced@example.edu')
  await expect.poll(() => told).toEqual(['POST Bearer of 3 parts'])
  await desk.gone()
  await desk.logOut.click()
  await expect.poll(() => told).toEqual(['POST Bearer of 3 parts', 'DELETE Bearer of 3 parts'])
  await desk.signIn('synced@example.edu')
  await expect.poll(() => told.length).toBe(3)
  await desk.gone()
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => told.slice(2)).toEqual(['POST Bearer of 3 parts', 'POST Bearer of 3 parts'])
})

describe('Continue with Google', () => {
  test('in a window: it opens, comes back, closes, and the page goes on', async () => {
    provider.seat(anna)
    const { page } = opened
    await desk.desk.fill('My words stay here.')
    await desk.open()
    const [popup] = await Promise.all([page.waitForEvent('popup'), desk.button('Continue with Google').click()])
    await popup.waitForEvent('close')
    await desk.toast.filter({ hasText: 'anna@example.edu' }).waitFor()
    await desk.logOut.waitFor()
    await expect.poll(() => desk.desk.inputValue()).toBe('My words stay here.')
  })

  test('refused there: said here, and another way is open', async () => {
    provider.seat(null)
    const { page } = opened
    await desk.open()
    const [popup] = await Promise.all([page.waitForEvent('popup'), desk.button('Continue with Google').click()])
    await popup.waitForEvent('close')
    await desk.alert.filter({ hasText: 'Logging in did not work.' }).waitFor()
  })

  test('a window that the person closes is no problem, and the other ways do not wait for it', async () => {
    const { page } = opened
    await page.context().route(`${provider.issuer}/**`, (route) => route.fulfill({ body: 'a form', contentType: 'text/html' }))
    await makeAccount(site, 'closes@example.edu')
    await desk.open()
    const [popup] = await Promise.all([page.waitForEvent('popup'), desk.button('Continue with Google').click()])
    await popup.waitForURL(`${provider.issuer}/**`)
    await desk.dialog.getByText('Go on in the window that has opened.').waitFor()
    await popup.close()
    await desk.signIn('closes@example.edu')
    await desk.logOut.waitFor()
    await expect.poll(() => desk.alert.count()).toBe(0)
  })

  test('a window that the browser blocks: it goes on in this tab, and comes back to the same text', async () => {
    provider.seat(anna)
    const { page } = opened
    await page.evaluate(() => Object.assign(globalThis, { open: () => null }))
    await desk.desk.fill('My words stay here.')
    await desk.open()
    await desk.button('Continue with Google').click()
    await desk.alert.filter({ hasText: 'The browser blocked the window.' }).waitFor()
    await desk.button('Open it in this tab').click()
    await desk.logOut.waitFor()
    expect(page.url()).toBe(`${site.url}/`)
    await expect.poll(() => desk.desk.inputValue()).toBe('My words stay here.')
  })

  test('refused there, in this tab: the dialog says so; a made-up link does not', async () => {
    provider.seat(null)
    const { page } = opened
    await page.evaluate(() => Object.assign(globalThis, { open: () => null }))
    await desk.open()
    await desk.button('Continue with Google').click()
    await desk.button('Open it in this tab').click()
    await desk.alert.filter({ hasText: 'Logging in did not work.' }).waitFor()
    expect(page.url()).toBe(`${site.url}/`)
    await page.goto(`${site.url}/?error=sign-in-failed`, { waitUntil: 'networkidle' })
    await expect.poll(() => desk.dialog.count()).toBe(0)
    expect(page.url()).toBe(`${site.url}/`)
  })
})
