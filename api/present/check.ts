import type { Context } from 'hono'
import { checkAnswerSchema, checkStateSchema } from '#tools/check/contract.ts'
import type { Problem } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import type { House } from '../house.ts'
import { presentProblem, type ProblemBody } from './problem.ts'

/** How a check stands, for the document of the API. */
export const checkState = checkStateSchema.openapi('CheckState', {
  example: {
    id: '99c27f4d-19b6-4d8f-995d-ada01c51241f',
    title: 'My essay',
    state: 'running',
    step: 'checking',
    progress: { done: 3, of: 20 },
    createdAt: '2026-11-22T11:06:22.228Z',
    deletedAt: null,
    problem: null,
  },
})
export const checkAnswer = checkAnswerSchema.openapi('CheckAnswer')

/** A check as it goes out: its problem in the words of the reader's language. */
export function presentCheck<Shape extends { readonly problem: Problem | null }>(
  c: Context<HouseEnv>,
  { wordsOf }: Pick<House, 'wordsOf'>,
  { problem, ...check }: Shape,
): Omit<Shape, 'problem'> & { readonly problem: ProblemBody | null } {
  const { locale, requestId } = c.var
  return { ...check, problem: problem && presentProblem(problem, { wordsOf, locale, requestId }) }
}
