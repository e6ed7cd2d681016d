import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWhole, wholeRange } from './whole-shares.ts'

test.each([
  [0, 0],
  [0.001, 0.01],
  [0.344, 0.34],
  [0.999, 0.99],
  [1, 1],
])('%d is said as %d', (share, expected) => {
  expect(toWhole(share)).toBe(expected)
})

test.each([
  [0.35, 0.6, 35, 60],
  [0.29, 0.58, 29, 58],
  [0.352, 0.601, 35, 61],
  [0.977, 0.984, 97, 99],
  [0.98, 0.98, 97, 98],
  [0, 0, 0, 1],
  [1, 1, 99, 100],
])('%d to %d is said as %i to %i', (low, high, from, to) => {
  expect(wholeRange({ low, high })).toEqual({ from, to })
})

test('nothing but nothing reads as 0, and nothing but all as 1', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const said = toWhole(share)
      expect(said === 0).toBe(share === 0)
      expect(said === 1).toBe(share === 1)
    }),
  )
})
