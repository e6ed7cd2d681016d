import type { Account } from '#tools/account/contract.ts'
import type { SiteSettings } from '#web/site-settings.ts'

export type WhatEnds = {
  /** Until when the plan is paid; null when nobody knows. */
  readonly periodEnd: string | null
  /** Characters of this month that lapse. */
  readonly left: number
  readonly losesStrengths: boolean
  /** Characters a month of the free account; null where limits are lifted. */
  readonly keeps: number | null
}

/** What a person gives up with their plan. */
export function whatEnds(
  { subscription, usage }: Pick<Account, 'subscription' | 'usage'>,
  { tiers, areLimitsOpen }: Pick<SiteSettings, 'tiers' | 'areLimitsOpen'>,
): WhatEnds {
  const { free } = tiers
  const now = subscription ? tiers[subscription.tier] : free
  const { limit, used } = usage.characters
  return {
    periodEnd: subscription?.periodEnd ?? null,
    left: areLimitsOpen ? 0 : Math.max(0, limit - used),
    losesStrengths: now.strengths.some((strength) => !free.strengths.includes(strength)),
    keeps: areLimitsOpen ? null : free.charactersMonthly,
  }
}
