import { allMessages } from '#locales/all.ts'
import type { PageKey } from '#locales/messages.ts'
import { defaultLocale, localeCodes, optionalLocale, type LocaleCode } from './i18n/locales.ts'
import { linkOf, pathOf } from './i18n/paths.ts'
import { pageKeys } from './i18n/slugs.ts'
import { pages, readyPages } from './pages.ts'

/** Addresses of the site for the server, which knows locales as words; no page imports this. */

const codeOf = (locale: string): LocaleCode => (optionalLocale(locale) ?? defaultLocale).code

/** Address of a page in whatever locale is asked for; English for one that is unknown. */
export const pathIn =
  (page: PageKey) =>
  (locale: string): string =>
    pathOf(page, codeOf(locale))

/** What stands before the addresses of a locale: `/hu`, or nothing. */
const prefixOf = (locale: string): string => (locale === defaultLocale.code ? '' : `/${locale}`)

/** What posts and content pages are told of the site's addresses; a page that is not ready has none. */
export const contentPaths = {
  locales: localeCodes,
  fallback: defaultLocale.code,
  prefixOf,
  pathOf: (page: string, locale: string): string | null => {
    const key = readyPages.find((ready) => ready === page)
    return key ? linkOf(key, codeOf(locale)) : null
  },
}

/** Every address of the table of slugs, whether its page is ready or not. */
export const pageAddresses: readonly string[] = localeCodes.flatMap((locale) => pageKeys.map((page) => pathOf(page, locale)))

/** Addresses of the pages that are ready. */
export const readyAddresses: readonly string[] = localeCodes.flatMap((locale) => readyPages.map((page) => pathOf(page, locale)))

/** Pages for search engines, which leave out what is somebody's own, each with its addresses in all languages. */
export const listedPages = readyPages
  .filter((page) => !pages[page].middleware?.includes('unlisted'))
  .flatMap((page) => {
    const alternates = localeCodes.map((locale) => ({ locale, path: linkOf(page, locale) }))
    return alternates.map(({ path }) => ({ path, alternates }))
  })

/** Title and description of a locale's feed, and where its list stands. */
export function feedWords(locale: string) {
  const { title, description } = allMessages[codeOf(locale)].content.blog
  return { title: `${title} · Tinta`, description, path: pathIn('blog')(locale) }
}
