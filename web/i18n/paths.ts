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

/** Addresses of one page in all locales, in the order of the language menu. */
export const pathsOf = (page: PageKey): readonly { readonly locale: Locale; readonly path: string }[] =>
  locales.map((locale) => ({ locale, path: pathOf(page, locale.code) }))

/** What an address names: its locale, and the page if there is one exactly there. */
export type Place = { readonly locale: Locale; readonly page: PageKey | null }

/**
 * The page at exactly this address. Where two pages share one (detector and proofreader in Urdu and Turkish),
 * the first in the slug table.
 */
export function placeOf(pathname: string): Place {
  const locale = localeOfPath(pathname)
  const slug = slugWithin(pathname, locale)
  return { locale, page: pageKeys.find((page) => slugTables[locale.code][page] === slug) ?? null }
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
  return pathOf(page, locale.code)
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
