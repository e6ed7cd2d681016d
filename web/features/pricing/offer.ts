import { isPaidTier, tierIds, type PaidTierId, type TierId } from '#tools/tiers.ts'

/** The plans that stand side by side; what visitors have is told within the free one. */
export const planIds = ['free', 'premium', 'platinum'] as const satisfies readonly TierId[]
export type PlanId = (typeof planIds)[number]

/** Who looks at the plans, and what this site sells. */
export type Looker = {
  readonly tier: TierId
  readonly isLoggedIn: boolean
  readonly billing: 'stripe' | 'test' | 'off'
  /** The limits are lifted for everybody. */
  readonly isOpen: boolean
  /** Accounts have a page of their own. */
  readonly hasProfile: boolean
}

/** What the button of a plan is for. */
export type Offer =
  | { readonly kind: 'current' }
  | { readonly kind: 'buy'; readonly plan: PaidTierId }
  | { readonly kind: 'change'; readonly plan: PaidTierId }
  /** A visitor may make an account. */
  | { readonly kind: 'sign-up' }
  /** The way back to the free plan: cancelling, on the account's page. */
  | { readonly kind: 'leave' }

const rankOf = (tier: TierId): number => tierIds.indexOf(tier)

/** What can be done about a plan; null: nothing, and no button stands there. */
export function offerOf(plan: PlanId, { tier, isLoggedIn, billing, isOpen, hasProfile }: Looker): Offer | null {
  if (plan === tier) return { kind: 'current' }
  if (isPaidTier(plan)) {
    if (billing === 'off' || isOpen) return null
    if (!isLoggedIn || !isPaidTier(tier)) return { kind: 'buy', plan }
    return { kind: 'change', plan }
  }
  if (isLoggedIn) return hasProfile && isPaidTier(tier) ? { kind: 'leave' } : null
  return rankOf(tier) < rankOf(plan) ? { kind: 'sign-up' } : null
}

/** The plan whose button is the one blue one: the greatest that can be had. */
export const mainPlan = (looker: Looker): PlanId | null =>
  planIds.findLast((plan) => ['buy', 'change'].includes(offerOf(plan, looker)?.kind ?? '') && rankOf(plan) > rankOf(looker.tier)) ?? null
