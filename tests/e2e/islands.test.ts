import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
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

const postPath = '/blog/paraphrase-too-close'
const urduPath = '/ur/blog/asal-se-qareeb-ibarat'

/** A post with its tool brought to life. */
async function openPost(path = postPath, options: Parameters<typeof openPage>[2] = {}) {
  const opened = await openPage(browser, site.url + path, options)
  await opened.page.locator('[data-island="tool"]').scrollIntoViewIfNeeded()
  await opened.page.locator('[data-island="tool"][data-live]').waitFor()
  // The words of the server stand beside it, hidden.
  return { ...opened, tool: opened.page.locator('[data-island="tool"] > .island-live') }
}

describe('a tool inside a post', () => {
  test('stands there as text without scripts', async () => {
    const { page, close } = await openPage(browser, site.url + postPath, { javaScriptEnabled: false })
    const tool = page.locator('[data-island="tool"]')
    await expect.poll(() => tool.innerText()).toMatch(/don’t sleep enough[^]*do not sleep enough[^]*74%[^]*Open in the paraphraser/)
    await expect.poll(() => tool.getByRole('link').getAttribute('href')).toBe('/paraphrase-text')
    await close()
  })

  test('is not fetched before it comes near', async () => {
    const { page, close } = await openPage(browser, site.url + postPath, { viewport: { width: 1440, height: 700 } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await expect.poll(() => page.locator('[data-live]').count()).toBe(0)
    await page.locator('[data-island="tool"]').scrollIntoViewIfNeeded()
    await page.locator('[data-live]').waitFor()
    expect(asked.filter((path) => path.startsWith('/api/islands/'))).toEqual(['/api/islands/tool.json'])
    await close()
  })

  test('rephrases a sentence of the reader, and hands it on to the paraphraser', async () => {
    const { page, tool, complaints, close } = await openPost()
    const own = 'There are many students who use a phone in the evening, and it is important to note that they sleep less.'
    await tool.getByLabel('Your sentence').fill(own)
    await tool.getByText('Your sentence has changed since.').waitFor()
    await tool.getByRole('radio', { name: 'Simplify' }).click()
    await tool.getByRole('button', { name: 'Rephrase' }).click()
    await tool.getByText(/Similarity to your sentence \d+%/).waitFor()
    await expect.poll(() => tool.locator('.mark-reworded, .mark-moved').count()).toBeGreaterThan(0)
    await expect.poll(() => tool.innerText()).not.toContain('do not sleep')
    await tool.getByRole('link', { name: 'Open in the paraphraser' }).click()
    await page.waitForURL(`${site.url}/paraphrase-text`)
    await page.getByText(own).first().waitFor()
    expect(complaints).toEqual([])
    await close()
  })

  test('says what is missing, what is too long and what failed, and loses nothing', async () => {
    const { page, tool, close } = await openPost()
    const field = tool.getByLabel('Your sentence')
    const button = tool.getByRole('button', { name: 'Rephrase' })
    await field.fill('')
    await tool.getByText('Write a sentence first.').waitFor()
    await expect.poll(() => button.isDisabled()).toBe(true)
    await field.fill('word '.repeat(150))
    await tool.getByText(/at most 500 characters/).waitFor()
    await field.fill('It is important to note that they sleep less than before.')
    await page.route('**/api/v1/rephrase', (route) =>
      route.fulfill({
        status: 402,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'quota-spent',
          status: 402,
          unit: 'characters',
          limit: 2_500,
          used: 2_500,
          needed: 57,
          resetsAt: '2027-01-01T00:00:00.000Z',
        }),
      }),
    )
    await button.click()
    await tool.getByText(/You have used this month’s 2,500 characters/).waitFor()
    await expect.poll(() => tool.getByRole('link', { name: 'See the plans' }).count()).toBe(1)
    await page.unroute('**/api/v1/rephrase')
    await page.context().setOffline(true)
    await button.click()
    await tool.getByRole('alert').waitFor()
    await expect.poll(() => field.inputValue()).toContain('sleep less than before')
    await page.context().setOffline(false)
    await button.click()
    await tool.getByText(/Similarity to your sentence|leaves the sentence as it is/).waitFor()
    await close()
  })

  test('leaves the words of the server where it cannot be had, and can be asked for again', async () => {
    const { page, close } = await openPage(browser, site.url + postPath)
    await page.route('**/api/islands/**', (route) => route.abort())
    const tool = page.locator('[data-island="tool"]')
    await tool.scrollIntoViewIfNeeded()
    await tool.getByText('This part did not load.').waitFor()
    await expect.poll(() => tool.getByText('do not').isVisible()).toBe(true)
    await page.unroute('**/api/islands/**')
    await tool.getByRole('button').click()
    await page.locator('[data-live]').waitFor()
    await expect.poll(() => tool.getByRole('textbox').count()).toBe(1)
    await close()
  })

  test.each([
    [postPath, 'light'],
    [postPath, 'dark'],
    [urduPath, 'light'],
  ] as const)('%s keeps nobody out and stays within the window (%s)', async (path, colorScheme) => {
    for (const width of [1440, 360]) {
      const { page, complaints, close } = await openPost(path, { colorScheme, viewport: { width, height: 800 } })
      expect(await accessibilityProblems(page)).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(complaints).toEqual([])
      await close()
    }
  })

  test('speaks Urdu around the English sentence', async () => {
    const { tool, close } = await openPost(urduPath)
    await expect.poll(() => tool.innerText()).toContain('آپ کا جملہ')
    await expect.poll(() => tool.locator('[lang="ur"]').first().getAttribute('dir')).toBe('rtl')
    await expect.poll(() => tool.getByRole('textbox').evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
    await close()
  })
})

describe('other live parts', () => {
  test('a measured figure says of how many and when', async () => {
    const { page, close } = await openPage(browser, `${site.url}/about`)
    const figure = page.locator('[data-island="figure"]')
    const words = (await figure.innerText()).replaceAll(/\s+/g, ' ')
    expect(words).toMatch(/\d(?:\.\d)?% Measured on .+; number of cases: \d+/)
    await figure.scrollIntoViewIfNeeded()
    await page.locator('[data-island="figure"][data-live]').waitFor()
    await expect.poll(async () => (await figure.innerText()).replaceAll(/\s+/g, ' ')).toBe(words)
    await close()
  })

  test('code is coloured, and readable in both modes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await openPage(browser, `${site.url}/self-hosting`, { colorScheme })
      await expect.poll(() => page.locator('pre .code-function').first().innerText()).toBe('npm')
      expect(await accessibilityProblems(page)).toEqual([])
      await close()
    }
  })
})
