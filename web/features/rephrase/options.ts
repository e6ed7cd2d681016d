import type { Mode, Strength } from '#tools/rephrase/contract.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import { modes, openingMode, strengths } from '#web/workbench/modes.ts'

export { modes, strengths }

// The contract's own lists come with a validator that the browser has no use for; these agree with them by type and test.
export const steps = ['optimizing', 'analyzing', 'checking', 'finalizing'] as const
export type Step = (typeof steps)[number]

/** The most terms that one run can keep, and the longest. */
export const termsAtMost = 200
export const termAtMost = 200

type ChosenLanguage = TextLanguage | 'detect'

/** What the reader has on the sheet before a run: kept over a reload. */
export type Draft = {
  readonly text: string
  readonly mode: Mode
  readonly strength: Strength
  readonly language: ChosenLanguage
  readonly keep: readonly string[]
}

export const emptyDraft: Draft = { text: '', mode: openingMode, strength: 'mild', language: 'detect', keep: [] }

const isOneOf = (list: readonly string[], value: unknown): boolean => typeof value === 'string' && list.includes(value)

/** Whether a value from the browser's storage is a draft that this build understands. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'mode' in value &&
  isOneOf(modes, value.mode) &&
  'strength' in value &&
  isOneOf(strengths, value.strength) &&
  'language' in value &&
  isOneOf(['detect', ...textLanguageCodes], value.language) &&
  'keep' in value &&
  Array.isArray(value.keep) &&
  value.keep.every((term) => typeof term === 'string')
