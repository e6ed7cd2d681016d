import { expect, test } from 'vitest'
import { analyse } from '../languages/en/grammar/analyse.ts'
import { findDropped } from './shorten.ts'
import type { Part } from './shorten.ts'

const still = { random: () => 0, chance: 0 }
const partsOf = (...sentences: readonly string[]): readonly Part[] =>
  sentences.map((sentence) => ({
    paragraph: 0,
    tokens: analyse(sentence),
    hasFacts: /\d/.test(sentence),
    before: sentence.length,
    after: sentence.length,
  }))

const phones = 'Phones help pupils to learn.'
const rules = 'Pupils need clear rules for phones.'
const cats = 'My aunt has a grey cat.'
const study = 'In 2019, 53% of pupils had phones.'

test('what the rest does not speak of goes first; the first sentence and facts stay', () => {
  expect([...findDropped(partsOf(phones, rules, cats, study, rules), 'aggressive', still)]).toEqual([2])
  expect([...findDropped(partsOf(cats, phones, rules, rules), 'aggressive', still)]).not.toContain(0)
})

test('a sentence that the next one points back to stays', () => {
  expect([...findDropped(partsOf(phones, cats, 'It sleeps all day.', rules, rules), 'normal', still)]).not.toContain(1)
})

test('nothing goes when mild, from two sentences, or when the text is short enough already', () => {
  expect(findDropped(partsOf(phones, cats, rules), 'mild', still).size).toBe(0)
  expect(findDropped(partsOf(phones, cats), 'aggressive', still).size).toBe(0)
  const shortened = partsOf(phones, rules, cats, rules).map((part) => ({ ...part, after: part.before * 0.8 }))
  expect(findDropped(shortened, 'normal', still).size).toBe(0)
})
