import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ProblemCode, ProblemFacts } from '#services/problem.ts'

export type { ProblemCode, ProblemFacts }

type LogLevel = 'info' | 'warn' | 'error'

/** Status and log level of each problem. The words come from the locale. */
export const problems = {
  'not-found': { status: 404, log: 'info' },
  'body-not-json': { status: 400, log: 'info' },
  'content-type-wrong': { status: 415, log: 'info' },
  'body-too-large': { status: 413, log: 'info' },
  'input-invalid': { status: 422, log: 'info' },
  'origin-refused': { status: 403, log: 'warn' },
  'too-many-requests': { status: 429, log: 'info' },
  'server-failed': { status: 500, log: 'error' },
  'database-unavailable': { status: 503, log: 'error' },
  'text-empty': { status: 422, log: 'info' },
  'text-too-long': { status: 413, log: 'info' },
  'strength-not-in-tier': { status: 402, log: 'info' },
  'language-not-supported': { status: 422, log: 'info' },
  'language-mixed': { status: 422, log: 'info' },
  'language-unknown': { status: 422, log: 'info' },
  'engine-timeout': { status: 504, log: 'error' },
  'engine-busy': { status: 503, log: 'warn' },
  'engine-failed': { status: 500, log: 'error' },
  'file-missing': { status: 422, log: 'info' },
  'file-encrypted': { status: 422, log: 'info' },
  'file-scanned': { status: 422, log: 'info' },
  'file-broken': { status: 422, log: 'info' },
  'file-too-large': { status: 413, log: 'info' },
  'file-kind-unknown': { status: 415, log: 'info' },
  'file-empty': { status: 422, log: 'info' },
  'file-took-too-long': { status: 422, log: 'warn' },
} as const satisfies Record<ProblemCode, { readonly status: ContentfulStatusCode; readonly log: LogLevel }>

/** Words for a problem in a locale; `title` is the same for every case of a code, `detail` speaks of this one. */
export type ProblemWords = { readonly title: string; readonly detail: string }

/** Looks words up; made by `main.ts` from `locales/<locale>/problems.ts`. */
export type WordsOf = (locale: string, problem: { readonly code: ProblemCode; readonly facts: object }) => ProblemWords
