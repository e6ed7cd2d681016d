import { expect, test } from 'vitest'
import { fewChangedOf } from './few-changed.ts'

/** `x` a sentence that changed, `-` one that went, `.` one that stayed. */
const sentences = (picture: string) =>
  [...picture].map((sign, i) => ({
    source: { start: i, end: i + 1 },
    output: { start: i, end: i + 1 },
    isChanged: sign === 'x',
    isDropped: sign === '-',
  }))

test.each([
  ['x....', { changed: 1, of: 5 }],
  ['-x...', { changed: 2, of: 5 }],
  ['x..', { changed: 1, of: 3 }],
  ['xx..', null],
  ['xxx..', null],
  ['x.', null],
  ['.....', null],
  ['', null],
])('%s', (picture, expected) => {
  expect(fewChangedOf(sentences(picture))).toEqual(expected)
})
