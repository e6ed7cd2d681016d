import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterGroupsOf } from './letter-groups.ts'

describe('letter groups of a dictionary', () => {
  test('its own words are held, letters that never stand together are not', () => {
    const groups = letterGroupsOf(['letter', "don't", 'words'])
    expect(groups.holds('letter', 3)).toBe(true)
    expect(groups.holds('lettwords', 3)).toBe(false)
    expect(groups.holds('ette', 4)).toBe(true)
    expect(groups.holds('wordt', 4)).toBe(false)
    expect(groups.letters).toContain("'")
  })

  test('shorter words than a group are always held', () => {
    expect(letterGroupsOf(['letter']).holds('xy', 3)).toBe(true)
  })

  test('letters that are rare in it are left out', () => {
    const words = [...Array.from({ length: 3_000 }, () => 'abc'), 'ñ']
    expect(letterGroupsOf(words).letters).toEqual(['a', 'b', 'c'])
  })

  test('no part of a word is ever missed', () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', 'ö', 'ű', "'", 'ı') })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
        const groups = letterGroupsOf(words)
        expect(words.every((one) => groups.holds(one, 3) && groups.holds(one, 4))).toBe(true)
      }),
    )
  })
})
