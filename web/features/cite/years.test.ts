import { describe, expect, test } from 'vitest'
import type { CslDate } from '#engines/cite/item.ts'
import { dateOf, typedDate } from './years.ts'

describe('a date in the form', () => {
  test.each<[string, CslDate]>([
    ['a year', { 'date-parts': [[2018]] }],
    ['a month', { 'date-parts': [[2018, 3]] }],
    ['a day', { 'date-parts': [[2018, 3, 14]] }],
    ['before our era', { 'date-parts': [[-350]] }],
    ['years', { 'date-parts': [[1994], [1998]] }],
    ['words', { literal: 'in press' }],
    ['about', { 'date-parts': [[1850]], circa: true }],
    ['a season', { 'date-parts': [[2020]], season: 2 }],
  ])('%s comes back as it was', (_name, date) => {
    expect(dateOf(typedDate(date), date)).toEqual(date)
  })

  test('that is empty is none', () => {
    expect(dateOf({ year: '  ', month: 3, day: 1 })).toBeUndefined()
    expect(typedDate(undefined)).toEqual({ year: '', month: null, day: null })
  })

  test('without a month has no day', () => {
    expect(dateOf({ year: '2020', month: null, day: 4 })).toEqual({ 'date-parts': [[2020]] })
  })
})
