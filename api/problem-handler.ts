import type { Context, ErrorHandler, Handler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '#services/db/database-error.ts'
import { AppError, problemOf, type Problem } from '#services/problem.ts'
import { RunEnded } from '#services/run-ended.ts'
import type { HouseEnv } from './context.ts'
import { describeError } from './describe-error.ts'
import { presentProblem } from './present/problem.ts'
import { problems, type WordsOf } from './problems.ts'

/** Answers with problem details, whatever was thrown. */
export const onError =
  ({ wordsOf }: { readonly wordsOf: WordsOf }): ErrorHandler<HouseEnv> =>
  (error, c) => {
    const problem = problemFrom(error)
    tellLog(c, problem, error)
    return problemResponse(c, problem, wordsOf)
  }

/** The API's own answer for an address that is not there. */
export const onNotFound =
  ({ wordsOf }: { readonly wordsOf: WordsOf }): NotFoundHandler<HouseEnv> =>
  (c) =>
    problemResponse(c, problemOf('not-found', { path: c.req.path }), wordsOf)

/** The API's answer for an address that is there, but not for this method. */
export const onMethodNotAllowed =
  ({ wordsOf }: { readonly wordsOf: WordsOf }, allowed: readonly string[]): Handler<HouseEnv> =>
  (c) => {
    c.header('Allow', allowed.join(', '))
    return problemResponse(c, problemOf('method-not-allowed', { allowed }), wordsOf)
  }

/** What a person is told about something that was thrown. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof AppError) return error.problem
  if (error instanceof HTTPException && error.status === 400) return problemOf('body-not-json')
  if (isDatabaseAway(error)) return problemOf('database-unavailable')
  return problemOf('server-failed')
}

/** Logs a problem at its level: the error's kind and place, never its message, which may hold a person's text. */
export function tellLog(c: Context<HouseEnv>, problem: Problem, error: unknown): void {
  if (error instanceof RunEnded) return
  const { log } = problems[problem.code]
  c.var.log[log]({ code: problem.code, ...(log === 'info' ? {} : { error: describeError(error) }) }, 'problem')
}

function problemResponse(c: Context<HouseEnv>, problem: Problem, wordsOf: WordsOf): Response {
  const body = presentProblem(problem, { wordsOf, locale: c.var.locale, requestId: c.var.requestId })
  const seconds = secondsToWait(problem)
  if (seconds !== null && [429, 503].includes(body.status)) c.header('Retry-After', String(seconds))
  return c.newResponse(JSON.stringify(body), problems[problem.code].status, {
    'Content-Type': 'application/problem+json',
    'Content-Language': c.var.locale,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
  })
}

/** Where the facts do not say when to come again, the words do: "in a minute". */
const databaseSeconds = 60

export function secondsToWait({ code, facts }: Problem): number | null {
  if ('seconds' in facts && typeof facts.seconds === 'number') return facts.seconds
  return code === 'database-unavailable' ? databaseSeconds : null
}
