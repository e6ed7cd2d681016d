import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import type { PlanMails } from './plan-mails.ts'
import type { Price } from './subscription-rows.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Addresses of pages that payers are sent to, by interface language: `/hu/checkout`. */
export type BillingPaths = {
  readonly checkout: (locale: string) => string
  readonly premium: (locale: string) => string
  readonly profile: (locale: string) => string
}

/** What every way to pay is made of. */
export type BillingParts = {
  readonly pool: pg.Pool
  readonly env: Env
  readonly subscriptions: Subscriptions
  readonly mails: PlanMails
  readonly paths: BillingPaths
  readonly onTrouble: (error: unknown) => void
  readonly now: () => Date
}

/** The price of a month as the operator has set it; null where none is shown. */
export function priceOf({ CURRENCY, PRICE_PREMIUM, PRICE_PLATINUM }: Env, tier: PaidTierId): Price {
  const amount = { premium: PRICE_PREMIUM, platinum: PRICE_PLATINUM }[tier]
  return amount === undefined ? null : { amount, currency: CURRENCY }
}

/** Something about money that an operator should look at; `code` says what, and nothing of a person's. */
export class BillingTrouble extends Error {
  override name = 'BillingTrouble'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
