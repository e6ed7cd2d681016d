import { expect, test } from 'vitest'
import { nextIndex } from './segmented-control.tsx'

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowDown', 1, true, 2],
  ['ArrowUp', 1, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['a', 1, false, null],
  ['Tab', 1, false, null],
])('%s at %i of three, reversed %s, leads to %s', (key, at, isReversed, to) => {
  expect(nextIndex({ key, at, count: 3, isReversed })).toBe(to)
})
