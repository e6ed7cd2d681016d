import { beforeAll, describe, expect, test } from 'vitest'
import { loadOwnWords } from '#engines/languages/own-words.ts'
import type { Speller } from '#engines/proofread/language.ts'
import { makeSpellers } from './spellers.ts'

const spellers = makeSpellers()

describe('the Hungarian dictionary, whose files are damaged', () => {
  let speller: Speller
  beforeAll(async () => void (speller = await spellers.get('dictionary-hu')), 30_000)

  test.each(['könyvet', 'nyelvet', 'véget', 'hangok', 'repülőtéren', 'tömeget', 'látás', 'ünneplő', 'őket', 'nekem'])(
    'knows "%s"',
    (word) => {
      expect(speller.isKnown(word)).toBe(true)
    },
  )

  test.each(['munkat', 'témakról', 'nehézségett', 'könyvat', 'nehézségot', 'kölyökaknak', 'közott', 'iskolákben'])(
    'refuses "%s"',
    (word) => {
      expect(speller.isKnown(word)).toBe(false)
    },
  )

  test('takes endings for words of our own', () => {
    expect(speller.isKnown('podcastot')).toBe(true)
    expect(speller.isKnown('diskurzusban')).toBe(true)
  })
})

describe.each([
  ['dictionary-cs', 'nejlepší', 'nejlepčí'],
  ['dictionary-sk', 'najlepší', 'najlepčí'],
  ['dictionary-nb', 'poeng', 'poegn'],
  ['dictionary-tr', 'enfeksiyonu', 'enfeksiyonü'],
])('%s', (dictionary, right, wrong) => {
  test(`knows "${right}" and refuses "${wrong}"`, { timeout: 30_000 }, async () => {
    const speller = await spellers.get(dictionary)
    expect(speller.isKnown(right)).toBe(true)
    expect(speller.isKnown(wrong)).toBe(false)
  })
})

test.each([
  ['hu', 'dictionary-hu'],
  ['tr', 'dictionary-tr'],
])('every model of the own words of %s is a word of its dictionary', { timeout: 30_000 }, async (code, dictionary) => {
  const speller = await spellers.get(dictionary)
  const models = (await loadOwnWords(code)).flatMap(({ like }) => (like === null ? [] : [like]))
  expect(models.filter((model) => !speller.isKnown(model))).toEqual([])
})
