import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { copySite, freePort, type SiteCopy } from './site-copy.ts'
import { startSite, type RunningSite } from './site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const hour = 3_600_000

/** The document is marked; a new one has no mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'])
const blogLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
const blogHeading = (page: Page) => page.locator('.blog h1')

/** A site whose server is stopped and started again as another build, at the same address. */
async function twoBuilds(isKept: boolean) {
  const copy: SiteCopy = copySite()
  const settings = { PORT: await freePort() }
  let site: RunningSite = await startSite(settings, copy.folder)
  return {
    url: site.url,
    toNext: async () => {
      await site.stop()
      copy.rebuild({ id: 'nextbild', isKept })
      site = await startSite(settings, copy.folder)
    },
    end: async () => {
      await site.stop()
      copy.remove()
    },
  }
}

describe('a new build under an open tab', () => {
  test('does not take the click away while the code of before is kept, and comes with the next page once it is known', async () => {
    const site = await twoBuilds(true)
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    await page.clock.install()
    await page.goto(`${site.url}/premium`)
    await page.clock.runFor(2_000)
    const first = await buildOf(page)
    await site.toNext()
    await mark(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/build.json')) asked.push(request.url())
    })
    await blogLink(page).click()
    await blogHeading(page).waitFor()

    await page.clock.runFor(hour - 60_000)
    const before = asked.length
    await page.clock.runFor(60_000)
    await page.getByText('A new version is ready.').waitFor()
    expect(before).toBe(0)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/\/build\.json\?t=\d{13}$/)

    await mark(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Premium' }).click()
    await expect.poll(() => buildOf(page)).toBe('nextbild')
    expect(first).not.toBe('nextbild')
    await expect.poll(() => isMarked(page)).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/premium')
    await close()
    await site.end()
  }, 240_000)

  test('brings the page that was clicked where the code of before is gone', async () => {
    const site = await twoBuilds(false)
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    await site.toNext()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await blogLink(page).click()
    await blogHeading(page).waitFor()
    await expect.poll(() => buildOf(page)).toBe('nextbild')
    expect(new URL(page.url()).pathname).toBe('/blog')
    // The router reloads this page, and the click goes on from there.
    expect(documents.length).toBeLessThanOrEqual(3)
    await close()
    await site.end()
  }, 240_000)
})

describe('a page that lives long', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site?.stop())

  test('asks when it comes back into sight after an hour, and not before', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    await page.clock.install()
    const watching = page.waitForRequest((request) => request.url().includes('/builds/'))
    await page.goto(`${site.url}/premium`)
    // The page comes to life when its code is there; only then does the second begin that it waits for.
    await page.locator('html:not([data-hydrating])').waitFor({ state: 'attached' })
    await page.clock.runFor(2_000)
    await watching
    let asked = 0
    page.on('request', (request) => (request.url().includes('/build.json') ? (asked += 1) : 0))
    const comeBack = () => page.evaluate(() => void dispatchEvent(new Event('focus')))
    await page.clock.setSystemTime(Date.now() + hour - 60_000)
    await comeBack()
    await page.waitForTimeout(200)
    expect(asked).toBe(0)
    await page.clock.setSystemTime(Date.now() + hour + 60_000)
    await comeBack()
    await comeBack()
    await expect.poll(() => asked).toBe(1)
    await close()
  })

  test.each([
    ['on a usual network', {}, 1],
    ['where data is saved', { saveData: true }, 0],
    ['on a very slow network', { effectiveType: '2g' }, 0],
  ])('fetches the manifest of its build a second later %s', async (_case, connection, times) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript((facts) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => facts }), connection)
    const manifests: string[] = []
    page.on('request', (request) => {
      if (/\/builds\//.test(request.url())) manifests.push(new URL(request.url()).pathname)
    })
    // The clock stands still until it is told to go on.
    await page.clock.install({ time: 1_000_000 })
    await page.clock.pauseAt(2_000_000)
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await page.waitForSelector('html:not([data-hydrating])', { state: 'attached' })
    await page.clock.runFor(900)
    expect(manifests).toEqual([])
    await page.clock.runFor(200)
    await page.waitForTimeout(300)
    expect(manifests).toEqual(times === 0 ? [] : [`/builds/${await buildOf(page)}.json`])
    await context.close()
  })

  test('only notes that the manifest did not load', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    await page.route('**/builds/*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await expect.poll(() => said.filter((line) => line.includes('The manifest of the build did not load')).length).toBe(1)
    await blogLink(page).click()
    await blogHeading(page).waitFor()
    await context.close()
  })

  test('goes on to the page that was clicked when some of its code cannot be had', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    // Only in this document: the next one finds everything.
    await page.route('**/assets/blog-*.js', (route) =>
      new URL(page.url()).pathname === '/premium' ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await blogLink(page).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog')
    await blogHeading(page).waitFor()
    await close()
  })

  test('reloads a page whose code cannot be had at most once in ten seconds, and then says so', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    await page.route('**/assets/blog-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/build.json*', (route) => route.fulfill({ json: { id: 'another' } }))
    let documents = 0
    page.on('request', (request) => (request.isNavigationRequest() ? (documents += 1) : 0))
    await blogLink(page).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog')
    await page.waitForTimeout(6_000)
    expect(documents).toBeLessThanOrEqual(3)
    const settled = documents
    await page.waitForTimeout(3_000)
    expect(documents).toBe(settled)
    // What the server made is there to be read.
    await expect.poll(() => page.locator('h1').first().innerText()).not.toBe('')
    await close()
  })
})

test('where the browser closes its storage, pages come to life and links are followed', async () => {
  const site = await startSite()
  const { page, complaints, close } = await openPage(browser, `${site.url}/premium`)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('closed', 'SecurityError')
        },
      })
  })
  await page.reload({ waitUntil: 'networkidle' })
  await mark(page)
  await blogLink(page).click()
  await blogHeading(page).waitFor()
  await expect.poll(() => isMarked(page)).toBe(true)
  // The router's own script, which looks for the place on the page; nobody else complains.
  expect(complaints).toEqual(['SecurityError: closed', 'closed'])
  await close()
  await site.stop()
})
