import type { QuotaWindow } from './quota.ts'

/**
 * The month that holds `now`: counted from `anchor`, the start of a subscription's period, else the calendar's, in UTC.
 * A day that a month lacks becomes its last: from 31 January to 28 February to 31 March.
 */
export function quotaWindow(anchor: Date | null, now: Date): QuotaWindow {
  const from = anchor ?? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const months = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth()
  const first = monthsAfter(from, months) > now ? months - 1 : months
  return { startsAt: monthsAfter(from, first), endsAt: monthsAfter(from, first + 1) }
}

/** The same day and time so many months later, or on the month's last day. */
function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months]
  // Day 0 is the last of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = new Date(anchor)
  day.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return day
}
