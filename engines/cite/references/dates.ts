import { anyCase } from './any-case.ts'
import type { CslDate } from '../item.ts'
import { monthOf, monthPattern } from './months.ts'

export type DateFound = { readonly start: number; readonly end: number; readonly date: CslDate }

const year = String.raw`(?:1[4-9]|20)\d\d`
const of = String.raw`(?:\s|\s?de\s|\sdel?\s)`
const day = String.raw`\d{1,2}(?:\.|st|nd|rd|th|er|º|-?[aeiöüáé]n?)?`

type Form = { readonly source: string; readonly read: (groups: readonly string[]) => readonly (number | undefined)[] }

const form = (source: string, ...order: readonly ('y' | 'm' | 'd' | 'M' | 'Y')[]): Form => ({
  source,
  read: (groups) => {
    const at = (letter: string): string | undefined => groups[order.findIndex((one) => one === letter)]
    const named = at('M')
    return [Number(at('y')), named === undefined ? numberOf(at('m')) : monthOf(named), numberOf(at('d'))]
  },
})

const numberOf = (said: string | undefined): number | undefined => (said === undefined ? undefined : Number.parseInt(said, 10))

// The fullest first: what is found by an earlier form is not looked at by a later one.
const forms: readonly Form[] = [
  form(String.raw`(${year})-(\d{2})-(\d{2})`, 'y', 'm', 'd'),
  form(
    String.raw`(${year})\.\s?(\d{1,2})\.\s?(\d{1,2})(?:\.|(?=\s*[)\],;]|-?[áéi]n(?!\p{L})|$))(?!\s?(?:\d|évf|köt|sz\b|[-–](?![áéi]n)))`,
    'y',
    'm',
    'd',
  ),
  form(String.raw`(${year})\/(\d{1,2})\/(\d{1,2})`, 'y', 'm', 'd'),
  form(String.raw`(${year})[.,]?\s(${monthPattern})\s(${day})(?:\s?[-–]\s?\d{1,2}\.?)?(?![\d(])`, 'y', 'M', 'd'),
  form(String.raw`(${year}),?\s(${day})${of}(${monthPattern})`, 'y', 'd', 'M'),
  form(String.raw`(${day})(?:\s?[-–]\s?\d{1,2}\.?)?${of}(${monthPattern}),?${of}(${year})`, 'd', 'M', 'y'),
  form(String.raw`(${monthPattern})\s(${day})(?:\s?[-–]\s?\d{1,2})?,?\s(${year})`, 'M', 'd', 'y'),
  form(String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(${year})`, 'd', 'm', 'y'),
  form(String.raw`(\d{1,2})[\/](\d{1,2})[\/](${year})`, 'd', 'm', 'y'),
  form(String.raw`(\d{1,2})-(\d{1,2})-(${year})`, 'd', 'm', 'y'),
  form(String.raw`(\d{1,2})\s(\d{1,2})\s(${year})`, 'd', 'm', 'y'),
  form(String.raw`(${year})[.,]?\s(${monthPattern})`, 'y', 'M'),
  form(String.raw`(${monthPattern}),?${of}(${year})`, 'M', 'y'),
  form(String.raw`(${year})`, 'y'),
]

const found = forms.map(({ source, read }) => ({
  find: anyCase(String.raw`(?<![\p{L}\d])${source}(?!\d)`, 'g'),
  read,
}))

/** Every date of `said` with its year, months by name in fifteen languages or by number, in the order of the text. */
export function findDates(said: string): readonly DateFound[] {
  const dates: DateFound[] = []
  for (const { find, read } of found) {
    for (const match of said.matchAll(find)) {
      const start = match.index
      const end = start + match[0].length
      if (dates.some((other) => other.start < end && start < other.end)) continue
      const date = dateOf(read(match.slice(1)))
      if (date) dates.push({ start, end, date })
    }
  }
  return dates.sort((a, b) => a.start - b.start)
}

function dateOf([y, m, d]: readonly (number | undefined)[]): CslDate | null {
  if (y === undefined || y < 1400 || y > 2099) return null
  if (m === undefined) return { 'date-parts': [[y]] }
  if (d === undefined) return m >= 1 && m <= 12 ? { 'date-parts': [[y, m]] } : null
  // Some write the month before the day; where that is the only way to read it, it is read so.
  const [month, dayOfMonth] = m > 12 && d <= 12 ? [d, m] : [m, d]
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > 31) return null
  return { 'date-parts': [[y, month, dayOfMonth]] }
}
