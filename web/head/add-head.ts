import { contentPageSchema, postCardSchema, postSchema } from '#tools/content/contract.ts'
import type { Messages } from '#locales/messages.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { linkOf, placeOf } from '../i18n/paths.ts'
import type { SiteSettings } from '../site-settings.ts'
import { readHead } from './read-head.ts'
import { socialTags, type ArticleFacts, type Tag } from './social-tags.ts'
import { structuredData, type Subject, type Thing } from './structured-data.ts'
import { themeTags } from './theme.ts'

/** Pictures that the build drew, by the address of the page that they belong to. */
export type SocialImages = Readonly<Record<string, string>>

export type HeadParts = {
  readonly locale: Locale
  readonly messages: Messages
  readonly settings: SiteSettings
  readonly images: SocialImages
  /** Address that was asked for. */
  readonly url: URL
  /** What the page in sight loaded. */
  readonly data: unknown
  readonly nonce: string | undefined
}

/**
 * Adds to a rendered page what only others read: how links to it look elsewhere, what it is about, where the feeds are. It
 * stands at the end of the head, where the browser's first render passes over what it did not write, so that no page
 * loads code for it.
 */
export function addHead(html: string, parts: HeadParts): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  return html.slice(0, end) + themeTags(parts.nonce) + toldTags(html, parts) + html.slice(end)
}

function toldTags(html: string, { locale, messages, settings, images, url, data }: HeadParts): string {
  const facts = readHead(html)
  if (!facts) return ''
  const subject = subjectOf(url, data)
  const { publicUrl } = settings
  const path = facts.canonical.slice(publicUrl.length)
  const drawn = images[path] ?? images[linkOf('home', locale.code)]
  const image = drawn === undefined ? null : publicUrl + drawn
  const language = subject.kind === 'post' ? subject.post.locale : subject.kind === 'text' ? subject.text.locale : locale.code
  const things = structuredData({
    subject,
    facts,
    locale: locale.code,
    messages,
    settings,
    addressOf: (page) => publicUrl + linkOf(page, locale.code),
    image,
  })
  const tags = [
    ...socialTags({ facts, locale: language, image, article: articleOf(subject, messages) }),
    ...feedLinks(locale, messages, publicUrl),
  ]
  return tags.map(written).join('') + (things.length > 0 ? script(things) : '')
}

/** What stands at an address: told by what the page loaded, else by the table of slugs. */
function subjectOf({ pathname, search }: URL, data: unknown): Subject {
  const post = postSchema.safeParse(data)
  if (post.success) return { kind: 'post', post: post.data }
  const text = contentPageSchema.safeParse(data)
  if (text.success) return { kind: 'text', text: text.data }
  const { page } = placeOf(pathname, search)
  switch (page) {
    case 'home':
      return { kind: 'home' }
    case 'premium':
      return { kind: 'plans' }
    case 'blog':
      return { kind: 'posts', posts: postCardSchema.array().catch([]).parse(data) }
    case 'paraphraser':
    case 'detector':
    case 'proofreader':
    case 'citation':
    case 'plagiarism':
    case 'writer':
    case 'presentation':
    case 'thesaurus':
    case 'translate':
    case 'sourceFinder':
      return { kind: 'tool', tool: page }
    default:
      return { kind: 'other' }
  }
}

const articleOf = (subject: Subject, messages: Messages): ArticleFacts | null =>
  subject.kind === 'post'
    ? {
        published: subject.post.date,
        changed: subject.post.updated ?? subject.post.date,
        section: messages.content.blog.topics[subject.post.topic],
      }
    : null

function feedLinks({ code }: Locale, { content }: Messages, publicUrl: string): readonly Tag[] {
  const prefix = code === defaultLocale.code ? '' : `/${code}`
  const title = `${content.blog.title} · Tinta`
  return [
    { type: 'application/rss+xml', file: 'feed.xml' },
    { type: 'application/feed+json', file: 'feed.json' },
  ].map(({ type, file }) => ({ name: 'link', attributes: { rel: 'alternate', type, title, href: `${publicUrl}${prefix}/${file}` } }))
}

const written = ({ name, attributes }: Tag): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')}/>`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Data, never run; `<` is written so that it ends no script. */
const script = (things: readonly Thing[]): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', String.raw`\u003c`)}</script>`
