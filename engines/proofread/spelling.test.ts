import { expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { words } from '../languages/words.ts'
import type { Speller } from './language.ts'
import { proofread } from './proofread.ts'
import { makeRuleBook } from './rule-book.ts'

type Code = keyof typeof writtenLanguages

/** A dictionary of the words given, which suggests what is given for a word. */
const spellerOf = (known: string, suggestions: Readonly<Record<string, readonly string[]>> = {}): Speller => {
  const all = words(known)
  return { isKnown: (word) => all.has(word), suggest: (word) => suggestions[word] ?? [] }
}

function misspelledIn(text: string, code: Code, speller: Speller, own: readonly string[] = []): readonly (readonly [string, string])[] {
  const proof = {
    language: writtenLanguages[code],
    book: makeRuleBook(code, { tables: [], lists: {}, checks: [] }),
    analyse: null,
    speller,
  }
  const options = { dialect: writtenLanguages[code].dialects[0].tag, own: new Set(own), off: new Set<string>(), isPicky: false }
  return proofread(text, proof, options)
    .filter(({ rule }) => rule === 'any/spelling')
    .map(({ span, suggestions }) => [text.slice(span.start, span.end), suggestions[0] ?? ''])
}

const dutch = spellerOf('dit is een lekkage in de tank met water het', { lekage: ['lokatie', 'lekkage'], wayer: ['wayer', 'water'] })

test('a slip is found, and what is nearest to it comes first', () => {
  expect(misspelledIn('dit is een lekage in de tank', 'nl', dutch)).toEqual([['lekage', 'lekkage']])
})

test('words of the writer, names inside a sentence and words without anything like them are left alone', () => {
  expect(misspelledIn('dit is een lekage in de tank', 'nl', dutch, ['lekage'])).toEqual([])
  expect(misspelledIn('dit is Lekage in de tank', 'nl', dutch)).toEqual([])
  expect(misspelledIn('dit is een xylofuun in de tank', 'nl', dutch)).toEqual([])
})

test('a word that is quoted by itself belongs to another language', () => {
  expect(misspelledIn('dit is een “lekage” in de tank', 'nl', dutch)).toEqual([])
})

test('English words that stand in every language are left alone', () => {
  expect(misspelledIn('dit is een software in de tank', 'nl', spellerOf('dit is een in de tank', { software: ['softwear'] }))).toEqual([])
})

test('a short word is a slip only of a common one', () => {
  const speller = spellerOf('och det är bra ask', { ohc: ['och'], sap: ['ask'] })
  expect(misspelledIn('bra ohc bra', 'sv', speller)).toEqual([['ohc', 'och']])
  expect(misspelledIn('det är sap', 'sv', speller)).toEqual([])
})

test('abbreviations of the language are words', () => {
  expect(misspelledIn('a tank pl a ház', 'hu', spellerOf('a tank ház', { pl: ['al'] }))).toEqual([])
})

test('the unknown part of a word with hyphens is mended', () => {
  const speller = spellerOf('das ist tibetisch mongolischen sehr gut', { moongolischen: ['mongolischen'] })
  expect(misspelledIn('das ist tibetisch-moongolischen', 'de', speller)).toEqual([['tibetisch-moongolischen', 'tibetisch-mongolischen']])
})

test('two words as one are a word in languages that make compounds', () => {
  const speller = spellerOf('dette er et kart jordskjelv', { jordskjelvskart: ['jordskjelv'] })
  expect(misspelledIn('dette er et jordskjelvskart', 'no', speller)).toEqual([])
})

test('Turkish letters get their marks back, and a capital keeps its dot', () => {
  const speller = spellerOf('bu bir öğrenci değil ilgili')
  expect(misspelledIn('bu bir ogrenci değil', 'tr', speller)).toEqual([['ogrenci', 'öğrenci']])
})

test('a sentence of unknown words is in another language, unless only marks are missing', () => {
  const speller = spellerOf('bu öğrenciler çok çalışmak zorunda kaldılar')
  expect(misspelledIn('bu ogrenciler cok calismak zorunda kaldilar', 'tr', speller)).toHaveLength(4)
  expect(misspelledIn('these pupils had to work very hard', 'tr', speller)).toEqual([])
})

test('a name that comes again is no misspelt noun; one with an article is', () => {
  const speller = spellerOf('das ist der gut und sehr Standard', { Standart: ['Standard'] })
  expect(misspelledIn('das ist Standart. gut ist Standart.', 'de', speller)).toEqual([])
  expect(misspelledIn('das ist der Standart.', 'de', speller)).toEqual([['Standart', 'Standard']])
})

test('in a sentence of capitals slips are found, and names are left alone', () => {
  const speller = spellerOf('wij hebben het water in de tank gezien met London Londen', { waater: ['water'] })
  expect(misspelledIn('WIJ HEBBEN HET WAATER IN DE TANK GEZIEN', 'nl', speller)).toEqual([['WAATER', 'WATER']])
  expect(misspelledIn('WIJ HEBBEN LONDON MET XYLON IN DE TANK GEZIEN', 'nl', speller)).toEqual([])
  expect(misspelledIn('het WAATER in de tank', 'nl', speller)).toEqual([])
})

test('a word behind a code is a name', () => {
  const speller = spellerOf('het water in de tank', { Watter: ['Water'] })
  expect(misspelledIn('De tank Watter in het water', 'nl', speller)).toEqual([])
  expect(misspelledIn('Watter in het water', 'nl', speller)).toEqual([['Watter', 'Water']])
})

test('of two words as near, the one that is used more comes first', () => {
  const speller = spellerOf('het water in de tank', { wexd: ['wehd', 'werd'] })
  expect(misspelledIn('het water wexd in de tank', 'nl', speller)).toEqual([['wexd', 'werd']])
})

test('a rare word that comes three times is a term, a usual one misspelled three times is not', () => {
  const speller = spellerOf('het water in de tank', { mpira: ['spira'], lekahe: ['lekage'], wated: ['water'] })
  expect(misspelledIn('de mpira in het water. de mpira in de tank. het mpira', 'nl', speller)).toEqual([])
  expect(misspelledIn('de mpira in het water', 'nl', speller)).toEqual([['mpira', 'spira']])
  expect(misspelledIn('het wated in de tank. het wated in de tank. het wated', 'nl', speller).length).toBe(3)
})
