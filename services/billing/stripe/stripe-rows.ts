import { randomUUID } from 'node:crypto'
import type { PaidTierId } from '#tools/tiers.ts'
import type { Queries } from '../subscription-rows.ts'
import type { StripeState } from './stripe-state.ts'

/** What we know of a subscription at Stripe. */
export type KnownSubscription = {
  readonly id: string
  readonly tier: PaidTierId
  readonly status: 'active' | 'past-due' | 'ended'
  /** The state in hand was asked for before the one that we have written. */
  readonly isNewer: boolean
}

/** The moment from which a state is asked for: the database's clock, one for all nodes, in its own full precision. */
export async function clockOf(queries: Queries): Promise<string> {
  const { rows } = await queries.query<{ now: string }>('select clock_timestamp()::text as now')
  return rows[0]?.now ?? 'now'
}

export async function optionalKnown(queries: Queries, externalId: string, askedAt: string): Promise<KnownSubscription | null> {
  const { rows } = await queries.query<KnownSubscription>(
    `select id, tier, status, state_at > $2::timestamptz as "isNewer" from subscription where external_id = $1`,
    [externalId, askedAt],
  )
  return rows[0] ?? null
}

/** The account that a subscription at Stripe belongs to, if it is here. */
export async function optionalAccountOf(queries: Queries, state: StripeState): Promise<string | null> {
  const { rows } = await queries.query<{ id: string }>(
    `select id from (
       select account_id as id, 1 as rank from subscription where external_id = $1
       union all select id, 2 from account where id = $2
       union all select account_id, 3 from subscription where provider = 'stripe' and external_customer = $3
     ) found order by rank limit 1`,
    [state.externalId, state.accountId, state.externalCustomer],
  )
  return rows[0]?.id ?? null
}

/** Whether a notice has been worked off before; it is remembered now. */
export async function isFirstTime(queries: Queries, { id, type }: { readonly id: string; readonly type: string }): Promise<boolean> {
  const { rowCount } = await queries.query('insert into billing_event (id, type) values ($1, $2) on conflict (id) do nothing', [id, type])
  return rowCount === 1
}

/** What is written of a state; a final one is newer than whatever comes. */
export type WrittenState = {
  readonly state: StripeState
  readonly askedAt: string
  readonly tier: PaidTierId
  readonly status: KnownSubscription['status']
  readonly now: Date
  readonly graceDays: number
}

const valuesOf = ({ state, askedAt, tier, status, now, graceDays }: WrittenState): unknown[] => [
  state.externalId,
  tier,
  status,
  state.externalCustomer,
  state.periodStart,
  state.periodEnd,
  state.price?.amount ?? null,
  state.price?.currency ?? null,
  state.isFinal ? 'infinity' : askedAt,
  state.endsWithPeriod,
  new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1000),
  now,
]

/** Begins a subscription of Stripe's here. One that has ended already is kept, lest an older state revive it. */
export async function insertStripe(queries: Queries, accountId: string, written: WrittenState): Promise<void> {
  await queries.query(
    `insert into subscription (id, account_id, provider, external_id, tier, status, external_customer, period_start, period_end,
       amount, currency, state_at, reminded_of, grace_until, ended_at, created_at)
     values ($13, $14, 'stripe', $1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, case when $10 then $6::timestamptz end,
       case when $3 = 'past-due' then $11::timestamptz end, case when $3 = 'ended' then $12::timestamptz end, $12)`,
    [...valuesOf(written), randomUUID(), accountId],
  )
}

/**
 * Brings a subscription up to date; true when something a person could see has changed. Grace begins once and is not
 * prolonged by further failures. One that will not renew counts as reminded of.
 */
export async function updateStripe(queries: Queries, written: WrittenState): Promise<boolean> {
  const { rows } = await queries.query<{ hasChanged: boolean }>(
    `update subscription s set tier = $2, status = $3, external_customer = coalesce($4, s.external_customer),
       period_start = case when $3 = 'ended' then s.period_start else $5::timestamptz end,
       period_end = case when $3 = 'ended' then s.period_end else $6::timestamptz end,
       amount = case when $3 = 'ended' then s.amount else $7 end,
       currency = case when $3 = 'ended' then s.currency else $8 end,
       state_at = $9::timestamptz,
       reminded_of = case when $10 then $6::timestamptz else s.reminded_of end,
       grace_until = case when $3 = 'past-due' then coalesce(s.grace_until, $11::timestamptz) when $3 = 'active' then null else s.grace_until end,
       ended_at = case when $3 = 'ended' then coalesce(s.ended_at, $12::timestamptz) end
     from subscription old
     where s.external_id = $1 and old.id = s.id
     returning (old.tier, old.status, old.period_start, old.period_end, old.amount, old.currency)
       is distinct from (s.tier, s.status, s.period_start, s.period_end, s.amount, s.currency) as "hasChanged"`,
    valuesOf(written),
  )
  return rows[0]?.hasChanged ?? false
}
