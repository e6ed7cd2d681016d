import { describe, expect, test } from 'vitest'
import { firstPart } from './first-part.ts'

describe('the first part of a text', () => {
  test.each([
    ['One. Two. Three.', 9, 'One. Two.'],
    ['One. Two. Three.', 8, 'One.'],
    ['One.\n\nTwo.', 6, 'One.\n\n'],
    ['He said “Go.” Then left.', 14, 'He said “Go.”'],
    ['no end here at all', 5, ''],
    ['😀😀. More.', 3, '😀😀.'],
    ['3.5 is a number. Yes.', 16, '3.5 is a number.'],
  ])('%j in %d characters', (text, limit, expected) => {
    const part = firstPart(text, limit)
    expect(part.text).toBe(expected)
    expect(part.characters).toBeLessThanOrEqual(limit)
  })
})
