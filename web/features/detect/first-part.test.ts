import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from '#engines/text/characters.ts'
import { firstPart } from './first-part.ts'

test.each([
  ['One two. Three four five.', 100, 'One two. Three four five.'],
  ['One two. Three four five.', 14, 'One two.'],
  ['One two three four.', 12, 'One two'],
  ['Onetwothreefour', 5, 'Onetw'],
  ['He said “yes.” And more words came.', 20, 'He said “yes.”'],
])('of %j at most %i characters: %j', (text, limit, expected) => {
  expect(firstPart(text, limit)).toBe(expected)
})

test('is the beginning of the text, never longer than the limit, and cuts no character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, limit) => {
      const part = firstPart(text, limit)
      expect(text.startsWith(part)).toBe(true)
      expect(countCharacters(part)).toBeLessThanOrEqual(limit)
      expect(part.isWellFormed()).toBe(true)
    }),
  )
})
