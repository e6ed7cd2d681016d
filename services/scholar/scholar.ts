import type { scholarRegistries } from '#config/scholar-settings.ts'
import type { CslItem } from '#engines/cite/item.ts'
import type { ScholarQuery } from '#tools/cite/read-task.ts'

/** A registry of works that an operator has switched on; `web` is any page of the web, by what it says of itself. */
export type RegistryId = (typeof scholarRegistries)[number]

/** As people know them. */
export const registryNames: Readonly<Record<RegistryId, string>> = {
  crossref: 'Crossref',
  datacite: 'DataCite',
  openlibrary: 'Open Library',
  pubmed: 'PubMed',
  arxiv: 'arXiv',
  web: 'Web',
}

/** A work as a registry knows it. Its id means nothing. `unsure`: fields that were guessed or look wrong. */
export type ScholarWork = { readonly item: CslItem; readonly unsure: readonly string[] }

/** What a registry answers: works, best first; none when it knows none; or that what it knows under this id is no work. */
export type RegistryAnswer = { readonly works: readonly ScholarWork[] } | { readonly isNoWork: true }

/** A registry behind one form. */
export type Registry = {
  readonly id: RegistryId
  /** Throws ProviderTrouble, or AppError with a `fetch-` code, and RunEnded when `signal` aborts. */
  readonly ask: (query: ScholarQuery, signal: AbortSignal) => Promise<RegistryAnswer>
}

/** Why nothing was found; the words are those of the contract. */
export type ScholarTrouble = 'offline' | 'unreachable' | 'unknown' | 'refused' | 'not-a-work'

/** `origin` is the name of the registry that knew the work; `others` are other works that the words may mean, best first. */
export type ScholarAnswer = {
  readonly found: (ScholarWork & { readonly origin: string }) | null
  readonly others: readonly CslItem[]
  readonly trouble: ScholarTrouble | null
}

/** One person's reading of a text: a registry that fails again and again in it is not asked further. */
export type ScholarVisit = {
  /** Trouble is told, never thrown. Throws RunEnded when `signal` aborts. */
  readonly lookUp: (query: ScholarQuery) => Promise<ScholarAnswer>
}

export type Scholar = {
  /** Whom ids, addresses and titles go to; none where the operator has switched nothing on. */
  readonly registries: readonly { readonly id: RegistryId; readonly name: string }[]
  readonly visit: (signal: AbortSignal) => ScholarVisit
}
