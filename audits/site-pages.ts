import { contentPaths, readyAddresses } from '#web/addresses.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { linkOf } from '#web/i18n/paths.ts'
import { readyPages } from '#web/pages.ts'
import { crawl, type Crawl } from './crawl.ts'

/** An address that no page has, below each language's prefix: the page that says so is a page as well. */
const missing: readonly string[] = localeCodes.map((code) => `${contentPaths.prefixOf(code)}/no-such-page-anywhere`)

/** Addresses that a walk begins with; what they lead to follows. */
const entrances: readonly string[] = [
  ...readyAddresses,
  ...localeCodes.flatMap((code) => readyPages.map((page) => linkOf(page, code))),
  ...localeCodes.map((code) => `/offline/${code}`),
  '/sitemap.xml',
  '/robots.txt',
  ...missing,
]

/** Walks the whole of a running site as it is sent, without a browser. */
export const crawlSite = (origin: string): Promise<Crawl> =>
  crawl({
    origin,
    from: [...new Set(entrances)],
    wanted: new Map(missing.map((path) => [path, 404])),
    // A reader of English, so that no first visit is led to another language.
    visit: (path) => fetch(origin + path, { redirect: 'manual', headers: { 'accept-language': 'en' } }),
  })
