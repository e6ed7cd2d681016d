import type { MiddlewareHandler } from 'hono'
import { bodyLimit as honoBodyLimit } from 'hono/body-limit'
import { AppError, problemOf, type Problem } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'

type BodyLimit = { readonly limit: number; readonly problem?: Problem }

/** Refuses bodies of more than `limit` bytes before they are read whole. */
export const bodyLimit = ({ limit, problem = problemOf('body-too-large', { limit }) }: BodyLimit): MiddlewareHandler<HouseEnv> =>
  honoBodyLimit({
    maxSize: limit,
    onError: () => {
      throw new AppError(problem)
    },
  })
