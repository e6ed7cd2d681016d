import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quotaWindow } from './window.ts'

describe('the window', () => {
  const rows: readonly (readonly [name: string, anchor: string | null, now: string, startsAt: string, endsAt: string])[] = [
    ['is the calendar month', null, '2027-02-14T12:00:00Z', '2027-02-01T00:00:00Z', '2027-03-01T00:00:00Z'],
    ['is the calendar month, in its first moment', null, '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['is the calendar month, in its last moment', null, '2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['begins with the plan', '2026-11-10T08:30:00Z', '2026-11-10T08:30:00Z', '2026-11-10T08:30:00Z', '2026-12-10T08:30:00Z'],
    ['goes on to the minute', '2026-11-10T08:30:00Z', '2026-12-10T08:29:59.999Z', '2026-11-10T08:30:00Z', '2026-12-10T08:30:00Z'],
    ['begins anew', '2026-11-10T08:30:00Z', '2027-03-20T00:00:00Z', '2027-03-10T08:30:00Z', '2027-04-10T08:30:00Z'],
    ['ends with a short month', '2027-01-31T10:00:00Z', '2027-02-20T00:00:00Z', '2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    [
      'begins on the last day of a short month',
      '2027-01-31T10:00:00Z',
      '2027-03-01T00:00:00Z',
      '2027-02-28T10:00:00Z',
      '2027-03-31T10:00:00Z',
    ],
    ['knows leap years', '2028-01-31T10:00:00Z', '2028-03-01T00:00:00Z', '2028-02-29T10:00:00Z', '2028-03-31T10:00:00Z'],
    ['goes back to the day of the plan', '2027-01-31T10:00:00Z', '2027-04-02T00:00:00Z', '2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z'],
    ['holds now also before the plan', '2027-03-31T10:00:00Z', '2027-03-30T00:00:00Z', '2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z'],
  ]
  test.each(rows)('%s', (_, anchor, now, startsAt, endsAt) => {
    const window = quotaWindow(anchor === null ? null : new Date(anchor), new Date(now))
    expect(window).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
  })
})

const times = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })

describe('for every plan and time', () => {
  const anchors = fc.option(times)
  const forAll = (holds: (anchor: Date | null, now: Date) => boolean) => fc.assert(fc.property(anchors, times, holds), { numRuns: 2_000 })

  test('the window holds now', () => {
    forAll((anchor, now) => {
      const { startsAt, endsAt } = quotaWindow(anchor, now)
      return startsAt <= now && now < endsAt
    })
  })

  test('each moment in a window has the same, and the one after follows without a gap', () => {
    forAll((anchor, now) => {
      const window = quotaWindow(anchor, now)
      const last = quotaWindow(anchor, new Date(window.endsAt.getTime() - 1))
      const next = quotaWindow(anchor, window.endsAt)
      return (
        quotaWindow(anchor, window.startsAt).endsAt.getTime() === window.endsAt.getTime() &&
        last.startsAt.getTime() === window.startsAt.getTime() &&
        next.startsAt.getTime() === window.endsAt.getTime()
      )
    })
  })

  test('it begins on the day of the plan or on the last of the month, at its time', () => {
    forAll((anchor, now) => {
      const { startsAt } = quotaWindow(anchor, now)
      if (!anchor) return startsAt.toISOString().endsWith('-01T00:00:00.000Z')
      const isLastDay = new Date(startsAt.getTime() + 86_400_000).getUTCDate() === 1
      const isSameDay = startsAt.getUTCDate() === anchor.getUTCDate()
      return (
        startsAt.getTime() % 86_400_000 === anchor.getTime() % 86_400_000 &&
        (isSameDay || (isLastDay && startsAt.getUTCDate() < anchor.getUTCDate()))
      )
    })
  })

  test('it is from 28 to 31 days long', () => {
    forAll((anchor, now) => {
      const { startsAt, endsAt } = quotaWindow(anchor, now)
      const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000
      return hours >= 28 * 24 && hours <= 31 * 24
    })
  })
})
