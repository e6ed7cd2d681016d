import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionRuns } from './direction-runs.ts'

const read = (line: string, base: 'ltr' | 'rtl') => directionRuns(line, base).map(({ text, direction }) => `${direction} ${text}`)

describe('runs of a line', () => {
  test.each([
    ['Say it in your own words.', 'ltr', ['ltr Say it in your own words.']],
    ['اپنی بات، اپنے الفاظ میں۔', 'rtl', ['rtl اپنی بات، اپنے الفاظ میں۔']],
    // From left to right on the line: the end of the sentence, the Latin name, its beginning.
    ['فہرست APA 7 کے مطابق', 'rtl', ['rtl  کے مطابق', 'ltr APA 7', 'rtl فہرست ']],
    ['DOI، لنک یا عنوان سے', 'rtl', ['rtl ، لنک یا عنوان سے', 'ltr DOI']],
    ['سے APA', 'rtl', ['ltr APA', 'rtl سے ']],
    ['ہے (APA)', 'rtl', ['rtl )', 'ltr APA', 'rtl ہے (']],
    ['The word اردو in English', 'ltr', ['ltr The word ', 'rtl اردو', 'ltr  in English']],
  ] as const)('of %s', (line, base, runs) => {
    expect(read(line, base)).toEqual(runs)
  })

  test('hold every character once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '7', ' ', '،', 'ب', 'ہ', '(', '.', 'ۂ', '–')),
        fc.constantFrom('ltr', 'rtl'),
        (letters, base) => {
          const line = letters.join('')
          const runs = directionRuns(line, base)
          expect((base === 'rtl' ? runs.toReversed() : runs).map(({ text }) => text).join('')).toBe(line)
        },
      ),
    )
  })
})
