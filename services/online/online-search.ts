import type { onlineProviders } from '#config/online-settings.ts'
import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** A service that an operator has switched on. */
export type ProviderId = (typeof onlineProviders)[number]

/** A work that a service found, before anything of it was read. */
export type FoundWork = {
  /** Its id with that service. */
  readonly id: string
  readonly title: string
  /** A page about it that a person can open. */
  readonly url: string
  readonly authors: readonly string[]
  readonly year: number | null
  /** A passage of it that answers the query; null when the service gives none. */
  readonly snippet: string | null
  /** Where its whole text may be; null when nobody knows. */
  readonly fullTextUrl: string | null
  /** Its whole text, when the service has sent it along. */
  readonly text: string | null
}

export type ProviderQuery = { readonly words: string; readonly language: TextLanguage }

/** A search service behind one form. */
export type Provider = {
  readonly id: ProviderId
  /** As people know it. */
  readonly name: string
  /** Where queries in a language go. */
  readonly hostFor: (language: TextLanguage) => string
  /** Whether a snippet is a passage of the work long enough to be compared, so that the work need not be fetched. */
  readonly hasPassages: boolean
  /** Throws ProviderTrouble; ends when `signal` aborts. */
  readonly search: (query: ProviderQuery, signal: AbortSignal) => Promise<readonly FoundWork[]>
  /** The text of a work, for services that serve it better by themselves than their pages do. */
  readonly read?: (work: FoundWork, language: TextLanguage, signal: AbortSignal) => Promise<string | null>
}

/**
 * Why a service was not asked further. `refused`: it does not take our key or wants to be left alone. `unreachable`: it was
 * slow, away or not to be understood. `budget-spent`: today's queries are gone.
 */
export type TroubleKind = 'unreachable' | 'refused' | 'budget-spent'

/** A text that was found outside, to be compared with the checked one. */
export type OnlineSource = {
  readonly provider: ProviderId
  readonly title: string
  readonly url: string
  readonly authors: readonly string[]
  readonly year: number | null
  readonly text: string
  /** The text is a passage, not the whole work. */
  readonly isPassage: boolean
  readonly fetchedAt: Date
}

/** What a service was asked and gave; `trouble` is null when it answered to the end. */
export type ProviderReport = {
  readonly id: ProviderId
  readonly name: string
  readonly queries: number
  readonly found: number
  readonly trouble: TroubleKind | null
}

export type OnlineResult = {
  readonly sources: readonly OnlineSource[]
  readonly services: readonly ProviderReport[]
  /** Works that were found but could not be read: closed, too large, forbidden to programs, broken. */
  readonly unread: number
}

/** What is to be searched for. */
export type OnlineQuestion = {
  readonly text: string
  readonly language: TextLanguage
  /** Nothing is searched for that lies here: quotations, the bibliography. */
  readonly exclude: readonly Span[]
  /** How often a word (in lower case) is used, in any unit; 0 for one that is not known. */
  readonly frequencyOf?: (word: string) => number
}

/** How far the search is. */
export type OnlineProgress = { readonly queries: number; readonly found: number; readonly read: number; readonly toRead: number }

export type OnlineSearch = {
  /** Whom short passages of a text go to, for the line that asks for consent. */
  readonly services: readonly { readonly name: string; readonly host: string }[]
  /**
   * Searches for passages of a text and reads what was found. Services that fail are reported, never thrown; the caller has
   * asked for consent. Throws RunEnded when `signal` aborts. Nothing of the text is kept; of what was found, what the
   * tables in `services/db/schema-online.ts` say.
   */
  readonly search: (
    question: OnlineQuestion,
    options?: { readonly signal?: AbortSignal | undefined; readonly onProgress?: (progress: OnlineProgress) => void },
  ) => Promise<OnlineResult>
}
