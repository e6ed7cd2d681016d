import type { LocaleCode } from '../i18n/locales.ts'
import type { PageFacts } from './read-head.ts'

/** A tag with its attributes; its text is escaped when it is written. */
export type Tag = { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }

/** Size of the pictures that the build draws, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const

/** The protocol wants a country beside each language. */
const territories: Readonly<Record<LocaleCode, string>> = {
  en: 'en_US',
  hu: 'hu_HU',
  ro: 'ro_RO',
  sk: 'sk_SK',
  de: 'de_DE',
  it: 'it_IT',
  es: 'es_ES',
  fr: 'fr_FR',
  ur: 'ur_PK',
  tr: 'tr_TR',
}

const isKnown = (locale: string): locale is LocaleCode => Object.hasOwn(territories, locale)
const territoryOf = (locale: string): string => (isKnown(locale) ? territories[locale] : locale)

/** The days of a post, and what it is about. */
export type ArticleFacts = { readonly published: string; readonly changed: string; readonly section: string }

type Social = {
  readonly facts: PageFacts
  /** Language of the text itself. */
  readonly locale: string
  /** Whole address of the picture; null where none was drawn. */
  readonly image: string | null
  readonly article: ArticleFacts | null
}

const property = (name: string, content: string): Tag => ({ name: 'meta', attributes: { property: name, content } })

/** What other sites show of a link to the page (Open Graph protocol, ogp.me; Twitter's cards take the rest from it). */
export function socialTags({ facts, locale, image, article }: Social): readonly Tag[] {
  const { title, description, canonical, alternates } = facts
  const others = alternates.filter((alternate) => alternate.locale !== locale)
  return [
    property('og:site_name', 'Tinta'),
    property('og:type', article ? 'article' : 'website'),
    property('og:title', title.replace(/ · Tinta$/, '')),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', territoryOf(locale)),
    ...others.map((other) => property('og:locale:alternate', territoryOf(other.locale))),
    ...(image === null ? [] : imageTags(image, title)),
    ...(article === null
      ? []
      : [
          property('article:published_time', article.published),
          property('article:modified_time', article.changed),
          property('article:section', article.section),
        ]),
    { name: 'meta', attributes: { name: 'twitter:card', content: image === null ? 'summary' : 'summary_large_image' } },
  ]
}

const imageTags = (image: string, title: string): readonly Tag[] => [
  property('og:image', image),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(imageSize.width)),
  property('og:image:height', String(imageSize.height)),
  property('og:image:alt', title),
]
