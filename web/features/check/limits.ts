import type { CheckStep } from '#tools/check/contract.ts'

// The contract's own values come with a validator that the browser has no use for; a test holds these to them.
export const checkSteps: readonly CheckStep[] = ['optimizing', 'analyzing', 'checking', 'finalizing']
export const charactersAtMost = 400_000
export const wordsAtLeast = 20
