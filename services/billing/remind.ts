import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import type { Mailer } from '../mail/mailer.ts'
import { runningMonth } from './months.ts'
import { rollOn } from './subscription-rows.ts'

export type RemindOptions = {
  readonly pool: pg.Pool
  readonly mailer: Mailer
  /** How plans are paid here: a plan of the test checkout renews only while that is `test`. */
  readonly billing: Env['BILLING']
  /** Days before the renewal; 0 sends none. */
  readonly days: number
  readonly now?: Date
}

type DueRow = {
  readonly id: string
  readonly tier: PaidTierId
  readonly period_end: Date
  readonly amount: number | null
  readonly currency: string | null
  readonly email: string
  readonly locale: string
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Tells whoever's plan renews within `days`, once a period, in their language; how many were told. */
export async function remindOfRenewals({ pool, mailer, billing, days, now = new Date() }: RemindOptions): Promise<number> {
  if (days === 0) return 0
  const hasTestPlans = billing === 'test'
  if (hasTestPlans) await rollAll(pool, now)
  let count = 0
  for (const row of await due(pool, { days, now, hasTestPlans })) if (await remind(pool, mailer, row)) count += 1
  return count
}

/** Test plans renew by themselves, also while nobody looks. */
async function rollAll(pool: pg.Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: string; created_at: Date }>(
    `select id, created_at from subscription where provider = 'test' and status = 'active' and period_end <= $1`,
    [now],
  )
  for (const { id, created_at } of rows) await rollOn(pool, { id, ...runningMonth(created_at, now) })
}

type Due = { readonly days: number; readonly now: Date; readonly hasTestPlans: boolean }

async function due(pool: pg.Pool, { days, now, hasTestPlans }: Due): Promise<readonly DueRow[]> {
  const { rows } = await pool.query<DueRow>(
    `select s.id, s.tier, s.period_end, s.amount, s.currency, a.email, a.locale
     from subscription s join account a on a.id = s.account_id
     where s.status = 'active' and (s.provider = 'stripe' or $3 and s.provider = 'test') and s.period_end > $1 and s.period_end <= $2
       and s.reminded_of is distinct from s.period_end and a.disabled_at is null`,
    [now, new Date(now.getTime() + days * dayMilliseconds), hasTestPlans],
  )
  return rows
}

/** Claims the reminder before it is sent, so that two nodes send one; gives the claim back when sending fails. */
async function remind(pool: pg.Pool, mailer: Mailer, { id, tier, period_end, amount, currency, email, locale }: DueRow): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update subscription set reminded_of = period_end
     where id = $1 and status = 'active' and date_trunc('milliseconds', period_end) = $2 and reminded_of is distinct from period_end`,
    [id, period_end],
  )
  if (rowCount === 0) return false
  const price = amount !== null && currency !== null ? { amount, currency } : null
  try {
    await mailer.send({ kind: 'plan-renews', to: email, locale, facts: { tier, renewsAt: period_end.toISOString(), price } })
  } catch (error) {
    await pool.query('update subscription set reminded_of = null where id = $1', [id])
    throw error
  }
  return true
}
