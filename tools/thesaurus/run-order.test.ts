import { expect, test } from 'vitest'
import type { ThesaurusResult } from './contract.ts'
import { inFormFirst } from './run-order.ts'

type PresentedEntry = ThesaurusResult['entries'][number]

const entry = (word: string, partOfSpeech: PresentedEntry['partOfSpeech'], inflected: string | null): PresentedEntry => ({
  word,
  isBase: false,
  partOfSpeech,
  gender: null,
  senses: [
    {
      gloss: '',
      example: '',
      source: 'open',
      synonyms: [{ word: 'some', register: 'neutral', familiarity: null, inflected, genders: null }],
      opposites: [],
    },
  ],
})

test('of one word the part of speech that has the form goes first', () => {
  const [noun, verb] = [entry('tackle', 'noun', null), entry('tackle', 'verb', 'addressed')]
  expect(inFormFirst([noun, verb])).toEqual([verb, noun])
})

test('words keep their order', () => {
  const [ours, listed] = [entry('objectif', 'noun', null), entry('objectifs', 'noun', 'buts')]
  expect(inFormFirst([ours, listed])).toEqual([ours, listed])
})
