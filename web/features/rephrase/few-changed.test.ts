import { expect, test } from 'vitest'
import { fewChangedOf } from './few-changed.ts'

/** A text of one sentence for each sign: `x` one that changed, `-` one that went, `.` one that stayed, `g` a greeting, which has no full stop. */
const made = (picture: string) => {
  const texts = [...picture].map((sign) => (sign === 'g' ? 'Dear Anna,' : 'It did.'))
  const starts = texts.map((_, i) => texts.slice(0, i).join(' ').length + (i > 0 ? 1 : 0))
  const sentences = [...picture].map((sign, i) => {
    const span = { start: starts[i] ?? 0, end: (starts[i] ?? 0) + (texts[i] ?? '').length }
    return { source: span, output: span, isChanged: sign === 'x', isDropped: sign === '-' }
  })
  return { source: texts.join(' '), sentences }
}

test.each([
  ['x....', { changed: 1, of: 5 }],
  ['-x...', { changed: 2, of: 5 }],
  ['x..', { changed: 1, of: 3 }],
  ['gx..gg', { changed: 1, of: 3 }],
  ['xx..', null],
  ['xxx..', null],
  ['x.', null],
  ['gxg.g', null],
  ['.....', null],
  ['', null],
])('%s', (picture, expected) => {
  const { source, sentences } = made(picture)
  expect(fewChangedOf(source, sentences)).toEqual(expected)
})
