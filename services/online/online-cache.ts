import { createHash } from 'node:crypto'
import type pg from 'pg'
import { storable } from '../db/storable.ts'
import type { ProblemCode } from '../problem.ts'
import { makeAnswerStore } from './answer-store.ts'
import { foundWorks } from './found-work.ts'
import type { FoundWork, ProviderQuery } from './online-search.ts'

/** A page as it is kept: its text, or why it has none. */
export type KeptPage = { readonly text: string; readonly fetchedAt: Date } | { readonly failure: string }

/** What was found outside, kept so that nobody is asked twice. All nodes share it. */
export type OnlineCache = {
  readonly optionalAnswer: (provider: string, query: ProviderQuery) => Promise<readonly FoundWork[] | null>
  readonly keepAnswer: (provider: string, query: ProviderQuery, works: readonly FoundWork[]) => Promise<void>
  readonly optionalPage: (url: string) => Promise<KeptPage | null>
  readonly keepText: (url: string, text: string) => Promise<Date>
  readonly keepFailure: (url: string, failure: ProblemCode) => Promise<void>
  /** Counts a query of a service against what it may be sent in a day (UTC); false when nothing is left. */
  readonly takeFromBudget: (provider: string, limit: number) => Promise<boolean>
}

export type OnlineCacheOptions = {
  readonly pool: pg.Pool
  /** Queries are words of people's texts, so they are kept as a hash with this key only. */
  readonly secret: string
  /** For tests; otherwise the database's clock. */
  readonly now?: () => Date
}

/** Days. An answer or a page that holds nothing may hold something tomorrow. */
const kept = { answer: 7, page: 30, nothing: 1 } as const

/** The cache in the tables `online_answer`, `online_page` and `online_budget`. */
export function makeOnlineCache({ pool, secret, now }: OnlineCacheOptions): OnlineCache {
  const at = () => now?.() ?? null
  const answers = makeAnswerStore({ pool, secret, now })
  const answerKey = (provider: string, { words, language }: ProviderQuery) => [provider, language, words.toLowerCase()]
  const keepPage = async (url: string, page: { readonly body: string | null; readonly failure: string | null }) => {
    const days = page.body === null ? kept.nothing : kept.page
    const { rows } = await pool.query<{ fetchedAt: Date }>(keepPageSql, [
      sha256(url),
      page.body && sha256(page.body),
      page.body,
      page.failure,
      days,
      at(),
    ])
    return rows[0]?.fetchedAt ?? new Date()
  }
  return {
    optionalAnswer: (provider, query) => answers.optional(answerKey(provider, query), foundWorks),
    keepAnswer: (provider, query, works) =>
      answers.keep(answerKey(provider, query), works, works.length === 0 ? kept.nothing : kept.answer),
    optionalPage: async (url) => {
      const { rows } = await pool.query<{ body: string | null; failure: string | null; fetchedAt: Date }>(optionalPageSql, [
        sha256(url),
        at(),
      ])
      const [page] = rows
      if (!page) return null
      return page.body === null ? { failure: page.failure ?? '' } : { text: page.body, fetchedAt: page.fetchedAt }
    },
    keepText: (url, text) => keepPage(url, { body: storable(text), failure: null }),
    keepFailure: async (url, failure) => void (await keepPage(url, { body: null, failure })),
    takeFromBudget: async (provider, limit) => {
      const { rowCount } = await pool.query(budgetSql, [provider, limit, at()])
      return rowCount === 1
    },
  }
}

/** Deletes what is no longer of use: expired answers and pages, hosts and days of long ago. */
export async function sweepOnline(pool: pg.Pool): Promise<void> {
  for (const table of ['online_answer', 'online_page', 'fetch_robots'])
    await pool.query(`delete from ${table} where expires_at < clock_timestamp()`)
  await pool.query(
    "delete from fetch_host where greatest(next_at, held_until, first_until, second_until) < clock_timestamp() - interval '1 day'",
  )
  await pool.query("delete from online_budget where day < (clock_timestamp() at time zone 'utc')::date - 7")
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const clock = (parameter: string): string => `coalesce(${parameter}::timestamptz, clock_timestamp())`

const optionalPageSql = `
  select body, failure, fetched_at as "fetchedAt" from online_page where key = $1 and expires_at > ${clock('$2')}`

const keepPageSql = `
  insert into online_page (key, content, body, failure, fetched_at, expires_at)
  values ($1, $2, $3, $4, ${clock('$6')}, ${clock('$6')} + $5 * interval '1 day')
  on conflict (key) do update set content = excluded.content, body = excluded.body, failure = excluded.failure,
    fetched_at = excluded.fetched_at, expires_at = excluded.expires_at
  returning fetched_at as "fetchedAt"`

const budgetSql = `
  insert into online_budget as b (provider, day, used) values ($1, (${clock('$3')} at time zone 'utc')::date, 1)
  on conflict (provider, day) do update set used = b.used + 1 where b.used < $2`
