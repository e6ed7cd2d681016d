import { describe, expect, test } from 'vitest'
import { normalKey } from './normal-key.ts'
import { stemmerOf, stopStems } from './stems.ts'
import { stopWords } from './stop-words.ts'
import { suffixes } from './suffixes.ts'

const stemsOf = (language: string, words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => stemmerOf(language)(normalKey(word, true).key)))
const codes = ['cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'no', 'pl', 'pt', 'ro', 'sk', 'sv', 'tr']

describe('words of one inflection share a stem', () => {
  test.each([
    ['cs', 'hradem hradech hrady hradu'],
    ['de', 'Brücken Brücke'],
    ['en', 'bridge bridges bridged bridging'],
    ['es', 'libro libros'],
    ['fr', 'maison maisons'],
    ['hu', 'kertben kertből kerttel kertek'],
    ['it', 'strada strade'],
    ['nl', 'rivier rivieren riviertje'],
    ['no', 'bygninger bygningen bygning'],
    ['pl', 'miastem miastach miasta miasto'],
    ['pt', 'livro livros'],
    ['ro', 'pod podul podurile podului'],
    ['sk', 'mestom mestách mesta mesto'],
    ['sv', 'skolan skolorna skolor'],
    ['tr', 'evlerinden evlerde evlere'],
  ])('%s: %s', (language, words) => {
    expect(stemsOf(language, words).size).toBe(1)
  })
})

describe('words of different sense do not', () => {
  test.each([
    ['en', 'river rival'],
    ['de', 'Haus Hase'],
    ['hu', 'kert kerék'],
    ['tr', 'ev el'],
  ])('%s: %s', (language, words) => {
    expect(stemsOf(language, words).size).toBe(2)
  })

  test('a word does not become one of the commonest', () => {
    expect(stopStems('en').has(stemmerOf('en')('forest'))).toBe(false)
    expect(stopStems('en').has(stemmerOf('en')('the'))).toBe(true)
  })
})

test('every text language has endings and about 150 words that any text has', () => {
  expect(Object.keys(suffixes).sort()).toEqual(codes)
  expect(Object.keys(stopWords).sort()).toEqual(codes)
  for (const code of codes) {
    expect(stopWords[code]?.length).toBeGreaterThan(120)
    expect(stopWords[code]).toEqual([...new Set(stopWords[code])])
  }
})

test('a language without a table is cut only, numbers are kept whole', () => {
  expect(stemmerOf('xx')('abcdefghij')).toBe('abcdefg')
  expect(stemmerOf('en')('1234567890')).toBe('1234567890')
  expect(stopStems('xx').size).toBe(0)
})
