import { describe, expect, test } from 'vitest'
import { allMessages } from '#locales/all.ts'
import type { ContentPage, Post } from '#tools/content/contract.ts'
import { faultsOf, thingsOf } from '#tests/structured-data.ts'
import { defaultSettings } from '../default-settings.ts'
import { optionalLocale, type LocaleCode } from '../i18n/locales.ts'
import type { SiteSettings } from '../site-settings.ts'
import { addHead } from './add-head.ts'

const publicUrl = 'https://tinta.example'
const images = { '/hu': '/assets/social-hu.png', '/hu/premium': '/assets/social-plans.png' }

type Asked = {
  readonly path: string
  readonly code?: LocaleCode
  readonly data?: unknown
  readonly settings?: Partial<SiteSettings>
  readonly nonce?: string
  readonly tags?: string
}

/** A page whose head was rendered, with what is added to it. */
function headOf({ path, code = 'hu', data = null, settings = {}, nonce, tags }: Asked): string {
  const locale = optionalLocale(code)
  if (!locale) throw new Error('no such locale')
  const html =
    `<html><head><title>Címe · Tinta</title>${tags ?? `<meta name="description" content="Amit &amp; mond."/><link rel="canonical" href="${publicUrl}${path}"/>`}` +
    '</head><body></body></html>'
  return addHead(html, {
    locale,
    messages: allMessages[code],
    settings: { ...defaultSettings, publicUrl, ...settings },
    images,
    url: new URL(publicUrl + path),
    data,
    nonce,
  })
}

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

const post: Post = {
  title: 'Egy </script> írás',
  description: 'Amit mond.',
  locale: 'hu',
  path: '/hu/blog/iras',
  alternates: [],
  places: [],
  topic: 'style',
  date: '2026-11-01',
  author: 'Tinta',
  minutes: 3,
  sample: null,
  html: '',
  headings: [],
  faq: [],
  words: 600,
  updated: '2026-11-09',
  tool: null,
  related: [],
}

const { title, description, locale, path, alternates, places, html, headings, faq, words } = post
const text: ContentPage = { title, description, locale, path, alternates, places, html, headings, faq, words, updated: '2026-11-09' }

describe('links to a page elsewhere', () => {
  test('show its title, its sentence and its picture', () => {
    const html = headOf({ path: '/hu/premium' })
    expect(contentOf(html, 'og:title')).toBe('Címe')
    expect(contentOf(html, 'og:description')).toBe('Amit &#38; mond.')
    expect(contentOf(html, 'og:url')).toBe(`${publicUrl}/hu/premium`)
    expect(contentOf(html, 'og:locale')).toBe('hu_HU')
    expect(contentOf(html, 'og:image')).toBe(`${publicUrl}/assets/social-plans.png`)
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  })

  test('show the picture of the home page where none was drawn', () => {
    expect(contentOf(headOf({ path: '/hu/plagium-ellenorzo' }), 'og:image')).toBe(`${publicUrl}/assets/social-hu.png`)
  })

  test('show none where the build drew nothing', () => {
    const html = headOf({ path: '/de', code: 'de' })
    expect(contentOf(html, 'og:image')).toBeUndefined()
    expect(contentOf(html, 'twitter:card')).toBe('summary')
  })

  test('say of a post when it was written and changed', () => {
    const html = headOf({ path: post.path, data: post })
    expect(contentOf(html, 'og:type')).toBe('article')
    expect(contentOf(html, 'article:published_time')).toBe('2026-11-01')
    expect(contentOf(html, 'article:modified_time')).toBe('2026-11-09')
  })

  test('say nothing of a page that is not to be listed', () => {
    const html = headOf({ path: '/hu/fiok', tags: '<meta name="robots" content="noindex"/>' })
    expect(html).not.toMatch(/og:|ld\+json|feed/)
    expect(html).toContain('theme-color')
  })
})

describe('what search engines are told', () => {
  const typesOf = (asked: Asked): readonly unknown[] => thingsOf(headOf(asked)).map((thing) => thing['@type'])

  test.each<[string, Asked, readonly string[]]>([
    ['the home page', { path: '/hu' }, ['Organization', 'WebSite']],
    ['a tool', { path: '/hu/szoveg-atfogalmazas' }, ['SoftwareApplication']],
    ['two tools at one address', { path: '/tr/yapay-zeka?tool=proofread', code: 'tr' }, ['SoftwareApplication']],
    ['the plans', { path: '/hu/premium' }, ['SoftwareApplication', 'FAQPage']],
    ['the list of posts', { path: '/hu/blog', data: [post] }, ['Blog', 'BreadcrumbList']],
    ['a post', { path: post.path, data: post }, ['BlogPosting', 'BreadcrumbList']],
    [
      'a post with questions',
      { path: post.path, data: { ...post, faq: [{ question: 'Miért?', answer: 'Mert.' }] } },
      ['BlogPosting', 'BreadcrumbList', 'FAQPage'],
    ],
    ['a text', { path: '/hu/rolunk', data: text }, ['Organization', 'WebPage', 'BreadcrumbList']],
  ])('of %s has the types that it is', (_, asked, types) => {
    expect(typesOf(asked)).toEqual(types)
  })

  test('ends no script of the page and keeps its words', () => {
    const html = headOf({ path: post.path, data: post })
    expect(html.match(/<\/script>/g)?.length).toBe(2)
    expect(thingsOf(html)[0]?.['headline']).toBe(post.title)
  })

  test('names the tool that the query asks for', () => {
    const [tool] = thingsOf(headOf({ path: '/tr/yapay-zeka?tool=proofread', code: 'tr' }))
    expect(tool?.['name']).toBe(allMessages.tr.shell.tools.proofreader.name)
  })

  test('names prices only where money is taken and the amount is known', () => {
    const prices = { currency: 'EUR', includeTax: true, premium: 490, platinum: null }
    const offers = (billing: SiteSettings['billing']) =>
      thingsOf(headOf({ path: '/hu/premium', settings: { billing, prices } }))[0]?.['offers']
    expect(offers('stripe')).toMatchObject([{ price: '0' }, { price: '4.90', priceCurrency: 'EUR' }])
    expect(offers('test')).toMatchObject([{ price: '0' }])
    expect(offers('off')).toHaveLength(1)
  })

  test('calls the plagiarism checker free only where somebody may use it for nothing', () => {
    const offers = (settings: Partial<SiteSettings>) =>
      thingsOf(headOf({ path: '/plagiarism-checker', code: 'en', settings }))[0]?.['offers']
    expect(offers({})).toBeUndefined()
    expect(offers({ areLimitsOpen: true })).toMatchObject([{ price: '0' }])
  })

  test('answers as the page does', () => {
    const questions = (supportEmail: string | null) =>
      JSON.stringify(thingsOf(headOf({ path: '/hu/premium', settings: { supportEmail, billing: 'stripe' } })))
    expect(questions('help@tinta.example')).toContain('help@tinta.example')
    expect(questions(null)).not.toContain('@tinta.example')
  })

  test('names the social sites that the operator set', () => {
    const [organization] = thingsOf(headOf({ path: '/hu', settings: { socialLinks: ['https://social.example/tinta'] } }))
    expect(organization?.['sameAs']).toEqual(['https://social.example/tinta'])
  })

  test.each<[string, unknown]>([
    ['/hu', null],
    ['/hu/szoveg-atfogalmazas', null],
    ['/hu/premium', null],
    ['/hu/blog', [post]],
    [text.path, text],
  ])('of %s lacks nothing', (path, data) => {
    expect(faultsOf(thingsOf(headOf({ path, data })))).toEqual([])
  })
})

describe('colours of the browser’s bars', () => {
  test('are there in both modes, with the nonce of the answer', () => {
    const html = headOf({ path: '/hu', nonce: 'abc' })
    expect(html.match(/<meta name="theme-color" media="\(prefers-color-scheme: (?:light|dark)\)"/g)?.length).toBe(2)
    expect(html).toMatch(/<script nonce="abc">/)
    expect(headOf({ path: '/hu' })).not.toContain('nonce')
  })
})
