import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genders, partsOfSpeech, registers, type Entry } from './entry.ts'
import { openThesaurus, packThesaurus } from './packed.ts'

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }).map((text) => text.normalize('NFC'))
const anyEntry: fc.Arbitrary<Entry> = fc.record({
  word,
  partOfSpeech: fc.constantFrom(null, ...partsOfSpeech),
  gender: fc.constantFrom(null, ...genders),
  senses: fc.array(
    fc.record({
      gloss: fc.string(),
      synonyms: fc.array(fc.record({ word, register: fc.constantFrom(...registers) }), { maxLength: 4 }),
      opposites: fc.array(word, { maxLength: 3 }),
      example: fc.string({ unit: 'grapheme' }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

describe('a packed thesaurus', () => {
  test('gives every entry back as it was', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
        const opened = openThesaurus(packThesaurus(entries, 'en'), 'en')
        expect(opened.size).toBe(entries.length)
        for (const entry of entries) expect(opened.find(entry.word)).toContainEqual(entry)
      }),
    )
  })

  const entry = (of: string): Entry => ({
    word: of,
    partOfSpeech: 'noun',
    gender: null,
    senses: [{ gloss: '', synonyms: [{ word: 'x', register: 'neutral' }], opposites: [], example: '' }],
  })

  test.each([
    ['de', 'Ergebnis', 'ergebnis'],
    ['de', 'Ergebnis', 'ERGEBNIS'],
    ['tr', 'ışık', 'IŞIK'],
    ['tr', 'ilgi', 'İLGİ'],
    ['fr', 'é', 'é'],
    ['fr', 'd’abord', "d'abord"],
  ])('in %s %s is found by %s', (language, written, asked) => {
    const opened = openThesaurus(packThesaurus([entry('a'), entry(written), entry('z')], language), language)
    expect(opened.find(asked).map((found) => found.word)).toEqual([written])
  })

  test('has no answer for what it does not hold', () => {
    const opened = openThesaurus(packThesaurus([entry('b'), entry('d')], 'en'), 'en')
    for (const asked of ['a', 'c', 'e', '', 'bd']) expect(opened.find(asked)).toEqual([])
    expect(openThesaurus(packThesaurus([], 'en'), 'en').find('a')).toEqual([])
  })

  test('bytes that are something else are refused', () => {
    for (const bytes of [new Uint8Array(), new Uint8Array(40), new TextEncoder().encode('a text, not a thesaurus')])
      expect(() => openThesaurus(bytes, 'en')).toThrow('no packed thesaurus')
  })
})
