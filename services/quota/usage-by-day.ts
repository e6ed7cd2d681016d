import type pg from 'pg'

/** What a tool was used for on a day, of UTC. */
export type UsageOfDay = {
  /** 2026-05-03 */
  readonly day: string
  readonly tool: string
  readonly runs: number
  readonly characters: number
  /** How many different ones. */
  readonly accounts: number
  readonly visitors: number
}

/** The ledger's settled runs by day and tool, newest first: figures only, today and the days before it. */
export async function usageByDay(pool: pg.Pool, days: number): Promise<readonly UsageOfDay[]> {
  const { rows } = await pool.query<UsageOfDay>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, tool, count(*)::int as runs,
       coalesce(sum(amount) filter (where unit = 'characters'), 0)::float8 as characters,
       count(distinct subject) filter (where subject like 'account:%')::int as accounts,
       count(distinct subject) filter (where subject like 'visitor:%')::int as visitors
     from usage_entry
     where state = 'settled' and created_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => $1 - 1)
     group by 1, 2 order by 1 desc, 2`,
    [days],
  )
  return rows
}
