import type { CslDate, CslItem, Name } from '#engines/cite/item.ts'
import type { ExpectedCitation, ExpectedWork } from './row.ts'

/** Short ways of writing a row; most rows have one work, with the id `a`. */

export const person = (family: string, given: string, more: Omit<Name, 'family' | 'given' | 'literal'> = {}): Name => ({
  family,
  given,
  ...more,
})

export const group = (literal: string): Name => ({ literal })

/** Year, month 1 to 12, day. */
export const on = (...parts: readonly number[]): CslDate => ({ 'date-parts': [parts] })

export const between = (first: readonly number[], last: readonly number[]): CslDate => ({ 'date-parts': [first, last] })

type Plain = Omit<CslItem, 'id'>

export const one = (work: Plain): readonly CslItem[] => [{ id: 'a', ...work }]

const worksOf = (works: readonly (string | ExpectedWork)[]): readonly ExpectedWork[] =>
  (works.length === 0 ? ['a'] : works).map((work) => (typeof work === 'string' ? { id: work } : work))

export const parenthetical = (expected: string, ...works: readonly (string | ExpectedWork)[]): ExpectedCitation => ({
  works: worksOf(works),
  form: 'parenthetical',
  expected,
})

export const narrative = (expected: string, ...works: readonly (string | ExpectedWork)[]): ExpectedCitation => ({
  works: worksOf(works),
  form: 'narrative',
  expected,
})

export const at = (label: NonNullable<ExpectedWork['locator']>['label'], value: string, id = 'a'): ExpectedWork => ({
  id,
  locator: { label, value },
})
