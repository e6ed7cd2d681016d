import { randomUUID } from 'node:crypto'
import { appError } from '../../problem.ts'
import { withAccount, type Queries } from '../subscription-rows.ts'
import type { StripeParts, Wish } from './stripe-parts.ts'

/** A second click within this time goes on with the same purchase. */
const samePurchaseSeconds = 60

type OpenRow = { readonly id: string; readonly is_same: boolean }

/** Makes a purchase the only open one of its account; its id. */
export async function claimCheckout({ pool, now }: StripeParts, { payer, tier, returnTo }: Wish): Promise<string> {
  const id = await withAccount(pool, payer.accountId, async (client) => {
    const since = new Date(now().getTime() - samePurchaseSeconds * 1000)
    const { rows } = await client.query<OpenRow>(
      `select id, provider = 'stripe' and tier = $2 and return_to = $3 and created_at > $4 as is_same
       from checkout where account_id = $1 and status = 'open'`,
      [payer.accountId, tier, returnTo, since],
    )
    const same = rows.find((row) => row.is_same)
    if (same && rows.length === 1) return same.id
    await client.query(`update checkout set status = 'expired' where account_id = $1 and status = 'open'`, [payer.accountId])
    const id = randomUUID()
    await client.query(
      `insert into checkout (id, account_id, tier, provider, return_to, status, created_at) values ($1, $2, $3, 'stripe', $4, 'open', $5)`,
      [id, payer.accountId, tier, returnTo, now()],
    )
    return id
  })
  if (id === null) throw appError('sign-in-needed')
  return id
}

/** Remembers the page at Stripe. False when the purchase is not open any more. */
export async function keepSession(queries: Queries, id: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await queries.query(`update checkout set external_id = $2 where id = $1 and status = 'open'`, [id, sessionId])
  return rowCount === 1
}

/** Gives up a purchase that could not begin, so that the next try is a new one. */
export async function dropCheckout(queries: Queries, id: string): Promise<void> {
  await queries.query(`update checkout set status = 'expired' where id = $1 and status = 'open' and external_id is null`, [id])
}

/** A purchase whose page at Stripe was left or ran out. */
export async function expireCheckout(queries: Queries, sessionId: string): Promise<void> {
  await queries.query(`update checkout set status = 'expired' where external_id = $1 and provider = 'stripe' and status = 'open'`, [
    sessionId,
  ])
}
