import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { deskOf, passage, type Desk } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage
let desk: Desk

beforeAll(async () => {
  site = await startSite()
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

describe('what the sheet says and keeps', () => {
  test('no text: said at the field, until there is one', async () => {
    const { page } = opened
    await desk.original.fill('   ')
    await desk.run.click()
    const remark = page.locator('.half-original .remark', { hasText: 'There is no text yet.' })
    await remark.waitFor()
    await expect.poll(() => desk.original.evaluate((field) => field === document.activeElement)).toBe(true)
    await desk.original.fill('A word.')
    await remark.waitFor({ state: 'detached' })
  })

  test('the result and what was written into it outlast a reload, another page and another language', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Rephrased text, editing' })
    await field.press('Control+End')
    await field.pressSequentially(' My own end.')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect.poll(() => page.locator('.result-text .mark-own').textContent()).toBe(' My own end.')
    const length = page.locator('.figure', { hasText: 'Characters and reading level' })
    await length.getByText('Measured before your own changes.').waitFor()
    const text = await desk.text()
    await page.reload({ waitUntil: 'networkidle' })
    await desk.result.waitFor()
    await expect.poll(() => desk.text()).toBe(text)
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await page.goBack({ waitUntil: 'networkidle' })
    await desk.result.waitFor()
    await expect.poll(() => desk.text()).toBe(text)
    await page.goto(`${site.url}/de`, { waitUntil: 'networkidle' })
    await page.locator('.result-text').waitFor()
    await expect.poll(() => page.locator('.result-text').textContent()).toContain('My own end.')
  })

  test('a problem stands alone: no figures, no language and no buttons of the result before', async () => {
    const { page } = opened
    await desk.rephrase(passage)
    await desk.original.fill('Это совсем другой текст на русском языке, и он довольно длинный, чтобы его узнать.')
    await desk.run.click()
    await desk.alert.waitFor()
    for (const name of ['Copy result', 'Edit', 'Generate again'])
      await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: /English detected/ }).count()).toBe(0)
    await expect.poll(() => page.locator('.figures-waiting').count()).toBe(1)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await desk.result.waitFor()
    await expect.poll(() => page.getByRole('button', { name: /English detected/ }).count()).toBe(0)
  })

  test('hidden characters are named and can be removed, and brought back', async () => {
    const { page } = opened
    await desk.original.fill('Some\u200B words\u202E here.')
    await page.getByText('Hidden in the text: characters without width and marks that turn the writing direction.').waitFor()
    await page.getByRole('button', { name: 'Remove them' }).click()
    await expect.poll(() => desk.original.inputValue()).toBe('Some words here.')
    await desk.toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => desk.original.inputValue()).toBe('Some\u200B words\u202E here.')
  })

  test('a locked strength: Later has the focus, and again only one toast', async () => {
    const { page } = opened
    const locked = page.getByRole('radio', { name: /^Aggressive/ })
    await locked.click()
    const later = desk.dialog.getByRole('button', { name: 'Later' })
    await later.waitFor()
    await expect.poll(() => later.evaluate((button) => button === document.activeElement)).toBe(true)
    await later.click()
    await locked.click()
    await locked.click()
    await desk.toast.waitFor()
    await expect.poll(() => desk.toast.count()).toBe(1)
    await expect.poll(() => desk.toast.locator('.lucide-check').count()).toBe(0)
  })

  test('a run that is stopped leaves a line that says so', async () => {
    const { page } = opened
    await page.route('**/api/v1/rephrase', () => undefined)
    await desk.original.fill(passage)
    await desk.run.click()
    await page.keyboard.press('Escape')
    const remark = page.locator('.half-result .remark', { hasText: 'Stopped. Your text is as it was.' })
    await remark.waitFor()
    await desk.original.press('End')
    await desk.original.pressSequentially(' More.')
    await remark.waitFor({ state: 'detached' })
  })

  test('on a low window the result comes into sight, and on paper only both texts', async () => {
    const { page } = opened
    await page.setViewportSize({ width: 1280, height: 480 })
    await desk.rephrase(passage)
    await expect.poll(() => desk.heading.evaluate((heading) => heading.getBoundingClientRect().bottom / innerHeight)).toBeLessThan(0.61)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => desk.original.isVisible()).toBe(true)
    await expect.poll(() => desk.result.isVisible()).toBe(true)
    for (const part of ['.hero', '.tabs', '.controls-bar', '.five-modes', '.figures', '.footer'])
      await expect.poll(() => page.locator(part).first().isVisible(), { message: part }).toBe(false)
  })
})
