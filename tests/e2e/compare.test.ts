import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { deskOf, passage } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ VISITOR_TIER: 'premium' }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** The view with all modes, in the reader's words. */
const viewOf = (page: Page) => ({
  view: page.locator('.compare'),
  columns: page.locator('.compare-column'),
  figures: page.locator('.compare-figures'),
  chosen: page.locator('.compare-chosen'),
  open: () => page.locator('.compare-button').click(),
  run: () => page.locator('.compare-bar .button-primary').click(),
  textOf: (mode: string) => page.locator(`[data-mode=${mode}] .compare-text`),
})

describe('all modes side by side', () => {
  test('say what they cost before, stand in five columns, and the chosen one comes to the sheet', async () => {
    const { page, complaints, close } = await openPage(browser, site.url)
    const [desk, compare] = [deskOf(page), viewOf(page)]
    await desk.original.fill(passage)
    await compare.open()
    await expect.poll(() => compare.view.textContent()).toMatch(/Counts \d+ characters, none if you rephrased this text this month/)
    expect(await compare.figures.count()).toBe(0)
    await compare.run()
    await expect.poll(() => compare.figures.count(), { timeout: 30_000 }).toBe(5)
    expect(await compare.chosen.getAttribute('data-mode')).toBe('synonyms')
    await page.keyboard.press('3')
    await expect.poll(() => compare.chosen.getAttribute('data-mode')).toBe('extend')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await desk.result.waitFor()
    expect(await desk.original.inputValue()).toBe(passage)
    expect(await page.getByRole('radio', { name: 'Extend' }).getAttribute('aria-checked')).toBe('true')
    await expect.poll(() => desk.heading.evaluate((heading) => heading === document.activeElement)).toBe(true)
    expect((await desk.text()).length).toBeGreaterThan(passage.length)
    expect(complaints).toEqual([])
    await close()
  })

  test('are there at once for a text with a result, count nothing, give another version of one, and go back', async () => {
    const { page, close } = await openPage(browser, site.url)
    const [desk, compare] = [deskOf(page), viewOf(page)]
    await desk.rephrase(passage)
    const left = () => page.locator('.compare-bar').textContent()
    await compare.open()
    await expect.poll(() => compare.figures.count(), { timeout: 30_000 }).toBe(5)
    const before = await left()
    expect(before).toContain(`${(10_000 - [...passage].length).toLocaleString('en')} of 10,000 left`)
    const was = await compare.textOf('synonyms').textContent()
    await page.getByRole('button', { name: `Another version of Synonyms. Counts ${[...passage].length} characters` }).click()
    await expect.poll(() => compare.textOf('synonyms').textContent(), { timeout: 30_000 }).not.toBe(was)
    await expect.poll(left).not.toBe(before)
    await page.keyboard.press('Escape')
    await desk.result.waitFor()
    expect(await compare.view.count()).toBe(0)
    await close()
  })

  test.each([
    ['in the dark, on a phone', '/', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
    ['in Urdu', '/ur', { viewport: { width: 1280, height: 900 } }],
  ] as const)('can be read and reached by everybody %s', async (_, path, look) => {
    const { page, complaints, close } = await openPage(browser, site.url + path, look)
    const compare = viewOf(page)
    await page.locator('.text-editor-field').fill(passage)
    await compare.open()
    await compare.run()
    await expect.poll(() => compare.figures.count(), { timeout: 30_000 }).toBe(5)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  test('leave the sheet as it is, with the problem on it, when the run fails', async () => {
    const { page, close } = await openPage(browser, site.url)
    const [desk, compare] = [deskOf(page), viewOf(page)]
    await desk.original.fill(passage)
    await page.route('**/rephrase/compare', (route) => route.abort())
    await compare.open()
    await compare.run()
    await desk.alert.first().waitFor()
    expect(await compare.view.count()).toBe(0)
    expect(await desk.original.inputValue()).toBe(passage)
    await close()
  })
})
