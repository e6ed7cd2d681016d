import { OpenAPIHono } from '@hono/zod-openapi'
import { describe, expect, test } from 'vitest'
import type { Content } from '#services/content/content.ts'
import type { PostCard } from '#tools/content/contract.ts'
import type { HouseEnv } from '../context.ts'
import { addFeeds } from './feeds.ts'

const origin = 'https://tinta.example'
const post = (locale: string, path: string, title: string): PostCard => ({
  title,
  description: 'Was er sagt.',
  locale,
  path,
  alternates: [],
  places: [],
  topic: 'style',
  date: '2026-11-01',
  author: 'Tinta',
  minutes: 3,
  sample: null,
})
const posts: Readonly<Record<string, readonly PostCard[]>> = {
  en: [post('en', '/blog/one', 'One <b> & "two"')],
  de: [post('de', '/de/blog/eins', 'Eins\u0007'), post('en', '/blog/one', 'One')],
}
const alternates = [
  { locale: 'en', path: '/blog/one' },
  { locale: 'de', path: '/de/blog/eins' },
]
const content: Pick<Content, 'posts' | 'addresses'> = {
  posts: (locale) => posts[locale] ?? [],
  addresses: () => alternates.map(({ locale, path }) => ({ path, locale, changed: '2026-11-09', alternates })),
}
const tools = [
  { locale: 'en', path: '/tool' },
  { locale: 'de', path: '/de/werkzeug?tool=a&b=1' },
]

const app = new OpenAPIHono<HouseEnv>()
addFeeds(app, {
  origin,
  content,
  pages: tools.map(({ path }) => ({ path, alternates: tools })),
  images: { '/blog/one': '/assets/social-one.png' },
  locales: ['en', 'de'],
  feedWords: (locale) => ({ title: `Posts ${locale}`, description: 'All of them.', path: locale === 'en' ? '/blog' : `/${locale}/blog` }),
})
const read = async (path: string): Promise<string> => (await app.request(path)).text()

describe('the site map', () => {
  const entries = async () => (await read('/sitemap.xml')).split('\n').filter((line) => line.startsWith('<url>'))

  test('names each address with its languages, and the one for all others', async () => {
    const [tool] = await entries()
    expect(tool).toBe(
      `<url><loc>${origin}/tool</loc><xhtml:link rel="alternate" hreflang="en" href="${origin}/tool"/>` +
        `<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/werkzeug?tool=a&#38;b=1"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/tool"/></url>`,
    )
  })

  test('says when a text changed, and which picture a page has', async () => {
    const [, , english, german] = await entries()
    expect(english).toContain('<lastmod>2026-11-09</lastmod>')
    expect(english).toContain(`<image:image><image:loc>${origin}/assets/social-one.png</image:loc></image:image>`)
    expect(german).not.toContain('image:image')
  })
})

describe('the feeds', () => {
  test('hold the posts of their language, words escaped', async () => {
    const english = await read('/feed.xml')
    expect(english).toContain('<title>One &#60;b&#62; &#38; &#34;two&#34;</title>')
    expect(english).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>')
    expect(english).toContain('<lastBuildDate>Mon, 09 Nov 2026 00:00:00 GMT</lastBuildDate>')
    const german = await read('/de/feed.xml')
    expect(german).toContain('<title>Eins</title>')
    expect(german).not.toContain('/blog/one')
  })

  test('tell as JSON when a post was written and changed, and its picture', async () => {
    const english = JSON.parse(await read('/feed.json'))
    expect(english.items).toEqual([
      expect.objectContaining({
        id: `${origin}/blog/one`,
        date_published: '2026-11-01T00:00:00Z',
        date_modified: '2026-11-09T00:00:00Z',
        image: `${origin}/assets/social-one.png`,
      }),
    ])
    expect(JSON.parse(await read('/de/feed.json')).items[0].image).toBeUndefined()
  })
})
