import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hiddenIn, withoutHidden } from './hidden-text.ts'

describe('hidden characters', () => {
  test.each([
    ['Plain words, naïve 😀.', [], 'Plain words, naïve 😀.'],
    ['a\u200Bb', ['zero-width'], 'ab'],
    ['a\u202Eb\u00ADc', ['direction', 'soft-hyphen'], 'abc'],
    ['half \uD83D of one', ['broken'], 'half  of one'],
    ['\u0007x\u200B\uDE00', ['zero-width', 'control', 'broken'], 'x'],
    ['نمی\u200Cخواہم', [], 'نمی\u200Cخواہم'],
  ])('%j', (text, kinds, rest) => {
    expect(hiddenIn(text)).toEqual(kinds)
    expect(withoutHidden(text)).toBe(rest)
  })

  test('a text without any is not touched', () => {
    fc.assert(fc.property(fc.string(), (text) => hiddenIn(text).length > 0 || withoutHidden(text) === text))
  })
})
