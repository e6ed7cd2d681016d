import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountDesk, goodPassword, makeAccount, startAccountSite } from './account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  const google = { GOOGLE_CLIENT_ID: 'tinta', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://127.0.0.1:9' }
  site = await startAccountSite({ ...google, PASSWORD_REQUIRES: 'lowercase, uppercase, numeric, non-alphanumeric' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const wide = { width: 1440, height: 900 }
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const
const looks: readonly (readonly [string, string, BrowserContextOptions])[] = [
  ['light', '/', { viewport: wide, colorScheme: 'light' }],
  ['dark', '/', { viewport: wide, colorScheme: 'dark' }],
  ['Urdu on a phone', '/ur', { ...phone, colorScheme: 'light' }],
  ['German on a small phone, dark', '/de', { ...phone, viewport: { width: 320, height: 568 }, colorScheme: 'dark' }],
]

const changeToken = `x.${Buffer.from(JSON.stringify({ updateTo: 'new@uni.example', requestType: 'change-email-confirmation' })).toString('base64url')}.y`

type Screen = readonly [name: string, query: string, act: (page: Page) => Promise<void>]
const screens: readonly Screen[] = [
  ['log in', '', async () => undefined],
  ['what is missing', '', async (page) => accountDesk(page).submit.click()],
  [
    'too many tries',
    '',
    async (page) => {
      const problem = JSON.stringify({ code: 'too-many-requests', status: 429, seconds: 300 })
      await page.route('**/api/auth/sign-in/email', (route) =>
        route.fulfill({ status: 429, contentType: 'application/problem+json', body: problem }),
      )
      await accountDesk(page).signIn('anna@uni.example')
      await accountDesk(page).alert.waitFor()
    },
  ],
  [
    'create an account',
    '',
    async (page) => {
      const { dialog, password } = accountDesk(page)
      await dialog.locator('.sign-in-foot .link').click()
      await password.fill('abcdef')
    },
  ],
  [
    'look in your mail',
    '',
    async (page) => {
      const { email, dialog } = accountDesk(page)
      await email.fill('anna.with.a.rather.long.address@department-of-linguistics.uni.example')
      await dialog.locator('.button', { has: page.locator('.lucide-mail') }).click()
      await dialog.locator('.mail-step').waitFor()
    },
  ],
  ['forgotten', '', async (page) => accountDesk(page).dialog.locator('.text-field-head .link').click()],
  ['second step', '?step=second', async () => undefined],
  ['confirm', '?step=confirm&token=x', async () => undefined],
  [
    'a link that no longer works',
    '?step=link&token=x',
    async (page) => {
      await accountDesk(page).submit.click()
      await accountDesk(page).email.waitFor()
    },
  ],
  ['a new password', '?step=reset&token=x', async (page) => accountDesk(page).submit.click()],
  [
    'a password for an account that was made elsewhere',
    '?step=confirm&token=x',
    async (page) => {
      const problem = JSON.stringify({ code: 'sign-up-elsewhere', status: 409 })
      await page.route('**/api/auth/verify-email*', (route) =>
        route.fulfill({ status: 409, contentType: 'application/problem+json', body: problem }),
      )
      await accountDesk(page).submit.click()
      await accountDesk(page).password.waitFor()
    },
  ],
  [
    'another address of the site',
    '',
    async (page) => {
      const problem = JSON.stringify({ code: 'origin-refused', status: 403, address: 'https://tinta.uni.example' })
      await page.route('**/api/auth/sign-in/email', (route) =>
        route.fulfill({ status: 403, contentType: 'application/problem+json', body: problem }),
      )
      await accountDesk(page).signIn('anna@uni.example')
      await accountDesk(page).alert.waitFor()
    },
  ],
  ['a change of address', `?step=address&token=${changeToken}`, async () => undefined],
]

describe.each(looks)('signing in, %s', (_, path, options) => {
  test.each(screens)('%s: no accessibility problem, nothing scrolls sideways, no English left', async (_name, query, act) => {
    const { page, close } = await openPage(browser, site.url + path + query, options)
    const desk = accountDesk(page)
    if (query === '') await desk.logIn.click()
    await desk.dialog.waitFor()
    await act(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    const { overflow, text } = await desk.dialog.evaluate((dialog) => ({
      overflow: dialog.scrollWidth - dialog.clientWidth,
      text: dialog instanceof HTMLElement ? dialog.innerText : '',
    }))
    expect(overflow).toBeLessThanOrEqual(0)
    if (path !== '/') expect(text).not.toMatch(/\b(?:the|your|and|password|email)\b/i)
    await close()
  })
})

describe.each(looks)('somebody signed in, %s', (name, path, options) => {
  test('has the account and the way out in the navigation, in a row that fits', async () => {
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@uni.example`
    // All four classes that this site asks for.
    const password = `${goodPassword} Ű!`
    await makeAccount(site, email, password)
    const { page, close } = await openPage(browser, site.url + path, options)
    const desk = accountDesk(page)
    await desk.signIn(email, password)
    await desk.gone()
    const menu = page.locator('.until-md button').first()
    if (await menu.isVisible()) await menu.click()
    const way = page.locator('.account-in button').filter({ visible: true })
    await way.waitFor()
    await expect.poll(() => page.locator('.account-out').filter({ visible: true }).count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    const bar = await page.locator('.navbar-row').first().boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(61)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    await close()
  })
})
