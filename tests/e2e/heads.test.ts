import type { Browser } from 'playwright-core'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeCodes } from '#web/i18n/locales.ts'
import { readHead, type PageFacts } from '#web/head/read-head.ts'
import { faultsOf, shownWords, thingsOf } from '../structured-data.ts'
import { launchBrowser, openPage } from './browser.ts'
import { startSite, type RunningSite } from './site.ts'

type Listed = { readonly address: string; readonly alternates: ReadonlyMap<string, string>; readonly image: string | undefined }
type Walked = Listed & { readonly status: number; readonly html: string; readonly facts: PageFacts | null }

let site: RunningSite
let browser: Browser
let pages: readonly Walked[]
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
  const listed = listedIn(await textOf('/sitemap.xml'))
  pages = await Promise.all(listed.map(walk))
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The site calls itself by its own name, whatever name we call it by. */
const own = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
const textOf = async (path: string): Promise<string> => (await fetch(site.url + path)).text()

async function answerOf(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function walk(listed: Listed): Promise<Walked> {
  const response = await fetch(site.url + own(listed.address), { redirect: 'manual' })
  const html = await response.text()
  return { ...listed, status: response.status, html, facts: readHead(html) }
}

/** A tag of XML in the order of the document. */
type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; text: string }

/** Reads XML strictly: whatever is not well formed throws. */
function tagsOf(xml: string): readonly Tag[] {
  const tags: Tag[] = []
  const open: Tag[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const tag = { name, attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])), text: '' }
    tags.push(tag)
    open.push(tag)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return tags
}

function listedIn(xml: string): readonly Listed[] {
  const listed: { address: string; alternates: Map<string, string>; image: string | undefined }[] = []
  for (const { name, attributes, text } of tagsOf(xml)) {
    if (name === 'loc') listed.push({ address: text, alternates: new Map(), image: undefined })
    const last = listed.at(-1)
    if (name === 'xhtml:link') last?.alternates.set(attributes['hreflang'] ?? '', attributes['href'] ?? '')
    if (name === 'image:loc' && last) last.image = text
  }
  return listed
}

const contentOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].flatMap(([, key, value = '']) => (key === name ? [value] : []))

/** What a reader sees of a page, and what is read out to those who do not: words without tags, one space between any two. */
const wordsOn = (html: string): string =>
  readable(
    html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/aria-label="([^"]*)"/g, '>$1<')
      .replace(/<[^>]*>/g, ' '),
  )

const readable = (text: string): string =>
  text
    .replace(/&amp;|&#38;/g, '&')
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, ' ')

const codeOf = ({ address }: Listed): string => localeCodes.find((locale) => own(address).split('/')[1] === locale) ?? 'en'

const wrong = (isWrong: (page: Walked) => boolean): readonly string[] => pages.filter(isWrong).map(({ address }) => own(address))

describe('every address of the site map', () => {
  test('answers by itself, and asks to be kept under that very address', () => {
    expect(pages.length).toBeGreaterThan(150)
    expect(wrong(({ status, facts, address }) => status !== 200 || facts?.canonical !== address)).toEqual([])
  })

  test('names the same page in other languages as the site map, with one for all others, and each of them names it back', () => {
    const byAddress = new Map(pages.map((page) => [page.address, page]))
    const asPairs = (facts: PageFacts) => facts.alternates.map(({ locale, href }) => `${locale} ${href}`).toSorted()
    const fromMap = ({ alternates }: Walked) =>
      [...alternates].flatMap(([locale, href]) => (locale === 'x-default' ? [] : [`${locale} ${href}`])).toSorted()
    expect(wrong((page) => !page.facts || asPairs(page.facts).join() !== fromMap(page).join())).toEqual([])
    expect(
      wrong(({ html, alternates }) => {
        const fallback = /<link rel="alternate" hrefLang="x-default" href="([^"]+)"/.exec(html)?.[1]
        return fallback === undefined || fallback !== alternates.get('x-default') || fallback !== alternates.get('en')
      }),
    ).toEqual([])
    expect(
      wrong(
        ({ address, alternates }) =>
          ![...alternates.values()].every((other) => [...(byAddress.get(other)?.alternates.values() ?? [])].includes(address)),
      ),
    ).toEqual([])
  })

  test('has a title of at most 65 characters and a description of 50 to 160', () => {
    expect(wrong(({ facts }) => !facts || facts.title.length > 65)).toEqual([])
    expect(wrong(({ facts }) => !facts || facts.description.length < 50 || facts.description.length > 160)).toEqual([])
  })

  test('has a title and a description that no other one in its language has', () => {
    const doubled = (words: (facts: PageFacts) => string) => {
      const byWords = Map.groupBy(pages, (page) => (page.facts ? `${codeOf(page)} ${words(page.facts)}` : ''))
      return [...byWords].flatMap(([said, those]) => (those.length > 1 ? [[said, ...those.map(({ address }) => own(address))]] : []))
    }
    expect(doubled(({ title }) => title)).toEqual([])
    expect(doubled(({ description }) => description)).toEqual([])
  })

  test('has a picture of its own of the right size, which other sites may show', async () => {
    const images = pages.map(({ html, image }) => ({ told: contentOf(html, 'og:image')[0], listed: image }))
    expect(images.filter(({ told, listed }) => told === undefined || told !== listed)).toEqual([])
    expect(new Set(images.map(({ told }) => told)).size).toBe(pages.length)
    const answers = await Promise.all(
      images.map(async ({ told = '' }) => {
        const { status, headers, bytes } = await answerOf(own(told))
        const size = [16, 20].map((place) => bytes.readUInt32BE(place)).join(' x ')
        return [status, headers.get('content-type'), headers.get('cross-origin-resource-policy'), size].join(', ')
      }),
    )
    expect([...new Set(answers)]).toEqual(['200, image/png, cross-origin, 1200 x 630'])
  })

  test('tells other sites its title, sentence, address, language and picture', () => {
    const one = (html: string, name: string) => (contentOf(html, name).length === 1 ? readable(contentOf(html, name)[0] ?? '') : null)
    expect(
      wrong(({ html, facts, address }) => {
        if (!facts) return true
        const said = ['og:title', 'og:description', 'og:url', 'twitter:card', 'og:image:width', 'og:image:height'].map((name) =>
          one(html, name),
        )
        const due = [facts.title.replace(/ · Tinta$/, ''), facts.description, address, 'summary_large_image', '1200', '630']
        const locales = [...contentOf(html, 'og:locale'), ...contentOf(html, 'og:locale:alternate')]
        return (
          said.map((words) => words?.trim()).join('|') !== due.map(readable).join('|') ||
          new Set(locales).size !== facts.alternates.length ||
          one(html, 'og:image:alt') === null
        )
      }),
    ).toEqual([])
  })

  test('leads to the feeds of its language', () => {
    expect(
      wrong((page) => {
        const prefix = codeOf(page) === 'en' ? '' : `/${codeOf(page)}`
        return ['feed.xml', 'feed.json'].some((file) => !page.html.includes(`href="${new URL(page.address).origin}${prefix}/${file}"`))
      }),
    ).toEqual([])
  })

  test('has structured data without a fault', () => {
    expect(pages.flatMap(({ html, address }) => faultsOf(thingsOf(html)).map((fault) => `${own(address)}: ${fault}`))).toEqual([])
  })

  test('says nothing in structured data that does not stand on it', () => {
    const hidden = pages.flatMap(({ html, address, facts }) => {
      const words = wordsOn(html)
      const things = thingsOf(html)
      const descriptions = things.flatMap(({ description }) =>
        description === undefined || description === facts?.description ? [] : [String(description)],
      )
      return [...descriptions, ...shownWords(things).filter((said) => !words.includes(readable(said)))].map(
        (said) => `${own(address)}: ${said}`,
      )
    })
    expect(hidden).toEqual([])
  })
})

describe('what is nobody else’s business', () => {
  test.each(['/profile', '/de/profil', '/nothing-here'])('%s is not listed and tells other sites nothing', async (path) => {
    const html = await textOf(path)
    expect(html).toMatch(/<meta name="robots" content="noindex"\/?>/)
    expect(html).not.toMatch(/og:|ld\+json|rel="canonical"/)
    expect(pages.map(({ address }) => own(address))).not.toContain(path)
  })

  test('is told to robots, with the site map', async () => {
    const lines = (await textOf('/robots.txt')).split('\n')
    expect(lines).toContain('Disallow: /api/')
    expect(lines.some((line) => /^Sitemap: https?:\/\/.+\/sitemap\.xml$/.test(line))).toBe(true)
  })
})

describe.each(localeCodes)('the feeds in %s', (code) => {
  const prefix = code === 'en' ? '' : `/${code}`

  test('hold what RSS 2.0 wants: words, whole addresses, days of mail', async () => {
    const tags = tagsOf(await textOf(`${prefix}/feed.xml`))
    const texts = (name: string) => tags.filter((tag) => tag.name === name).map(({ text }) => text)
    const items = texts('item').length
    expect(items).toBeGreaterThanOrEqual(3)
    for (const name of ['title', 'link', 'description', 'guid', 'pubDate', 'dc:creator'])
      expect(texts(name).filter((text) => text.trim() !== '').length).toBeGreaterThanOrEqual(items)
    const posts = pages.map(({ address }) => address)
    for (const address of texts('guid')) expect(posts).toContain(address)
    for (const day of [...texts('pubDate'), ...texts('lastBuildDate')]) expect(new Date(day).toUTCString()).toBe(day)
    expect(texts('language')).toEqual([code])
    expect(tags.find(({ name }) => name === 'atom:link')?.attributes['href']).toMatch(new RegExp(`^https?://.+${prefix}/feed\\.xml$`))
  })

  test('hold what JSON Feed 1.1 wants', async () => {
    const feed: { readonly version: string; readonly feed_url: string; readonly items: readonly Record<string, string>[] } = JSON.parse(
      await textOf(`${prefix}/feed.json`),
    )
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.feed_url).toMatch(/^https?:\/\/.+\/feed\.json$/)
    const posts = new Map(pages.map((page) => [page.address, page]))
    expect(feed.items.length).toBeGreaterThanOrEqual(3)
    for (const item of feed.items) {
      expect(item['id']).toBe(item['url'])
      expect(posts.get(item['url'] ?? '')?.image).toBe(item['image'])
      expect(item['content_text']?.trim()).not.toBe('')
      for (const day of [item['date_published'], item['date_modified']])
        expect(new Date(day ?? '').toISOString().replace('.000', '')).toBe(day)
    }
  })
})

describe('in the browser', () => {
  test('title and canonical address change from page to page, and nothing is complained about', async () => {
    const { page, complaints, close } = await openPage(browser, `${site.url}/blog`)
    await page.getByRole('link', { name: 'When a paraphrase is still too close' }).first().click()
    await page.waitForURL('**/blog/paraphrase-too-close')
    await page.getByRole('heading', { level: 1, name: 'When a paraphrase is still too close' }).waitFor()
    await expect.poll(() => page.title()).toBe('When a paraphrase is still too close · Tinta')
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(1)
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog\/paraphrase-too-close$/)
    expect(complaints).toEqual([])
    await close()
  })

  test('the browser’s bars have the colour of the desk, also where the reader chose it', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, complaints, close } = await openPage(browser, site.url, { colorScheme })
      const same = () =>
        page.evaluate(() => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d')
          if (!canvas) return ['no canvas']
          const painted = (colour: string) => {
            canvas.fillStyle = colour
            canvas.fillRect(0, 0, 1, 1)
            return [...canvas.getImageData(0, 0, 1, 1).data].join()
          }
          const desk = painted(getComputedStyle(document.body).backgroundColor)
          return [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
            .filter((meta) => painted(meta.content) !== desk)
            .map((meta) => `${meta.content} is not ${desk}`)
        })
      await expect.poll(() => same()).toEqual([])
      await page.evaluate(
        () => document.documentElement.classList.replace('dark', 'light') || document.documentElement.classList.replace('light', 'dark'),
      )
      await expect.poll(() => same()).toEqual([])
      expect(complaints).toEqual([])
      await close()
    }
  })
})
