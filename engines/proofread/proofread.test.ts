import { expect, test } from 'vitest'
import { writtenLanguages } from '../languages/written.gen.ts'
import { proofread, type ProofOptions } from './proofread.ts'
import { defineLints } from './row.ts'
import { makeRuleBook } from './rule-book.ts'

const table = defineLints('words', [
  { key: 'foo', class: 'tense', pattern: 'foo', to: ['bar'], wrong: ['foo', 'bar'], right: 'bar' },
  { key: 'wordy', class: 'wordy', pattern: 'verbose', to: ['long'], wrong: ['verbose', 'long'], right: 'long' },
])
const asked: string[] = []
const proof = {
  language: writtenLanguages.sv,
  book: makeRuleBook('sv', { tables: [table], lists: {}, checks: [] }),
  analyse: null,
  speller: {
    isKnown: (word: string) => {
      asked.push(word)
      return word !== 'flikca'
    },
    suggest: () => ['flicka'],
  },
}

const rulesIn = (text: string, given: Partial<ProofOptions> = {}): readonly string[] =>
  proofread(text, proof, { dialect: 'sv', own: new Set(), off: new Set(), isPicky: false, ...given }).map(({ rule }) => rule)

test('rows, checks and the dictionary are asked, in the order of the text', () => {
  expect(rulesIn('En flikca , foo.')).toEqual(['any/spelling', 'any/space-before-mark', 'sv/words/foo'])
})

test('no rule bends a word that is misspelled itself', () => {
  const bending = defineLints('words', [
    { key: 'plural', class: 'tense', pattern: 'en [ flikca ]', to: ['flikcas'], wrong: ['en flikca', 'en flikcas'], right: 'en' },
  ])
  const { language, analyse } = proof
  const speller = { isKnown: (word: string) => !word.startsWith('flikca'), suggest: () => ['flicka'] }
  const options = { dialect: 'sv', own: new Set<string>(), off: new Set<string>(), isPicky: false }
  const found = proofread(
    'Jag ser en flikca.',
    { language, analyse, speller, book: makeRuleBook('sv', { tables: [bending], lists: {}, checks: [] }) },
    options,
  )
  expect(found.map(({ rule }) => rule)).toEqual(['any/spelling'])
})

test.each([
  ['a rule', 'sv/words/foo', ['any/spelling']],
  ['a class', 'tense', ['any/spelling']],
  ['spelling', 'misspelled', ['sv/words/foo']],
  ['spelling by its rule', 'any/spelling', ['sv/words/foo']],
] as const)('%s can be switched off', (_, off, expected) => {
  expect(rulesIn('En flikca foo.', { off: new Set([off]) })).toEqual(expected)
})

test('with spelling switched off no word is looked up', () => {
  asked.length = 0
  rulesIn('En flikca foo.', { off: new Set(['misspelled']) })
  expect(asked).toEqual([])
})

test('what is worth a look is shown to those who ask', () => {
  expect(rulesIn('En verbose text.')).toEqual([])
  expect(rulesIn('En verbose text.', { isPicky: true })).toEqual(['sv/words/wordy'])
})

test('nothing is found in code, nor in locked parts', () => {
  expect(rulesIn('```\nfoo ,foo\n```')).toEqual([])
  expect(rulesIn('En text. A  foo , bar.', { locks: [{ start: 9, end: 22 }] })).toEqual([])
})

test('headings and items of lists need neither a capital nor a full stop', () => {
  expect(rulesIn('# en rubrik. Till\n\nEn text.\n\n- ett. Två\n- tre', { isPicky: true })).toEqual([])
})

test('a sentence without an end is cut between words, so that every word is read whole', () => {
  const text = 'flicka '.repeat(1_000)
  expect(rulesIn(`${text}flikca ${text}`)).toEqual(['any/spelling'])
  asked.length = 0
  rulesIn(text)
  expect(new Set(asked)).toEqual(new Set(['flicka']))
})

test('progress is told paragraph by paragraph', () => {
  const told: (readonly [number, number])[] = []
  rulesIn('Ett.\n\nTvå.', { onParagraph: (done, of) => told.push([done, of]) })
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('no more than 10,000 findings are given', () => {
  expect(rulesIn('('.repeat(20_000))).toHaveLength(10_000)
})
