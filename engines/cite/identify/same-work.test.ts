import { expect, test } from 'vitest'
import type { CslItem } from '../item.ts'
import { isMeant, titleLikeness } from './same-work.ts'

test.each([
  ['Sleep and memory', 'Sleep and memory.', 1, 1],
  ['Sleep and memory in mice', 'SLEEP AND MEMORY IN MICE', 1, 1],
  ['Az alvás hatása', 'Az alvas hatasa', 1, 1],
  ['Sleep and memory: A ten-year study', 'Sleep and memory', 1, 1],
  ['Sleep: A study', 'Sleep', 0.8, 0.8],
  ['Sleep and memory', 'Rest and memory', 0.6, 0.7],
  ['Sleep', 'Trees', 0, 0],
  ['Naps', 'Naps', 1, 1],
  ['', 'Sleep', 0, 0],
])('%s / %s', (one, other, from, to) => {
  for (const likeness of [titleLikeness(one, other), titleLikeness(other, one)]) {
    expect(likeness).toBeGreaterThanOrEqual(from)
    expect(likeness).toBeLessThanOrEqual(to)
  }
})

const item: CslItem = {
  id: 'a',
  type: 'book',
  title: 'Sleep and its memory',
  author: [{ family: 'de Vries', given: 'A.' }, { literal: 'Sleep Group' }],
  issued: { 'date-parts': [[2020]] },
}
test.each([
  ['Sleep and its memory', null, null, true],
  ['Sleep and its memory', 'Vries', 2019, true],
  ['Sleep and its memory', 'De Vries', 2020, true],
  ['Sleep and its memory', 'Sleep Group', null, true],
  ['Sleep and its memory', 'Smith', null, false],
  ['Sleep and its memory', null, 2015, false],
  ['Sleep and our memory', null, null, false],
])('%s by %s in %s', (title, family, year, meant) => {
  expect(isMeant(item, { title, words: title, family, year })).toBe(meant)
})

test('a short title alone must be the same to the word', () => {
  const short: CslItem = { id: 'a', type: 'book', title: 'Sleep: A study of it' }
  expect(isMeant(short, { title: 'Sleep', words: 'Sleep', family: null, year: null })).toBe(false)
})
