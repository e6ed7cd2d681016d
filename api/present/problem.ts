import { z } from '@hono/zod-openapi'
import type { Problem } from '#services/problem.ts'
import { problems, type WordsOf } from '../problems.ts'

/** Problem details (RFC 9457): `code` is from a closed list, the facts of the case stand beside it. */
export const problemSchema = z
  .looseObject({
    type: z.string().meta({ description: "Address of the code's description." }),
    title: z.string().meta({ description: "The code in words, in the reader's language." }),
    status: z.number().int(),
    detail: z.string().meta({ description: "This case in words, in the reader's language." }),
    code: z.enum(Object.keys(problems)),
    requestId: z.string(),
  })
  .openapi('Problem', { description: 'What went wrong. Facts of the case (limit, amount, language ...) are further members.' })

export type ProblemBody = z.output<typeof problemSchema>

export type Telling = { readonly wordsOf: WordsOf; readonly locale: string; readonly requestId: string }

/** A problem as it goes out. */
export function presentProblem(problem: Problem, { wordsOf, locale, requestId }: Telling): ProblemBody {
  const { status } = problems[problem.code]
  return {
    ...problem.facts,
    type: `/api/v1/docs#${problem.code}`,
    ...wordsOf(locale, problem),
    status,
    code: problem.code,
    requestId,
  }
}
