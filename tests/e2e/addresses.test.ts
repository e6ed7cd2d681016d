import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let browser: Browser
let site: RunningSite
const elsewhere = createServer((_, response) => response.end('<h1>Another site</h1>'))
let other = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  const address = elsewhere.address()
  other = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/x`
  const rules = [
    { from: '/blog', to: other, status: 302, isExternal: true },
    { from: '/old', to: '/premium' },
  ]
  ;[site, browser] = await Promise.all([startSite({ REDIRECTS: JSON.stringify(rules) }), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  elsewhere.close()
})

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(site.url + path, { redirect: 'manual', headers: { 'User-Agent': firefox, ...headers } })
  return [response.status, (response.headers.get('Location') ?? '').replace(site.url, '')] as const
}

describe('addresses', () => {
  test.each([
    ['/old', 308, '/premium'],
    ['/OLD/?a=B', 308, '/premium?a=B'],
    ['/hu/old', 404, ''],
    ['/Premium/?a=B', 308, '/premium?a=B'],
    ['/hu//', 308, '/hu'],
    ['/%70remium', 200, ''],
    ['/premium%20', 404, ''],
    ['/%E0%A4%A', 404, ''],
    ['/a%00b', 404, ''],
    ['/..%2f..%2fetc/passwd', 404, ''],
    ['/en/premium', 308, '/premium'],
    ['/hu/paraphrase-text', 308, '/hu/szoveg-atfogalmazas'],
    ['/de/hu/x', 404, ''],
    ['/paraphraser?text=1', 308, '/paraphrase-text?text=1'],
  ])('%s is answered with %i %s', async (path, status, to) => {
    expect(await ask(path)).toEqual([status, to])
  })

  test.each([
    [9_000, 404],
    [20_000, 431],
  ])('of %i letters are answered with %i', async (length, status) => {
    expect(await ask(`/${'x'.repeat(length)}`)).toEqual([status, ''])
  })

  test('that nothing has are answered with the page and the words of the specification', async () => {
    const data = await (await fetch(`${site.url}/hu/nincs.data`)).text()
    expect(data).toContain('Page not found: /hu/nincs')
  })

  test('that lead to another site open it in the whole window, from a link too', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await page.waitForURL(other)
    await page.getByRole('heading', { name: 'Another site' }).waitFor()
    await page.goBack()
    await page.waitForURL(`${site.url}/premium`)
    await close()
  })

  test('of somebody’s own pages are left out by search engines', async () => {
    const robots = async (path: string) => (await fetch(site.url + path)).headers.get('X-Robots-Tag')
    expect([await robots('/profile'), await robots('/hu/profil'), await robots('/premium')]).toEqual(['noindex', 'noindex', null])
  })
})

describe('the first visit', () => {
  test.each([
    ['in Hungarian', '/', { 'Accept-Language': 'hu-HU,hu;q=0.9,en;q=0.8' }, 302, '/hu'],
    ['with a cookie', '/?a=b', { Cookie: 'tinta-locale=ur', 'Accept-Language': 'hu' }, 302, '/ur?a=b'],
    ['of an explicit prefix', '/de', { Cookie: 'tinta-locale=ur', 'Accept-Language': 'hu' }, 200, ''],
    ['of another page', '/premium', { Cookie: 'tinta-locale=ur' }, 200, ''],
    ...['Googlebot/2.1', 'bingbot/2.0', 'DuckDuckBot/1.1', 'facebookexternalhit/1.1', 'Twitterbot/1.0'].map(
      (name) =>
        [
          `by ${name}`,
          '/',
          { 'User-Agent': `Mozilla/5.0 (compatible; ${name})`, 'Accept-Language': 'hu', Cookie: 'tinta-locale=ur' },
          200,
          '',
        ] as const,
    ),
  ] as const)('%s', async (_case, path, headers, status, to) => {
    expect(await ask(path, headers)).toEqual([status, to])
  })
})

describe('the languages of a page', () => {
  test('are all named by every page of the site map, each way round', async () => {
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url?.replaceAll('&#38;', '&').replace(/^https?:\/\/[^/]+/, '') ?? '',
    )
    const named = new Map<string, string>()
    // English, one with a prefix, one from right to left; posts are in some languages only.
    for (const path of paths.filter((one) => /^\/(?!\w\w(?:\/|$))|^\/(?:de|ur)(?:\/|$)/.test(one) && !/\/blog\//.test(one))) {
      const html = await (await fetch(site.url + path, { headers: { 'User-Agent': firefox } })).text()
      const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="[^"]*?:\/\/[^"/]+([^"]*)"/gi)].map(
        ([, code, to]) => `${code} ${to}`,
      )
      // The list of posts leads elsewhere here, in English.
      if (path === '/blog' || links.includes('x-default /blog')) continue
      expect(`${path}: ${links.length}`).toBe(`${path}: 11`)
      named.set(path, links.toSorted().join('\n'))
    }
    expect(named.size).toBeGreaterThan(30)
    // Each translation of a page names the same addresses.
    expect(new Set(named.values()).size * 3).toBe(named.size)
  }, 240_000)

  test('keep the page, its query and the place on it', async () => {
    const { page, close } = await openPage(browser, `${site.url}/premium?from=mail#plans`, { viewport: { width: 1280, height: 600 } })
    const share = () => page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight))
    await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * 0.5))
    await page.getByRole('button', { name: 'English' }).first().click()
    // Opening the menu may have moved the page.
    const before = await share()
    await page.getByRole('link', { name: 'Deutsch' }).first().click()
    await page.waitForURL('**/de/**')
    expect(before).toBeGreaterThan(0.1)
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?from=mail#plans')
    await expect.poll(async () => Math.abs((await share()) - before) < 0.02).toBe(true)
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('tinta-locale=de')
    await close()
  })

  test('keep the text', async () => {
    const { page, close } = await openPage(browser, `${site.url}/paraphrase-text`)
    const original = page.getByRole('textbox').first()
    await original.fill('The cat sat on the mat.')
    await page.waitForTimeout(1_000)
    await page.getByRole('button', { name: 'English' }).first().click()
    await page.getByRole('link', { name: 'اردو' }).first().click()
    await page.waitForURL('**/ur/**')
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('The cat sat on the mat.')
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    await close()
  })
})
