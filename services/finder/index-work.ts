import type { ItemType } from '#engines/cite/item.ts'
import { kindOfItem } from '#tools/find/kind-of-item.ts'
import type { FoundWork } from '#tools/find/find-task.ts'
import type { WorkKind } from '#tools/find/contract.ts'
import { firstUrl } from '../online/found-work.ts'
import { plainText } from '../scholar/plain-text.ts'
import type { ScholarWork } from '../scholar/scholar.ts'

/** What an index says of a work beside its item; absent and empty are the same. */
export type SaidFacts = {
  readonly kind?: WorkKind | null
  readonly abstract?: string | null | undefined
  readonly subjects?: readonly (string | null | undefined)[] | undefined
  /** The first that is an address of the web counts. */
  readonly openAccessUrls?: readonly (string | null | undefined)[]
  readonly urls?: readonly (string | null | undefined)[]
  readonly citations?: number | null | undefined
  readonly isRetracted?: boolean | null | undefined
}

const abstractAtMost = 4_000
const subjectsAtMost = 30
/** Above it stands its heading. */
const heading = /^(?:abstract|summary|zusammenfassung|résumé|resumen|resumo|riassunto)\s*[:.–—-]?\s+(?=\p{Lu})/iu

/** A work as the finder gives it on: plain text, and addresses of the web only. Null without a title, which nobody could choose by. */
export function foundWork({ item }: ScholarWork, said: SaidFacts): FoundWork | null {
  if (item.title === undefined) return null
  const abstract = plainText(said.abstract).replace(heading, '').slice(0, abstractAtMost).toWellFormed()
  const page = firstUrl(said.urls ?? [])
  const doi = item.DOI === undefined ? null : `https://doi.org/${encodeURI(item.DOI)}`
  return {
    item: { ...item, ...(abstract === '' ? {} : { abstract }), ...(page && !item.DOI && !item.URL ? { URL: page } : {}) },
    kind: said.kind ?? kindOfItem(item.type),
    subjects: (said.subjects ?? [])
      .map((subject) => plainText(subject))
      .filter(Boolean)
      .slice(0, subjectsAtMost),
    openAccessUrl: firstUrl(said.openAccessUrls ?? []),
    url: firstUrl([doi, page]),
    citations: said.citations !== null && said.citations !== undefined && said.citations >= 0 ? Math.round(said.citations) : null,
    isRetracted: said.isRetracted ?? false,
    keptId: null,
  }
}

/** CSL's type for a kind, where an index names kinds of its own. */
export const typeOfKind: Readonly<Record<WorkKind, ItemType>> = {
  article: 'article-journal',
  review: 'article-journal',
  book: 'book',
  chapter: 'chapter',
  conference: 'paper-conference',
  thesis: 'thesis',
  preprint: 'article',
  report: 'report',
  dataset: 'dataset',
  other: 'document',
}
