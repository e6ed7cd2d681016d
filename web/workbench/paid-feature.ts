import type { Strength } from '#tools/rephrase/contract.ts'
import type { Entitlement, Tier } from '#tools/tiers.ts'

/** Something that only some plans hold. */
export type PaidFeature =
  { readonly kind: 'strength'; readonly strength: Strength } | { readonly kind: 'entitlement'; readonly entitlement: Entitlement }

/** Key of a feature's words, and of the answer "Later". */
export const keyOfFeature = (feature: PaidFeature): 'strength' | Entitlement =>
  feature.kind === 'strength' ? 'strength' : feature.entitlement

export const isHeldBy = ({ strengths, entitlements }: Tier, feature: PaidFeature): boolean =>
  feature.kind === 'strength' ? strengths.includes(feature.strength) : entitlements.includes(feature.entitlement)
