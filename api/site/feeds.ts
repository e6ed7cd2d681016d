import type { Context } from 'hono'
import type { Content } from '#services/content/content.ts'
import type { HouseEnv } from '../context.ts'
import type { Api } from '../house.ts'

/** A page that search engines may list, with its addresses in all languages. */
export type ListedPage = { readonly path: string; readonly alternates: readonly { readonly locale: string; readonly path: string }[] }

export type FeedOptions = {
  readonly origin: string
  readonly content: Content
  /** Pages of the product that are ready and are not somebody's own. */
  readonly pages: readonly ListedPage[]
  readonly locales: readonly string[]
  /** Title and description of a feed, and the address of its list, in a locale. */
  readonly feedWords: (locale: string) => { readonly title: string; readonly description: string; readonly path: string }
}

const cacheControl = 'public, max-age=600'
const postsAtMost = 30

/** Adds `/sitemap.xml`, `/robots.txt`, and `/feed.xml` and `/feed.json` below each language's prefix. */
export function addFeeds(app: Api, options: FeedOptions): void {
  const send = (c: Context<HouseEnv>, body: string, type: string) =>
    c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl })
  app.get('/sitemap.xml', (c) => send(c, siteMap(options), 'application/xml'))
  app.get('/robots.txt', (c) =>
    send(c, `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${options.origin}/sitemap.xml\n`, 'text/plain'),
  )
  for (const [index, locale] of options.locales.entries()) {
    const prefix = index === 0 ? '' : `/${locale}`
    app.get(`${prefix}/feed.xml`, (c) => send(c, rss(locale, `${prefix}/feed.xml`, options), 'application/rss+xml'))
    app.get(`${prefix}/feed.json`, (c) => send(c, jsonFeed(locale, `${prefix}/feed.json`, options), 'application/feed+json'))
  }
}

/** Escapes text for XML. */
const xml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

/** The protocol's own form, with the other languages of each page (sitemaps.org; hreflang by xhtml:link). */
function siteMap({ origin, content, pages }: FeedOptions): string {
  const entry = ({ path, alternates, changed }: ListedPage & { readonly changed?: string }): string =>
    [
      '<url>',
      `<loc>${xml(origin + path)}</loc>`,
      ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
      ...alternates.map((other) => `<xhtml:link rel="alternate" hreflang="${other.locale}" href="${xml(origin + other.path)}"/>`),
      '</url>',
    ].join('')
  const texts = content.addresses()
  // A text may stand at the address of a page of the table.
  const others = pages.filter((page) => !texts.some((text) => text.path === page.path))
  const entries = [...others, ...texts].map((page) => entry(page))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

const postsOf = (locale: string, content: Content) =>
  content
    .posts(locale)
    .filter((post) => post.locale === locale)
    .slice(0, postsAtMost)

/** RSS 2.0. */
function rss(locale: string, self: string, { origin, content, feedWords }: FeedOptions): string {
  const { title, description, path } = feedWords(locale)
  const items = postsOf(locale, content).map(
    (post) =>
      `<item><title>${xml(post.title)}</title><link>${xml(origin + post.path)}</link><guid>${xml(origin + post.path)}</guid>` +
      `<pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate><description>${xml(post.description)}</description></item>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(title)}</title>` +
    `<link>${xml(origin + path)}</link><description>${xml(description)}</description><language>${locale}</language>` +
    `<atom:link href="${xml(origin + self)}" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`
  )
}

/** JSON Feed 1.1. */
function jsonFeed(locale: string, self: string, { origin, content, feedWords }: FeedOptions): string {
  const { title, description, path } = feedWords(locale)
  const items = postsOf(locale, content).map((post) => ({
    id: origin + post.path,
    url: origin + post.path,
    title: post.title,
    summary: post.description,
    content_text: post.description,
    date_published: `${post.date}T00:00:00Z`,
    authors: [{ name: post.author }],
    language: locale,
  }))
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + path,
    feed_url: origin + self,
    language: locale,
    items,
  })
}
