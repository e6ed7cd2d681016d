import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differingFields, editedWork, filledFields, mergedNotes, mergedWork } from './merge-works.ts'

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

test('an edit writes what it changed and leaves what changed meanwhile', () => {
  fc.assert(
    fc.property(work, work, work, (now, from, to) => {
      const edited = editedWork(now, { from, to })
      const touched = differingFields(from, to)
      for (const name of ['title', 'page', 'volume', 'DOI', 'author'])
        expect(edited[name], name).toEqual(touched.includes(name) ? to[name] : now[name])
    }),
  )
})

test.each([
  ['a field is mended', { volume: '1', page: '3' }, { volume: '2', page: '3' }, { volume: '1', page: '9' }, { volume: '2', page: '9' }],
  ['a field is emptied', { volume: '1', page: '3' }, { page: '3' }, { volume: '1', page: '3', DOI: 'x' }, { page: '3', DOI: 'x' }],
  ['both mended one field', { volume: '1' }, { volume: '2' }, { volume: '3' }, { volume: '2' }],
  ['nothing was changed here', { volume: '1' }, { volume: '1' }, {}, {}],
])('%s', (_, from, to, now, edited) => {
  expect(editedWork(now, { from, to })).toEqual(edited)
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
