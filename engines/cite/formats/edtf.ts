import type { CslDate } from '../item.ts'

type Part = readonly number[]

const season = (month: number): number | undefined => (month >= 21 && month <= 24 ? month - 20 : undefined)

/** EDTF counts years without a gap, with a year 0; CSL knows none, so what is 0 there is 1 before our era here. */
const cslYear = (year: number): number => (year <= 0 ? year - 1 : year)
const edtfYear = (year: number): number => (year < 0 ? year + 1 : year)

function partOf(text: string): { readonly part: Part; readonly season?: number } | null {
  const found = /^(-?\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text)
  if (!found) return null
  const [, year, month, day] = found
  const begun = cslYear(Number(year))
  if (month === undefined) return { part: [begun] }
  const named = season(Number(month))
  if (named !== undefined) return { part: [begun], season: named }
  if (Number(month) < 1 || Number(month) > 12) return null
  return { part: [begun, Number(month), ...(day === undefined || Number(day) < 1 || Number(day) > 31 ? [] : [Number(day)])] }
}

/**
 * Reads a date of biblatex: ISO 8601-2 (EDTF) level 1. A year that is uncertain (`?`), approximate (`~`) or both (`%`) is "circa".
 * What CSL cannot hold, such as `199X` or a range without an end, stays as it is written.
 */
export function dateOfEdtf(text: string): CslDate | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const circa = /[?~%]/.test(trimmed) ? { circa: true } : {}
  const ends = trimmed
    .replace(/[?~%]/g, '')
    .replace(/T[\d:.Z+-]*/g, '')
    .split('/')
  const parts = ends.map(partOf)
  const [first, second] = parts
  if (!first || ends.length > 2 || (ends.length === 2 && !second)) return { literal: trimmed }
  if (!second) return { 'date-parts': [first.part], ...(first.season === undefined ? {} : { season: first.season }), ...circa }
  if (first.season !== undefined || second.season !== undefined) return { literal: trimmed }
  return { 'date-parts': [first.part, second.part], ...circa }
}

const digits = (number: number, count: number): string => `${number < 0 ? '-' : ''}${String(Math.abs(number)).padStart(count, '0')}`

function textOfPart([year = 0, month, day]: Part, named?: number): string {
  const written = digits(edtfYear(year), 4)
  if (named !== undefined) return `${written}-${named + 20}`
  if (month === undefined) return written
  return day === undefined ? `${written}-${digits(month, 2)}` : `${written}-${digits(month, 2)}-${digits(day, 2)}`
}

/** The date in EDTF; null where it has no year. */
export function edtfOfDate({ 'date-parts': parts, season: named, circa }: CslDate): string | null {
  if (!parts || parts.length === 0) return null
  return parts.map((part, index) => `${textOfPart(part, index === 0 ? named : undefined)}${circa ? '~' : ''}`).join('/')
}
