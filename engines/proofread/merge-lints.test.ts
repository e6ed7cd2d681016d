import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '../text/span.ts'
import { lintClasses, type LintClassKey } from './classes.ts'
import { lintAt } from './lint-at.ts'
import type { Lint } from './lint.ts'
import { mergeLints } from './merge-lints.ts'

const at = (key: LintClassKey, start: number, end: number, rule = `x/${key}`): Lint =>
  lintAt({ rule, class: key, span: { start, end }, suggestions: [] })
const kept = (...lints: readonly Lint[]): readonly string[] =>
  mergeLints(lints).map(({ rule, span }) => `${rule} ${span.start}-${span.end}`)

test.each([
  ['findings apart come in the order of the text', [at('tense', 5, 8), at('comma-missing', 0, 3)], ['x/comma-missing 0-3', 'x/tense 5-8']],
  ['grammar comes before spelling', [at('diacritics', 0, 6), at('tense', 4, 8)], ['x/tense 4-8']],
  [
    'a row of ours comes before the dictionary',
    [at('misspelled', 0, 6, 'any/spelling'), at('spaces-doubled', 4, 8)],
    ['x/spaces-doubled 4-8'],
  ],
  ['ours come before those of harper', [at('tense', 0, 6, 'harper/A'), at('diacritics', 4, 8)], ['harper/A 0-6']],
  ['what is wrong comes before what is worth a look', [at('contraction', 0, 6), at('redundant', 4, 8)], ['x/redundant 4-8']],
  ['of two alike the first stays', [at('tense', 4, 8), at('tense', 0, 6)], ['x/tense 0-6']],
  ['those that touch both stay', [at('tense', 0, 4), at('tense', 4, 8)], ['x/tense 0-4', 'x/tense 4-8']],
  ['a long sentence stands beside what is in it', [at('tense', 4, 8), at('long-sentence', 0, 90)], ['x/long-sentence 0-90', 'x/tense 4-8']],
  ['but not beside what reaches out of it', [at('tense', 88, 95), at('long-sentence', 0, 90)], ['x/tense 88-95']],
  ['nor a quotation beside a long sentence', [at('quotes', 4, 8), at('long-sentence', 0, 90)], ['x/quotes 4-8']],
] as const)('%s', (_, lints, expected) => {
  expect(kept(...lints)).toEqual(expected)
})

const keys = Object.keys(lintClasses).filter((key): key is LintClassKey => key in lintClasses)
const lint = fc
  .tuple(fc.constantFrom(...keys), fc.nat(60), fc.integer({ min: 1, max: 25 }))
  .map(([key, start, size]) => at(key, start, start + size))

const wholes: ReadonlySet<string> = new Set(['long-sentence', 'quotes'])

test('nothing that is kept overlaps its like, and whatever went was in the way of something kept', () => {
  const holds = (lints: readonly Lint[]): void => {
    const merged = mergeLints(lints)
    for (const one of merged)
      for (const other of merged)
        if (one !== other && wholes.has(one.class) === wholes.has(other.class)) expect(overlaps(one.span, other.span)).toBe(false)
    for (const gone of lints) if (!merged.includes(gone)) expect(merged.some((one) => overlaps(one.span, gone.span))).toBe(true)
    expect(mergeLints(merged)).toEqual(merged)
  }
  fc.assert(fc.property(fc.array(lint, { maxLength: 20 }), holds))
})
