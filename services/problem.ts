import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { MeterUnit, PasswordClass } from '#tools/account/contract.ts'
import type { Entitlement, TierId } from '#tools/tiers.ts'
import type { Strength } from '#tools/rephrase/contract.ts'

/**
 * Everything that can go wrong for a person, by code, with the facts that its words need.
 * Status and log level stand in `api/problems.ts`; the words in `locales/<locale>/problems.ts`.
 */
export type ProblemFacts = {
  /** Nothing answers at `path`. */
  'not-found': { readonly path: string }
  /** The address is there, but answers to the methods in `allowed` only. */
  'method-not-allowed': { readonly allowed: readonly string[] }
  /** The request's body is not JSON. */
  'body-not-json': None
  /** The request's body is of another media type than `expected`. */
  'content-type-wrong': { readonly expected: string }
  /** The request's body has more than `limit` bytes. */
  'body-too-large': { readonly limit: number }
  /** The input does not fit its contract; `path` names the field, `message` is English and for developers. */
  'input-invalid': { readonly issues: readonly { readonly path: string; readonly message: string }[] }
  /** A page of another site sent this request, or one of ours that was opened at another address; the site's own is `address`. */
  'origin-refused': { readonly address: string }
  /** Too many requests from this address; `seconds` until the next may come. */
  'too-many-requests': { readonly seconds: number }
  /** Something failed in the server; the request id finds it in the log. */
  'server-failed': None
  /** The database does not answer now. */
  'database-unavailable': None
  /** There is nothing to work on: no text, only spaces or only invisible characters. */
  'text-empty': None
  /** The text has `amount` characters, `limit` fit into one run. */
  'text-too-long': { readonly limit: number; readonly amount: number }
  /** The text has `words` words; fewer than `needed` say nothing about where it comes from. */
  'text-too-short': { readonly words: number; readonly needed: number }
  /** No document is there to compare with, and no online service is asked. */
  'nothing-to-search': None
  /** No online service answered, and there was nothing else to compare with. */
  'online-search-failed': None
  /** `tier` does not grant `strength`; `needed` is the first tier that does. */
  'strength-not-in-tier': { readonly strength: Strength; readonly tier: TierId; readonly needed: TierId }
  /** `tier` does not grant `entitlement`; `needed` is the first tier that does. */
  'entitlement-missing': { readonly entitlement: Entitlement; readonly tier: TierId; readonly needed: TierId }
  /** The run needs `needed` of a unit; of `limit` in this window `used` are gone. The count begins anew at `resetsAt` (ISO 8601). */
  'quota-spent': {
    readonly unit: MeterUnit
    readonly limit: number
    readonly used: number
    readonly needed: number
    readonly resetsAt: string
    readonly tier: TierId
  }
  /** Visitors of one address have used what they may in a day together; an account has a count of its own. */
  'address-spent': { readonly seconds: number }
  /** Only for somebody who has signed in. */
  'sign-in-needed': None
  /** The e-mail address is none. */
  'invalid-email': None
  /** The password given again to prove who asks is wrong. */
  'wrong-password': None
  /** E-mail address and password, or a code, do not go together; whether the account exists is not said. */
  'invalid-credential': None
  /** There is an account with this address. The embedded identity says so by mail only. */
  'email-already-in-use': None
  /** No such account; said by Firebase and to administrators only, with the words of `invalid-credential`. */
  'user-not-found': None
  /** An administrator has closed the account. */
  'user-disabled': None
  /** The session has ended or its token is not valid; the person is signed out. */
  'user-token-expired': None
  /** This change asks for a sign-in of the last minutes. */
  'requires-recent-login': None
  /** The key of the API is none of ours, or was revoked. */
  'key-unknown': None
  /** What was asked is done by whoever has signed in, never with a key. */
  'key-not-taken': None
  /** Somebody has `limit` keys at most. */
  'keys-full': { readonly limit: number }
  /** The second step is still to be done. */
  'multi-factor-auth-required': None
  /** The code of the second step is wrong or was used. */
  'code-wrong': None
  /** Too many wrong codes; try again in `seconds`. */
  'code-locked': { readonly seconds: number }
  /** The link of a mail is too old, was used, or is not whole. */
  'link-expired': None
  /** The link proves the address, but the password was chosen in another browser; one has to be chosen with the link. */
  'sign-up-elsewhere': None
  /** The address has not been confirmed by the link that was sent. */
  'email-not-verified': None
  /** The password breaks the policy in these points. */
  'password-weak': { readonly min: number; readonly max: number; readonly missing: readonly (PasswordClass | 'min' | 'max')[] }
  /** The password is one of the first that would be guessed. */
  'password-common': None
  /** Signing in by the other provider did not work out. */
  'sign-in-failed': None
  /** Signing in that way is not set up on this site. */
  'method-off': None
  /** The address typed to confirm is not the account's. */
  'email-mismatch': None
  /** There is a subscription already; plans are changed, not bought twice. */
  'subscription-exists': None
  /** There is no subscription to change or to end. */
  'subscription-missing': None
  /** Nothing can be bought on this site. */
  'billing-off': None
  /** The payment provider did not answer or refused. */
  'billing-failed': None
  /** The notice of the payment provider is not signed as agreed. */
  'signature-wrong': None
  /** The text is in `language` (a code of BCP 47), and this tool does not work in it; `supported` are those it works in. */
  'language-not-supported': { readonly language: string; readonly supported: readonly TextLanguage[] }
  /** Parts of the text are in other languages than `supported`; `languages` by falling share, `supported` as above. */
  'language-mixed': { readonly languages: readonly string[]; readonly supported: readonly TextLanguage[] }
  /** The text is too short or too strange to know its language; the person can choose it. */
  'language-unknown': None
  /** The engine did not finish in `seconds`. */
  'engine-timeout': { readonly seconds: number }
  /** More runs are waiting than the server takes on; try again in `seconds`. */
  'engine-busy': { readonly seconds: number }
  /** The engine failed on this text. */
  'engine-failed': None
  /** The form holds no file. */
  'file-missing': None
  /** The file is protected by a password. */
  'file-encrypted': None
  /** The PDF holds pictures of pages, no text. */
  'file-scanned': None
  /** The file cannot be read as what it says it is. */
  'file-broken': None
  /** The file has more than `limit` bytes, or unpacks to more than it may. */
  'file-too-large': { readonly limit: number }
  /** The file is of no kind in `kinds` (endings without a dot). */
  'file-kind-unknown': { readonly kinds: readonly string[] }
  /** There is no text in the file. */
  'file-empty': None
  /** The file could not be read in `seconds`. */
  'file-took-too-long': { readonly seconds: number }
  /** The archive holds `amount` files; `limit` are taken in one. */
  'archive-too-many-files': { readonly limit: number; readonly amount: number }
  /** The archive would unpack to more than `limit` bytes. */
  'archive-too-large': { readonly limit: number }
  /** An archive lies in the archive; only the outer one is opened. */
  'archive-in-archive': None
  /** There is no such collection, or whoever asks may not see or change it. */
  'collection-not-found': None
  /** An account or an institution holds `limit` documents already. */
  'corpus-full': { readonly limit: number }
  /** No such work in the asker's library (any more). */
  'library-item-not-found': None
  /** No such folder in the asker's library (any more). */
  'library-folder-not-found': None
  /** Another folder of the library has this name. */
  'library-folder-taken': None
  /** A library holds `limit` works at most. */
  'library-full': { readonly limit: number }
  /** A library has `limit` folders at most. */
  'library-folders-full': { readonly limit: number }
  /** The files of a library may have `limit` bytes together. */
  'library-files-full': { readonly limit: number }
  /** `limit` addresses may lead to a library at a time. */
  'library-shares-full': { readonly limit: number }
  /** The change was taken back already, or too long ago. */
  'library-undo-gone': None
  /** The address of a shared library has ended, was taken back or never was. */
  'library-share-ended': None
  /** The address is none that may be fetched: another scheme or port, a user or password, or a network that is not public. */
  'fetch-address-refused': None
  /** No such host, no connection, too many redirects, or an answer that is none. */
  'fetch-unreachable': None
  /** The page did not come in `seconds`. */
  'fetch-took-too-long': { readonly seconds: number }
  /** The page has more than `limit` bytes, packed or unpacked. */
  'fetch-too-large': { readonly limit: number }
  /** What came is neither HTML, nor PDF, nor plain text, or is packed in a way that nobody knows. */
  'fetch-kind-refused': None
  /** The site's robots.txt keeps programs away from the page. */
  'fetch-not-allowed': None
  /** The site wants to be left alone for `seconds`, or others are being served. */
  'fetch-busy': { readonly seconds: number }
  /** The file of references is in no format that is read. */
  'citation-format-unknown': None
  /** What was to be looked up is no word: nothing, digits, markup, an address. */
  'word-missing': None
  /** What was to be looked up is longer than any word or phrase. */
  'word-too-long': { readonly limit: number; readonly amount: number }
  /** Several words that no dictionary of `language` has as one; `words` are those of them that have an entry. */
  'phrase-not-found': { readonly language: TextLanguage; readonly words: readonly string[] }
  /** There is no citation style `style`; `known` are those that there are. */
  'style-unknown': { readonly style: string; readonly known: readonly string[] }
  /** More works at once than a style other than APA is fast enough for. */
  'items-too-many': { readonly limit: number; readonly amount: number }
}

type None = Readonly<Record<string, never>>

export type ProblemCode = keyof ProblemFacts

/** A code with its facts, as it goes between threads and processes. */
export type Problem = { readonly code: ProblemCode; readonly facts: object }

/** Whether a value from storage is a problem as it was stored. */
export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'facts' in value &&
  typeof value.facts === 'object'

/** A code with the facts that it must have; codes without facts need none. */
type CodeAndFacts = {
  [Code in ProblemCode]: ProblemFacts[Code] extends None ? readonly [code: Code] : readonly [code: Code, facts: ProblemFacts[Code]]
}[ProblemCode]

/** Checks a code and its facts against each other. */
export function problemOf(...given: CodeAndFacts): Problem {
  const [code, facts] = given
  return { code, facts: facts ?? {} }
}

/** Thrown for whatever a person should be told. Its message is the code, for logs, and holds no text of theirs. */
export class AppError extends Error {
  override name = 'AppError'
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options)
    this.problem = problem
  }
}

/** The error for a code: `throw appError('text-too-long', { limit, amount })`. */
export const appError = (...problem: CodeAndFacts): AppError => new AppError(problemOf(...problem))
