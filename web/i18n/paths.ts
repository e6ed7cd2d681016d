import type { PageKey } from '#locales/messages.ts'
import { defaultLocale, localeOfPath, locales, type Locale, type LocaleCode } from './locales.ts'
import { formerSlugs } from './former-slugs.ts'
import { pageKeys, slugTables } from './slugs.ts'

export type { PageKey }

/** Address of a page in a locale: `/hu/szoveg-atfogalmazas`, `/`, `/hu`. */
export function pathOf(page: PageKey, code: LocaleCode): string {
  const slug = slugTables[code][page]
  const prefix = code === defaultLocale.code ? '' : `/${code}`
  return slug === '' ? prefix || '/' : `${prefix}/${slug}`
}

/** What the query calls the tools of a page that two of them share. */
const sharing: Partial<Readonly<Record<PageKey, string>>> = { detector: 'detect', proofreader: 'proofread' }

/** `?tool=proofread` where a page shares its address in a locale with another, else empty. */
function toolQuery(page: PageKey, code: LocaleCode): string {
  const slugs = slugTables[code]
  const isShared = pageKeys.some((other) => other !== page && slugs[other] === slugs[page])
  return isShared ? `?tool=${sharing[page] ?? page}` : ''
}

/** Address of a page for links: with the tool that is meant, where two share it. */
export const linkOf = (page: PageKey, code: LocaleCode): string => pathOf(page, code) + toolQuery(page, code)

/** Addresses of one page in all locales for links, in the order of the language menu. */
export const pathsOf = (page: PageKey): readonly { readonly locale: Locale; readonly path: string }[] =>
  locales.map((locale) => ({ locale, path: linkOf(page, locale.code) }))

/** A link with what else stood in the query: which tool is open is the link's own. */
export function withQuery(link: string, search: string): string {
  const [path = '', own = ''] = link.split('?')
  const query = new URLSearchParams(search)
  query.delete('tool')
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

/** What an address names: its locale, and the page if there is one exactly there. */
export type Place = { readonly locale: Locale; readonly page: PageKey | null }

/**
 * The page at exactly this address. Where two pages share one (detector and proofreader in Urdu and Turkish),
 * the one that the query names as `tool`, else the first in the slug table.
 */
export function placeOf(pathname: string, search = ''): Place {
  const locale = localeOfPath(pathname)
  const slug = slugWithin(pathname, locale)
  const here = pageKeys.filter((page) => slugTables[locale.code][page] === slug)
  const tool = here.length > 1 ? new URLSearchParams(search).get('tool') : null
  return { locale, page: here.find((page) => sharing[page] === tool) ?? here[0] ?? null }
}

/**
 * Where an address that names no page should lead: the page known by that name in another language or in former
 * times, at its address in the locale of the prefix. Null when the name is unknown or the address is right already.
 */
export function rightPath(pathname: string): string | null {
  const isEnglishPrefixed = /^\/en(?:\/|$)/i.test(pathname)
  const locale = localeOfPath(pathname)
  const slug = isEnglishPrefixed ? partsOf(pathname).slice(1).join('/') : slugWithin(pathname, locale)
  const own = pageKeys.find((page) => slugTables[locale.code][page] === slug)
  const page = own ?? foreignPage(slug)
  if (!page || (own && !isEnglishPrefixed)) return null
  return linkOf(page, locale.code)
}

const foreignPage = (slug: string): PageKey | undefined =>
  slug === ''
    ? undefined
    : (locales.flatMap(({ code }) => pageKeys.filter((page) => slugTables[code][page] === slug))[0] ?? formerSlugs.get(slug))

const partsOf = (pathname: string): string[] => pathname.toLowerCase().split('/').filter(Boolean)

/** What stands of an address behind the prefix of its locale: `blog/first`; empty for a home page. */
export const pathWithin = (pathname: string): string => slugWithin(pathname, localeOfPath(pathname))

function slugWithin(pathname: string, locale: Locale): string {
  const parts = partsOf(pathname)
  const isPrefixed = locale.code !== defaultLocale.code && parts[0] === locale.code
  return (isPrefixed ? parts.slice(1) : parts).join('/')
}
