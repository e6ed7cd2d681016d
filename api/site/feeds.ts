import type { Context } from 'hono'
import type { Content } from '#services/content/content.ts'
import type { HouseEnv } from '../context.ts'
import type { Api } from '../house.ts'
import type { SocialImages } from './social-images.ts'

/** A page that search engines may list, with its addresses in all languages. */
export type ListedPage = { readonly path: string; readonly alternates: readonly { readonly locale: string; readonly path: string }[] }

export type FeedOptions = {
  readonly origin: string
  readonly content: Pick<Content, 'posts' | 'addresses'>
  /** Pages of the product that are ready and are not somebody's own. */
  readonly pages: readonly ListedPage[]
  readonly images: SocialImages
  /** The first is the language that others fall back to. */
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

/**
 * The protocol's own form, with the other languages of each page and its picture (sitemaps.org; hreflang by xhtml:link, of which
 * x-default is the language that others fall back to; Google's image extension).
 */
function siteMap({ origin, content, pages, images, locales }: FeedOptions): string {
  const entry = ({ path, alternates, changed }: ListedPage & { readonly changed?: string }): string => {
    const fallback = alternates.find((other) => other.locale === locales[0])
    const languages = [...alternates, ...(fallback ? [{ locale: 'x-default', path: fallback.path }] : [])]
    const image = images[path]
    return [
      '<url>',
      `<loc>${xml(origin + path)}</loc>`,
      ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
      ...languages.map((other) => `<xhtml:link rel="alternate" hreflang="${other.locale}" href="${xml(origin + other.path)}"/>`),
      ...(image === undefined ? [] : [`<image:image><image:loc>${xml(origin + image)}</image:loc></image:image>`]),
      '</url>',
    ].join('')
  }
  const texts = content.addresses()
  // A text may stand at the address of a page of the table.
  const others = pages.filter((page) => !texts.some((text) => text.path === page.path))
  const entries = [...others, ...texts].map((page) => entry(page))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
    ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`
  )
}

const postsOf = (locale: string, content: FeedOptions['content']) =>
  content
    .posts(locale)
    .filter((post) => post.locale === locale)
    .slice(0, postsAtMost)

/** Day of the last change of each text, by its address. */
const changesOf = (content: FeedOptions['content']): ReadonlyMap<string, string> =>
  new Map(content.addresses().map(({ path, changed }) => [path, changed]))

const moment = (day: string): string => `${day}T00:00:00Z`
const mailMoment = (day: string): string => new Date(moment(day)).toUTCString()

/** RSS 2.0. */
function rss(locale: string, self: string, { origin, content, feedWords }: FeedOptions): string {
  const { title, description, path } = feedWords(locale)
  const posts = postsOf(locale, content)
  const changes = changesOf(content)
  const latest = posts.map((post) => changes.get(post.path) ?? post.date).toSorted()
  const items = posts.map(
    (post) =>
      `<item><title>${xml(post.title)}</title><link>${xml(origin + post.path)}</link><guid>${xml(origin + post.path)}</guid>` +
      `<pubDate>${mailMoment(post.date)}</pubDate><dc:creator>${xml(post.author)}</dc:creator><description>${xml(post.description)}</description></item>`,
  )
  const built = latest.at(-1)
  const head = [
    `<title>${xml(title)}</title><link>${xml(origin + path)}</link><description>${xml(description)}</description><language>${locale}</language>`,
    ...(built === undefined ? [] : [`<lastBuildDate>${mailMoment(built)}</lastBuildDate>`]),
    `<image><url>${xml(origin)}/icon-192.png</url><title>${xml(title)}</title><link>${xml(origin + path)}</link></image>`,
    `<atom:link href="${xml(origin + self)}" rel="self" type="application/rss+xml"/>`,
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<channel>${head.join('')}\n${items.join('\n')}\n</channel></rss>\n`
  )
}

/** JSON Feed 1.1. */
function jsonFeed(locale: string, self: string, { origin, content, images, feedWords }: FeedOptions): string {
  const { title, description, path } = feedWords(locale)
  const changes = changesOf(content)
  const items = postsOf(locale, content).map((post) => ({
    id: origin + post.path,
    url: origin + post.path,
    title: post.title,
    summary: post.description,
    content_text: post.description,
    date_published: moment(post.date),
    date_modified: moment(changes.get(post.path) ?? post.date),
    ...(images[post.path] === undefined ? {} : { image: origin + images[post.path] }),
    authors: [{ name: post.author }],
    language: locale,
  }))
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + path,
    feed_url: origin + self,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language: locale,
    items,
  })
}
