import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyItem } from '#tests/any-item.ts'
import { ItemError, parseItem } from './parse-item.ts'

const book = { id: 'a', type: 'book' }

describe('an item that is one', () => {
  test.each([
    ['numbers where text is asked for', { ...book, volume: 12, id: 7 }, { ...book, volume: '12', id: '7' }],
    ['empty fields', { ...book, title: ' ', author: [], edition: null, custom: { a: '' } }, book],
    ['parts of dates as text', { ...book, issued: { 'date-parts': [['2020', '5']] } }, { ...book, issued: { 'date-parts': [[2020, 5]] } }],
    ['a date that is only written', { ...book, issued: { literal: 'um 1900' } }, { ...book, issued: { literal: 'um 1900' } }],
    ['nothing in a date', { ...book, issued: { 'date-parts': [[]] } }, book],
    ['not circa', { ...book, issued: { 'date-parts': [[1]], circa: false } }, { ...book, issued: { 'date-parts': [[1]] } }],
  ])('%s', (_, given, expected) => {
    expect(parseItem(given)).toEqual(expected)
  })
})

describe('what is none, by the field that is wrong', () => {
  test.each([
    ['', []],
    ['', null],
    ['type', { id: 'a' }],
    ['type', { id: 'a', type: 'constructor' }],
    ['id', { type: 'book' }],
    ['id', { type: 'book', id: '' }],
    ['colour', { ...book, colour: 'red' }],
    ['title', { ...book, title: ['a'] }],
    ['author', { ...book, author: 'Anna' }],
    ['author.1', { ...book, author: [{ family: 'A' }, {}] }],
    ['author.0', { ...book, author: [{ suffix: 'Jr.' }] }],
    ['author.0.orcid', { ...book, author: [{ family: 'A', orcid: 'x' }] }],
    ['issued', { ...book, issued: '2020' }],
    ['issued', { ...book, issued: { season: 2 } }],
    ['issued.raw', { ...book, issued: { raw: '2020' } }],
    ['issued.date-parts', { ...book, issued: { 'date-parts': [[1], [2], [3]] } }],
    ['issued.date-parts.0.1', { ...book, issued: { 'date-parts': [[2020, 13]] } }],
    ['issued.date-parts.0.0', { ...book, issued: { 'date-parts': [[2020.5]] } }],
    ['issued.season', { ...book, issued: { 'date-parts': [[2020]], season: 5 } }],
    ['custom', { ...book, custom: 'x' }],
    ['custom.a', { ...book, custom: { a: {} } }],
  ])('%s', (path, given) => {
    expect(() => parseItem(given)).toThrow(expect.objectContaining({ name: 'ItemError', path }))
  })
})

test('any item comes back as it was, but for what is empty', () => {
  fc.assert(
    fc.property(anyItem('a'), (item) => {
      try {
        const parsed = parseItem(item)
        expect(parseItem(parsed)).toEqual(parsed)
        expect(parsed.type).toBe(item.type)
        if (item.title?.trim()) expect(parsed.title).toBe(item.title)
      } catch (error) {
        // Names and dates without anything in them are refused.
        expect(error).toBeInstanceOf(ItemError)
      }
    }),
  )
})

test('any value is an item or named as none', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      try {
        parseItem(value)
      } catch (error) {
        expect(error).toBeInstanceOf(ItemError)
      }
    }),
  )
})
