import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems, launchBrowser, openPage } from './browser.ts'
import { copySite, type SiteCopy } from './site-copy.ts'
import { startSite, type RunningSite } from './site.ts'

/** What a person wrote; it must be in no line of the log. */
const secret = 'grandmother left the village'

let browser: Browser
let copy: SiteCopy
let site: RunningSite
beforeAll(async () => {
  browser = await launchBrowser()
  copy = copySite()
  // The list of posts breaks off while the server makes it, with a message that quotes a text.
  copy.spoil('server/index.js', /function PostList\([^)]*\) \{/, `$& throw new TypeError('${secret}');`)
  site = await startSite({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, copy.folder)
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  copy?.remove()
})

const shownNumber = (page: Awaited<ReturnType<typeof openPage>>['page']) => page.locator('.missing code').innerText()

/** What browsers told, as the log has it. */
const reports = (): readonly { readonly reference: string; readonly source: string }[] =>
  site
    .said()
    .split('\n')
    .filter((line) => line.includes('page failed in a browser'))
    .map((line) => JSON.parse(line).report)

describe('a page that the server cannot make', () => {
  test('is answered with 500, a way on, and the number under which the log has it', async () => {
    const { page, close } = await openPage(browser, `${site.url}/blog`)
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
    expect((await fetch(`${site.url}/blog`)).status).toBe(500)
    await expect.poll(() => page.title()).toContain('Internal Server Error')
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const number = await shownNumber(page)
    expect(number).toMatch(/^[\w-]{16}$/)
    await expect.poll(() => site.said()).toContain(number)
    const line = site
      .said()
      .split('\n')
      .find((one) => one.includes(number) && one.includes('page failed'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', error: { name: 'TypeError' } })

    await page.getByRole('button', { name: 'Copy the number' }).click()
    await page.getByText('Copied', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Go home' }).click()
    await page.waitForURL(`${site.url}/`)
    await close()
  })

  test.each([
    ['/de/blog', 'Interner Serverfehler', 'dark'],
    ['/ur/blog', null, 'light'],
  ] as const)('speaks the language of its address: %s', async (path, title, colorScheme) => {
    for (const width of [1440, 360]) {
      const { page, close } = await openPage(browser, site.url + path, { colorScheme, viewport: { width, height: 800 } })
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      if (title) expect(heading).toBe(title)
      expect(heading).not.toBe('Internal Server Error')
      expect(await accessibilityProblems(page)).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await close()
    }
  })
})

describe('an error in the browser', () => {
  test('of a page that cannot be shown has a number of its own, which the server is told without its words', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    // The next page’s data is not what its code expects.
    await page.route('**/*.data*', (route) => route.fulfill({ status: 200, contentType: 'text/x-script', body: `["${secret}"]` }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor()
    const number = await shownNumber(page)
    await expect.poll(reports).toContainEqual(expect.objectContaining({ reference: number, source: 'page', locale: 'en' }))
    await close()
  })

  test.each([
    [
      'thrown by a script',
      (text: string) =>
        setTimeout(() => {
          throw new RangeError(text)
        }),
    ],
    ['of a promise that was left alone', (text: string) => void Promise.reject(new RangeError(text))],
  ])('%s is not told when it is not of our files', async (_case, fail) => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    let told = 0
    page.on('request', (request) => (request.url().endsWith('/api/v1/errors') ? (told += 1) : 0))
    await page.evaluate(fail, secret)
    await page.waitForTimeout(1_000)
    expect(told).toBe(0)
    await close()
  })

  test('is told once with its kind and its place in our files', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    const frame = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '')
    await page.evaluate(
      ([text, file]) => {
        const error = new RangeError(text)
        error.stack = `RangeError: ${text}\n    at run (${file}:1:77)`
        void Promise.reject(error)
      },
      [secret, frame] as const,
    )
    const expected = { source: 'promise', kind: 'RangeError', class: 'other', at: [`${new URL(frame).pathname}:1:77`], page: 'premium' }
    await expect.poll(reports).toContainEqual(expect.objectContaining(expected))
    expect(reports().filter(({ source }) => source === 'promise')).toHaveLength(1)
    await close()
  })
})

test('no line of the log holds what the errors said', () => {
  expect(site.said()).toContain('page failed')
  expect(site.said()).not.toContain('grandmother')
})

describe('a page whose words cannot be had', () => {
  test('stays as the server made it, and only the console says so', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const file = await (await fetch(`${site.url}/de/premium`)).text().then((html) => /\/assets\/base-[\w-]+\.js/.exec(html)?.[0] ?? 'none')
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto(`${site.url}/de/premium`, { waitUntil: 'networkidle' })
    await expect.poll(() => said.filter((line) => line.startsWith('The messages of de did not load')).length).toBe(1)
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('')
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-hydrating'))).toBe(true)
    await page.getByRole('link', { name: 'Blog' }).first().click()
    await page.waitForURL(`${site.url}/de/blog`)
    await context.close()
  })

  test('is hydrating until its first render, and not after', async () => {
    const [html = ''] = /<html[^>]*>/.exec(await (await fetch(`${site.url}/premium`)).text()) ?? []
    expect(html).toContain(' data-hydrating=""')
    // The number of a failure, where there is none, would be taken for that of a later one.
    expect(html).not.toContain('data-error-id')
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-hydrating'))).toBe(false)
    await close()
  })
})
