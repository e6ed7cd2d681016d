import { expect, test } from 'vitest'
import { lengthOf } from './length.ts'

test.each([
  ['nothing known of the month', 340, 2_500, null, { kind: 'run', limit: 2_500 }],
  ['close to the limit of a run', 2_400, 2_500, null, { kind: 'near-run', left: 100 }],
  ['over the limit of a run', 2_501, 2_500, 2_500, { kind: 'over-run', by: 1 }],
  ['within the month', 340, 10_000, 7_214, { kind: 'month', left: 7_214 }],
  ['just within the month', 7_214, 10_000, 7_214, { kind: 'month', left: 7_214 }],
  ['more than is left', 340, 10_000, 300, { kind: 'over-month', by: 40, left: 300 }],
  ['nothing left', 340, 10_000, 0, { kind: 'over-month', by: 340, left: 0 }],
  ['nothing left and nothing written', 0, 10_000, 0, { kind: 'month', left: 0 }],
  ['close to the limit of a run with a month to go', 4_900, 5_000, 9_000, { kind: 'near-run', left: 100 }],
  ['close to both limits: the month’s is named', 2_400, 2_500, 2_500, { kind: 'month', left: 2_500 }],
] as const)('%s', (_, amount, perRun, left, expected) => {
  expect(lengthOf(amount, { perRun, left })).toEqual(expected)
})
