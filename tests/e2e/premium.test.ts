import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodPassword, startAccountSite } from './account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage, type OpenPage } from './browser.ts'
import { becomeMember, newMember } from './member.ts'
import { deskOf, passage, type Desk } from './rephrase-desk.ts'
import type { RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let desk: Desk

beforeAll(async () => {
  site = await startAccountSite({ PRICE_PREMIUM: '4.90', PRICE_PLATINUM: '9.90', TIER_LIMITS: '{}' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
beforeEach(async () => {
  opened = await openPage(browser, site.url)
  desk = deskOf(opened.page)
})
afterEach(() => opened.close())

const plans = (page: Page) => ({
  choosePremium: page.getByRole('button', { name: 'Choose Premium' }),
  choosePlatinum: page.getByRole('button', { name: 'Choose Platinum' }),
  current: page.getByRole('button', { name: 'Your plan now' }),
  /** The plan whose button says that it is the one of now. */
  currentPlan: () => page.locator('th[data-plan]:has(button:disabled)').getAttribute('data-plan'),
})
const pay = (page: Page) => page.getByRole('button', { name: 'Pay (test)' })
const strength = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const count = (page: Page) => page.locator('#original-count')

/** Signs in and loads the page again, as somebody who was signed in before. */
async function asMember(page: Page): Promise<void> {
  await becomeMember(page, site)
  await page.reload({ waitUntil: 'networkidle' })
}

/** Buys a plan in test mode without the pages. */
async function own(page: Page, tier: 'premium' | 'platinum'): Promise<void> {
  const headers = { origin: site.url }
  const { url }: { url: string } = await (await page.request.post(`${site.url}/api/v1/checkout`, { data: { tier }, headers })).json()
  const id = new URL(url, site.url).searchParams.get('id') ?? ''
  const paid = await page.request.post(`${site.url}/api/v1/checkout/${id}`, { data: { outcome: 'pay' }, headers })
  expect(paid.status()).toBe(200)
}

/** The address of a new purchase. */
async function checkoutOf(page: Page, tier: 'premium' | 'platinum'): Promise<string> {
  const headers = { origin: site.url }
  const { url }: { url: string } = await (await page.request.post(`${site.url}/api/v1/checkout`, { data: { tier }, headers })).json()
  return site.url + url
}

describe('the page of plans', () => {
  test('shows prices, test mode, one blue button, and what visitors have', async () => {
    const { page } = opened
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await page.getByText('Test mode: no money moves.').waitFor()
    await expect.poll(() => page.locator('th[data-plan=premium]').innerText()).toContain('€4.90')
    await expect.poll(() => page.locator('th[data-plan=platinum]').innerText()).toContain('€9.90')
    await page.getByText('Prices include tax.').first().waitFor()
    await expect.poll(() => page.locator('main .button-primary').allInnerTexts()).toEqual(['Choose Platinum'])
    await expect.poll(() => page.locator('tr', { hasText: 'Characters a month' }).innerText()).toContain('2,500 without an account')
    await expect.poll(() => plans(page).current.count()).toBe(0)
    await page.getByRole('button', { name: 'Create a free account' }).waitFor()
  })

  test('asks a visitor to log in, then buys by itself, and leads back to the text', async () => {
    const { page } = opened
    const email = await newMember(site)
    await desk.original.fill(passage)
    await page.getByRole('link', { name: 'Premium' }).first().click()
    await plans(page).choosePremium.click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByText('A plan belongs to an account.').waitFor()
    await dialog.getByRole('button', { name: 'Log in', exact: true }).last().click()
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).first().click()
    await page.waitForURL('**/test-checkout?id=*')
    await pay(page).click()
    await page.getByText('Premium is yours.').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    await page.getByText('10,000 characters a month, 3 rewriting levels, 1 plagiarism check a month.').waitFor()
  })

  test('changes to platinum and back, each time after saying what it does', async () => {
    const { page } = opened
    await asMember(page)
    await own(page, 'premium')
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await expect.poll(() => plans(page).currentPlan()).toBe('premium')
    const change = page.getByRole('button', { name: 'Change to Platinum' })
    await change.click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByText('It holds at once: 100,000 characters this month, of which 0 are used.').waitFor()
    await dialog.getByRole('button', { name: 'Keep Premium' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true)
    await change.click()
    await dialog.getByRole('button', { name: 'Change to Platinum' }).click()
    await page.getByText('Platinum is yours.').waitFor()
    await expect.poll(() => plans(page).currentPlan()).toBe('platinum')
    await expect.poll(() => page.locator('main .button-primary').count()).toBe(0)
    await page.getByRole('button', { name: 'Change to Premium' }).click()
    await dialog.getByRole('button', { name: 'Change to Premium' }).click()
    await expect.poll(() => plans(page).currentPlan()).toBe('premium')
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => plans(page).currentPlan()).toBe('premium')
  })

  test('says so when the payment service does not answer, and can be tried again', async () => {
    const { page } = opened
    await asMember(page)
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await page.route('**/api/v1/checkout', (route) => route.fulfill({ status: 502, json: { code: 'billing-failed', status: 502 } }))
    await plans(page).choosePremium.click()
    await page.getByRole('alert').getByText('The payment service did not answer.').waitFor()
    await page.unroute('**/api/v1/checkout')
    await plans(page).choosePremium.click()
    await page.waitForURL('**/test-checkout?id=*')
  })

  test('never leads away from the site, whatever the server or the browser’s storage says', async () => {
    const { page } = opened
    await asMember(page)
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await page.evaluate(() => sessionStorage.setItem('tinta-came-from', '//evil.example/'))
    const asked = page.waitForRequest('**/api/v1/checkout')
    await page.route('**/api/v1/checkout', (route) => route.fulfill({ json: { url: 'javascript:alert(1)' } }))
    await plans(page).choosePremium.click()
    expect((await asked).postDataJSON()).toEqual({ tier: 'premium', returnTo: '/' })
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).pathname).toBe('/premium')
  })
})

describe('a strength without its plan', () => {
  test('is bought by way of a declined payment, and is set on the same text afterwards', async () => {
    const { page } = opened
    await asMember(page)
    await desk.original.fill(passage)
    await strength(page, 'Aggressive').click()
    await desk.dialog.getByRole('link', { name: 'Go to Premium' }).click()
    await plans(page).choosePremium.click()
    await page.waitForURL('**/test-checkout?id=*')
    const first = page.url()
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    const declined = page.getByRole('heading', { name: 'The payment was declined.' })
    await declined.waitFor()
    await expect.poll(() => declined.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL((url) => url.href !== first && url.pathname === '/test-checkout')
    await pay(page).click()
    await page.getByText('Premium is yours.').waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    await expect.poll(() => strength(page, 'Aggressive').getAttribute('aria-checked')).toBe('true')
    await desk.run.click()
    await desk.result.waitFor()
    await expect
      .poll(() => count(page).innerText())
      .toContain(`${(10_000 - [...passage].length).toLocaleString('en')} of 10,000 left this month`)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => page.getByText('Premium is yours.').count()).toBeLessThanOrEqual(1)
    await expect.poll(() => strength(page, 'Aggressive').getAttribute('aria-checked')).toBe('true')
  })

  test('comes and goes with the account while the page is open, and the text stays', async () => {
    const { page } = opened
    const member = await openPage(browser, site.url)
    await asMember(member.page)
    await own(member.page, 'premium')
    await desk.original.fill(passage)
    await expect.poll(() => strength(page, 'Normal').getAttribute('aria-label')).toContain('part of Premium')
    await page.context().addCookies(await member.page.context().cookies())
    await member.close()
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => strength(page, 'Normal').getAttribute('aria-label')).toBeNull()
    await strength(page, 'Aggressive').click()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await expect.poll(() => strength(page, 'Mild').getAttribute('aria-checked')).toBe('true')
    await expect.poll(() => strength(page, 'Aggressive').getAttribute('aria-label')).toContain('part of Premium')
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
  })
})

test('a text that is too long for a visitor is rephrased once they have logged in', async () => {
  const { page } = opened
  const email = await newMember(site)
  await desk.original.fill(passage.repeat(9))
  await desk.run.click()
  await desk.alert.getByText('The text is too long for one run.').waitFor()
  await desk.alert.getByRole('button', { name: 'Log in' }).click()
  await desk.dialog.getByLabel('Email', { exact: true }).fill(email)
  await desk.dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
  await desk.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await desk.result.waitFor()
  const left = 5_000 - 9 * [...passage].length
  await expect.poll(() => count(page).innerText()).toContain(`${left.toLocaleString('en')} of 5,000 left this month`)
})

describe('the test checkout', () => {
  test.each(['/test-checkout', '/test-checkout?id=nonsense', '/test-checkout?id=%2e%2e%2fusage'])('%s is no purchase', async (path) => {
    const { page } = opened
    await asMember(page)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'There is no such purchase.' }).waitFor()
    await expect.poll(() => pay(page).count()).toBe(0)
  })

  test('does not show a purchase to anybody else, and asks a visitor to log in', async () => {
    const { page } = opened
    await asMember(page)
    const address = await checkoutOf(page, 'platinum')
    const stranger = await openPage(browser, address)
    await stranger.page.getByRole('heading', { name: 'Log in to go on.' }).waitFor()
    await asMember(stranger.page)
    await stranger.page.getByRole('heading', { name: 'There is no such purchase.' }).waitFor()
    await stranger.close()
    await page.goto(address, { waitUntil: 'networkidle' })
    await pay(page).waitFor()
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('says that a purchase is paid, or has given way to a newer one', async () => {
    const { page } = opened
    await asMember(page)
    const older = await checkoutOf(page, 'premium')
    const newer = await checkoutOf(page, 'premium')
    await page.goto(older, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'This purchase has expired.' }).waitFor()
    await page.goto(newer, { waitUntil: 'networkidle' })
    await pay(page).click()
    await page.getByText('Premium is yours.').waitFor()
    await page.goto(newer, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'This purchase is paid.' }).waitFor()
  })
})

describe('the address of a page after buying', () => {
  test('says nothing to a visitor', async () => {
    const { page } = opened
    await page.goto(`${site.url}/?bought=1`, { waitUntil: 'networkidle' })
    await expect.poll(() => page.locator('.banner').count()).toBe(0)
  })

  test('waits for a payment that is not confirmed yet', async () => {
    const { page } = opened
    await asMember(page)
    await page.goto(`${site.url}/paraphrase-text?bought=1`, { waitUntil: 'networkidle' })
    await page.getByText('The payment is being confirmed.').waitFor()
    await own(page, 'premium')
    await page.getByText('Premium is yours.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.getByText('Premium is yours.').waitFor({ state: 'detached' })
  })
})

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const
const looks: readonly (readonly [string, '' | '/ur', BrowserContextOptions])[] = [
  ['light', '', { colorScheme: 'light' }],
  ['dark', '', { colorScheme: 'dark' }],
  ['Urdu', '/ur', {}],
  ['on a phone', '', phone],
  ['Urdu on a phone, dark', '/ur', { ...phone, colorScheme: 'dark' }],
]

describe.each(looks)('looks, %s', (_, prefix, options) => {
  const isWideEnough = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
  async function expectGood(page: Page): Promise<void> {
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(() => isWideEnough(page)).toBe(true)
    await expect.poll(() => page.locator('h1').count()).toBe(1)
  }

  test('the plans have no accessibility problem for visitor and member, and with the dialog of a change', async () => {
    const { page, complaints, close } = await openPage(browser, `${site.url}${prefix}/premium`, options)
    await expectGood(page)
    await asMember(page)
    await own(page, 'premium')
    await page.reload({ waitUntil: 'networkidle' })
    await expectGood(page)
    if (options.isMobile) await page.locator('.plan-switch [role=radio]').last().click()
    await page.locator('th[data-plan=platinum] .plan-button').click()
    await page.locator('dialog[open]').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  test('the test checkout has none either, open and declined', async () => {
    const { page, close } = await openPage(browser, site.url, options)
    await asMember(page)
    const address = new URL(await checkoutOf(page, 'premium'))
    const path = prefix === '' ? '/test-checkout' : '/ur/azmaishi-adaigi'
    await page.goto(site.url + path + address.search, { waitUntil: 'networkidle' })
    await page.locator('.checkout-actions').waitFor()
    await expectGood(page)
    await page.locator('.checkout-actions button').nth(1).click()
    await page.locator('[data-tone=wrong]').waitFor()
    await expectGood(page)
    await close()
  })
})
