import type { Context } from 'hono'
import type { z } from 'zod'
import { appError } from '#services/problem.ts'
import { RunEnded } from '#services/run-ended.ts'
import type { HouseEnv } from './context.ts'

/** Reads a JSON body and parses it by its contract. Throws AppError `content-type-wrong`, `body-not-json` or `input-invalid`. */
export async function readInput<Schema extends z.ZodType>(c: Context<HouseEnv>, schema: Schema): Promise<z.output<Schema>> {
  const mediaType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') throw appError('content-type-wrong', { expected: 'application/json' })
  return parseBy(schema, await readJson(c))
}

/** Parses the query of an address by its contract. Throws AppError `input-invalid`. */
export const readQuery = <Schema extends z.ZodType>(c: Context<HouseEnv>, schema: Schema): z.output<Schema> =>
  parseBy(schema, c.req.query())

/** Parses what was sent by its contract. Throws AppError `input-invalid`. */
export function parseBy<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  // Zod's messages name what was expected, not what was given.
  throw appError('input-invalid', {
    issues: parsed.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}

async function readJson(c: Context<HouseEnv>): Promise<unknown> {
  const text = await c.req.text().catch(() => {
    // Whoever sent it went away before its end: nobody is told, and nothing is wrong here.
    throw new RunEnded()
  })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw appError('body-not-json')
  }
}
