import { expect, test } from 'vitest'
import { analyseEnglish } from '../analyse-english.ts'
import { pastTimeAt, pastTimeEndingAt } from './past-times.ts'

test.each([
  ['yesterday evening we', 2],
  ['last summer we', 2],
  ['two years ago we', 3],
  ['in the past, people', 3],
  ['in 2015 we', 2],
  ['in 2015 the', null],
  ['last but not least', null],
  ['next week we', null],
])('%s', (text, end) => {
  expect(pastTimeAt(analyseEnglish(text, 0), 0)).toBe(end)
})

test('a time that ends a clause, not one with a preposition', () => {
  expect(pastTimeEndingAt(analyseEnglish('We came yesterday.', 0), 2)).toBe(true)
  expect(pastTimeEndingAt(analyseEnglish('We talked about yesterday.', 0), 3)).toBe(false)
})
