import { describe, expect, test } from 'vitest'
import { patternOf, rhythmOf } from './patterns.ts'
import { findTokens } from './tokens.ts'

const tokensOf = (text: string) => findTokens(text, [{ start: 0, end: text.length }])
const functionWords = new Set(['a', 'az', 'és'])

describe('a pattern', () => {
  test.each([
    ['A macska alszik.', 'f x x k1 s0 .'],
    ['Ma Anna alszik.', 'x C x k1 s0 .'],
    ['A macska és a macska.', 'f x f f xr k1 s0 .'],
    ['A legfontosabbak, 12 darab', 'f X k0 , # x'],
  ])('of "%s" is %s', (text, pattern) => {
    expect(patternOf(tokensOf(text), functionWords).join(' ')).toBe(pattern)
  })

  test('forgets words that were said long ago', () => {
    const between = Array.from({ length: 120 }, (_, i) => `${String.fromCodePoint(98 + (i % 20), 98 + Math.floor(i / 20))}o`).join(' ')
    expect(patternOf(tokensOf(`macska ${between} macska`), functionWords).at(-1)).toBe('x')
  })
})

test('a rhythm is marks and how many words stand before each', () => {
  expect(rhythmOf(tokensOf('Ma, ha jön, 3 kutya és egy nagy macska vár rám.')).join(' ')).toBe('g1 , g2 , g0 # g5 .')
})
