import type { LintClassKey } from './classes.ts'
import { defineLints, type LintRow, type LintTable } from './row.ts'

/**
 * A phrase that is always wrong, in one line: as it is written wrongly (words and marks with single spaces between), as it should be,
 * a sentence with `{}` where it stands, and a tempting sentence that is right.
 */
export type Swap = readonly [wrong: string, instead: string, sentence: string, right: string]

/** A table of swaps of one class; `key` of a row is its wrong phrase with hyphens. */
export const defineSwaps = (name: string, lintClass: LintClassKey, swaps: readonly Swap[]): LintTable =>
  defineLints(
    name,
    swaps.map((swap) => rowOf(lintClass, swap)),
  )

function rowOf(lintClass: LintClassKey, [wrong, instead, sentence, right]: Swap): LintRow {
  const [before = '', after = ''] = sentence.split('{}')
  const isFirst = before === ''
  const put = (phrase: string): string => before + (isFirst ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase) + after
  return {
    key: wrong.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''),
    class: lintClass,
    pattern: wrong,
    to: [instead],
    wrong: [put(wrong.replace(/(?<=['’]) | (?=[,.;:])/g, '')), put(instead)],
    right,
  }
}
