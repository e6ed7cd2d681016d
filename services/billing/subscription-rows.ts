import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { PaidTierId } from '#tools/tiers.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { LiveSubscription } from './subscriptions.ts'

/** A pool, or the client of a transaction. */
export type Queries = Pick<pg.Pool, 'query'>

export type Price = LiveSubscription['price']
export type Period = Pick<LiveSubscription, 'periodStart' | 'periodEnd'>

type Row = {
  readonly id: string
  readonly account_id: string
  readonly tier: PaidTierId
  readonly status: LiveSubscription['status']
  readonly provider: LiveSubscription['provider']
  readonly external_customer: string | null
  readonly external_id: string | null
  readonly created_at: Date
  readonly period_start: Date
  readonly period_end: Date | null
  readonly grace_until: Date | null
  readonly amount: number | null
  readonly currency: string | null
}

const columns =
  'id, account_id, tier, status, provider, external_customer, external_id, created_at, period_start, period_end, grace_until, amount, currency'

const fromRow = (row: Row): LiveSubscription => ({
  id: row.id,
  accountId: row.account_id,
  tier: row.tier,
  status: row.status,
  provider: row.provider,
  externalCustomer: row.external_customer,
  externalId: row.external_id,
  since: row.created_at,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  graceUntil: row.grace_until,
  price: row.amount !== null && row.currency !== null ? { amount: row.amount, currency: row.currency } : null,
})

/** The subscription of an account that has not been ended, whether or not it still gives its tier. */
export async function optionalHeld(queries: Queries, accountId: string): Promise<LiveSubscription | null> {
  const { rows } = await queries.query<Row>(`select ${columns} from subscription where account_id = $1 and status <> 'ended'`, [accountId])
  return rows[0] ? fromRow(rows[0]) : null
}

/**
 * Runs `work` in a transaction that holds the account: whatever changes plans and purchases of one account comes one after
 * another, on all nodes. Null when there is no such account.
 */
export const withAccount = <Result>(
  pool: pg.Pool,
  accountId: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | null> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select 1 from account where id = $1 for no key update', [accountId])
    return rowCount === 0 ? null : work(client)
  })

export type NewSubscription = Period & {
  readonly accountId: string
  readonly tier: PaidTierId
  readonly provider: 'test' | 'granted'
  readonly price: Price
}

/** Begins a plan of our own making. The account's former one must have ended. */
export async function insertOwn(
  queries: Queries,
  { accountId, tier, provider, periodStart, periodEnd, price }: NewSubscription,
): Promise<void> {
  await queries.query(
    `insert into subscription (id, account_id, tier, status, provider, period_start, period_end, amount, currency, created_at)
     values ($1, $2, $3, 'active', $4, $5, $6, $7, $8, $5)`,
    [randomUUID(), accountId, tier, provider, periodStart, periodEnd, price?.amount ?? null, price?.currency ?? null],
  )
}

/** Ends a plan of our own making. False when it had ended already. */
export async function endOwn(queries: Queries, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await queries.query(
    `update subscription set status = 'ended', ended_at = $2, state_at = now() where id = $1 and status <> 'ended' and provider <> 'stripe'`,
    [id, at],
  )
  return rowCount === 1
}

/** Moves a plan of the test checkout to the month that runs now: no money moves, so it renews by itself. */
export async function rollOn(queries: Queries, { id, periodStart, periodEnd }: Period & { readonly id: string }): Promise<void> {
  await queries.query(
    `update subscription set period_start = $2, period_end = $3
     where id = $1 and provider = 'test' and status = 'active' and period_start < $2`,
    [id, periodStart, periodEnd],
  )
}
