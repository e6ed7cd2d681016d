import { describe, expect, test } from 'vitest'
import { rangeOf, verdictOf } from './bands.ts'
import { handModel } from './hand-model.ts'
import type { Passage, PassageReading } from './passages.ts'

const model = handModel('a', 'b')

/** Passages of so many characters each. */
const passages = (...parts: readonly (readonly [PassageReading, number])[]): readonly Passage[] => {
  let start = 0
  return parts.map(([reading, length]) => {
    const span = { start, end: start + length }
    start += length
    return { reading, span }
  })
}

describe('bands', () => {
  test.each([
    ['above the bound', 3, 120, passages(), 'signs'],
    ['just below it', 2.99, 249, passages(), 'cannot-tell'],
    ['above the bound of longer texts', 2, 250, passages(), 'signs'],
    ['at the lower bound', -2, 120, passages(), 'none'],
    ['just above it', -1.99, 120, passages(), 'cannot-tell'],
    ['at the lower bound of longer texts', -1, 400, passages(), 'none'],
    ['too short for any band', 9, 119, passages(), 'cannot-tell'],
    ['passages of both kinds', 0, 400, passages(['generated', 50], ['human', 50]), 'mixed'],
    ['little of one kind', 0, 400, passages(['generated', 15], ['unclear', 50], ['human', 35]), 'cannot-tell'],
    ['only one kind', 0, 400, passages(['generated', 60], ['unclear', 40]), 'cannot-tell'],
    ['signs as a whole, with passages of both kinds', 4, 400, passages(['generated', 70], ['human', 30]), 'mixed'],
    ['signs as a whole, and a little that is not', 4, 400, passages(['generated', 70], ['unclear', 15], ['human', 15]), 'signs'],
    ['a person as a whole, with a passage that reads generated', -3, 400, passages(['generated', 10], ['human', 90]), 'cannot-tell'],
    ['a person as a whole', -3, 400, passages(['human', 80], ['unclear', 20]), 'none'],
  ] as const)('%s', (_, score, words, parts, verdict) => {
    expect(verdictOf(score, words, parts, model)).toBe(verdict)
  })
})

test.each([
  [-9, 0.02, 0.2],
  [-4, 0.02, 0.2],
  [-2, 0.16, 0.4],
  [0, 0.3, 0.6],
  [2, 0.55, 0.79],
  [4, 0.8, 0.98],
  [9, 0.8, 0.98],
])('the range at a score of %d', (score, low, high) => {
  const range = rangeOf(score, model.calibration)
  expect(range.low).toBeCloseTo(low, 10)
  expect(range.high).toBeCloseTo(high, 10)
})
