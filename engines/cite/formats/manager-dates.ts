import type { CslDate } from '../item.ts'
import { dateOfEdtf, edtfOfDate } from './edtf.ts'
import { dateOfYear, monthAndDay, seasonOf } from './loose-date.ts'

const seasonNames = ['Spring', 'Summer', 'Fall', 'Winter']
/** Longer than any date in words. */
const longestDate = 100
const two = (number: number): string => String(number).padStart(2, '0')

/** A date as RIS writes it, `2020/05/03/other`, where "other" is a season, the end of a range or "circa"; anything else as a year or in words. */
export function dateOfRis(text: string): CslDate | null {
  const words = /^\/\/\/(.+)$/.exec(text.trim())?.[1]
  if (words !== undefined) return { literal: words }
  const found = /^(-?\d{1,4})\/(\d{0,2})\/(\d{0,2})(?:\/(.*))?$/.exec(text.trim())
  if (!found) return dateOfPlain(text)
  const [, year = '', month = '', day = '', other = ''] = found
  const first = [year, month, day].map(Number)
  const end = first.indexOf(0)
  const parts = end < 0 ? first : first.slice(0, end)
  if (parts.length === 0) return other === '' ? null : { literal: other }
  const season = seasonOf(other)
  const till = /^to (\S+)$/.exec(other.replace(/^circa ?/, ''))?.[1]
  const last = till === undefined ? undefined : dateOfEdtf(till)?.['date-parts']?.[0]
  const named = parts.length === 1 && season === null && last === undefined ? monthAndDay(other) : null
  return {
    'date-parts': [named ? [...parts, ...named] : parts, ...(last ? [last] : [])],
    ...(season === null ? {} : { season }),
    ...(other.startsWith('circa') ? { circa: true } : {}),
  }
}

/** "2020", "2020-05-03", "May 3", "2019 Dec 12". */
function dateOfPlain(text: string): CslDate | null {
  const plain = text.trim()
  if (plain.length > longestDate) return { literal: plain }
  if (/^\d{4}-\d{2}(?:-\d{2})?/.test(plain)) {
    const read = dateOfEdtf(plain.slice(0, 10))
    if (read && read.literal === undefined) return read
  }
  const numbers = /^(\d{4})\/(\d{1,2})$/.exec(plain)
  if (numbers) return { 'date-parts': [[Number(numbers[1]), Number(numbers[2])]] }
  const leading = /^(\d{4})[ ,]+(.+)$/.exec(plain)
  const trailing = /^(.+?)[ ,]+(\d{4})$/.exec(plain)
  const [year, rest] = leading ? [leading[1], leading[2]] : trailing ? [trailing[2], trailing[1]] : []
  if (year === undefined || rest === undefined) return dateOfYear(plain)
  const season = seasonOf(rest)
  if (season !== null) return { 'date-parts': [[Number(year)]], season }
  // "2019 Dec-2020 Jan" and "Mar-Apr": the first month is when it began to appear.
  const month = monthAndDay(rest) ?? monthAndDay(rest.split(/[-–/]/)[0] ?? '')
  return month ? { 'date-parts': [[Number(year), ...month]] } : dateOfYear(plain)
}

/** The date as RIS holds it. */
export function risOfDate({ 'date-parts': parts, season, circa, literal = '' }: CslDate): string {
  const [first, last] = parts ?? []
  if (!first) return `///${literal}`
  const [year = 0, month, day] = first
  const other = [
    circa ? 'circa' : '',
    last ? `to ${edtfOfDate({ 'date-parts': [last] }) ?? ''}` : '',
    season === undefined ? '' : (seasonNames[season - 1] ?? ''),
  ]
  return `${year}/${month === undefined ? '' : two(month)}/${day === undefined ? '' : two(day)}/${other.filter((part) => part !== '').join(' ')}`
}
