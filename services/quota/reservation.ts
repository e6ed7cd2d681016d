import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { freeWordingsFactor } from '#tools/tiers.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { holdCount, isInCount, recount } from './count.ts'
import type { Reservation, Spending } from './quota.ts'

type Desk = { readonly pool: pg.Pool; readonly holdSeconds: number }

/** Takes an amount from its window's count and writes it down; null when the window has less left. */
export async function reserve({ pool, holdSeconds }: Desk, spending: Spending): Promise<Reservation | null> {
  const id = randomUUID()
  const take = (client: pg.Pool | pg.PoolClient): Promise<boolean> => takeAs(client, id, { holdSeconds, ...spending })
  const isTaken =
    (await take(pool)) ||
    // The count may be of another window or not be there, or hold what a crashed node has reserved.
    (await inTransaction(pool, async (client) => {
      await holdCount(client, spending, spending.window)
      await recount(client, spending)
      return take(client)
    }))
  return isTaken ? reservationOf(pool, id, spending) : null
}

/** One statement, so that it holds or does nothing. Seconds before midnight and after belong to the window that was asked for. */
async function takeAs(
  client: pg.Pool | pg.PoolClient,
  id: string,
  { subject, unit, limit, window, tool, amount, holdSeconds }: Spending & { readonly holdSeconds: number },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'quota-take',
    text: `with taken as (
       update usage_window set used = used + $5::bigint
       where subject = $2 and unit = $3 and starts_at = $4 and ends_at = $9 and used + $5::bigint <= $6::bigint
       returning starts_at, ends_at
     )
     insert into usage_entry (id, subject, unit, tool, amount, state, starts_at, expires_at, created_at)
     select $1, $2, $3, $7, $5::bigint, 'reserved', starts_at, now() + make_interval(secs => $8),
       greatest(starts_at, least(now(), ends_at - interval '1 millisecond'))
     from taken`,
    values: [id, subject, unit, window.startsAt, amount, limit, tool, holdSeconds, window.endsAt],
  })
  return rowCount === 1
}

const reservationOf = (pool: pg.Pool, id: string, { amount, textKey }: Spending): Reservation => ({
  id,
  settle: async (given = amount) => {
    const final = Math.max(0, Math.min(given, amount))
    await close(pool, id, { state: 'settled', final, back: amount - final, textKey })
  },
  refund: async () => close(pool, id, { state: 'refunded', final: amount, back: amount, textKey: undefined }),
})

/**
 * Settles what a reservation holds, or gives it back, knowing no more of it than its id. Whoever has it in a transaction
 * holds its count until the end: it should be the last thing done there.
 */
export async function closeById(client: pg.Pool | pg.PoolClient, id: string, how: 'settled' | 'refunded'): Promise<void> {
  await client.query({
    name: 'quota-close-by-id',
    text: `with closed as (
       update usage_entry set state = $2 where id = $1 and state = 'reserved' returning subject, unit, amount, starts_at, created_at
     )
     update usage_window w set used = w.used - closed.amount from closed where $2 = 'refunded' and ${isInCount('w', 'closed')}`,
    values: [id, how],
  })
}

type Closing = {
  readonly state: 'settled' | 'refunded'
  readonly final: number
  readonly back: number
  readonly textKey: string | undefined
}

/** Does nothing when the entry is closed already, be it by somebody who thought its owner gone. */
async function close(pool: pg.Pool, id: string, { state, final, back, textKey }: Closing): Promise<void> {
  await pool.query({
    name: 'quota-close',
    text: `with closed as (
       update usage_entry set state = $2, amount = $3::bigint where id = $1 and state = 'reserved'
       returning subject, unit, starts_at, created_at
     ), paid as (
       insert into paid_text (subject, text_key, starts_at, allowance)
       select subject, $5::text, starts_at, $6::bigint from closed where $5::text is not null and $6::bigint > 0
       on conflict (subject, text_key, starts_at) do update set allowance = greatest(paid_text.allowance, excluded.allowance)
     )
     update usage_window w set used = w.used - $4::bigint from closed where $4::bigint > 0 and ${isInCount('w', 'closed')}`,
    values: [id, state, final, back, textKey ?? null, final * freeWordingsFactor],
  })
}
