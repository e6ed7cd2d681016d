import { describe, expect, test } from 'vitest'
import { stepFrom, type Box, type WalkKey } from './walk.ts'

/** Words drawn as rows of letters, each as wide as it is long; right to left the first letter stands rightmost. */
const drawn = (rows: readonly string[], isRightToLeft = false): { readonly letters: string; readonly boxes: readonly Box[] } => ({
  letters: rows.join('').replaceAll(/[^a-z]/g, ''),
  boxes: rows.flatMap((row, line) =>
    [...row.matchAll(/([a-z])-*/g)].map(({ index, 0: word }) => ({
      x: isRightToLeft ? 100 - index - word.length : index,
      y: line * 10,
      width: word.length,
      height: 8,
    })),
  ),
})
const step = (rows: readonly string[], from: string, key: WalkKey, isRightToLeft = false): string => {
  const { letters, boxes } = drawn(rows, isRightToLeft)
  return letters[stepFrom(boxes, letters.indexOf(from), { key, isRightToLeft })] ?? ''
}
const rows = ['a-- b-- c-----', 'd------- e--', 'f-']

describe('from word to word', () => {
  test.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'd'],
    ['d', 'ArrowLeft', 'c'],
    ['a', 'ArrowLeft', 'a'],
    ['f', 'ArrowRight', 'f'],
    ['a', 'ArrowDown', 'd'],
    ['c', 'ArrowDown', 'e'],
    ['e', 'ArrowUp', 'c'],
    ['e', 'ArrowDown', 'f'],
    ['f', 'ArrowDown', 'f'],
    ['b', 'ArrowUp', 'b'],
    ['d', 'Home', 'a'],
    ['d', 'End', 'f'],
  ] as const)('%s, %s: %s', (from, key, to) => {
    expect(step(rows, from, key)).toBe(to)
  })

  test.each([
    ['a', 'ArrowLeft', 'b'],
    ['b', 'ArrowRight', 'a'],
    ['c', 'ArrowLeft', 'd'],
    ['c', 'ArrowDown', 'e'],
  ] as const)('right to left, %s, %s: %s', (from, key, to) => {
    expect(step(rows, from, key, true)).toBe(to)
  })

  test('nowhere there is nowhere to go', () => {
    expect(stepFrom([], 0, { key: 'ArrowDown', isRightToLeft: false })).toBe(0)
  })
})
