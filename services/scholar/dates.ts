import type { CslDate } from '#engines/cite/item.ts'

/** A date in parts, as CSL-JSON and Crossref have it; only as far as it is one. Null without a year. */
export function dateOfParts(parts: readonly (number | null | undefined)[] | null | undefined): CslDate | null {
  const [year, month, day] = parts ?? []
  if (!isBetween(year, 1000, 2999)) return null
  if (!isBetween(month, 1, 12)) return { 'date-parts': [[year]] }
  return isBetween(day, 1, 31) ? { 'date-parts': [[year, month, day]] } : { 'date-parts': [[year, month]] }
}

const isBetween = (value: number | null | undefined, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

// Beginnings of the English names, which registries write.
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const seasons: Readonly<Record<string, number>> = { spring: 1, summer: 2, autumn: 3, fall: 3, winter: 4 }
const word = '\\p{L}+\\.?'

// The first row that fits counts; groups are named.
const shapes: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T\s].*)?$/,
  /^(?<year>\d{4})[-/](?<month>\d{1,2})$/,
  /^(?<year>\d{4})[/.](?<month>\d{1,2})[/.](?<day>\d{1,2})\.?(?:\s.*)?$/,
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})$/,
  new RegExp(`^(?<name>${word})\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>\\d{4})$`, 'u'),
  new RegExp(`^(?:${word},?\\s+)?(?<day>\\d{1,2})\\.?\\s+(?<name>${word}),?\\s+(?<year>\\d{4})(?:\\s.*)?$`, 'u'),
  // "2000 Spring", "2000 Nov-Dec", "1998 Dec 5-12": the first of two.
  new RegExp(`^(?<year>\\d{4})\\s+(?<name>${word})(?:\\s+(?<day>\\d{1,2}))?(?:\\s*[-/–].*)?$`, 'u'),
  new RegExp(`^(?<name>${word}),?\\s+(?<year>\\d{4})$`, 'u'),
  /^\[?(?:c|ca\.?|©|copyright)?\s?(?<year>\d{4})\]?\.?(?:\s*[-/–]\s*\d{2,4})?$/i,
]

/** A date as registries and pages write it. What is no date of a known form gives null: 3/4/2020 may be either. */
export function writtenDate(text: string | null | undefined): CslDate | null {
  const whole = (text ?? '').trim().slice(0, 60)
  for (const shape of shapes) {
    const groups = shape.exec(whole)?.groups
    if (!groups) continue
    const name = (groups['name'] ?? '').toLowerCase()
    const year = Number(groups['year'])
    const season = seasons[name]
    if (season !== undefined) return isBetween(year, 1000, 2999) ? { 'date-parts': [[year]], season } : null
    const named = name === '' ? undefined : months.indexOf(name.slice(0, 3)) + 1
    return dateOfParts([year, named ?? numberOf(groups['month']), numberOf(groups['day'])])
  }
  return null
}

const numberOf = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits))

/** The year of a date; null without one. */
export const yearOf = (date: CslDate | null | undefined): number | null => date?.['date-parts']?.[0]?.[0] ?? null
