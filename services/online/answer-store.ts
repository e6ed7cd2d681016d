import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { z } from 'zod'
import { storableJson } from '../db/storable.ts'

/** What a question is known by; it is kept as a keyed hash only. */
export type AnswerKey = readonly string[]

/** Answers of services outside, in the table `online_answer`, shared by all nodes. */
export type AnswerStore = {
  /** Null when there is none, or one of an earlier version that has another form. */
  readonly optional: <Schema extends z.ZodType>(key: AnswerKey, schema: Schema) => Promise<z.output<Schema> | null>
  readonly keep: (key: AnswerKey, answer: unknown, days: number) => Promise<void>
}

export type AnswerStoreOptions = {
  readonly pool: pg.Pool
  readonly secret: string
  /** For tests; otherwise the database's clock. */
  readonly now?: (() => Date) | undefined
}

/** Makes the store; `sweepOnline` deletes what has expired. */
export function makeAnswerStore({ pool, secret, now }: AnswerStoreOptions): AnswerStore {
  const at = () => now?.() ?? null
  const hashOf = (key: AnswerKey) => createHmac('sha256', secret).update(JSON.stringify(key)).digest('base64url')
  return {
    optional: async (key, schema) => {
      const { rows } = await pool.query<{ works: unknown }>(optionalSql, [hashOf(key), at()])
      const parsed = schema.safeParse(rows[0]?.works)
      return parsed.success ? parsed.data : null
    },
    keep: async (key, answer, days) => {
      await pool.query(keepSql, [hashOf(key), storableJson(answer), days, at()])
    },
  }
}

const clock = (parameter: string): string => `coalesce(${parameter}::timestamptz, clock_timestamp())`

const optionalSql = `select works from online_answer where key = $1 and expires_at > ${clock('$2')}`

const keepSql = `
  insert into online_answer (key, works, expires_at) values ($1, $2, ${clock('$4')} + $3 * interval '1 day')
  on conflict (key) do update set works = excluded.works, expires_at = excluded.expires_at`
