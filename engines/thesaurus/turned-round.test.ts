import { describe, expect, test } from 'vitest'
import { parseLexicon } from './parse-lexicon.ts'
import { turnedRound } from './turned-round.ts'

const turned = turnedRound(
  parseLexicon(`
resultaat noun n
  what a study finds: uitkomst, bevinding; academic Bevinding achteraf; opposite oorzaak = Het «resultaat» is duidelijk.
conclusie noun c
  what follows: gevolgtrekking, uitkomst = De «conclusie» volgt.
bevinding noun c
  what is found: resultaat, vondst = Deze «bevinding» is nieuw.
blijken verb
  become clear: uitkomst = Het «bleek».
`),
  'nl',
)

describe('words that stand as synonyms only', () => {
  test('answer with the words that they may stand for, each part of speech apart', () => {
    expect(turned.get('uitkomst')?.map(({ partOfSpeech, senses }) => [partOfSpeech, senses.map(({ gloss }) => gloss)])).toEqual([
      ['noun', ['what a study finds', 'what follows']],
      ['verb', ['become clear']],
    ])
    const [sense] = turned.get('uitkomst')?.[0]?.senses ?? []
    expect(sense?.synonyms.map(({ word }) => word)).toEqual(['resultaat', 'bevinding', 'Bevinding achteraf'])
    expect(sense).toMatchObject({ opposites: ['oorzaak'], example: '' })
  })

  test.each([
    ['a word with an entry of its own', 'bevinding'],
    ['a phrase', 'bevinding achteraf'],
    ['an opposite', 'oorzaak'],
  ])('%s is left out', (_case, word) => {
    expect(turned.get(word)).toBeUndefined()
  })
})
