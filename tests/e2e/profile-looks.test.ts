import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocaleCode } from '#web/i18n/locales.ts'
import { pathOf } from '#web/i18n/paths.ts'
import { goodPassword, startAccountSite } from './account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { buyPlan, newMember, rephraseAs } from './member.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let email: string

beforeAll(async () => {
  site = await startAccountSite({ PRICE_PREMIUM: '4.90', SUPPORT_EMAIL: 'help@tinta.example' })
  browser = await launchBrowser()
  email = await newMember(site)
  const { page, close } = await openPage(browser, site.url)
  await signIn(page)
  await buyPlan(page, site, 'premium')
  await rephraseAs(page, site, 'It is important to find out whether this effect gets bigger over time.')
  await close()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const signIn = (page: Page) =>
  page.request.post(`${site.url}/api/auth/sign-in/email`, { data: { email, password: goodPassword }, headers: { origin: site.url } })

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const
const looks: readonly (readonly [string, LocaleCode, BrowserContextOptions])[] = [
  ['light', 'en', { colorScheme: 'light' }],
  ['dark', 'en', { colorScheme: 'dark' }],
  ['Urdu', 'ur', {}],
  ['on a phone', 'en', phone],
  ['Urdu on a phone, dark', 'ur', { ...phone, colorScheme: 'dark' }],
  ['on a small phone', 'en', { ...phone, viewport: { width: 320, height: 568 } }],
  ['German on a tablet', 'de', { viewport: { width: 900, height: 1180 } }],
]

/** What is wrong with the page as it stands: for machines that read it out, and for who would have to scroll sideways. */
async function troubles(page: Page): Promise<readonly string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  return [...(await accessibilityProblems(page)), ...(isTooWide ? ['it scrolls sideways'] : [])]
}

describe.each(looks)('%s', (_name, code, options) => {
  test('the account page has no barrier, signed out, folded and with everything open', async () => {
    const { page, complaints, close } = await openPage(browser, site.url + pathOf('profile', code), options)
    expect(await troubles(page)).toEqual([])
    await signIn(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('.profile-plan .profile-usage').waitFor()
    expect(await troubles(page)).toEqual([])
    for (const fold of await page.locator('.profile-fold > button').all()) if (await fold.isVisible()) await fold.click()
    await page.locator('[aria-controls=cancel-plan]').click()
    for (const action of await page.locator('.profile-action > [aria-controls]').all()) await action.click()
    await expect.poll(() => page.locator('.profile-form').count()).toBeGreaterThan(4)
    expect(await troubles(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  test('the history has no barrier, signed out and with a run open', async () => {
    const { page, complaints, close } = await openPage(browser, site.url + pathOf('history', code), options)
    expect(await troubles(page)).toEqual([])
    await signIn(page)
    await page.reload({ waitUntil: 'networkidle' })
    await page.locator('.history-open').first().click()
    await page.locator('.history-text .manuscript').first().waitFor()
    expect(await troubles(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

test('no page of a person is kept by search engines, and the server puts nothing of them into it', async () => {
  const { page, close } = await openPage(browser, site.url)
  await signIn(page)
  for (const path of ['/profile', '/history']) {
    const html = await (await page.request.get(site.url + path)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain(email)
  }
  await close()
})
