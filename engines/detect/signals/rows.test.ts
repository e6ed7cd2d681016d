import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../../languages/written.gen.ts'
import { textAt } from '../../text/span.ts'
import { findWords } from '../../text/words.ts'
import { findPhrases, makePhrase } from './phrase.ts'
import { signalRows } from './rows.ts'
import { comparedForm, type Token } from './token.ts'

const tokensOf = (text: string, code: string): readonly Token[] =>
  findWords(text).map((span) => ({ span, form: comparedForm(textAt(text, span), code) }))

const found = (find: string, text: string, code: string): readonly string[] =>
  findPhrases([makePhrase(find, code)], tokensOf(text, code)).map(({ span }) => textAt(text, span))

test('every language of texts has rows', () => {
  expect(Object.keys(signalRows).toSorted()).toEqual(Object.keys(writtenLanguages).toSorted())
})

for (const [code, { connectives, stockPhrases }] of Object.entries(signalRows))
  describe(code, () => {
    test('has rows enough, none twice', () => {
      expect(new Set(connectives).size).toBe(connectives.length)
      expect(new Set(stockPhrases.map(([find]) => find)).size).toBe(stockPhrases.length)
      expect(connectives.length).toBeGreaterThanOrEqual(40)
      expect(stockPhrases.length).toBeGreaterThanOrEqual(code === 'en' ? 60 : 40)
    })

    test.each(stockPhrases.map(([find, fires, silent]) => ({ find, fires, silent })))('$find', ({ find, fires, silent }) => {
      expect(found(find, fires, code)).not.toEqual([])
      expect(found(find, silent, code)).toEqual([])
    })
  })

describe('the way phrases are written', () => {
  test.each([
    ['plays a key|vital role', 'It plays a vital role.', ['plays a vital role']],
    ['plays a (very) key role', 'It plays a very key role.', ['plays a very key role']],
    ['delv* into', 'It delves into it and delved into that.', ['delves into', 'delved into']],
    ['*ology of', 'The biology of fear.', ['biology of']],
    ['not only ... but also', 'Not only cheap but also quick.', ['Not only cheap but also']],
    ['not only ... but also', 'Not only one two three four five six seven but also that.', []],
    ['in sum / to sum up', 'To sum up, in sum.', ['To sum up', 'in sum']],
    ["in today's world", 'In today’s world.', ['In today’s world']],
    ['role|role of', 'The role of it.', ['role of']],
  ])('%s in %j', (find, text, expected) => {
    expect(found(find, text, 'en')).toEqual(expected)
  })

  test.each([
    ['tr', 'ışık tut*', 'IŞIK TUTAR', ['IŞIK TUTAR']],
    ['tr', 'ister ... ister', 'İSTER al ister al', ['İSTER al ister']],
    ['ro', 'și astfel', 'şi astfel', ['şi astfel']],
    ['fr', "l'importance du", 'L’importance du jour', ['L’importance du']],
    ['cs', 'navíc', 'NAVI\u0301C', ['NAVI\u0301C']],
  ])('%s: %s in %j', (code, find, text, expected) => {
    expect(found(find, text, code)).toEqual(expected)
  })
})
