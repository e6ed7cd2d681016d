import type { Strength } from '#tools/rephrase/contract.ts'
import { firstTierEntitled, firstTierWith, type Entitlement, type Tier } from '#tools/tiers.ts'
import { appError } from '#services/problem.ts'

/** What a run wants of the tier of whoever asks. */
export type Wish = {
  /** What is worked on, its characters as the tool's meter counts them, and what bounds them: a figure of the tier, or a number for all. */
  readonly text?: { readonly text: string; readonly amount: number; readonly bound: 'charactersPerRun' | 'checkedPerRun' | number }
  readonly strength?: Strength
  readonly entitlement?: Entitlement
}

// Spaces, invisible characters, marks that only steer direction, and halves of characters are nothing to work on.
const nothing = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * The one place that says whether a tier may. Throws AppError `text-empty`, `text-too-long`, `strength-not-in-tier` or
 * `entitlement-missing`; what a month holds is `spend`'s to say.
 */
export function requireEntitlement(tier: Tier, { text, strength, entitlement }: Wish): void {
  if (text) {
    const limit = typeof text.bound === 'number' ? text.bound : tier[text.bound]
    if (nothing.test(text.text)) throw appError('text-empty')
    if (text.amount > limit) throw appError('text-too-long', { limit, amount: text.amount })
  }
  if (strength && !tier.strengths.includes(strength))
    throw appError('strength-not-in-tier', { strength, tier: tier.id, needed: firstTierWith(strength) })
  if (entitlement && !tier.entitlements.includes(entitlement))
    throw appError('entitlement-missing', { entitlement, tier: tier.id, needed: firstTierEntitled(entitlement) })
}
