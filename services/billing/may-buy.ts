import { tiers, type PaidTierId } from '#tools/tiers.ts'
import type { LiveSubscription } from './subscriptions.ts'

/** Whether a tier may be bought: not beside a plan that is paid for, but above one that was given. */
export const mayBuy = (tier: PaidTierId, live: Pick<LiveSubscription, 'provider' | 'tier'> | null): boolean =>
  live === null || (live.provider === 'granted' && tiers[tier].premiumLevel > tiers[live.tier].premiumLevel)
