import { rephrase, type RephraseInput, type VariantsInput } from '#tools/rephrase/contract.ts'
import { firstTierWith, type Tier } from '#tools/tiers.ts'
import { appError } from '#services/problem.ts'

// Spaces, invisible characters, marks that only steer direction, and halves of characters are nothing to work on.
const nothing = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*$/u

/** Throws AppError `text-empty`, `text-too-long` or `strength-not-in-tier` when a tier does not allow a run. */
export function requireRunnable(input: RephraseInput | VariantsInput, tier: Tier): void {
  requireText({ text: input.text, amount: rephrase.meter({ avoid: [], ...input }).amount, limit: tier.charactersPerRun })
  if (!tier.strengths.includes(input.strength)) {
    throw appError('strength-not-in-tier', { strength: input.strength, tier: tier.id, needed: firstTierWith(input.strength) })
  }
}

/** Throws AppError `text-empty`, or `text-too-long` for an amount above the limit, both in characters. */
export function requireText({ text, amount, limit }: { readonly text: string; readonly amount: number; readonly limit: number }): void {
  if (nothing.test(text)) throw appError('text-empty')
  if (amount > limit) throw appError('text-too-long', { limit, amount })
}
