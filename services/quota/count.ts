import type pg from 'pg'
import type { MeterUnit } from '#tools/account/contract.ts'
import type { QuotaWindow } from './quota.ts'

/** Whose count of what. */
export type Counted = { readonly subject: string; readonly unit: MeterUnit }

/** Where the entry `e` is part of the count `w`. */
export const isInCount = (w: string, e: string): string =>
  `${w}.subject = ${e}.subject and ${w}.unit = ${e}.unit and ${w}.starts_at <= ${e}.created_at and ${e}.created_at < ${w}.ends_at`

/** Begins the count of a window, or finds it, and holds it until the transaction ends. */
export async function holdCount(client: pg.PoolClient, { subject, unit }: Counted, { startsAt, endsAt }: QuotaWindow): Promise<void> {
  await client.query(
    `insert into usage_window (subject, unit, starts_at, ends_at, used) values ($1, $2, $3, $4, 0)
     on conflict (subject, unit) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    [subject, unit, startsAt, endsAt],
  )
}

/**
 * Gives back what nobody settled in time and counts anew from the ledger; how many reservations.
 * Only for whoever holds the count: what others have in hand is either in the ledger already or waits for it.
 */
export async function recount(client: pg.PoolClient, { subject, unit }: Counted): Promise<number> {
  // One who is settling or refunding holds their entry and waits for the count: they are first, so it is left to them.
  const { rowCount } = await client.query(
    `update usage_entry set state = 'refunded' where id in (
       select id from usage_entry where subject = $1 and unit = $2 and state = 'reserved' and expires_at <= now()
       for update skip locked)`,
    [subject, unit],
  )
  await client.query(
    `update usage_window w set used = coalesce(
       (select sum(e.amount) from usage_entry e where e.state <> 'refunded' and ${isInCount('w', 'e')}), 0)
     where w.subject = $1 and w.unit = $2`,
    [subject, unit],
  )
  return rowCount ?? 0
}
