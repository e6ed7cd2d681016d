import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

describe('what comes before the first paint', () => {
  test('is no link to a script; they are asked for after it', async () => {
    const html = await (await fetch(`${site.url}/premium`)).text()
    expect(html).not.toContain('<link rel="modulepreload"')
    const { page, complaints, close } = await openPage(browser, `${site.url}/premium`)
    await expect.poll(() => page.locator('link[rel=modulepreload]').count()).toBeGreaterThan(4)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the typeface of Urdu’s headings', () => {
  test('is brought after the first page, and shown from the next one on', async () => {
    const { page, complaints, close } = await openPage(browser, `${site.url}/ur`)
    const headingFont = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-display'))
    await expect.poll(() => headingFont()).not.toContain('Nastaliq')
    const isBrought = () => page.evaluate(() => localStorage.getItem('tinta-nastaliq') !== null)
    await expect.poll(isBrought).toBe(true)
    // Nothing moves on a page that is being read.
    await expect.poll(() => headingFont()).not.toContain('Nastaliq')
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => headingFont()).toContain('Nastaliq')
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Noto Nastaliq Urdu Variable"', 'ا'))).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  test('is not fetched in other languages', async () => {
    const { page, close } = await openPage(browser, site.url)
    await page.waitForTimeout(2_000)
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('nastaliq'))))
      .toBe(false)
    await close()
  })
})
