import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differingFields, filledFields, mergedNotes, mergedWork } from './merge-works.ts'

const field = fc.constantFrom('title', 'page', 'volume', 'DOI', 'author')
const value = fc.constantFrom<unknown>('', 'a', 'b', [], [{ family: 'Nagy' }], undefined)
const work = fc.dictionary(field, value)

test('merging keeps what the kept one says and loses nothing that it lacks', () => {
  fc.assert(
    fc.property(work, work, (keep, drop) => {
      const merged = mergedWork(keep, drop)
      expect(filledFields(merged)).toBeGreaterThanOrEqual(Math.max(filledFields(keep), filledFields(drop)))
      expect(mergedWork(merged, drop)).toBe(merged)
      for (const name of Object.keys(keep)) if (filledFields({ [name]: keep[name] }) === 1) expect(merged[name]).toEqual(keep[name])
    }),
  )
})

test('fields that differ are named, but neither the id nor two empty ones', () => {
  expect(
    differingFields({ id: '1', title: 'A', page: '', volume: '3' }, { id: '2', title: 'A', issue: '', volume: '4', DOI: 'x' }),
  ).toEqual(['DOI', 'volume'])
})

test.each([
  ['', 'b', 'b'],
  ['a', '', 'a'],
  ['a', 'a', 'a'],
  ['a b', 'b', 'a b'],
  ['b', 'a b', 'a b'],
  ['a', 'b', 'a\n\nb'],
])('the notes %j and %j become %j', (first, second, both) => {
  expect(mergedNotes(first, second)).toBe(both)
})
