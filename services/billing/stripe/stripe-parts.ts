import type Stripe from 'stripe'
import type { Env } from '#config/env.ts'
import type { PaidTierId } from '#tools/tiers.ts'
import type { Payer } from '../billing.ts'
import type { BillingParts } from '../billing-parts.ts'

/** What the operator has set for Stripe. */
export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: Readonly<Record<PaidTierId, string>>
  readonly url: URL
}

/** What paying by Stripe is made of; the library is loaded when it is first needed. */
export type StripeParts = BillingParts & { readonly settings: StripeSettings; readonly stripe: () => Promise<Stripe> }

/** What somebody wants to buy; `returnTo` is a path of this site. */
export type Wish = { readonly payer: Payer; readonly tier: PaidTierId; readonly returnTo: string }

/** The settings, which `readEnv` has found complete when Stripe is to be used. */
export function stripeSettings(env: Env): StripeSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PREMIUM, STRIPE_PRICE_PLATINUM, STRIPE_URL } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_PREMIUM || !STRIPE_PRICE_PLATINUM)
    throw new Error('Stripe is to be used, and its settings are not complete')
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { premium: STRIPE_PRICE_PREMIUM, platinum: STRIPE_PRICE_PLATINUM },
    url: new URL(STRIPE_URL),
  }
}
