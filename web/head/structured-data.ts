import type { ContentPage, Post, PostCard } from '#tools/content/contract.ts'
import type { Messages, PageKey } from '#locales/messages.ts'
import type { SiteSettings } from '../site-settings.ts'
import { askedOf } from '../features/pricing/asked.ts'
import { imageSize } from './social-tags.ts'
import type { PageFacts } from './read-head.ts'

/** A thing of schema.org, as JSON-LD. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What a page is about, besides what its head says. */
export type Subject =
  | { readonly kind: 'home' }
  | { readonly kind: 'tool'; readonly tool: PageKey & keyof Messages['shell']['tools'] }
  | { readonly kind: 'plans' }
  | { readonly kind: 'posts'; readonly posts: readonly PostCard[] }
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'text'; readonly text: ContentPage }
  | { readonly kind: 'other' }

export type Telling = {
  readonly subject: Subject
  readonly facts: PageFacts
  /** Language of the page's words. */
  readonly locale: string
  readonly messages: Messages
  readonly settings: SiteSettings
  /** Whole addresses of pages in this language. */
  readonly addressOf: (page: 'home' | 'blog') => string
  readonly image: string | null
}

/**
 * What search engines are told of a page. Nothing that a reader does not find on it: names, questions and prices are the
 * ones that it shows, a description is the one of its head, and there are no ratings because nobody gave any.
 */
export function structuredData(telling: Telling): readonly Thing[] {
  const { subject, messages } = telling
  const organization = organizationOf(telling.settings)
  switch (subject.kind) {
    case 'home':
      return [organization, webSite(telling)]
    case 'tool':
      return [application(telling, messages.shell.tools[subject.tool].name, toolOffers(subject.tool, telling))]
    case 'plans':
      return [application(telling, 'Tinta', planOffers(telling)), questions(telling)]
    case 'posts':
      return [blog(telling, subject.posts), crumbs(telling, [])]
    case 'post':
      return [posting(telling, subject.post), crumbs(telling, [messages.content.blog.title, subject.post.title]), ...asked(subject.post)]
    case 'text':
      return [organization, webPage(telling, subject.text), crumbs(telling, [subject.text.title]), ...asked(subject.text)]
    case 'other':
      return []
  }
}

const idOf = ({ publicUrl }: SiteSettings, name: string): string => `${publicUrl}/#${name}`

const organizationOf = (settings: SiteSettings): Thing => ({
  '@type': 'Organization',
  '@id': idOf(settings, 'organization'),
  name: 'Tinta',
  url: `${settings.publicUrl}/`,
  logo: { '@type': 'ImageObject', url: `${settings.publicUrl}/icon-512.png`, width: 512, height: 512 },
  ...(settings.socialLinks.length > 0 ? { sameAs: settings.socialLinks } : {}),
})

/** The site as a whole. It has no search of its own, so none is offered. */
const webSite = ({ settings, facts, locale }: Telling): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(settings, 'website'),
  name: 'Tinta',
  description: facts.description,
  url: facts.canonical,
  inLanguage: locale,
  publisher: { '@id': idOf(settings, 'organization') },
})

const application = ({ facts, locale, settings, image }: Telling, name: string, offers: readonly Thing[]): Thing => ({
  '@type': 'SoftwareApplication',
  name,
  description: facts.description,
  url: facts.canonical,
  applicationCategory: 'EducationalApplication',
  operatingSystem: 'Web',
  inLanguage: locale,
  ...(image === null ? {} : { image }),
  ...(offers.length > 0 ? { offers } : {}),
  publisher: { '@type': 'Organization', name: 'Tinta', url: `${settings.publicUrl}/` },
})

/** Using a tool costs nothing where the free plan, or nobody's limits, let one use it. */
function toolOffers(tool: PageKey, { settings }: Telling): readonly Thing[] {
  const { tiers, areLimitsOpen, visitorTier } = settings
  const given = [tiers.free, tiers[visitorTier]]
  const isFree = tool !== 'plagiarism' || areLimitsOpen || given.some(({ plagiarismChecksMonthly }) => plagiarismChecksMonthly > 0)
  return isFree ? [{ '@type': 'Offer', price: '0', priceCurrency: settings.prices.currency }] : []
}

/** The plans as the page shows them: one that is paid for is an offer only where money is taken and its amount is known. */
function planOffers({ settings, messages }: Telling): readonly Thing[] {
  const { prices, billing } = settings
  const { plans } = messages.premium
  const free: Thing = { '@type': 'Offer', name: plans.free.name, price: '0', priceCurrency: prices.currency }
  const paid = (['premium', 'platinum'] as const).flatMap((tier): readonly Thing[] => {
    const amount = prices[tier]
    if (billing !== 'stripe' || amount === null) return []
    return [{ '@type': 'Offer', name: plans[tier].name, price: (amount / 100).toFixed(2), priceCurrency: prices.currency }]
  })
  return [free, ...paid]
}

const questions = ({ messages, settings, locale }: Telling): Thing =>
  answered(
    locale,
    askedOf(messages.premium.questions, settings).map(({ title, answer }) => ({ question: title, answer })),
  )

/** The questions that a text answers, if it has any. */
const asked = ({ faq, locale }: Post | ContentPage): readonly Thing[] => (faq.length > 0 ? [answered(locale, faq)] : [])

const answered = (locale: string, pairs: Post['faq']): Thing => ({
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: pairs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const blog = ({ facts, messages, locale, settings }: Telling, posts: readonly PostCard[]): Thing => ({
  '@type': 'Blog',
  name: messages.content.blog.title,
  description: facts.description,
  url: facts.canonical,
  inLanguage: locale,
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: settings.publicUrl + post.path,
    datePublished: at(post.date),
    inLanguage: post.locale,
    author: authorOf(post, settings),
  })),
})

/** Days are told with a time and a zone, as search engines want them. */
const at = (day: string): string => `${day}T00:00:00Z`

const authorOf = ({ author }: PostCard, { publicUrl }: SiteSettings): Thing =>
  author === 'Tinta' ? { '@type': 'Organization', name: author, url: `${publicUrl}/` } : { '@type': 'Person', name: author }

const posting = ({ facts, messages, settings, image, addressOf }: Telling, post: Post): Thing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  url: facts.canonical,
  mainEntityOfPage: facts.canonical,
  ...(image === null ? {} : { image: { '@type': 'ImageObject', url: image, ...imageSize } }),
  datePublished: at(post.date),
  dateModified: at(post.updated ?? post.date),
  inLanguage: post.locale,
  wordCount: post.words,
  articleSection: messages.content.blog.topics[post.topic],
  author: authorOf(post, settings),
  publisher: organizationOf(settings),
  isPartOf: { '@type': 'Blog', name: messages.content.blog.title, url: addressOf('blog') },
})

const webPage = ({ facts, settings }: Telling, text: ContentPage): Thing => ({
  '@type': 'WebPage',
  name: text.title,
  description: text.description,
  url: facts.canonical,
  inLanguage: text.locale,
  dateModified: at(text.updated),
  publisher: { '@id': idOf(settings, 'organization') },
})

/** The way from the home page; the last step is the page itself. */
function crumbs({ facts, messages, addressOf }: Telling, below: readonly string[]): Thing {
  const names = below.length === 0 ? [messages.content.blog.title] : below
  const steps = [
    { name: 'Tinta', item: addressOf('home') },
    ...names.map((name, index) => ({ name, item: index === names.length - 1 ? facts.canonical : addressOf('blog') })),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}
