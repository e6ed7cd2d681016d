import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { Env } from '#config/env.ts'
import type { Db } from '#services/db/open-db.ts'
import type { EngineListing } from '#services/engines/engine-list.ts'
import type { Engines } from '#services/engines/engines.ts'
import type { FileReader } from '#services/files/read-file.ts'
import type { RateLimits } from '#services/limits/rate-limits.ts'
import type { HouseEnv } from './context.ts'
import type { WordsOf } from './problems.ts'

/** What the API is made of; `main.ts` hands it over, tests hand over stand-ins. */
export type House = {
  readonly env: Env
  readonly db: Pick<Db, 'ping'>
  readonly engines: Pick<Engines, 'rephrase' | 'variants'>
  /** Which engine serves which tool, in which languages. */
  readonly engineList: readonly EngineListing[]
  readonly readFile: FileReader
  readonly limits: RateLimits
  readonly log: Logger
  readonly buildId: string
  readonly wordsOf: WordsOf
  /** Interface languages; the first is the one for everybody else. */
  readonly locales: readonly string[]
}

export type Api = OpenAPIHono<HouseEnv>
