import type { CslDate } from '../item.ts'

const english = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
export const monthMacros = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const seasons: readonly RegExp[] = [/^spring$/i, /^summer$/i, /^(?:fall|autumn)$/i, /^winter$/i]

/** 1 to 12 for an English name of a month, short or long, or a number. */
export function monthOf(word: string): number | null {
  const plain = word.trim().toLowerCase().replace(/\.$/, '')
  if (/^\d{1,2}$/.test(plain)) return Number(plain) >= 1 && Number(plain) <= 12 ? Number(plain) : null
  const index = plain.length < 3 ? -1 : english.findIndex((name) => name.startsWith(plain) || (plain === 'sept' && name === 'september'))
  return index < 0 ? null : index + 1
}

/** 1 to 4 for an English name of a season. */
export function seasonOf(word: string): number | null {
  const index = seasons.findIndex((name) => name.test(word.trim()))
  return index < 0 ? null : index + 1
}

/** A year as people write it: `2020`, `[1900]`, `c. 1900`, `2010-2012`, `44 BC`. What is no year is kept as it is; "n.d." is no date. */
export function dateOfYear(text: string): CslDate | null {
  const plain = text.trim()
  if (plain === '' || /^\[?(?:n\. ?d\.?|s\. ?[da]\.?|o\. ?J\.?|é\. ?n\.?)\]?$/i.test(plain)) return null
  const found = /^\[?(c(?:a|irca)?\.? ?)?(\d{1,4})( ?BCE?)?(\?)?\]?$/i.exec(plain)
  if (found) {
    const year = Number(found[2]) * (found[3] ? -1 : 1)
    return year === 0 ? { literal: plain } : { 'date-parts': [[year]], ...(found[1] || found[4] ? { circa: true } : {}) }
  }
  const range = /^(\d{4}) ?(?:--?|–|\/) ?(\d{2}|\d{4})$/.exec(plain)
  if (range?.[1] && range[2]) {
    const end = range[2].length === 2 ? `${range[1].slice(0, 2)}${range[2]}` : range[2]
    return { 'date-parts': [[Number(range[1])], [Number(end)]] }
  }
  return { literal: plain }
}

/** "May 3", "3 May", "03", "10~January": a month with a day where one is named; null where no month is. */
export function monthAndDay(text: string): readonly number[] | null {
  const words = text.split(/[\s~.,-]+/).filter((word) => word !== '')
  const named = words.filter((word) => !/^\d+$/.test(word))
  const days = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number)
  if (words.length === 1 && days.length === 1) return monthOf(words[0] ?? '') === null ? null : days
  const month = named.length === 1 ? monthOf(named[0] ?? '') : null
  if (month === null || days.length > 1) return null
  const [day] = days
  return day === undefined || day < 1 || day > 31 ? [month] : [month, day]
}
