import type { CslDate } from '#engines/cite/item.ts'

/** A date as the form has it: what was typed for the year, and month and day as numbers from 1, null when unsaid. */
export type TypedDate = { readonly year: string; readonly month: number | null; readonly day: number | null }

/** A date as it is shown in the form. Ranges and what is no number stand in the year's field as words. */
export function typedDate(date: CslDate | undefined): TypedDate {
  const [start, end] = date?.['date-parts'] ?? []
  const [year, month, day] = start ?? []
  if (year === undefined) return { year: date?.literal ?? '', month: null, day: null }
  const until = end?.[0]
  return { year: until === undefined || until === year ? String(year) : `${year}–${until}`, month: month ?? null, day: day ?? null }
}

/** The date for what was typed; undefined when nothing was, for then APA writes "n.d.". */
export function dateOf({ year, month, day }: TypedDate, before?: CslDate): CslDate | undefined {
  const typed = year.trim()
  if (typed === '') return undefined
  const range = /^(-?\d{1,4})\s*[–-]\s*(\d{3,4})$/.exec(typed)
  if (range) return { 'date-parts': [[Number(range[1])], [Number(range[2])]] }
  if (!/^-?\d{1,4}$/.test(typed)) return { literal: typed }
  const circa = before?.circa ? { circa: true } : {}
  const season = before?.season !== undefined && month === null ? { season: before.season } : {}
  const parts = [Number(typed), ...(month === null ? [] : [month, ...(day === null ? [] : [day])])]
  return { 'date-parts': [parts], ...circa, ...season }
}
