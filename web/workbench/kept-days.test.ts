import { expect, test } from 'vitest'
import { keptDays } from './kept-days.ts'

test.each([
  [90, 90, [1, 7, 30, 90]],
  [45, 90, [1, 7, 30, 45, 90]],
  [30, 400, [1, 7, 30, 90, 180, 365, 400]],
  [90, 10, [1, 7, 10]],
])('of %i days kept and %i allowed: %j', (now, atMost, expected) => expect(keptDays(now, atMost)).toEqual(expected))
