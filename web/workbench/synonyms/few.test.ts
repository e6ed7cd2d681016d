import { expect, test } from 'vitest'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import type { Entry } from './entry.ts'
import { fewOf } from './few.ts'
import { madeEntry, madeSense, madeWord } from './made-entry.ts'

const resultOf = (entries: readonly Entry[]): ThesaurusResult => ({
  word: 'x',
  language: 'en',
  detected: false,
  otherLanguages: [],
  entries: [...entries],
  nearest: [],
  installed: { thesaurus: true, forms: true },
})
const senseOf = (words: string) => madeSense({ gloss: words, synonyms: words.split(' ').map((word) => [word, 'neutral']) })
const shown = (senses: readonly string[], form = 'x') =>
  fewOf(resultOf([madeEntry('x', senses.map(senseOf))]), { form, locale: 'en' }).map(({ choices }) =>
    choices.map((choice) => choice.form).join(' '),
  )

test.each([
  ['one meaning has all the room', ['a b c d e f g h i j'], ['a b c d e f g h']],
  ['three share it', ['a b c d', 'e f g h', 'i j k l'], ['a b c', 'e f g', 'i j']],
  ['what one leaves goes to the others', ['a', 'b c d e f g h i', 'j'], ['a', 'b c d e f g', 'j']],
  ['a fourth meaning is left to the page', ['a', 'b', 'c', 'd'], ['a', 'b', 'c']],
  ['a word stands in one meaning', ['a b', 'b a', 'b c'], ['a b', 'c']],
  ['the word itself is no synonym of it', ['x a', 'x'], ['a']],
])('%s', (_, senses, expected) => {
  expect(shown(senses)).toEqual(expected)
})

test('nothing is made of nothing', () => {
  expect(fewOf(resultOf([]), { form: 'x', locale: 'en' })).toEqual([])
})

test('synonyms come in the form and the case of the word, and say what is not known', () => {
  const sense = {
    ...madeSense({ gloss: 'a study' }),
    synonyms: [madeWord('survey', { inflected: 'surveys', familiarity: 3 }), madeWord('inquest', { inflected: null, register: 'dated' })],
  }
  const [meaning] = fewOf(resultOf([madeEntry('study', [sense])]), { form: 'Studies', locale: 'en' })
  expect(meaning).toMatchObject({
    gloss: 'a study',
    choices: [
      { word: 'survey', form: 'Surveys', isBase: false, familiarity: 3 },
      { word: 'inquest', form: 'Inquest', isBase: true, register: 'dated' },
    ],
  })
})

test('a gloss in a language that the reader may not know is left out', () => {
  expect(fewOf(resultOf([madeEntry('x', [senseOf('a b')])]), { form: 'x', locale: 'ur' })[0]?.gloss).toBe('')
})
