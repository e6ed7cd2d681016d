import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auroc, foundAt, quantile, wilson } from './measures.ts'

test.each([
  [[1, 2], [3, 4], 1],
  [[3, 4], [1, 2], 0],
  [[1, 3], [2, 4], 0.75],
  [[1, 1], [1, 1], 0.5],
])('the area under the curve of %j and %j', (people, models, area) => {
  expect(auroc(people, models)).toBe(area)
})

test('the area is the share of pairs in order', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(scores, scores, (people, models) => {
      const pairs = people.flatMap((person) => models.map((model) => (model > person ? 1 : model === person ? 0.5 : 0)))
      expect(auroc(people, models)).toBeCloseTo(pairs.reduce<number>((a, b) => a + b, 0) / pairs.length, 10)
    }),
  )
})

test.each([
  [0, 100, 0, 0.037],
  [5, 100, 0.0215, 0.1118],
  [3, 31, 0.0335, 0.249],
])('the interval of %d of %d', (count, of, low, high) => {
  expect(wilson(count, of).low).toBeCloseTo(low, 3)
  expect(wilson(count, of).high).toBeCloseTo(high, 3)
})

test('quantiles and what is found above them', () => {
  const people = Array.from({ length: 100 }, (_, i) => i)
  expect(quantile(people, 0.99)).toBe(99)
  expect(foundAt(people, [98, 99, 100, 101], 0.01)).toBe(0.5)
})
