import type pg from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { erase } from './erase.ts'

/** Days that an account waits for its address to be confirmed, after the last who signed up with it. */
const unconfirmedDays = 7
const sweptAtOnce = 500

/**
 * Erases accounts whose address nobody has confirmed, and in which nobody can have been, and what a run left behind that
 * began when its person was just being erased; how many accounts.
 */
export async function sweepPeople(pool: pg.Pool): Promise<number> {
  let swept = 0
  for (const { id } of await unconfirmed(pool)) if (await eraseUnconfirmed(pool, id)) swept += 1
  for (const table of ['usage_entry', 'paid_text', 'usage_window']) await pool.query(`delete from ${table} where subject in (${ofNobody})`)
  return swept
}

async function unconfirmed(pool: pg.Pool): Promise<readonly { readonly id: string }[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from account
     where not email_verified and created_at < now() - make_interval(days => $1)
       and not exists (select from session where account_id = account.id)
       and not exists (select from sign_in_method where account_id = account.id
         and (provider <> 'credential' or updated_at > now() - make_interval(days => $1)))
     limit $2`,
    [unconfirmedDays, sweptAtOnce],
  )
  return rows
}

/** False when it has just been confirmed. */
const eraseUnconfirmed = (pool: pg.Pool, id: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select from account where id = $1 and not email_verified for update', [id])
    if (rowCount === 1) await erase(client, id)
    return rowCount === 1
  })

/** Whoever has used anything has a count, so nothing else need be looked through. */
const ofNobody = `select subject from usage_window
  where subject like 'account:%' and not exists (select from account where id = substr(usage_window.subject, length('account:') + 1))`
