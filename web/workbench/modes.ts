import type { Mode, Strength } from '#tools/rephrase/contract.ts'

// The contract's own lists come with a validator that the browser has no use for; these agree with them by type and test.
export const modes = ['shorten', 'synonyms', 'extend', 'simplify', 'academic'] as const satisfies readonly Mode[]
/** The mode that the paraphraser opens with: it changes most in every kind of text, so a first run shows what the tool does (decision 67). */
export const openingMode: Mode = 'synonyms'
export const strengths = ['mild', 'normal', 'aggressive'] as const satisfies readonly Strength[]
