import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsAfter, runningMonth } from './months.ts'

describe('months after a day', () => {
  test.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-12-15T23:59:59.999Z', 1, '2027-01-15T23:59:59.999Z'],
    ['2026-05-31T00:00:00.000Z', 0, '2026-05-31T00:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ])('%s and %d months are %s', (anchor, months, expected) => {
    expect(monthsAfter(new Date(anchor), months).toISOString()).toBe(expected)
  })

  test.each([
    ['2026-01-31T10:00:00.000Z', '2026-02-28T09:59:59.999Z', '2026-01-31', '2026-02-28'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z', '2026-02-28', '2026-03-31'],
    ['2026-01-31T10:00:00.000Z', '2027-03-01T00:00:00.000Z', '2027-02-28', '2027-03-31'],
    ['2026-01-31T10:00:00.000Z', '2025-01-01T00:00:00.000Z', '2026-01-31', '2026-02-28'],
  ])('the month after %s that runs at %s', (anchor, now, start, end) => {
    const { periodStart, periodEnd } = runningMonth(new Date(anchor), new Date(now))
    expect([periodStart.toISOString().slice(0, 10), periodEnd.toISOString().slice(0, 10)]).toEqual([start, end])
  })

  test('every later moment lies in its month, start in and end out', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.nat(2 ** 40), (anchor, after) => {
        const now = new Date(anchor.getTime() + after)
        const { periodStart, periodEnd } = runningMonth(anchor, now)
        return periodStart <= now && now < periodEnd
      }),
    )
  })
})
