import { expect, test } from 'vitest'
import { costOf, isNearlySpent } from './usage-figures.ts'

const usageOf = (used: number, limit: number) => ({ used, limit, startedAt: '', resetsAt: '', byTool: [] })

test.each([
  ['nothing used yet', 0, 2_500, 1_240, { left: 2_500, missing: 0, usedShare: 0, runShare: 0.496 }],
  ['just fits', 1_260, 2_500, 1_240, { left: 1_240, missing: 0, usedShare: 0.504, runShare: 0.496 }],
  ['one too many', 1_260, 2_500, 1_241, { left: 1_240, missing: 1, usedShare: 0.504, runShare: 0.496 }],
  ['all used', 5_000, 5_000, 10, { left: 0, missing: 10, usedShare: 1, runShare: 0 }],
  ['more used than a smaller plan holds', 12_000, 10_000, 0, { left: 0, missing: 0, usedShare: 1, runShare: 0 }],
  ['a plan without any', 0, 0, 5, { left: 0, missing: 5, usedShare: 1, runShare: 0 }],
] as const)('%s', (_, used, limit, amount, expected) => {
  const { usedShare, runShare, ...counts } = costOf(usageOf(used, limit), amount)
  expect(counts).toEqual({ left: expected.left, missing: expected.missing })
  expect(usedShare).toBeCloseTo(expected.usedShare)
  expect(runShare).toBeCloseTo(expected.runShare)
})

test.each([
  [7_999, 10_000, false],
  [8_000, 10_000, true],
  [9_999, 10_000, true],
  [10_000, 10_000, false],
  [0, 0, false],
])('%d of %d nearly spent: %s', (used, limit, expected) => {
  expect(isNearlySpent(usageOf(used, limit))).toBe(expected)
})
