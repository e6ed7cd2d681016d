import { expect, test } from 'vitest'
import { stepStates } from './run-steps.ts'

const all = ['a', 'b', 'c', 'd'] as const

test.each([
  [[], 'next next next next'],
  [['a'], 'now next next next'],
  [['a', 'b'], 'done now next next'],
  [['a', 'b', 'd'], 'done done skipped now'],
] as const)('announced %j: %s', (announced, expected) => {
  expect(
    stepStates(all, announced)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(expected)
})
