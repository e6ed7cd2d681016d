import { describe, expect, test } from 'vitest'
import { hundredths } from './hundredths.ts'
import { stripeStatuses } from './stripe-state.ts'

describe('an amount of Stripe’s in hundredths', () => {
  test.each([
    [490, 'EUR', 490],
    [199_000, 'HUF', 199_000],
    [600, 'JPY', 60_000],
    [1_500, 'KWD', 150],
  ])('%d %s is %d', (amount, currency, expected) => {
    expect(hundredths(amount, currency)).toBe(expected)
  })
})

test('every status that Stripe documents has a meaning here', () => {
  expect(stripeStatuses.toSorted()).toEqual(
    ['active', 'canceled', 'incomplete', 'incomplete_expired', 'past_due', 'paused', 'trialing', 'unpaid'].toSorted(),
  )
})
