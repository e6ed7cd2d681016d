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

test.each([
  ['the next takes it up', 'Soon I lost my purse.', 'Keep that lesson in mind at the fair.'],
  ['the next names it such', 'The town built a tram.', 'Nobody had seen such a machine before.'],
  ['the next turns against it', 'My aunt has a grey cat.', 'The dog, however, is black.'],
  ['the next has others', 'Some aunts have cats.', 'Others keep birds in a shed.'],
  ['what it brings in is named as known', 'My aunt has a meter.', 'The meter hangs in a shed.'],
  ['it defines', 'A quiet zone is called a haven.', rules],
  ['it turns', 'However, my aunt has a cat.', rules],
  ['it sums up', 'In other words, my aunt has a cat.', rules],
  ['it is the only view', 'I believe that cats are kind.', rules],
  ['it names a limitation', 'A broken scale was one source of error.', rules],
  ['the next has it for an object', 'My aunt has a word for this, wool.', 'I would put it at the top.'],
  ['it corrects', 'This overstates the matter.', rules],
  ['it is the lesson', 'What I learned there is that cats are kind.', rules],
  ['it is a result', 'The change in the weight of the cats was not significant.', rules],
  ['it gives a name', 'My aunt has a cat called Tuna.', 'In the shed Tuna is warm.'],
  ['the next sets practice against it', 'In theory, my aunt feeds a cat.', 'In practice she has a bird.'],
  ['it answers', 'Cats do so at night.', rules],
])('a sentence stays when %s', (what, sentence, next) => {
  const before = what === 'it answers' ? 'Who sleeps by day?' : phones
  expect([...findDropped(partsOf(phones, before, sentence, next, rules, phones), 'aggressive', still)]).not.toContain(2)
})

test('an example goes before a sentence like it', () => {
  const parts = partsOf(phones, cats, 'For example, my aunt has a grey cat.', rules, rules, phones, rules, rules)
  expect([...findDropped(parts, 'normal', still)][0]).toBe(2)
})

test('nothing goes when mild, from two sentences, or when the text is short enough already', () => {
  expect(findDropped(partsOf(phones, cats, rules), 'mild', still).size).toBe(0)
  expect(findDropped(partsOf(phones, cats), 'aggressive', still).size).toBe(0)
  const shortened = partsOf(phones, rules, cats, rules).map((part) => ({ ...part, after: part.before * 0.8 }))
  expect(findDropped(shortened, 'normal', still).size).toBe(0)
})
