import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { deskOf, passage } from './rephrase-desk.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startSite()
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
  ['Urdu', '/ur', { viewport: wide }],
  ['Urdu on a phone, dark', '/ur', { ...phone, colorScheme: 'dark' }],
  ['on a phone', '/', phone],
  ['on a small phone', '/', { ...phone, viewport: { width: 320, height: 568 } }],
  ['German on a tablet', '/de', { viewport: { width: 900, height: 1180 } }],
  ['at 200 %', '/', { viewport: { width: 720, height: 450 } }],
]

describe.each(looks)('the home page, %s', (_, path, options) => {
  test('has no accessibility problem, empty and with a result, and never scrolls sideways', async () => {
    const { page, complaints, close } = await openPage(browser, site.url + path, options)
    const isWideEnough = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(() => isWideEnough()).toBe(true)
    await page.locator('.text-editor-field').first().fill(passage)
    // The English examples run from left to right on every page.
    const examples = page.locator('.five-modes :is(p.manuscript, p:has(.manuscript))')
    const directions = await examples.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))
    expect(directions).toEqual(Array.from({ length: 6 }, () => 'ltr'))
    await page.locator('.run-button:visible, .phone-actions .button-primary:visible').first().click()
    await page.locator('.result-text [data-change]').first().waitFor()
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    await expect.poll(() => page.locator('.result-text').getAttribute('lang')).toBe('en')
    await expect.poll(() => page.locator('.result-text').getAttribute('dir')).toBe('ltr')
    expect(await accessibilityProblems(page)).toEqual([])
    await expect.poll(() => isWideEnough()).toBe(true)
    await page.locator('.result-text [data-change]').first().click()
    await page.locator('.word-menu').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

describe('what moves', () => {
  test.each([
    ['wide', { viewport: wide }],
    ['phone', phone],
  ] as const)('nothing, on a %s window, from the first paint to the result', async (_, options) => {
    const { page, close } = await openPage(browser, `${site.url}/`, options)
    await page.evaluate(() => {
      Object.assign(globalThis, { shifts: [] })
      // What follows a key or a click at once is the reader's own doing and does not count.
      const unasked = (entry: PerformanceEntry) => Reflect.get(entry, 'hadRecentInput') !== true
      const note = (list: PerformanceObserverEntryList) =>
        Reflect.get(globalThis, 'shifts').push(
          ...list
            .getEntries()
            .filter(unasked)
            .map((entry) => Reflect.get(entry, 'value')),
        )
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    await deskOf(page).original.pressSequentially(passage)
    await page.locator('.run-button:visible, .phone-actions .button-primary:visible').first().click()
    await page.locator('.result-text [data-change]').first().waitFor()
    const shifts: readonly number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'))
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    await close()
  })
})

describe('without scrolling', () => {
  test.each([
    ['1440 by 900', '/', { viewport: wide }, '.run-button'],
    ['360 by 780', '/', phone, '.phone-actions .button-primary'],
    ['360 by 780, the paraphraser’s own page', '/paraphrase-text', phone, '.phone-actions .button-primary'],
  ] as const)('the field and the main action are in sight at %s', async (_, path, options, button) => {
    const { page, close } = await openPage(browser, site.url + path, options)
    const { height } = options.viewport
    for (const part of [button, '.text-editor-field', '#original-count']) {
      const box = await page.locator(part).first().boundingBox()
      expect(box && box.y >= 0 && box.y + Math.min(box.height, 40) <= height).toBe(true)
    }
    await close()
  })
})

describe('the bar of modes and strengths', () => {
  const laptop = ['/', '/hu', '/de', '/fr', '/ur'].map((path) => ({ path, width: 1366 }))
  const desk = ['/', '/hu', '/ro', '/de', '/fr', '/ur'].map((path) => ({ path, width: 1440 }))
  test.each([...laptop, ...desk])('takes one line at $width px, $path', async ({ path, width }) => {
    const { page, close } = await openPage(browser, site.url + path, { viewport: { width, height: 768 } })
    const middles = await page.locator('.controls-bar > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return top + height / 2
      }),
    )
    expect(middles.length).toBe(4)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
    await close()
  })
})
