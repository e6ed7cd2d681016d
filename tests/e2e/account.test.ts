import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { totpCode } from '#tests/identity.ts'
import {
  accountDesk,
  goodPassword,
  hasFocus,
  linkTo,
  makeAccount,
  openTab,
  shiftsInNavbar,
  startAccountSite,
  watchShifts,
  type AccountDesk,
} from './account-desk.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let desk: AccountDesk
let people = 0
const newEmail = () => `person${(people += 1)}@uni.example`

beforeAll(async () => {
  site = await startAccountSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, site.url)
  desk = accountDesk(opened.page)
})
afterEach(async () => {
  const { complaints } = opened
  await opened.close()
  // Answers that refuse are told in words; the browser notes them too.
  expect(complaints.filter((line) => !/status of [45]\d\d/.test(line))).toEqual([])
})

/** Requests that a page sends to the identity, by method and address. */
function authRequests(): string[] {
  const seen: string[] = []
  opened.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/auth')) seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

describe('a visitor', () => {
  test('creates an account by keyboard alone, opens the link of the mail in another tab, and goes on where they were', async () => {
    const { page } = opened
    const email = newEmail()
    await desk.desk.fill('My words stay here.')
    await desk.logIn.focus()
    await page.keyboard.press('Enter')
    await desk.dialog.waitFor()
    await expect.poll(() => hasFocus(desk.email)).toBe(true)
    await page.keyboard.type(email)
    for (let tabs = 0; !(await hasFocus(desk.button('Create an account'))); tabs += 1) {
      expect(tabs).toBeLessThan(12)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await desk.title.filter({ hasText: 'Create an account' }).waitFor()
    await expect.poll(() => desk.email.inputValue()).toBe(email)
    await expect.poll(() => hasFocus(desk.password)).toBe(true)
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await desk.dialog.getByText('The password needs something more.').waitFor()
    await expect.poll(() => hasFocus(desk.password)).toBe(true)
    await expect.poll(() => desk.dialog.locator('.password-rule-met').count()).toBe(0)
    await page.keyboard.type(' and more 7')
    await desk.dialog.locator('.password-rule-met').waitFor()
    await page.keyboard.press('Enter')
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    await expect.poll(() => desk.dialog.getByRole('link', { name: '/dev/mail' }).getAttribute('href')).toBe('/dev/mail')

    const link = await linkTo(site, email, 'confirm-address')
    const token = new URL(link).searchParams.get('token') ?? ''
    const tab = await openTab(page.context(), link)
    const there = accountDesk(tab)
    expect(tab.url()).toBe(`${site.url}/`)
    await expect.poll(() => tab.content()).not.toContain(token)
    await there.title.filter({ hasText: 'Confirm your email' }).waitFor()
    await expect.poll(() => hasFocus(there.submit)).toBe(true)
    await tab.keyboard.press('Enter')
    await there.toast.filter({ hasText: `Logged in as` }).waitFor()
    await there.logOut.waitFor()

    await desk.gone()
    await desk.logOut.waitFor()
    await expect.poll(() => desk.desk.inputValue()).toBe('My words stay here.')
    await expect.poll(() => hasFocus(page.locator('.navbar .account-in :is(a, button)').first())).toBe(true)
  })

  test('signs up here and opens the mail on another device: the password is chosen there, and holds here', async () => {
    const email = newEmail()
    await desk.open()
    await desk.button('Create an account').click()
    await desk.email.fill(email)
    await desk.password.fill('chosen here 77')
    await desk.submit.click()
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()

    const phone = await openPage(browser, await linkTo(site, email, 'confirm-address'))
    const there = accountDesk(phone.page)
    await there.title.filter({ hasText: 'Confirm your email' }).waitFor()
    await there.submit.click()
    await there.title.filter({ hasText: 'Choose your password' }).waitFor()
    await expect.poll(() => hasFocus(there.password)).toBe(true)
    await expect.poll(() => there.password.getAttribute('autocomplete')).toBe('new-password')
    await there.password.fill('abc')
    await there.submit.click()
    await there.dialog.getByText('The password needs something more.').waitFor()
    await there.password.fill('chosen there 88')
    await there.submit.click()
    await there.toast.filter({ hasText: 'Logged in as' }).waitFor()
    await there.logOut.waitFor()
    await phone.close()

    await desk.button('Log in here').click()
    await desk.signIn(email, 'chosen here 77')
    await desk.dialog.getByText('That email and password do not match.').waitFor()
    await desk.signIn(email, 'chosen there 88')
    await desk.logOut.waitFor()
  })

  test('who came to the site by another address of it is led to its own', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/de`, { waitUntil: 'networkidle' })
    await desk.signIn(email)
    await desk.alert.waitFor()
    const link = desk.alert.getByRole('link')
    await expect.poll(async () => [await link.textContent(), await link.getAttribute('href')]).toEqual([site.url, `${site.url}/de`])
    await expect
      .poll(() => desk.alert.innerText())
      .toBe(
        `Diese Seite ist nicht unter der eigenen Adresse der Website geöffnet. Öffnen Sie ${site.url} und versuchen Sie es dort noch einmal.`,
      )
    await link.click()
    await page.waitForURL(`${site.url}/de`)
    await page.waitForLoadState('networkidle')
    await desk.signIn(email)
    await desk.logOut.waitFor()
  })

  test('logs in with two requests, and out again, here and in the other tab; the text stays', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    const other = await openTab(page.context(), site.url)
    await desk.desk.fill('My words stay here.')
    const asked = authRequests()
    await desk.signIn(email)
    await desk.logOut.waitFor()
    expect(asked).toEqual(['POST /api/auth/sign-in/email', 'GET /api/auth'])
    await accountDesk(other).logOut.waitFor()
    await desk.logOut.click()
    await desk.toast.filter({ hasText: 'Logged out. The text on your desk stays where it is.' }).waitFor()
    await expect.poll(() => hasFocus(desk.logIn)).toBe(true)
    await accountDesk(other).logIn.waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logIn.waitFor()
    await expect.poll(() => desk.desk.inputValue()).toBe('My words stay here.')
  })

  test('is told under the field that email and password do not match, and whatever was typed stays', async () => {
    const email = newEmail()
    await makeAccount(site, email)
    for (const address of [email, 'nobody@uni.example']) {
      await desk.signIn(address, 'not the password')
      await desk.dialog.getByText('That email and password do not match. Try again, or get a link by email.').waitFor()
      await expect.poll(() => hasFocus(desk.password)).toBe(true)
      await expect.poll(() => desk.email.inputValue()).toBe(address)
      await expect.poll(() => desk.password.inputValue()).toBe('not the password')
      const described = (await desk.password.getAttribute('aria-describedby')) ?? ''
      await expect.poll(() => desk.dialog.locator(`[id="${described}"]`).textContent()).toContain('do not match')
      await desk.password.press('End')
      await desk.password.press('x')
      await expect.poll(() => desk.password.getAttribute('aria-invalid')).toBeNull()
    }
  })

  test('logs in before confirming: a new mail is on its way', async () => {
    const email = newEmail()
    await desk.open()
    await desk.button('Create an account').click()
    await desk.email.fill(email)
    await desk.password.fill(goodPassword)
    await desk.submit.click()
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    await linkTo(site, email, 'confirm-address')
    await desk.button('Log in here').click()
    await expect.poll(() => desk.email.inputValue()).toBe(email)
    await desk.password.fill(goodPassword)
    await desk.submit.click()
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    await linkTo(site, email, 'confirm-address')
  })

  test('sets a new password by mail, and logs in with it', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await desk.open()
    await desk.email.fill(email)
    await desk.button('Forgot it?').click()
    await expect.poll(() => desk.email.inputValue()).toBe(email)
    await desk.submit.click()
    await desk.dialog.getByText(/^If there is an account for/).waitFor()
    await page.goto(await linkTo(site, email, 'reset-password'), { waitUntil: 'networkidle' })
    await desk.title.filter({ hasText: 'Choose a new password' }).waitFor()
    await desk.password.fill('another horse 8')
    await desk.submit.click()
    await desk.dialog.getByText('The new password is set. Log in with it.').waitFor()
    await desk.signIn(email, 'another horse 8')
    await desk.logOut.waitFor()
  })

  test('logs in by a link; the link works once, and a new one is asked for in its place', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await desk.open()
    await desk.email.fill(email)
    await desk.button('Email me a link instead').click()
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    const again = desk.dialog.getByRole('button', { name: /^Send it again in \d+ s$/ })
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true')
    const link = await linkTo(site, email, 'sign-in-link')
    await page.goto(link, { waitUntil: 'networkidle' })
    await desk.submit.click()
    await desk.logOut.waitFor()
    await desk.logOut.click()
    await desk.logIn.waitFor()
    await page.goto(link, { waitUntil: 'networkidle' })
    await desk.submit.click()
    await desk.title.filter({ hasText: 'This link no longer works' }).waitFor()
    await desk.email.fill(email)
    await desk.submit.click()
    await desk.title.filter({ hasText: 'Look in your mail' }).waitFor()
    await page.goto(await linkTo(site, email, 'sign-in-link'), { waitUntil: 'networkidle' })
    await desk.submit.click()
    await desk.logOut.waitFor()
  })

  test('follows the link of a mail to log in, and nothing happens to somebody who is', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await page.goto(`${site.url}/?step=sign-in`, { waitUntil: 'networkidle' })
    await desk.signIn(email)
    await desk.logOut.waitFor()
    await page.goto(`${site.url}/?step=sign-in`, { waitUntil: 'networkidle' })
    await desk.logOut.waitFor()
    await expect.poll(() => desk.dialog.count()).toBe(0)
    expect(page.url()).toBe(`${site.url}/`)
  })
})

describe('the second step', () => {
  test('takes the code of the app, or a recovery code, and says when a code is wrong', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await desk.signIn(email)
    await desk.logOut.waitFor()
    const { uri, codes } = await switchOn()
    await desk.logOut.click()
    await desk.signIn(email)
    await desk.title.filter({ hasText: 'One more step' }).waitFor()
    await expect.poll(() => hasFocus(desk.code)).toBe(true)
    await expect.poll(() => desk.code.getAttribute('autocomplete')).toBe('one-time-code')
    await desk.code.fill('000000')
    await desk.submit.click()
    await desk.dialog.getByText(/^That code does not fit\./).waitFor()
    await expect.poll(() => hasFocus(desk.code)).toBe(true)
    // The code of now was used to switch it on, and works once.
    await desk.code.fill(totpCode(uri, 1))
    await desk.submit.click()
    await desk.logOut.click()
    await desk.signIn(email)
    await desk.button('Use a recovery code').click()
    await desk.code.fill(codes[0] ?? '')
    await desk.submit.click()
    await desk.logOut.waitFor()
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  })

  /** Switches the second step on, as the account page does. */
  async function switchOn(): Promise<{ readonly uri: string; readonly codes: readonly string[] }> {
    const post = (to: string, body: object) =>
      opened.page.evaluate(
        async ([path, json]) => {
          const headers = { 'Content-Type': 'application/json' }
          return (await fetch(`/api/auth/two-factor/${path}`, { method: 'POST', headers, body: json })).json()
        },
        [to, JSON.stringify(body)] as const,
      )
    const enabled = await post('enable', { password: goodPassword })
    await post('verify-totp', { code: totpCode(enabled.totpURI) })
    return { uri: enabled.totpURI, codes: enabled.backupCodes }
  }
})

describe('a change that asks for a sign-in of the last minutes', () => {
  test('asks for the password once more, and then goes on by itself', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await desk.signIn(email)
    await desk.logOut.waitFor()
    let asked = 0
    await page.route('**/api/v1/account', (route) => {
      if (route.request().method() !== 'DELETE') return route.continue()
      asked += 1
      const body = JSON.stringify({ code: 'requires-recent-login', status: 403 })
      return asked === 1 ? route.fulfill({ status: 403, contentType: 'application/problem+json', body }) : route.fulfill({ status: 204 })
    })
    await page.goto(`${site.url}/profile`, { waitUntil: 'networkidle' })
    await page.locator('.profile-row', { hasText: 'Delete account' }).getByRole('button').first().click()
    await page.locator('form input[type=email]').fill(email)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await desk.title.filter({ hasText: 'Is it still you?' }).waitFor()
    await desk.dialog.getByText(`You are logged in as \u2068${email}\u2069.`).waitFor()
    await expect.poll(() => hasFocus(desk.password)).toBe(true)
    await desk.password.fill('not the password')
    await desk.submit.click()
    await desk.dialog.getByText(/^That email and password do not match\./).waitFor()
    await desk.password.fill(goodPassword)
    await desk.submit.click()
    await desk.gone()
    await expect.poll(() => asked).toBe(2)
  })
})

describe('a change of address', () => {
  test('is allowed by a link to the present one, and done by a link to the new one', async () => {
    const { page } = opened
    const [email, other] = [newEmail(), newEmail()]
    await makeAccount(site, email)
    await desk.signIn(email)
    await desk.logOut.waitFor()
    await page.evaluate(async (newEmail) => {
      const body = JSON.stringify({ newEmail, callbackURL: '/' })
      await fetch('/api/auth/change-email', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    }, other)
    await page.goto(await linkTo(site, email, 'allow-address-change'), { waitUntil: 'networkidle' })
    await desk.dialog.getByText(`You want to use \u2068${other}\u2069 from now on.`).waitFor()
    await desk.button('Allow the change').click()
    await desk.dialog.getByText(`We have sent a link to \u2068${other}\u2069. Open it to finish.`).waitFor()
    const last = await linkTo(site, other, 'confirm-address')
    const stranger = await openPage(browser, last)
    const there = accountDesk(stranger.page)
    await there.button('Use this address').click()
    await there.alert.getByText('Log in to your account in this browser first, then open the link once more.').waitFor()
    await there.alert.getByRole('button', { name: 'Log in' }).click()
    await there.title.filter({ hasText: 'Welcome back' }).waitFor()
    await stranger.close()
    await page.goto(last, { waitUntil: 'networkidle' })
    await desk.button('Use this address').click()
    await desk.toast.filter({ hasText: other }).waitFor()
    await desk.logOut.click()
    await desk.signIn(other)
    await desk.logOut.waitFor()
  })
})

describe('the page knows who is there', () => {
  test('from the first paint on, without anything moving', async () => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await watchShifts(page)
    await page.reload({ waitUntil: 'networkidle' })
    expect(await shiftsInNavbar(page)).toEqual([])
    await desk.signIn(email)
    await desk.logOut.waitFor()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/auth', async (route) => {
      await held
      await route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await desk.logOut.waitFor()
    expect(await desk.logIn.isVisible()).toBe(false)
    release()
    await page.waitForLoadState('networkidle')
    expect(await shiftsInNavbar(page)).toEqual([])
  })

  test.each(['user-disabled', 'user-token-expired'])('%s in any answer signs out', async (code) => {
    const { page } = opened
    const email = newEmail()
    await makeAccount(site, email)
    await desk.signIn(email)
    await desk.logOut.waitFor()
    await page.route('**/api/v1/rephrase', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify({ code, status: 401 }) }),
    )
    await desk.desk.fill('It is important to find out more.')
    await page.keyboard.press('Control+Enter')
    await desk.logIn.waitFor()
    await expect.poll(() => desk.desk.inputValue()).toBe('It is important to find out more.')
  })

  test('an answer that does not come leaves a visitor, silently', async () => {
    const { page } = opened
    await page.route('**/api/auth', (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.reload({ waitUntil: 'networkidle' })
    await desk.logIn.waitFor()
    await expect.poll(() => desk.toast.count()).toBe(0)
  })
})
