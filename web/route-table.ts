import { localeCodes, type LocaleCode } from './i18n/locales.ts'
import { pathOf, type PageKey } from './i18n/paths.ts'
import type { Layout, Page } from './pages.ts'

/** One address of one page. */
export type RouteRow = {
  /** `hu.paraphraser`: unique, as several addresses are served by one file. */
  readonly id: string
  /** Without a slash at its start; the empty one is the English home page. */
  readonly path: string
  readonly file: string
  readonly layout: Layout
}

/**
 * The addresses of all ready pages in all locales. Where two pages share an address in a locale, the first one in
 * the table of pages is mounted there and serves both.
 */
export function routeTable(pages: Readonly<Record<PageKey, Page>>, keys: readonly PageKey[]): readonly RouteRow[] {
  const taken = new Set<string>()
  return localeCodes
    .flatMap((code) => keys.flatMap((key) => rowOf(pages[key], key, code)))
    .filter(({ path }) => {
      const isFree = !taken.has(path)
      taken.add(path)
      return isFree
    })
}

const rowOf = ({ file, layout, ready }: Page, key: PageKey, code: LocaleCode): readonly RouteRow[] =>
  ready && file ? [{ id: `${code}.${key}`, path: pathOf(key, code).slice(1), file, layout }] : []
