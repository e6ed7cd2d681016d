import { expect, test } from 'vitest'
import { remember } from './session-memory.ts'
import { forgetWantedPlan, noteWantedPlan, takeWantedPlan } from './wanted-plan.ts'

const minute = 60_000

test('a plan chosen before signing in is wanted once', () => {
  noteWantedPlan('platinum', 1_000)
  expect(takeWantedPlan(1_000 + minute)).toBe('platinum')
  expect(takeWantedPlan(1_000 + minute)).toBeNull()
})

test('or not at all, when somebody has gone elsewhere', () => {
  noteWantedPlan('premium', 1_000)
  forgetWantedPlan()
  expect(takeWantedPlan(2_000)).toBeNull()
})

test.each([
  ['ten minutes later', `premium ${0}`, 10 * minute],
  ['with a time that is none', 'premium soon', minute],
  ['with a plan that cannot be bought', 'free 0', minute],
  ['with a clock that went back', `premium ${2 * minute}`, minute],
])('%s it is not', (_, kept, now) => {
  remember('wanted-plan', kept)
  expect(takeWantedPlan(now)).toBeNull()
})
