/** The same day and time some months later, in UTC; where that month has no such day, its last one. */
export function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const later = new Date(anchor)
  later.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), daysInMonth))
  return later
}

/** Half open: `periodStart` is in, `periodEnd` is out. */
type Month = { readonly periodStart: Date; readonly periodEnd: Date }

/** The month after `anchor` that runs at `now`; the first when `now` lies before it. */
export function runningMonth(anchor: Date, now: Date): Month {
  const guess = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  const months = Math.max(0, monthsAfter(anchor, guess) > now ? guess - 1 : guess)
  return { periodStart: monthsAfter(anchor, months), periodEnd: monthsAfter(anchor, months + 1) }
}
