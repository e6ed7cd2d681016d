import { expect, test } from 'vitest'
import { adverbOf, comparativeOf, superlativeOf } from './comparison.ts'

test.each([
  ['fast', 'faster', 'fastest'],
  ['large', 'larger', 'largest'],
  ['big', 'bigger', 'biggest'],
  ['early', 'earlier', 'earliest'],
  ['cheap', 'cheaper', 'cheapest'],
  ['good', 'better', 'best'],
  ['low', 'lower', 'lowest'],
])('%s, %s, %s', (word, comparative, superlative) => {
  expect(comparativeOf(word)).toBe(comparative)
  expect(superlativeOf(word)).toBe(superlative)
})

test.each([
  ['careful', 'carefully'],
  ['easy', 'easily'],
  ['incredible', 'incredibly'],
  ['basic', 'basically'],
])('%s, %s', (word, adverb) => {
  expect(adverbOf(word)).toBe(adverb)
})
