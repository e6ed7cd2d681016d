import type { Billing } from './billing.ts'
import type { BillingParts } from './billing-parts.ts'
import { lazyStripe } from './stripe/ask-stripe.ts'
import { takeNotice } from './stripe/notices.ts'
import { cancelPlan, changePlan, openPortal, stopCharging } from './stripe/plan-changes.ts'
import { beginPurchase } from './stripe/purchase.ts'
import { reconcile } from './stripe/reconcile.ts'
import { stripeSettings, type StripeParts } from './stripe/stripe-parts.ts'

/** Plans charged by Stripe: bought on its pages, changed and ended from ours, kept in agreement by its notices. */
export function makeStripeBilling(billingParts: BillingParts): Billing {
  const settings = stripeSettings(billingParts.env)
  const parts: StripeParts = { ...billingParts, settings, stripe: lazyStripe(settings) }
  return {
    kind: 'stripe',
    checkout: (wish) => beginPurchase(parts, wish),
    change: (wish) => changePlan(parts, wish),
    cancel: (payer) => cancelPlan(parts, payer),
    portal: (payer) => openPortal(parts, payer),
    onNotice: (notice) => takeNotice(parts, notice),
    optionalTestCheckout: async () => null,
    endTestCheckout: async () => null,
    stopCharging: (accountId) => stopCharging(parts, accountId),
    reconcile: () => reconcile(parts),
  }
}
