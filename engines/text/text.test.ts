import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from './edits.ts'
import { findHidden, hasLoneSurrogates } from './hidden.ts'
import { textAt } from './span.ts'
import { findWords, normalForm } from './words.ts'

describe('applyEdits', () => {
  test('replaces in any order', () => {
    const edits = [
      { span: { start: 4, end: 7 }, text: 'dog' },
      { span: { start: 0, end: 3 }, text: 'A' },
    ]
    expect(applyEdits('The cat sat.', edits)).toBe('A dog sat.')
  })

  test('refuses edits that overlap', () => {
    expect(() =>
      applyEdits('abc', [
        { span: { start: 0, end: 2 }, text: '' },
        { span: { start: 1, end: 3 }, text: '' },
      ]),
    ).toThrow(RangeError)
  })

  test('leaves what it does not replace', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.string(), (text, a, b, put) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y)
        const span = { start: start ?? 0, end: end ?? 0 }
        expect(applyEdits(text, [{ span, text: put }])).toBe(text.slice(0, span.start) + put + text.slice(span.end))
      }),
    )
  })
})

describe('hidden characters', () => {
  test.each([
    ['plain text', []],
    ['zero\u200Bwidth', [['zero-width', '\u200B']]],
    [
      'turn \u202Eback\u202C',
      [
        ['direction', '\u202E'],
        ['direction', '\u202C'],
      ],
    ],
    ['soft\u00ADhyphen', [['soft-hyphen', '\u00AD']]],
    ['bell\u0007', [['control', '\u0007']]],
    ['\uFEFFbyte order', []],
    ['tab\tand\nbreak', []],
    ['family \u{1F468}\u200D\u{1F469}', []],
    ['می\u200Cخواهم', []],
  ])('in %j', (text, expected) => {
    expect(findHidden(text).map(({ kind, span }) => [kind, textAt(text, span)])).toEqual(expected)
  })

  test.each([
    ['whole \u{1F600}', false],
    ['high \uD83D', true],
    ['low \uDE00 alone', true],
  ])('a lone surrogate in %j: %s', (text, expected) => {
    expect(hasLoneSurrogates(text)).toBe(expected)
  })
})

describe('words', () => {
  test('holds letters and digits with marks inside', () => {
    const text = "Don't re-use “CO2” in the U.S., it’s 3.5!"
    expect(findWords(text).map((span) => textAt(text, span))).toEqual(["Don't", 're-use', 'CO2', 'in', 'the', 'U.S', 'it’s', '3.5'])
  })

  test.each([
    ['Don’t', "don't"],
    ['CO\u00ADOP', 'coop'],
    ['cafe\u0301', 'café'],
  ])('the normal form of %j is %j', (word, normal) => {
    expect(normalForm(word)).toBe(normal)
  })
})
