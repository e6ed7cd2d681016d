import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startAccountSite } from './account-desk.ts'
import { launchBrowser, openPage, type OpenPage } from './browser.ts'
import { citeDesk, importFile, sixWorks } from './cite-desk.ts'
import { becomeMember } from './member.ts'
import { startSite, type RunningSite } from './site.ts'
import { otherAssets, serveTwoBuilds } from './two-builds.ts'

let site: RunningSite
let browser: Browser
let opened: OpenPage | null = null

beforeAll(async () => {
  site = await startAccountSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})
afterEach(async () => {
  const { complaints, close } = opened ?? { complaints: [], close: async () => undefined }
  opened = null
  await close()
  expect(
    complaints.filter((line) => !/status of 503|ERR_INTERNET_DISCONNECTED|ERR_FAILED|route module|dynamically imported module/.test(line)),
  ).toEqual([])
})

type Kept = { readonly pages: readonly string[]; readonly assets: number; readonly text: string }

/** What the worker has kept: addresses and everything that is written in it. */
const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const pages: string[] = []
    const texts: string[] = []
    let assets = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const address = request.url.slice(location.origin.length)
        if (address.startsWith('/assets/')) assets += 1
        else {
          pages.push(address)
          const answer = await cache.match(request, { ignoreVary: true })
          texts.push((await answer?.text()) ?? '')
        }
      }
    }
    return { pages, assets, text: texts.join('\n') }
  })

/** Opens a page in a browser that lets workers work, and waits until these pages are kept. */
async function open(
  path: string,
  {
    until = [path],
    url = site.url,
    ...options
  }: Parameters<typeof openPage>[2] & { readonly until?: readonly string[]; readonly url?: string } = {},
): Promise<Page> {
  opened = await openPage(browser, url + path, { serviceWorkers: 'allow', ...options })
  await waitFor(opened.page, until)
  return opened.page
}

/** The files come last, so the pages' are there when their number rests. */
async function waitFor(page: Page, pages: readonly string[]): Promise<void> {
  await expect.poll(async () => (await kept(page)).pages, { timeout: 20_000 }).toEqual(expect.arrayContaining([...pages]))
  let before = -1
  await expect
    .poll(
      async () => {
        const { assets } = await kept(page)
        const rests = assets === before
        before = assets
        return rests && assets > 0
      },
      { timeout: 20_000, interval: 700 },
    )
    .toBe(true)
}

/** Set in a browser that is to know from its first line on that there is no network: its pretence forgets that with each document. */
const sign = 'pretends-offline'

async function goOffline(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const online = { configurable: true, get: () => localStorage.getItem(name) === null }
    Object.defineProperty(Navigator.prototype, 'onLine', online)
  }, sign)
  await page.evaluate((name) => localStorage.setItem(name, 'yes'), sign)
  await page.context().setOffline(true)
}
async function goOnline(page: Page): Promise<void> {
  await page.evaluate((name) => localStorage.removeItem(name), sign)
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}
const text = 'The committee decided to postpone the vote because the figures were not yet known.'
const field = (page: Page) => page.locator('textarea, .cm-content').first()

describe('without a connection', () => {
  test('the page opens again, counts what is typed and keeps the draft; others are gone to', async () => {
    const page = await open('/', { until: ['/', '/paraphrase-text', '/apa-citation', '/offline/en'] })
    await goOffline(page)
    await page.reload()
    await field(page).fill(text)
    await page.getByText(String(text.length), { exact: true }).filter({ visible: true }).first().waitFor()
    await page.reload()
    await expect.poll(() => field(page).inputValue()).toBe(text)
    await page.getByText('You are offline.').first().waitFor()
    await page.getByRole('link', { name: 'Citations' }).first().click()
    await page.waitForURL('**/apa-citation')
    await citeDesk(page).box.waitFor()
    await page.getByRole('link', { name: 'Paraphraser' }).first().click()
    await expect.poll(() => field(page).inputValue()).toBe(text)
  })

  test('a visitor’s list of references is read and copied', async () => {
    const page = await open('/apa-citation')
    const desk = citeDesk(page)
    await importFile(page, sixWorks)
    await expect.poll(() => desk.rows.count()).toBe(6)
    await goOffline(page)
    await page.reload()
    await expect.poll(() => desk.rows.count()).toBe(6)
    await page.getByText('The list is as it was formatted last.', { exact: false }).waitFor()
    await page.getByRole('button', { name: /^Copy/ }).first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Bowling alone')
    await goOnline(page)
    await expect.poll(() => page.getByText('The list is as it was formatted last.', { exact: false }).count()).toBe(0)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await expect.poll(() => desk.rows.count()).toBe(6)
  })

  test.each([
    ['de', '/de/blog', 'Sie sind offline.', 'ltr'],
    ['ur', '/ur/blog', 'آپ آف لائن ہیں۔', 'rtl'],
  ])(
    'in %s an address that was never opened says so, names what is kept, and opens by itself later',
    async (code, path, title, direction) => {
      const page = await open(`/${code}`, { locale: code, until: [`/${code}`, `/offline/${code}`] })
      await goOffline(page)
      await page.goto(site.url + path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(direction)
      await expect.poll(() => page.locator('li a').count()).toBe(3)
      await page.locator('li a').first().click()
      await page.waitForURL(`${site.url}/${code}`)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await goOnline(page)
      await expect.poll(() => page.locator('h1').first().textContent(), { timeout: 20_000 }).not.toBe(title)
    },
  )

  test('a link to a page that was never opened leads to what says so, and back', async () => {
    const page = await open('/')
    await goOffline(page)
    await page.getByRole('link', { name: 'Blog' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'You are offline.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/blog')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('There is still no connection.').waitFor()
  })

  test('a page that somebody went to by a link opens again', async () => {
    const page = await open('/')
    await page.getByRole('link', { name: 'Proofreader' }).first().click()
    await page.waitForURL('**/ai-proofreader')
    await waitFor(page, ['/ai-proofreader'])
    await goOffline(page)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    expect(new URL(page.url()).pathname).toBe('/ai-proofreader')
    await expect.poll(() => page.title()).toMatch(/roofread/)
  })
})

describe('what is somebody’s', () => {
  test('is in no cache, neither while they are signed in nor afterwards, and is not replaced by what a visitor would have', async () => {
    const page = await open('/library')
    const email = await becomeMember(page, site)
    for (const path of ['/library', '/profile', '/history']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await waitFor(page, [path])
    }
    await expect.poll(async () => (await kept(page)).text).not.toContain(email)
    await goOffline(page)
    await page.reload()
    await page.getByText('Your history is kept with your account.', { exact: false }).waitFor()
    await page.goto(`${site.url}/library`)
    await page.getByText('Your library is kept with your account.', { exact: false }).waitFor()
    await goOnline(page)
    await expect.poll(() => page.getByText('Your library is kept with your account.', { exact: false }).count()).toBe(0)
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.getByRole('button', { name: 'Log in' }).first().waitFor()
    const after = await kept(page)
    expect(after.pages.filter((path) => path.startsWith('/api/'))).toEqual([])
    expect(after.text).not.toContain(email)
    // Many pages, one after the other.
  }, 90_000)
})

describe('who saves data', () => {
  test('has only the pages kept that were opened', async () => {
    opened = await openPage(browser, 'about:blank', { serviceWorkers: 'allow' })
    const { page } = opened
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(`${site.url}/ai-proofreader`, { waitUntil: 'networkidle' })
    await waitFor(page, ['/ai-proofreader', '/offline/en'])
    const { pages } = await kept(page)
    expect(pages.filter((path) => !path.startsWith('/__manifest'))).toEqual(expect.arrayContaining(['/ai-proofreader', '/offline/en']))
    expect(pages).not.toContain('/paraphrase-text')
  })
})

describe('a new build', () => {
  test('is taken whole with the next document, and a tab of the build before goes on with its own files', async () => {
    const builds = await serveTwoBuilds(site.url)
    try {
      const page = await open('/paraphrase-text', { url: builds.url })
      const other = await page.context().newPage()
      await other.goto(`${builds.url}/paraphrase-text`, { waitUntil: 'networkidle' })
      const buildOf = (one: Page) => one.locator('html').getAttribute('data-build')
      const first = await buildOf(page)
      builds.update()
      builds.asked.length = 0
      await page.goto(`${builds.url}/ai-proofreader`, { waitUntil: 'networkidle' })
      const second = await buildOf(page)
      expect(second).not.toBe(first)
      expect(builds.asked.length).toBeGreaterThan(3)
      expect(builds.asked.filter((path) => !path.startsWith(otherAssets))).toEqual([])
      // Its worker has taken over, and keeps pages of its own.
      await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([`tinta-${first}`, `tinta-${second}`])
      await waitFor(page, ['/ai-proofreader'])
      // The tab of the build before is still at work, with its files.
      await expect.poll(() => buildOf(other)).toBe(first)
      await field(other).fill(text)
      await other.getByText(String(text.length), { exact: true }).filter({ visible: true }).first().waitFor()
      await goOffline(page)
      await page.reload()
      await expect.poll(() => buildOf(page)).toBe(second)
      await other.reload()
      await other.locator('html[data-build]').waitFor()
      const files = await other.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
      const isSecond = (await buildOf(other)) === second
      expect(files.filter((path) => path.startsWith('/assets/') && path.startsWith(otherAssets) !== isSecond)).toEqual([])
      await expect.poll(() => field(other).inputValue()).toBe(text)
    } finally {
      await opened?.close()
      opened = null
      await builds.stop()
    }
  })
})

describe('a text that another app shares', () => {
  test('lies on the paraphraser, and is sent nowhere', async () => {
    const page = await open('/')
    const sent: string[] = []
    page
      .context()
      .on(
        'request',
        (request) => void (request.method() === 'POST' && sent.push(request.serviceWorker() ? 'worker' : new URL(request.url()).pathname)),
      )
    await goOffline(page)
    await page.evaluate((shared) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share/en', enctype: 'multipart/form-data' })
      const input = document.createElement('textarea')
      Object.assign(input, { name: 'text', value: shared })
      form.append(input)
      document.body.append(form)
      form.submit()
    }, `${text} </script>`)
    await page.waitForURL('**/paraphrase-text')
    await expect.poll(() => field(page).inputValue()).toBe(`${text} </script>`)
    expect(sent.filter((path) => path === 'worker')).toEqual([])
  })
})

describe('where the operator has switched it off', () => {
  test('the worker that is there ends itself and drops what it has kept', async () => {
    const port = new URL(site.url).port
    const page = await open('/')
    await site.stop()
    site = await startSite({ PORT: port, OFFLINE: 'off' })
    await page.goto(`${site.url}/premium`, { waitUntil: 'networkidle' })
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([])
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await expect.poll(() => page.locator('html').getAttribute('data-keeps')).toBeNull()
    // The site is started a second time.
  }, 120_000)
})
