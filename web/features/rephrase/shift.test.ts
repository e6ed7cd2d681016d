import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edited, editBetween, shifted } from './shift.ts'

describe('a span after an edit of its text', () => {
  const rows: readonly (readonly [string, [number, number], [number, number], string, [number, number]])[] = [
    ['before the edit: stays', [0, 3], [4, 6], 'xyz', [0, 3]],
    ['after the edit: moves', [6, 9], [4, 6], 'xyz', [7, 10]],
    ['around the edit: grows', [2, 9], [4, 6], 'xyz', [2, 10]],
    ['the very span: takes the new length', [4, 6], [4, 6], 'xyz', [4, 7]],
    ['cut at its end', [2, 5], [4, 6], 'x', [2, 5]],
    ['cut at its start', [5, 9], [4, 6], 'x', [5, 8]],
    ['insertion at its start stays outside', [4, 6], [4, 4], 'ab', [6, 8]],
    ['insertion at its end stays outside', [4, 6], [6, 6], 'ab', [4, 6]],
    ['insertion inside: grows', [4, 6], [5, 5], 'ab', [4, 8]],
    ['empty, insertion at its place: stays before it', [4, 4], [4, 4], 'ab', [4, 4]],
    ['empty, at the end of a replaced span: moves', [6, 6], [4, 6], 'abc', [7, 7]],
    ['empty, inside a replaced span: to its start', [5, 5], [4, 6], 'abc', [4, 4]],
  ]
  test.each(rows)('%s', (_, [start, end], [from, to], text, [left, right]) => {
    expect(shifted({ start, end }, { span: { start: from, end: to }, text })).toEqual({ start: left, end: right })
  })
})

test('the edit between two texts makes one of the other', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ') }),
      fc.string({ unit: fc.constantFrom('a', 'b', ' ') }),
      (before, after) => {
        const edit = editBetween(before, after)
        expect(edit ? edited(before, edit) : before).toBe(after)
        expect(edit === null).toBe(before === after)
      },
    ),
  )
})
