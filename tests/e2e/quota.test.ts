import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, startAccountSite } from './account-desk.ts'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { newMember } from './member.ts'
import { deskOf, passage } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

const cost = [...passage].length
const limits = {
  visitor: { charactersMonthly: 2 * cost + 100, charactersPerRun: 10_000 },
  free: { charactersMonthly: 4 * cost, charactersPerRun: 10_000 },
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const count = (page: Page) => page.locator('#original-count')
async function left(page: Page, amount: number, limit: number): Promise<void> {
  await expect
    .poll(() => count(page).innerText())
    .toContain(`${amount.toLocaleString('en')} of ${limit.toLocaleString('en')} left this month`)
}

describe('a month with few characters', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startAccountSite({ TIER_LIMITS: JSON.stringify(limits), PRICE_PREMIUM: '4.90' })
  })
  afterAll(() => site?.stop())

  test('is told before each run, ends with every way on, and goes on with an account', async () => {
    const email = await newMember(site)
    const { page, complaints, close } = await openPage(browser, site.url)
    const desk = deskOf(page)
    const { charactersMonthly: month } = limits.visitor

    await desk.original.fill(passage)
    await left(page, month, month)
    await desk.run.click()
    await desk.result.waitFor()
    await left(page, month - cost, month)
    await page.getByText(`Counts ${cost} characters`).waitFor()
    await expect.poll(() => page.locator('.banner').count()).toBe(0)

    await page.getByRole('button', { name: /^Generate again/ }).click()
    await left(page, 100, month)
    const banner = page.locator('.banner', { hasText: '100 characters left this month.' })
    await banner.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.locator('#again-cost', { hasText: `${cost - 100} more than the 100 left this month` }).waitFor()
    await desk.original.fill(`${passage} `)
    await expect.poll(() => count(page).innerText()).toContain('more than the 100 left this month')
    await desk.original.fill(passage)
    await desk.run.click()
    await desk.alert.getByText('100 characters are left this month.').waitFor()
    await desk.alert.getByText(`This text needs ${cost}.`).waitFor()
    await expect.poll(() => desk.alert.getByRole('link', { name: 'See the plans' }).count()).toBe(1)
    await expect.poll(() => desk.alert.getByRole('button', { name: /^Rephrase the first/ }).count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await desk.alert.getByRole('button', { name: 'Keep my text for later' }).click()
    await desk.result.waitFor()

    await desk.run.click()
    await desk.alert.getByRole('button', { name: 'Log in' }).click()
    await desk.dialog.getByText('A free account holds').waitFor()
    await desk.dialog.getByLabel('Email', { exact: true }).fill(email)
    await desk.dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
    await desk.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await left(page, limits.free.charactersMonthly - cost, limits.free.charactersMonthly)
    await desk.result.waitFor()
    await expect.poll(() => desk.original.inputValue()).toBe(passage)
    expect(complaints.filter((words) => !words.includes('402'))).toEqual([])
    await close()
  })

  test('offers the beginning of a text of which a part still fits', async () => {
    const { page, close } = await openPage(browser, site.url)
    const desk = deskOf(page)
    await desk.original.fill(`${passage}\n\n${passage}\n\n${passage}`)
    await expect.poll(() => count(page).innerText()).toContain('left this month')
    await desk.run.click()
    await desk.alert.getByRole('button', { name: /^Rephrase the first/ }).click()
    await desk.result.waitFor()
    await expect.poll(() => count(page).innerText()).toContain('left this month')
    await close()
  })

  test('says nothing twice on one day', async () => {
    const { page, close } = await openPage(browser, site.url)
    const near = { used: 2_100, limit: 2_500, startedAt: '2026-11-01T00:00:00.000Z', resetsAt: '2026-12-01T00:00:00.000Z', byTool: [] }
    await page.route('**/api/v1/usage', (route) =>
      route.fulfill({ json: { tier: 'visitor', isOpen: false, characters: near, checks: { ...near, used: 0, limit: 0 } } }),
    )
    const banner = page.locator('.banner', { hasText: '400 characters left this month.' })
    await page.reload({ waitUntil: 'networkidle' })
    await banner.waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => count(page).innerText()).toContain('400 of 2,500 left this month')
    await expect.poll(() => banner.count()).toBe(0)
    await close()
  })

  test('without an answer about the month, the limit of a run stands in its place and runs go on', async () => {
    const { page, close } = await openPage(browser, site.url)
    const desk = deskOf(page)
    await page.route('**/api/v1/usage', (route) => route.abort())
    await page.reload({ waitUntil: 'networkidle' })
    await desk.rephrase('Many studies have shown that this is important.')
    await expect.poll(() => count(page).innerText()).toContain('of 10,000 a run')
    await expect.poll(() => page.locator('.month-line').count()).toBe(0)
    await close()
  })

  test('visitors of one address who have used their day are told, and shown the account', async () => {
    const { page, close } = await openPage(browser, site.url)
    const desk = deskOf(page)
    const problem = { code: 'address-spent', status: 429, seconds: 7_200 }
    await page.route('**/api/v1/rephrase', (route) => route.fulfill({ status: 429, json: problem }))
    await desk.original.fill(passage)
    await desk.run.click()
    await desk.alert.getByText('Visitors from your network have used today’s characters.').waitFor()
    await desk.alert.getByRole('button', { name: 'Create a free account' }).click()
    await desk.dialog.getByText('A free account holds').waitFor()
    await close()
  })
})

test('where limits are lifted there is no meter, and nothing is asked for', async () => {
  const site = await startSite({ TIERS: 'open', TIER_LIMITS: '{}' })
  const { page, close } = await openPage(browser, site.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const desk = deskOf(page)
  await desk.rephrase(passage)
  await expect.poll(() => page.locator('.month-line').count()).toBe(0)
  await expect.poll(() => page.getByText('Counts', { exact: false }).count()).toBe(0)
  expect(asked).not.toContain('/api/v1/usage')
  await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
  await page.getByText('Whoever runs this site has lifted the limits').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Choose/ }).count()).toBe(0)
  await close()
  await site.stop()
})

test('where nothing is sold the page of plans says so', async () => {
  const site = await startSite({ BILLING: 'off', TIER_LIMITS: '{}' })
  const { page, close } = await openPage(browser, `${site.url}/premium`)
  await page.getByText('Nothing is sold on this site.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Choose/ }).count()).toBe(0)
  await expect.poll(() => page.getByText('How do I cancel?').count()).toBe(0)
  await close()
  await site.stop()
})
