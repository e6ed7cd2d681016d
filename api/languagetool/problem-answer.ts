import type { Context, ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem, ProblemCode } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { problemFrom, secondsToWait, tellLog } from '../problem-handler.ts'
import { problems, type WordsOf } from '../problems.ts'
import { WrongRequest } from './wrong-request.ts'

/** Where add-ons know another status than our own API gives. Sorted. */
const statuses: Partial<Readonly<Record<ProblemCode, ContentfulStatusCode>>> = {
  'engine-timeout': 500,
  'entitlement-missing': 403,
  'key-unknown': 403,
}

/** Answers as add-ons know it: plain text that begins with `Error: `. Problems are told in the reader's language, wrong requests in English. */
export const onCheckError =
  ({ wordsOf }: { readonly wordsOf: WordsOf }): ErrorHandler<HouseEnv> =>
  (error, c) => {
    if (error instanceof WrongRequest) return send(c, { words: `${error.message}.`, status: 400, language: 'en' })
    const problem = problemFrom(error)
    tellLog(c, problem, error)
    return answerProblem(c, problem, wordsOf)
  }

export function answerProblem(c: Context<HouseEnv>, problem: Problem, wordsOf: WordsOf): Response {
  const { locale } = c.var
  const { title, detail } = wordsOf(locale, problem)
  const seconds = secondsToWait(problem)
  if (seconds !== null) c.header('Retry-After', String(seconds))
  const words = `${title}${/[\p{L}\p{N}]$/u.test(title) ? '.' : ''} ${detail}`
  return send(c, { words, status: statuses[problem.code] ?? problems[problem.code].status, language: locale })
}

type Told = { readonly words: string; readonly status: ContentfulStatusCode; readonly language: string }

const send = (c: Context<HouseEnv>, { words, status, language }: Told): Response =>
  c.body(`Error: ${words}`, status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'no-store',
  })
