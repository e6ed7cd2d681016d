import { expect, test } from 'vitest'
import { analyseEnglish } from './analyse-english.ts'
import { findMatches, searchedOf, wrongPart } from './match.ts'
import { compilePattern } from './pattern.ts'
import type { Forms } from '../languages/forms.ts'

const lists = { fruit: new Set(['apple', 'pear']) }

const words = new Set(['rosa', 'casa', 'alto', 'alta'])
const knows = (word: string): boolean => words.has(word)

/** One verb and one noun. */
const forms: Forms = {
  analyse: (form) =>
    form === 'house'
      ? [
          { lemma: 'house', kind: 'noun.n', tags: 'sg.nom' },
          { lemma: 'house', kind: 'verb', tags: 'inf' },
        ]
      : [],
  lexemesOf: () => [],
}

/** The sentence with «» around what each match calls wrong. */
function marked(sentence: string, source: string): string {
  const pattern = compilePattern(source, lists)
  const tokens = analyseEnglish(sentence, 0)
  return findMatches(searchedOf(tokens, { isKnown: knows, forms }), pattern)
    .toReversed()
    .reduce((text, match) => {
      const [from, to] = wrongPart(match, pattern)
      const [start, end] = [tokens[from]?.span.start ?? 0, tokens[to - 1]?.span.end ?? 0]
      return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`
    }, sentence)
}

test.each([
  ['words in any case', 'apple|pear', 'Apple or pear.', '«Apple» or «pear».'],
  ['a list, in any form', '@fruit', 'Two apples and a pear.', 'Two «apples» and a «pear».'],
  ['a list, as it is written', '@=fruit', 'Two apples and a pear.', 'Two apples and a «pear».'],
  ['both', '#NOUN&!@fruit', 'An apple and a house.', 'An apple and a «house».'],
  ['either, looser than both', '@fruit&!pear||house', 'An apple, a pear and a house.', 'An «apple», a pear and a «house».'],
  ['a reading of a word', '#noun', 'Apple and House.', 'Apple and «House».'],
  ['a reading with a gender and tags', '#noun.n:pl|nom.sg', 'Apple and house.', 'Apple and «house».'],
  ['a reading of another gender', '#noun.f', 'Apple and house.', 'Apple and house.'],
  ['one reading of several', '#noun&!#verb', 'Apple and house.', 'Apple and house.'],
  ['tags of two readings', '#verb:sg', 'Apple and house.', 'Apple and house.'],
  ['the token before', '<!the [ apple ]', 'The apple and an apple.', 'The apple and an «apple».'],
  ['nothing before', '<^||, [ apple ]', 'Apple, apple and apple.', '«Apple», «apple» and apple.'],
  ['the token after', '[ apple ] >#PUNCT', 'An apple pie or an apple.', 'An apple pie or an «apple».'],
  ['nothing after', '[ apple ] >^', 'An apple or an apple', 'An apple or an «apple»'],
  [
    'a form by its letters',
    "did n't [ %past&!%base ]",
    "He didn't knew it and didn't put it there.",
    "He didn't «knew» it and didn't put it there.",
  ],
  ['the sound at the beginning', 'a [ %an ]', 'A hour, a house and a apple.', 'A «hour», a house and a «apple».'],
  [
    'the number of a noun',
    'the [ #NOUN:plural ]',
    'The houses, the people, the house and the data.',
    'The «houses», the «people», the house and the data.',
  ],
  ['a word that the dictionary has', '[ %known ] x', 'Rosa x, casa x, caso x.', 'Rosa x, «casa» x, caso x.'],
  ['a word that it would have', 'casa [ /o$/&%known:/o$/a/ ]', 'Casa alto, casa rojo.', 'Casa «alto», casa rojo.'],
  ['the start behind a quotation mark', '^ [ apple ]', '“Apple pie.”', '“«Apple» pie.”'],
])('%s: %s', (_, source, sentence, expected) => {
  expect(marked(sentence, source)).toBe(expected)
})

test('without a dictionary nothing is known', () => {
  const tokens = analyseEnglish('casa alto', 0)
  expect(findMatches(searchedOf(tokens), compilePattern('%known', lists))).toEqual([])
  expect(findMatches(searchedOf(tokens), compilePattern('%known:/o$/a/', lists))).toEqual([])
})

test('a pattern that cannot be read says why', () => {
  expect(() => compilePattern('%future', lists)).toThrow('"%future" asks for %future, which is no form.')
  expect(() => compilePattern('@=berries', lists)).toThrow('names the list @berries')
  expect(() => compilePattern('a [ b', lists)).toThrow('opens or closes')
  expect(() => compilePattern('a .|?', lists)).toThrow('write "?|." for a question mark')
})

test('the word that a sentence must have for a pattern is the rarest of those it names', () => {
  const needs = (source: string) => compilePattern(source, lists).needs
  expect(needs(', [ dass ] _')).toEqual({ of: 'lower', words: ['dass'] })
  expect(needs('[ =Ab|Ac ] xyz')).toEqual({ of: 'lower', words: ['xyz'] })
  expect(needs('[ =Abend|Nacht&!%capital ]')).toEqual({ of: 'lower', words: ['abend', 'nacht'] })
  expect(needs('[ either||/x/ ] _?')).toBeNull()
  // What is "I" in small letters depends on the language.
  expect(needs('[ =In|I ]')).toBeNull()
})
