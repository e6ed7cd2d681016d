import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ProblemCode, ProblemFacts } from '#services/problem.ts'

export type { ProblemCode, ProblemFacts }

type LogLevel = 'info' | 'warn' | 'error'

/** Status and log level of each problem, and facts as an example for its description. The words come from the locale. */
export const problems = {
  'not-found': { status: 404, log: 'info', example: { path: '/api/v1/nothing' } },
  'method-not-allowed': { status: 405, log: 'info', example: { allowed: ['POST'] } },
  'body-not-json': { status: 400, log: 'info', example: {} },
  'content-type-wrong': { status: 415, log: 'info', example: { expected: 'application/json' } },
  'body-too-large': { status: 413, log: 'info', example: { limit: 4_194_304 } },
  'input-invalid': { status: 422, log: 'info', example: { issues: [{ path: 'mode', message: 'Invalid option' }] } },
  'origin-refused': { status: 403, log: 'warn', example: { address: 'https://tinta.example' } },
  'too-many-requests': { status: 429, log: 'info', example: { seconds: 42 } },
  'server-failed': { status: 500, log: 'error', example: {} },
  'database-unavailable': { status: 503, log: 'error', example: {} },
  'text-empty': { status: 422, log: 'info', example: {} },
  'text-too-long': { status: 413, log: 'info', example: { limit: 2_500, amount: 3_120 } },
  'text-too-short': { status: 422, log: 'info', example: { words: 12, needed: 20 } },
  'nothing-to-search': { status: 409, log: 'info', example: {} },
  'online-search-failed': { status: 503, log: 'warn', example: {} },
  'strength-not-in-tier': { status: 402, log: 'info', example: { strength: 'aggressive', tier: 'visitor', needed: 'premium' } },
  'entitlement-missing': { status: 402, log: 'info', example: { entitlement: 'report:print', tier: 'free', needed: 'premium' } },
  'quota-spent': {
    status: 402,
    log: 'info',
    example: { unit: 'characters', limit: 5_000, used: 4_800, needed: 340, resetsAt: '2027-01-01T00:00:00.000Z', tier: 'free' },
  },
  'address-spent': { status: 429, log: 'info', example: { seconds: 3_600 } },
  'sign-in-needed': { status: 401, log: 'info', example: {} },
  'invalid-email': { status: 422, log: 'info', example: {} },
  'wrong-password': { status: 403, log: 'info', example: {} },
  'invalid-credential': { status: 401, log: 'info', example: {} },
  'email-already-in-use': { status: 409, log: 'info', example: {} },
  'user-not-found': { status: 401, log: 'info', example: {} },
  'user-disabled': { status: 403, log: 'info', example: {} },
  'user-token-expired': { status: 401, log: 'info', example: {} },
  'requires-recent-login': { status: 403, log: 'info', example: {} },
  'multi-factor-auth-required': { status: 401, log: 'info', example: {} },
  'code-wrong': { status: 422, log: 'info', example: {} },
  'code-locked': { status: 429, log: 'warn', example: { seconds: 900 } },
  'link-expired': { status: 410, log: 'info', example: {} },
  'sign-up-elsewhere': { status: 409, log: 'info', example: {} },
  'email-not-verified': { status: 403, log: 'info', example: {} },
  'password-weak': { status: 422, log: 'info', example: { min: 6, max: 128, missing: ['min', 'numeric'] } },
  'password-common': { status: 422, log: 'info', example: {} },
  'sign-in-failed': { status: 502, log: 'warn', example: {} },
  'method-off': { status: 404, log: 'info', example: {} },
  'email-mismatch': { status: 422, log: 'info', example: {} },
  'subscription-exists': { status: 409, log: 'info', example: {} },
  'subscription-missing': { status: 409, log: 'info', example: {} },
  'billing-off': { status: 404, log: 'info', example: {} },
  'billing-failed': { status: 502, log: 'error', example: {} },
  'signature-wrong': { status: 400, log: 'warn', example: {} },
  'language-not-supported': { status: 422, log: 'info', example: { language: 'hu', supported: ['en'] } },
  'language-mixed': { status: 422, log: 'info', example: { languages: ['en', 'de'], supported: ['en'] } },
  'language-unknown': { status: 422, log: 'info', example: {} },
  'engine-timeout': { status: 504, log: 'error', example: { seconds: 60 } },
  'engine-busy': { status: 503, log: 'warn', example: { seconds: 10 } },
  'engine-failed': { status: 500, log: 'error', example: {} },
  'file-missing': { status: 422, log: 'info', example: {} },
  'file-encrypted': { status: 422, log: 'info', example: {} },
  'file-scanned': { status: 422, log: 'info', example: {} },
  'file-broken': { status: 422, log: 'info', example: {} },
  'file-too-large': { status: 413, log: 'info', example: { limit: 20_971_520 } },
  'file-kind-unknown': { status: 415, log: 'info', example: { kinds: ['txt', 'md', 'docx', 'odt', 'pdf'] } },
  'file-empty': { status: 422, log: 'info', example: {} },
  'file-took-too-long': { status: 422, log: 'warn', example: { seconds: 20 } },
  'archive-too-many-files': { status: 413, log: 'info', example: { limit: 10_000, amount: 12_345 } },
  'archive-too-large': { status: 413, log: 'info', example: { limit: 209_715_200 } },
  'archive-in-archive': { status: 422, log: 'info', example: {} },
  'collection-not-found': { status: 404, log: 'info', example: {} },
  'corpus-full': { status: 409, log: 'info', example: { limit: 500 } },
  'fetch-address-refused': { status: 422, log: 'warn', example: {} },
  'fetch-unreachable': { status: 422, log: 'info', example: {} },
  'fetch-took-too-long': { status: 422, log: 'info', example: { seconds: 10 } },
  'fetch-too-large': { status: 422, log: 'info', example: { limit: 5_242_880 } },
  'fetch-kind-refused': { status: 422, log: 'info', example: {} },
  'fetch-not-allowed': { status: 422, log: 'info', example: {} },
  'fetch-busy': { status: 503, log: 'info', example: { seconds: 30 } },
} as const satisfies {
  [Code in ProblemCode]: { readonly status: ContentfulStatusCode; readonly log: LogLevel; readonly example: ProblemFacts[Code] }
}

/** Words for a problem in a locale; `title` is the same for every case of a code, `detail` speaks of this one. */
type ProblemWords = { readonly title: string; readonly detail: string }

/** Looks words up; made by `main.ts` from `locales/<locale>/problems.ts`. */
export type WordsOf = (locale: string, problem: { readonly code: ProblemCode; readonly facts: object }) => ProblemWords
