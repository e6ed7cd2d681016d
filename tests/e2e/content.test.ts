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

describe('the blog', () => {
  test('leads from the list to a post, to another language of it, and back to the tool', async () => {
    const { page, complaints, close } = await openPage(browser, `${site.url}/blog`)
    await page.getByRole('link', { name: 'When a paraphrase is still too close' }).click()
    await page.getByRole('heading', { level: 1, name: 'When a paraphrase is still too close' }).waitFor()
    await expect.poll(() => page.title()).toBe('When a paraphrase is still too close · Tinta')
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click()
    expect(new URL(page.url()).hash).not.toBe('')
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog\/paraphrase-too-close$/)
    await page.getByRole('link', { name: 'Try it: Paraphraser' }).click()
    await page.waitForURL(`${site.url}/paraphrase-text`)
    expect(complaints).toEqual([])
    await close()
  })

  test('shows a post that is not translated in English and says so', async () => {
    const { page, close } = await openPage(browser, `${site.url}/hu/blog/mother-tongue-errors`)
    const article = page.getByRole('article')
    const body = article.locator('.reading')
    const language = (await body.getAttribute('lang')) ?? 'hu'
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hu')
    // Where it is translated one day, its own address answers.
    expect(language === 'en' ? await article.getByRole('status').count() : 1).toBe(1)
    await close()
  })

  test.each([
    ['/blog', 'light'],
    ['/blog/paraphrase-too-close', 'dark'],
    ['/ur/blog', 'light'],
    ['/privacy-policy', 'light'],
  ] as const)('%s has nothing that keeps people out (%s)', async (path, colorScheme) => {
    for (const width of [1280, 360]) {
      const { page, close } = await openPage(browser, site.url + path, { colorScheme, viewport: { width, height: 800 } })
      expect(await accessibilityProblems(page)).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await close()
    }
  })
})

describe('content pages', () => {
  test.each(['/', '/ur'])('open from the foot of %s within the same document', async (path) => {
    const { page, complaints, close } = await openPage(browser, site.url + path)
    const links = page.getByRole('contentinfo').getByRole('list').last().getByRole('link')
    const titles = await links.allInnerTexts()
    expect(titles).toHaveLength(3)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    for (const [index, title] of titles.entries()) {
      await links.nth(index).click()
      await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.title(), { message: title }).not.toContain('404')
    }
    await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('addresses', () => {
  const statusOf = async (path: string): Promise<readonly [number, string]> => {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    return [response.status, (response.headers.get('Location') ?? '').replace(site.url, '')]
  }

  test.each([
    ['/nothing-here', 404, ''],
    ['/a/b/c/d', 404, ''],
    ['/blog/nothing-here', 404, ''],
    [`/${'x'.repeat(1_500)}`, 404, ''],
    ['/%E0%A4%A', 404, ''],
    ['/BLOG/', 308, '/blog'],
    ['/about', 200, ''],
    ['/hu/about', 308, null],
  ] as const)('%s answers %d', async (path, status, to) => {
    const [answered, location] = await statusOf(path)
    expect(answered).toBe(status)
    if (to !== null) expect(location).toBe(to)
  })

  test('of the site map all answer', async () => {
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL((address ?? '').replaceAll('&#38;', '&'))
      return pathname + search
    })
    expect(paths.length).toBeGreaterThan(100)
    expect(new Set(paths).size).toBe(paths.length)
    const wrong: string[] = []
    for (const path of paths) if ((await statusOf(path))[0] !== 200) wrong.push(path)
    expect(wrong).toEqual([])
  })

  test('of feeds are well formed and lead to posts', async () => {
    const feed: { readonly items: readonly { readonly url: string }[] } = await (await fetch(`${site.url}/feed.json`)).json()
    expect(feed.items.length).toBeGreaterThanOrEqual(8)
    for (const { url } of feed.items) expect((await statusOf(new URL(url).pathname))[0]).toBe(200)
    const { page, close } = await openPage(browser, `${site.url}/blog`)
    const isXml = await page.evaluate(async () => {
      const read = async (path: string) =>
        new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/xml').querySelector('parsererror') === null
      return (await Promise.all(['/feed.xml', '/ur/feed.xml', '/sitemap.xml'].map(read))).every(Boolean)
    })
    expect(isXml).toBe(true)
    await close()
  })
})
