import { expect, test } from 'vitest'
import { dateOfParts, writtenDate } from './dates.ts'

test.each([
  ['2020-03-05', [2020, 3, 5]],
  ['2020-03-05T10:00:00+01:00', [2020, 3, 5]],
  ['2020/03/05', [2020, 3, 5]],
  ['2020/3', [2020, 3]],
  ['2020-3', [2020, 3]],
  ['2020', [2020]],
  ['c1998', [1998]],
  ['[1998]', [1998]],
  ['© 1998', [1998]],
  ['1998-2000', [1998]],
  ['March 5, 2020', [2020, 3, 5]],
  ['Mar 5, 2020', [2020, 3, 5]],
  ['5 March 2020', [2020, 3, 5]],
  ['Thu, 05 Mar 2020 10:00:00 GMT', [2020, 3, 5]],
  ['March 2020', [2020, 3]],
  ['2020 Mar', [2020, 3]],
  ['2020 Mar 5', [2020, 3, 5]],
  ['2000 Nov-Dec', [2000, 11]],
  ['1998 Dec 5-12', [1998, 12, 5]],
  ['5. 3. 2020', [2020, 3, 5]],
  ['05.03.2020', [2020, 3, 5]],
  ['2020. 03. 05.', null],
])('%s', (text, parts) => {
  expect(writtenDate(text)).toEqual(parts && { 'date-parts': [parts] })
})

test('a season is kept', () => {
  expect(writtenDate('2000 Spring')).toEqual({ 'date-parts': [[2000]], season: 1 })
  expect(writtenDate('Autumn 2011')).toEqual({ 'date-parts': [[2011]], season: 3 })
})

test.each(['', null, undefined, '3/4/2020', 'yesterday', 'in press', '0000-00-00', '99999'])('%s is no date of a known form', (text) => {
  expect(writtenDate(text)).toBeNull()
})

test('parts are taken as far as they are a date', () => {
  expect(dateOfParts([2020, 13, 1])).toEqual({ 'date-parts': [[2020]] })
  expect(dateOfParts([2020, 2, 0])).toEqual({ 'date-parts': [[2020, 2]] })
  expect(dateOfParts([null])).toBeNull()
  expect(dateOfParts([Number.NaN])).toBeNull()
  expect(dateOfParts(undefined)).toBeNull()
})
