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

/** The screen of an address that two pages share: it shows the one that the query names. */
const sharedFile = 'routes/two-tools.tsx'

/**
 * The addresses of all ready pages in all locales. Where two pages share an address in a locale, one row stands for both,
 * under the name of the first one in the table of pages.
 */
export function routeTable(pages: Readonly<Record<PageKey, Page>>, keys: readonly PageKey[]): readonly RouteRow[] {
  const rows = localeCodes.flatMap((code) => keys.flatMap((key) => rowOf(pages[key], key, code)))
  const byPath = Map.groupBy(rows, ({ path }) => path)
  return [...byPath.values()].flatMap(([first, second]) => (first ? [second ? { ...first, file: sharedFile } : first] : []))
}

const rowOf = ({ file, layout, ready }: Page, key: PageKey, code: LocaleCode): readonly RouteRow[] =>
  ready && file ? [{ id: `${code}.${key}`, path: pathOf(key, code).slice(1), file, layout }] : []
