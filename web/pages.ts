import type { PageKey } from '#locales/messages.ts'
import { check } from '#tools/check/contract.ts'
import { cite } from '#tools/cite/contract.ts'
import { detect } from '#tools/detect/contract.ts'
import { find } from '#tools/find/contract.ts'
import { proofread } from '#tools/proofread/contract.ts'
import { rephrase } from '#tools/rephrase/contract.ts'
import { thesaurus } from '#tools/thesaurus/contract.ts'

export type Layout = 'default' | 'fullwidth' | 'without-footer'

/** A page of the site. It is mounted, linked and listed only when `ready`; until then its address answers 404. */
export type Page = {
  readonly layout: Layout
  /** Below `web/`. Present as soon as the page is ready. */
  readonly file?: string
  readonly ready: boolean
  /** Names of what stands before it on the server (`shell/route-middleware.ts`). */
  readonly middleware?: readonly string[]
}

/** Every page that has an address, tools by what their contract says. */
export const pages: Readonly<Record<PageKey, Page>> = {
  home: { layout: 'default', file: 'routes/home.tsx', ready: rephrase.ready },
  paraphraser: { layout: 'default', file: 'routes/paraphraser.tsx', ready: rephrase.ready },
  detector: { layout: 'default', file: 'routes/detector.tsx', ready: detect.ready },
  proofreader: { layout: 'default', file: 'routes/proofreader.tsx', ready: proofread.ready },
  citation: { layout: 'default', file: 'routes/citation.tsx', ready: cite.ready },
  plagiarism: { layout: 'default', file: 'routes/plagiarism.tsx', ready: check.ready },
  collections: { layout: 'default', file: 'routes/collections.tsx', ready: check.ready, middleware: ['unlisted'] },
  premium: { layout: 'fullwidth', file: 'routes/premium.tsx', ready: true },
  checkout: { layout: 'default', file: 'routes/checkout.tsx', ready: true, middleware: ['unlisted'] },
  blog: { layout: 'default', file: 'routes/blog.tsx', ready: true },
  quality: { layout: 'default', file: 'routes/quality.tsx', ready: true },
  privacy: { layout: 'default', file: 'routes/text-page.tsx', ready: true },
  terms: { layout: 'default', file: 'routes/text-page.tsx', ready: true },
  profile: { layout: 'default', file: 'routes/profile.tsx', ready: true, middleware: ['unlisted'] },
  writer: { layout: 'without-footer', ready: false },
  presentation: { layout: 'default', ready: false },
  thesaurus: { layout: 'default', file: 'routes/thesaurus.tsx', ready: thesaurus.ready },
  translate: { layout: 'default', ready: false },
  sourceFinder: { layout: 'default', file: 'routes/source-finder.tsx', ready: find.ready },
  history: { layout: 'default', file: 'routes/history.tsx', ready: true, middleware: ['unlisted'] },
  library: { layout: 'default', file: 'routes/library.tsx', ready: true, middleware: ['unlisted'] },
  developers: { layout: 'default', file: 'routes/developers.tsx', ready: true },
}

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pages, key)

export const readyPages: readonly PageKey[] = Object.keys(pages)
  .filter(isPageKey)
  .filter((page) => pages[page].ready)
