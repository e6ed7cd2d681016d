import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'

/** How a turn ended: `refused` when the host asked to wait (for how long, if it said so) or failed by itself. */
export type TurnEnd = { readonly is: 'done' } | { readonly is: 'refused'; readonly retryAfter: number | null }

/** Ends the turn; nobody else can use its place before. */
export type EndTurn = (end: TurnEnd) => Promise<void>

export type TakeOptions = {
  readonly signal: AbortSignal | undefined
  /** Milliseconds between the beginnings of two turns. */
  readonly every?: number
  /** Milliseconds that the caller would wait at most. */
  readonly patience?: number
}

/** Keeps all nodes together polite to other people's servers. */
export type HostTurns = {
  /** Waits for a turn at a host (`name:port`). Throws AppError `fetch-busy` when it would take too long, RunEnded when aborted. */
  readonly take: (host: string, options: TakeOptions) => Promise<EndTurn>
}

export type HostTurnsOptions = {
  readonly pool: pg.Pool
  /** From 0 to below 1. */
  readonly random: () => number
  /** For tests; otherwise the database's clock, which all nodes share. */
  readonly now?: () => Date
  readonly sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
}

const [second, hour] = [1_000, 3_600_000]
const usualEvery = second
const usualPatience = 20 * second
/** A node that died gives its places back after this; longer than any fetch takes. */
const lease = 30 * second
/** Between two looks when both places are taken. */
const look = 250
/** After the first failure, doubling with each, until an hour. */
const firstBackOff = 2 * second

/** One turn a second for each host and two at once, counted in `fetch_host`. */
export function makeHostTurns({ pool, random, now, sleep = wait }: HostTurnsOptions): HostTurns {
  const at = () => now?.() ?? null
  return {
    take: async (host, { signal, every = usualEvery, patience = usualPatience }) => {
      let left = patience
      for (;;) {
        if (signal?.aborted) throw new RunEnded()
        const place = await takePlace(pool, [host, every, lease, at()])
        if (place !== null) return (end) => endTurn({ pool, host, place, at: at(), end, random })
        const { rows } = await pool.query<{ wait: number }>(waitSql, [host, at()])
        // Who waits for the same moment comes at a different one.
        const milliseconds = Math.max(look, rows[0]?.wait ?? 0) * (1 + random() / 4)
        if (milliseconds > left) throw appError('fetch-busy', { seconds: Math.max(1, Math.ceil(milliseconds / second)) })
        left -= milliseconds
        await sleep(milliseconds, signal)
      }
    },
  }
}

async function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await pause(milliseconds, undefined, signal ? { signal } : {}).catch(() => {
    throw new RunEnded()
  })
}

// `excluded` carries the moment (second_until) and the end of the lease (first_until) into the update.
const takeSql = `
  insert into fetch_host as h (host, next_at, held_until, failures, first_until, second_until)
  select $1, m.at + $2::float8 * interval '1 millisecond', m.at, 0, m.at + $3::float8 * interval '1 millisecond', m.at
    from (select coalesce($4::timestamptz, clock_timestamp()) as at) m
  on conflict (host) do update set
    next_at = excluded.next_at,
    first_until = case when h.first_until <= excluded.second_until then excluded.first_until else h.first_until end,
    second_until = case when h.first_until <= excluded.second_until then h.second_until else excluded.first_until end
  where h.next_at <= excluded.second_until and h.held_until <= excluded.second_until
    and least(h.first_until, h.second_until) <= excluded.second_until
  returning greatest(first_until, second_until)::text as place`

const waitSql = `
  select (extract(epoch from greatest(next_at, held_until) - coalesce($2::timestamptz, clock_timestamp())) * 1000)::float8 as wait
    from fetch_host where host = $1`

async function takePlace(pool: pg.Pool, values: readonly unknown[]): Promise<string | null> {
  const { rows } = await pool.query<{ place: string }>(takeSql, [...values])
  return rows[0]?.place ?? null
}

type Ending = {
  readonly pool: pg.Pool
  readonly host: string
  readonly place: string
  readonly at: Date | null
  readonly end: TurnEnd
  readonly random: () => number
}

const endSql = `
  update fetch_host set
    first_until = case when first_until = $2::timestamptz then '-infinity' else first_until end,
    second_until = case when second_until = $2::timestamptz then '-infinity' else second_until end,
    failures = case when $3::float8 is null then 0 else least(failures + 1, 30) end,
    held_until = case when $3::float8 is null then held_until else greatest(held_until, coalesce($5::timestamptz, clock_timestamp())
      + interval '1 millisecond' * case when $4 then $3::float8 else least($3::float8 * 2 ^ failures, ${hour}) end) end
  where host = $1`

/** A wait that the host named holds as it is; ours grows with each failure, and differs by half either way. */
async function endTurn({ pool, host, place, at, end, random }: Ending): Promise<void> {
  const isNamed = end.is === 'refused' && end.retryAfter !== null
  const hold = end.is === 'done' ? null : (end.retryAfter ?? firstBackOff * (0.5 + random()))
  await pool.query(endSql, [host, place, hold, isNamed, at])
}
