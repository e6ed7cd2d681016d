import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { countWords, findWords, wordAt } from './normalize.ts'

const keysOf = (text: string, language = 'en'): readonly string[] => findWords(text, language).keys
const writtenOf = (text: string): readonly string[] => {
  const words = findWords(text, 'en')
  return Array.from({ length: words.count }, (_, i) => textAt(text, wordAt(words, i)))
}

describe('the form in which words are compared', () => {
  test.each([
    ['case and marks', 'The RIVER, “runs” (north).', ['the', 'river', 'runs', 'north']],
    ['digits', 'in 2010, 3.5 km', ['in', '2010', '3', '5', 'km']],
    ['accents, composed and not', 'kör ko\u0308r', ['kor', 'kor']],
    ['ligatures and full width', 'ﬁrst ｆｉｒｓｔ', ['first', 'first']],
    ['letters without a base', 'Straße œuvre Ærø Łódź', ['strasse', 'oeuvre', 'aero', 'lodz']],
    ['Turkish i', 'İSTANBUL ISPARTA ıspanak istanbul', ['istanbul', 'isparta', 'ispanak', 'istanbul']],
    ['apostrophes: the longest part', 'l’homme Ankara\u2019da don\u2019t', ['homme', 'ankara', 'don']],
    ['a soft hyphen', 'co\u00adoperate', ['cooperate']],
    ['a zero-width space', 'co\u200bpy', ['copy']],
    ['a hyphen at the end of a line', 'coope-\nrate coope-\r\n  rate', ['cooperate', 'cooperate']],
    ['a hyphen at the end of a line before a capital', 'Franco-\nGerman', ['franco', 'german']],
    ['a hyphen before an empty line', 'end-\n\nbegin', ['end', 'begin']],
    ['Cyrillic letters among Latin ones', 'this is a сору соpy', ['this', 'is', 'a', 'copy', 'copy']],
    ['mathematical letters', '\u{1D41C}\u{1D428}\u{1D429}\u{1D432}', ['copy']],
    ['nothing', ' .,; ', []],
  ])('%s', (_name, text, keys) => {
    expect(keysOf(text)).toEqual(keys)
  })

  test('a word keeps the place it has in the text, without marks around it', () => {
    expect(writtenOf('“co\u00adoperate\u200b” l’homme, coope-\nrate 😀 \u{1D41C}\u{1D428}!')).toEqual([
      'co\u00adoperate',
      'l’homme',
      'coope-\nrate',
      '\u{1D41C}\u{1D428}',
    ])
  })

  test('Russian words of a Russian text are left as they are', () => {
    expect(keysOf('Он рос у моря и пел песни')).toEqual(['он', 'рос', 'у', 'моря', 'и', 'пел', 'песни'])
  })

  test('asking for a word that is not there throws', () => {
    expect(() => wordAt(findWords('one', 'en'), 1)).toThrow(RangeError)
  })

  const text = fc
    .array(
      fc.constantFrom('ab', 'É', 'e\u0301', ' ', '-', '\n', '\r\n', '\u200b', '’', '😀', 'я', 'ق', '\ufeff', '1', '\ud83d', '\u{1D41C}'),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''))

  test('words are in order, apart, inside the text and not empty', () => {
    fc.assert(
      fc.property(text, (given) => {
        const words = findWords(given, 'en')
        let reached = 0
        for (let i = 0; i < words.count; i++) {
          const { start, end, key } = wordAt(words, i)
          expect(start).toBeGreaterThanOrEqual(reached)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(given.length)
          expect(key).not.toBe('')
          reached = end
        }
        expect(countWords(given, 'en')).toBe(words.count)
      }),
    )
  })
})

describe('evasion', () => {
  const evasionOf = (text: string) => {
    const { invisible, lookAlikes, spans } = findWords(text, 'en').evasion
    return { invisible, lookAlikes, words: spans.map((span) => textAt(text, span)) }
  }
  const plain = 'This is an ordinary English sentence about rivers and hills. '

  test.each([
    ['invisible characters inside words', 'ri\u200bv\u2060er', { invisible: 2, lookAlikes: 0 }],
    ['letters of another script inside words', 'thе rivеr', { invisible: 0, lookAlikes: 2 }],
    ['whole words of look-alikes beside mixed ones', 'thе сосоа', { invisible: 0, lookAlikes: 6 }],
    ['full-width letters', 'ｒｉｖｅｒ', { invisible: 0, lookAlikes: 5 }],
  ])('%s', (_name, text, counts) => {
    const found = evasionOf(plain + text)
    expect({ invisible: found.invisible, lookAlikes: found.lookAlikes }).toEqual(counts)
    expect(found.words.length).toBeGreaterThan(0)
  })

  test.each([
    ['a Russian quotation', 'He wrote: «Он рос у моря, сосна росла рядом». '],
    ['a Russian word', 'The word «сор» means litter. '],
    ['a Greek word', 'The word και means and. '],
    ['symbols of the sciences', 'TNFα, IL1β, NFκB, 5 μm, αB-crystallin and 3 kΩ. '],
    ['a variable of a formula', 'Let \u{1D465} and \u{1D466} be numbers. '],
    ['soft hyphens', 'a hyphen\u00adated word'],
    ['a byte order mark', '\ufeffword'],
    ['joiners of an emoji', '👩\u200d💻 at work ❤\ufe0f'],
    ['a zero-width space between words', 'path\u200b/to\u200b/file'],
    ['Persian', 'می\u200cخواهم'],
  ])('%s is none', (_name, text) => {
    expect(evasionOf(plain + text)).toEqual({ invisible: 0, lookAlikes: 0, words: [] })
  })

  test('places are shown to a bound, counts are not', () => {
    const { evasion } = findWords('ri\u200bver '.repeat(5000), 'en')
    expect(evasion.invisible).toBe(5000)
    expect(evasion.spans).toHaveLength(200)
  })
})
