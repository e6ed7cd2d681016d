import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { PaidTierId } from '#tools/tiers.ts'

/** The paid state of an account that still gives a tier. */
export type LiveSubscription = {
  readonly id: string
  readonly accountId: string
  readonly tier: PaidTierId
  readonly status: 'active' | 'past-due'
  readonly provider: 'stripe' | 'test' | 'granted'
  readonly externalCustomer: string | null
  readonly externalId: string | null
  readonly since: Date
  readonly periodStart: Date
  readonly periodEnd: Date | null
  readonly graceUntil: Date | null
  /** Hundredths of `currency`. */
  readonly price: { readonly amount: number; readonly currency: string } | null
}

export type Subscriptions = {
  /** The subscription that gives the account its tier now: active, or past due within its grace. */
  readonly optionalLive: (accountId: string) => Promise<LiveSubscription | null>
  /** A plan of the test checkout that gives nothing here, because plans are not bought there any more. */
  readonly optionalIdle: (accountId: string) => Promise<LiveSubscription | null>
  /**
   * Given by an administrator, until a date or for good; ends an earlier gift or test plan. Throws AppError
   * `subscription-exists` while Stripe charges the account, which `billing.cancel` must end first, and `user-not-found`.
   */
  readonly grant: (gift: { readonly accountId: string; readonly tier: PaidTierId; readonly until: Date | null }) => Promise<void>
  /** Ends a granted or test subscription at once; a Stripe one is ended by `billing.cancel`. */
  readonly end: (accountId: string) => Promise<void>
}

export type SubscriptionsOptions = {
  readonly pool: pg.Pool
  /** How plans are paid here. */
  readonly billing: Env['BILLING']
  readonly now?: () => Date
}
