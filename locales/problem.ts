import type { ProblemFacts } from '#services/problem.ts'

/** What a person reads: what happened, then what is safe and what to do. */
export type ProblemWords = { readonly title: string; readonly detail: string }

/** Codes that only the browser knows. */
type BrowserProblemFacts = {
  /** The device has no network. */
  readonly offline: Record<string, never>
  /** The network is there, but the server was not reached or the answer broke off. */
  readonly 'network-failed': Record<string, never>
  /** The browser did not open the window of a sign-in. */
  readonly 'popup-blocked': Record<string, never>
  /** The person closed that window; nothing is shown. */
  readonly 'popup-closed-by-user': Record<string, never>
  /** Signing in did not reach the server. */
  readonly 'network-request-failed': Record<string, never>
  /** The site's address is not known to the provider of identities. */
  readonly 'unauthorized-domain': Record<string, never>
  /** The person stopped the run. */
  readonly cancelled: Record<string, never>
  /** The browser's own storage is full or forbidden. */
  readonly 'browser-store-failed': Record<string, never>
}

type Facts = ProblemFacts & BrowserProblemFacts
type ProblemCode = keyof Facts

/** A code's words, or how they are made of its facts. */
export type ProblemMessages = {
  readonly [Code in ProblemCode]: Facts[Code] extends Record<string, never>
    ? ProblemWords
    : ProblemWords | ((facts: Facts[Code]) => ProblemWords)
}

/**
 * Codes that only the account dialog, an opened file and pages with words of their own meet: the checker, citations, the library, plans,
 * the profile.
 */
type PageCode =
  | 'file-missing'
  | 'file-encrypted'
  | 'file-scanned'
  | 'file-broken'
  | 'file-too-large'
  | 'file-kind-unknown'
  | 'file-empty'
  | 'file-took-too-long'
  | 'text-too-short'
  | 'nothing-to-search'
  | 'billing-off'
  | 'email-mismatch'
  | 'wrong-password'
  | 'invalid-email'
  | 'invalid-credential'
  | 'email-already-in-use'
  | 'user-not-found'
  | 'multi-factor-auth-required'
  | 'link-expired'
  | 'method-off'
  | 'popup-blocked'
  | 'popup-closed-by-user'
  | 'unauthorized-domain'
  | 'network-request-failed'
  | 'password-weak'
  | 'password-common'
  | 'code-wrong'
  | 'code-locked'
  | 'sign-up-elsewhere'
  | 'email-not-verified'
  | 'requires-recent-login'
  | 'key-unknown'
  | 'key-not-taken'
  | 'keys-full'
  | 'archive-too-many-files'
  | 'archive-too-large'
  | 'archive-in-archive'
  | 'collection-not-found'
  | 'corpus-full'
  | 'library-item-not-found'
  | 'library-folder-not-found'
  | 'library-folder-taken'
  | 'library-full'
  | 'library-folders-full'
  | 'library-files-full'
  | 'library-shares-full'
  | 'library-undo-gone'
  | 'library-share-ended'
  | 'fetch-address-refused'
  | 'fetch-unreachable'
  | 'fetch-took-too-long'
  | 'fetch-too-large'
  | 'fetch-kind-refused'
  | 'fetch-not-allowed'
  | 'fetch-busy'
  | 'citation-format-unknown'
  | 'word-missing'
  | 'word-too-long'
  | 'phrase-not-found'
  | 'style-unknown'
  | 'items-too-many'
  | 'browser-store-failed'
  | 'online-search-failed'
  | 'signature-wrong'
  | 'subscription-exists'
  | 'subscription-missing'

export type PageProblemMessages = Pick<ProblemMessages, PageCode>
/** Those that any page may meet. */
export type EarlyProblemMessages = Omit<ProblemMessages, PageCode>

/**
 * The words for a code. Facts come from outside, so a code that is unknown here or facts that are not
 * what the code promises get the words of `server-failed` rather than an exception.
 */
export function describeProblem(messages: ProblemMessages, code: string, facts: object = {}): ProblemWords {
  const entry: unknown = Object.hasOwn(messages, code) ? Reflect.get(messages, code) : messages['server-failed']
  if (isWords(entry)) return entry
  if (typeof entry !== 'function') return messages['server-failed']
  try {
    const words: unknown = entry(facts)
    return isWords(words) ? words : messages['server-failed']
  } catch {
    return messages['server-failed']
  }
}

const isWords = (value: unknown): value is ProblemWords =>
  typeof value === 'object' && value !== null && 'title' in value && 'detail' in value
