import type { Strength } from '#tools/rephrase/contract.ts'
import type { Entitlement, Tier } from '#tools/tiers.ts'

/** Something that only some plans hold. */
export type PaidFeature =
  | { readonly kind: 'strength'; readonly strength: Strength }
  | { readonly kind: 'entitlement'; readonly entitlement: Entitlement }
  /** Plagiarism checks, with words of their own screen: other pages do not carry them. */
  | { readonly kind: 'checks'; readonly words: UpsellWords }

/** Why a plan is asked for: in the dialog, and on a toast. */
export type UpsellWords = { readonly reason: string; readonly short: string }

/** Key of a feature for the answer "Later". */
export const keyOfFeature = (feature: PaidFeature): 'strength' | 'checks' | Entitlement =>
  feature.kind === 'entitlement' ? feature.entitlement : feature.kind

export function isHeldBy({ strengths, entitlements, plagiarismChecksMonthly }: Tier, feature: PaidFeature): boolean {
  if (feature.kind === 'checks') return plagiarismChecksMonthly > 0
  return feature.kind === 'strength' ? strengths.includes(feature.strength) : entitlements.includes(feature.entitlement)
}

/** The words of a feature, from those that every page carries or its own. */
export function upsellWordsOf(feature: PaidFeature, reasons: Readonly<Record<'strength' | Entitlement, UpsellWords>>): UpsellWords {
  if (feature.kind === 'checks') return feature.words
  return reasons[feature.kind === 'strength' ? 'strength' : feature.entitlement]
}
