import { expect, test } from 'vitest'
import { acceptCompounds } from './compounds.ts'

const known = new Set(['jordskjelv', 'kart', 'Forschung', 'Ergebnis', 'tele', 'visie'])
const isKnown = (word: string): boolean => known.has(word)

test('two known words as one are a word, with a link between them', () => {
  const accepts = acceptCompounds({ links: ['', 's'], least: 4 })
  expect(accepts('jordskjelvskart', isKnown)).toBe(true)
  expect(accepts('jordskjelvkart', isKnown)).toBe(true)
  expect(accepts('jordskjelvxkart', isKnown)).toBe(false)
  expect(accepts('kart', isKnown)).toBe(false)
})

test('nouns of a language with capitals are looked for with theirs', () => {
  const accepts = acceptCompounds({ links: ['', 's'], least: 4, hasCapitals: true })
  expect(accepts('forschungsergebnis', isKnown)).toBe(true)
  expect(accepts('forschungsergbnis', isKnown)).toBe(false)
})
