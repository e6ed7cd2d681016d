import { describe, expect, test } from 'vitest'
import { lookUp, type Dictionary } from './look-up.ts'
import { parseLexicon } from './parse-lexicon.ts'
import type { Entry } from './entry.ts'

const entriesOf = (entries: readonly Entry[]) => (word: string) =>
  entries.filter((entry) => entry.word.toLowerCase() === word.toLowerCase())

const own = parseLexicon(`
jelentős adjective
  important: fontos, lényeges; academic számottevő; opposite jelentéktelen = A különbség «jelentős» volt.
`)
const open: readonly Entry[] = [
  {
    word: 'jelentős',
    partOfSpeech: null,
    gender: null,
    senses: [
      { gloss: '', synonyms: [{ word: 'fontos', register: 'neutral' }], opposites: [], example: '' },
      {
        gloss: '',
        synonyms: [
          { word: 'tetemes', register: 'neutral' },
          { word: 'jókora', register: 'informal' },
          { word: 'nagy', register: 'neutral' },
        ],
        opposites: [],
        example: '',
      },
    ],
  },
]
const dictionary: Dictionary = {
  language: 'hu',
  own: entriesOf(own),
  open: entriesOf(open),
  lemmasOf: (form) => (form === 'Jelentősebb' ? ['jelentős'] : []),
  familiarityOf: (word) => (word === 'nagy' ? 3 : word === 'tetemes' ? 1 : null),
}

describe('looking a word up', () => {
  test('gives our senses first, and of the open thesaurus what they do not say', () => {
    const [entry, ...others] = lookUp('jelentős', dictionary)
    expect(others).toEqual([])
    expect(entry?.partOfSpeech).toBe('adjective')
    expect(entry?.senses.map(({ source, synonyms }) => [source, synonyms.map(({ word }) => word)])).toEqual([
      ['own', ['fontos', 'lényeges', 'számottevő']],
      ['open', ['nagy', 'tetemes', 'jókora']],
    ])
    expect(entry?.senses[0]?.opposites.map(({ word }) => word)).toEqual(['jelentéktelen'])
  })

  test('finds the word by one of its forms', () => {
    expect(lookUp('Jelentősebb', dictionary).map(({ word }) => word)).toEqual(['jelentős'])
  })

  test.each([
    ['a form that an open thesaurus lists as a word', 'objectifs', 'objectif', ['objectif', 'objectifs']],
    ['a word that we wrote of', 'objectif', 'objectifs', ['objectif', 'objectifs']],
  ])('puts what we wrote of first: %s', (_case, asked, other, expected) => {
    const written = parseLexicon('objectif noun m\n  goal: but, cible = L’«objectif» est clair.')
    const listed = ['objectifs'].map((word): Entry => ({ word, partOfSpeech: 'noun', gender: null, senses: [] }))
    const found = lookUp(asked, { ...dictionary, own: entriesOf(written), open: entriesOf(listed), lemmasOf: () => [other] })
    expect(found.map(({ word }) => word)).toEqual(expected)
  })

  test('keeps parts of speech apart', () => {
    const both = parseLexicon(`
limit noun
  edge: boundary, bound = The «limit» was reached.
limit verb
  restrict: restrict, curb = Costs «limit» the choice.
`)
    expect(lookUp('limit', { ...dictionary, own: entriesOf(both), open: () => [] }).map(({ partOfSpeech }) => partOfSpeech)).toEqual([
      'noun',
      'verb',
    ])
  })

  test.each([
    ['a form belongs to what is written alike', 'besser', ['gut']],
    ['what was typed may be either', 'gut', ['gut', 'Gut']],
    ['what stands large alone is found', 'stunden', ['Stunde']],
  ])('%s', (_case, asked, expected) => {
    const senses = [{ gloss: '', synonyms: [{ word: 'x', register: 'neutral' as const }], opposites: [], example: '' }]
    const listed: readonly Entry[] = [
      { word: 'gut', partOfSpeech: null, gender: null, senses },
      { word: 'Gut', partOfSpeech: 'noun', gender: null, senses },
      { word: 'Stunde', partOfSpeech: 'noun', gender: null, senses },
    ]
    const lemmas: Readonly<Record<string, string>> = { besser: 'gut', stunden: 'stunde' }
    const german: Dictionary = {
      ...dictionary,
      language: 'de',
      own: () => [],
      open: entriesOf(listed),
      lemmasOf: (form) => [lemmas[form] ?? form],
    }
    expect(lookUp(asked, german).map(({ word }) => word)).toEqual(expected)
  })

  test('has nothing for a word that nobody listed', () => {
    expect(lookUp('qwerty', dictionary)).toEqual([])
  })
})
