import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { deskOf, passage } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startSite({ VISITOR_TIER: 'platinum' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Almost as much as one run holds, every paragraph of its own. */
const long = Array.from({ length: 270 }, (_, at) => `${passage} This is paragraph ${at + 1}.`).join('\n\n')

describe('a long text', () => {
  test('shows its steps as they happen, and can be stopped without losing anything', async () => {
    const { page, complaints, close } = await openPage(browser, site.url)
    const desk = deskOf(page)
    await desk.rephrase(passage)
    const first = await desk.text()
    await desk.original.fill(long)
    await desk.original.press('Control+Enter')
    await page.getByText(/[\d,]+ of [\d,]+ paragraphs/).waitFor()
    await page.keyboard.press('Escape')
    await desk.result.waitFor()
    await expect.poll(() => desk.text()).toBe(first)
    await expect.poll(() => desk.original.inputValue()).toBe(long)
    expect(complaints).toEqual([])
    await close()
  })

  test('is rephrased whole at a strength that the plan holds', async () => {
    const { page, complaints, close } = await openPage(browser, site.url)
    const desk = deskOf(page)
    await page.getByRole('radio', { name: 'Aggressive', exact: true }).click()
    await desk.original.fill(long)
    await desk.original.press('Control+Enter')
    await desk.result.waitFor({ timeout: 40_000 })
    await expect.poll(() => desk.marks.count()).toBeGreaterThan(500)
    await expect.poll(() => desk.text()).toContain('paragraph 270.')
    expect(complaints).toEqual([])
    await close()
  })
})
