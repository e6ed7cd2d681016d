import type { Subscription } from '#tools/account/contract.ts'
import type { LiveSubscription } from '#services/billing/subscriptions.ts'

/** A subscription as its owner sees it. */
export const presentSubscription = (live: LiveSubscription): Subscription => ({
  tier: live.tier,
  status: live.status,
  provider: live.provider,
  since: live.since.toISOString(),
  periodStart: live.periodStart.toISOString(),
  periodEnd: live.periodEnd?.toISOString() ?? null,
  graceUntil: live.graceUntil?.toISOString() ?? null,
  price: live.price,
})
