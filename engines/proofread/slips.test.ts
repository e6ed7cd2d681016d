import { expect, test } from 'vitest'
import { bare, editDistance, slipCost } from './slips.ts'

test('letters put in, taken out, changed or swapped are counted, more than two as three', () => {
  expect(editDistance('teh', 'the')).toBe(1)
  expect(editDistance('begin', 'begins')).toBe(1)
  expect(editDistance('recieve', 'receive')).toBe(1)
  expect(editDistance('cat', 'elephant')).toBe(3)
  expect(editDistance('same', 'same')).toBe(0)
})

test('marks, apostrophes and hyphens do not count in the bare word', () => {
  expect(bare('İyi-geçti')).toBe('iyigecti')
  expect(bare('közöttük')).toBe('kozottuk')
})

test.each([
  ['sulyos', 'súlyos', 'sulyok'],
  ['tekrarr', 'tekrar', 'tekrara'],
  ['whcih', 'which', 'whcin'],
  ['bugüm', 'bugün', 'begüm'],
  ['rather', 'rather', 'father'],
])('"%s" is nearer to "%s" than to "%s"', (word, likely, unlikely) => {
  expect(slipCost(word, likely)).toBeLessThan(slipCost(word, unlikely))
})
