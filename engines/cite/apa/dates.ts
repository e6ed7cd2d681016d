import type { CslDate, CslItem, ItemType } from '../item.ts'
import { toMarkup, type Markup } from '../markup.ts'
import type { CiteWords } from '../words/words.ts'

type Parts = readonly [year: number, month?: number, day?: number]

/** Kinds that stand with the year alone, however much more is known (Publication Manual 9.13). */
const yearOnly: ReadonlySet<ItemType> = new Set<ItemType>([
  'article',
  'article-journal',
  'bill',
  'book',
  'chapter',
  'classic',
  'collection',
  'dataset',
  'hearing',
  'legal_case',
  'legislation',
  'map',
  'musical_score',
  'paper-conference',
  'patent',
  'periodical',
  'regulation',
  'software',
  'song',
  'standard',
  'thesis',
  'treaty',
])

const isYearOnly = ({ type, volume }: CslItem): boolean => yearOnly.has(type) || (type.startsWith('review') && volume !== undefined)

const partsOf = (date: CslDate, which: 0 | 1): Parts | null => {
  const [year, month, day] = date['date-parts']?.[which] ?? []
  return year === undefined ? null : [year, month, day]
}

/** Whether there is anything in a date that can be printed. */
const isKnown = (date: CslDate | undefined): date is CslDate => date !== undefined && (Boolean(date.literal) || partsOf(date, 0) !== null)

/** The date that a work goes by: talks by that of the event. */
export function dateOf(item: CslItem): CslDate | null {
  const event = item['event-date']
  if (item.type === 'speech' && isKnown(event)) return event
  return isKnown(item.issued) ? item.issued : null
}

const yearText = (year: number, words: CiteWords): string => (year < 0 ? words.beforeChrist(String(-year)) : String(year))

/** "1990", "1990–1995", "ca. 1990". */
function yearsOf(date: CslDate, words: CiteWords): string {
  if (date.literal && !partsOf(date, 0)) return date.literal
  const [first, last] = [partsOf(date, 0), partsOf(date, 1)]
  const from = first ? yearText(first[0], words) : ''
  const to = last && last[0] !== first?.[0] ? `–${yearText(last[0], words)}` : ''
  return `${date.circa ? `${words.circa} ` : ''}${from}${to}`
}

const monthOf = (month: number, words: CiteWords, isAlone = false): string =>
  ((isAlone ? words.monthsAlone : undefined) ?? words.months)[month - 1] ?? ''

/** "March 4", "March", "March 4–6", "March 30–April 2", "Spring"; empty where nothing but the year is known. */
function restOf(date: CslDate, words: CiteWords): string {
  if (date.season !== undefined) return words.seasons[date.season - 1] ?? ''
  const [first, last] = [partsOf(date, 0), partsOf(date, 1)]
  if (!first?.[1]) return ''
  const from = dayOf(first, words)
  if (!last?.[1] || last[0] !== first[0]) return from
  if (last[1] === first[1] && first[2] && last[2]) return words.dayRange(`${first[2]}–${last[2]}`, monthOf(first[1], words))
  const to = dayOf(last, words)
  return to === from ? from : `${from}–${to}`
}

const dayOf = ([, month, day]: Parts, words: CiteWords): string => {
  if (!month) return ''
  return day ? words.dayAndMonth(day, monthOf(month, words)) : monthOf(month, words, true)
}

/** A date from one year into another, each with its day. */
function acrossYears(date: CslDate, words: CiteWords): string | null {
  const [first, last] = [partsOf(date, 0), partsOf(date, 1)]
  if (!first?.[1] || !last?.[1] || last[0] === first[0]) return null
  return [first, last].map((parts) => words.listDate(yearText(parts[0], words), dayOf(parts, words))).join('–')
}

/** A letter follows figures at once, words after a hyphen: "2020a", "n.d.-a". */
const withSuffix = (date: string, suffix: string): string => (suffix === '' ? date : /\d$/.test(date) ? date + suffix : `${date}-${suffix}`)

const isPending = ({ status }: CslItem): boolean => status !== undefined && status.trim().toLowerCase() === 'in press'

/** What stands for a date that is not known: "in press" or "n.d.". */
const undated = (item: CslItem, words: CiteWords): string => (isPending(item) ? words.inPress : words.noDate)

/** The date of the list, without its parentheses. */
export function listDateOf(item: CslItem, words: CiteWords, suffix: string): Markup {
  const date = dateOf(item)
  if (!date) return toMarkup(withSuffix(undated(item, words), suffix))
  if (date.literal && !partsOf(date, 0)) return toMarkup(withSuffix(date.literal, suffix))
  if (isYearOnly(item)) return toMarkup(withSuffix(yearsOf(date, words), suffix))
  const across = suffix === '' ? acrossYears(date, words) : null
  if (across) return toMarkup(across)
  const [year, rest] = [withSuffix(yearsOf(date, words), suffix), restOf(date, words)]
  return toMarkup(rest === '' ? year : words.listDate(year, rest))
}

/** The date of a citation: years only, that of the original before a slash. */
export function shortDateOf(item: CslItem, words: CiteWords, suffix: string): Markup {
  const date = dateOf(item)
  const year = withSuffix(date ? yearsOf(date, words) : undated(item, words), suffix)
  const original = item['original-date']
  return toMarkup(isKnown(original) ? `${yearsOf(original, words)}/${year}` : year)
}

export const originalYearOf = (item: CslItem, words: CiteWords): Markup => {
  const original = item['original-date']
  return isKnown(original) ? toMarkup(yearsOf(original, words)) : ''
}

/** "March 4, 2020", as exact as it is known. */
export function fullDateOf(date: CslDate | undefined, words: CiteWords): Markup {
  if (!isKnown(date)) return ''
  if (date.literal && !partsOf(date, 0)) return toMarkup(date.literal)
  const [year, rest] = [yearsOf(date, words), restOf(date, words)]
  if (rest === '') return toMarkup(year)
  return toMarkup(date['date-parts']?.[0]?.[2] ? words.fullDate(year, rest) : words.monthAndYear(year, rest))
}

/** Orders works of the same authors: undated first, in press last, years before days of the same year. */
export function dateOrderOf(item: CslItem): readonly number[] {
  const date = dateOf(item)
  if (!date) return [isPending(item) ? 2 : 0]
  const parts = partsOf(date, 0) ?? [Number(/-?\d+/.exec(date.literal ?? '')?.[0] ?? 0)]
  const [year, month, day] = parts
  if (isYearOnly(item)) return [1, year]
  return [1, year, month ?? (date.season === undefined ? 0 : 3 * date.season), day ?? 0]
}

export const hasNoDate = (item: CslItem): boolean => dateOf(item) === null && !isPending(item)
