import type { Mode, Strength } from '#tools/rephrase/contract.ts'

// The contract's own lists come with a validator that the browser has no use for; these agree with them by type and test.
export const modes = ['shorten', 'synonyms', 'extend', 'simplify', 'academic'] as const satisfies readonly Mode[]
export const strengths = ['mild', 'normal', 'aggressive'] as const satisfies readonly Strength[]
