import type { Exclusions } from '#tools/check/contract.ts'

const toggled = (list: readonly string[], id: string): string[] => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id])

/** With a source switched off, or on again. */
export const withSource = (exclusions: Exclusions, source: string): Exclusions => ({
  ...exclusions,
  sources: toggled(exclusions.sources, source),
})

/** With a passage marked as a quotation, or no longer. */
export const withQuoted = (exclusions: Exclusions, match: string): Exclusions => ({
  ...exclusions,
  quoted: toggled(exclusions.quoted, match),
})

/** The choices of a report's reader, and those before them. */
export type Choices = { readonly present: Exclusions; readonly past: readonly Exclusions[] }

const keptSteps = 100

/** The choices after one more; the same value when nothing was chosen. */
export const chosen = ({ present, past }: Choices, next: Exclusions): Choices =>
  isSame(present, next) ? { present, past } : { present: next, past: [...past.slice(1 - keptSteps), present] }

/** The choices before the last one; the same value when there is none. */
export function takenBack(choices: Choices): Choices {
  const present = choices.past.at(-1)
  return present ? { present, past: choices.past.slice(0, -1) } : choices
}

const isSame = (one: Exclusions, other: Exclusions): boolean =>
  one.quotations === other.quotations &&
  one.bibliography === other.bibliography &&
  one.commonText === other.commonText &&
  one.wordsAtLeast === other.wordsAtLeast &&
  one.sources.join() === other.sources.join() &&
  one.quoted.join() === other.quoted.join()
