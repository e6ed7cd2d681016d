import type { finderIndexes } from '#config/finder-settings.ts'
import type { IndexReport } from '#tools/find/contract.ts'
import type { FoundWork } from '#tools/find/find-task.ts'

/** An index of publications that an operator has switched on. */
export type FinderIndexId = (typeof finderIndexes)[number]

/** As people know them. */
export const indexNames: Readonly<Record<FinderIndexId, string>> = {
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  'semantic-scholar': 'Semantic Scholar',
  arxiv: 'arXiv',
  doaj: 'DOAJ',
  pubmed: 'PubMed',
}

/** What goes out of the house, and nothing else of a text. Key words stand best first. */
export type FinderQuery = {
  readonly keyWords: readonly string[]
  /** Asked for beside them; empty for English texts. */
  readonly englishWords: readonly string[]
  readonly from: number | null
  readonly to: number | null
  readonly openAccessOnly: boolean
}

/** An index behind one form. */
export type SearchIndex = {
  readonly id: FinderIndexId
  /** Works, best first. Throws FinderTrouble, and RunEnded when `signal` aborts. */
  readonly search: (query: FinderQuery, signal: AbortSignal) => Promise<readonly FoundWork[]>
}

/** How an index answered; `took` is in milliseconds. */
export type FinderAnswer = {
  readonly state: Extract<IndexReport['state'], 'answered' | 'left-behind' | 'busy' | 'unreachable' | 'refused' | 'offline'>
  readonly works: readonly FoundWork[]
  readonly took: number | null
}

export type Finder = {
  /** Whom key words go to; none where the operator has switched nothing on. */
  readonly indexes: readonly { readonly id: FinderIndexId; readonly name: string }[]
  /** Trouble is told, never thrown; one that is not switched on is `offline`. Throws RunEnded when `signal` aborts. */
  readonly ask: (id: FinderIndexId, query: FinderQuery, signal: AbortSignal) => Promise<FinderAnswer>
}
