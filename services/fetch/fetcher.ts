/** What a page is, by what its server says. */
export type FetchedKind = 'html' | 'pdf' | 'text'

/** A page as it came. Text and HTML are in UTF-8 with a mark when their server named an encoding, else as they are. */
export type Fetched = {
  /** Where the answer came from, after redirects. */
  readonly url: string
  readonly kind: FetchedKind
  readonly bytes: Uint8Array
}

/**
 * Fetches a page that a person, or somebody else's answer, named. Throws AppError with a `fetch-` code and RunEnded when
 * `signal` aborts. No cookie, no credentials, no referrer leave the house.
 */
export type Fetcher = (url: string, options?: { readonly signal?: AbortSignal | undefined }) => Promise<Fetched>

/** Bytes of an answer as they come over the line. */
export const fetchedBytesAtMost = 5 * 1024 * 1024
/** Bytes that it may unpack to: what the reading process takes. */
export const unpackedAnswerAtMost = 20 * 1024 * 1024
/** Seconds for all requests of one page together, without waiting for the host's turn. */
export const fetchSecondsAtMost = 10
export const redirectsAtMost = 4
