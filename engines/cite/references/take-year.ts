import { anyCase } from './any-case.ts'
import { oneOf } from './cues.ts'
import type { DateFound } from './dates.ts'
import { findDates } from './dates.ts'
import type { Draft } from './draft.ts'
import { putDate, putText, strike } from './draft.ts'
import { takenYear } from './flow.ts'

type Candidate = DateFound & { readonly score: number }

const noDate = anyCase(
  String.raw`[([]\s?${oneOf('no-date')}(?:\s?[-–]?[a-z])?\s?[)\]]|(?<=[.,]\s)(?:n\.\s?d\.|s\.\s?d\.|é\.\s?n\.|o\.\s?J\.|s\.\s?a\.|b\.\s?r\.|z\.\s?[dj]\.|u\.\s?å\.)(?=[\s.,]|$)`,
)
const inPress = anyCase(String.raw`[([]\s?(${oneOf('in-press')})\s?(?:[-–]?[a-z])?\s?[)\]]`)
const quoted = /“[^“”]{3,400}”|„[^“”„]{3,400}[“”]|«[^«»]{3,400}»|»[^«»]{3,400}«|"[^"]{3,400}"/gu

/**
 * Puts down when the work came out, its letter and brackets struck out with it. A year in brackets after the authors weighs most;
 * one inside a quotation or a range of years weighs least. "No date" is struck out and nothing is put down.
 */
export function takeYear(draft: Draft): void {
  const quotes = [...draft.left.matchAll(quoted)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const candidates = findDates(draft.left).map((date): Candidate => {
    const isQuoted = quotes.some(({ start, end }) => start < date.start && date.end < end)
    return { ...date, score: weigh(draft.left, date) - (isQuoted ? 9 : 0) }
  })
  const press = inPress.exec(draft.left)
  const best = candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)[0]
  if (press?.[1] && (best?.score ?? 0) < 9) {
    const start = press.index + press[0].indexOf(press[1])
    putText(draft, 'status', { start, end: start + press[1].length, value: 'in press' })
    strike(draft, { start: press.index, end: press.index + press[0].length }, takenYear)
    return
  }
  const none = noDate.exec(draft.left)
  if (none && (best?.score ?? 0) < 9) {
    strike(draft, { start: none.index, end: none.index + none[0].length }, takenYear)
    return
  }
  if (!best || best.score < 0) return
  const rival = candidates.find((one) => one !== best && one.score > best.score - 2 && yearIn(one) !== yearIn(best))
  putDate(draft, 'issued', { start: best.start, end: best.end, value: best.date, isUnsure: best.score < 3 || rival !== undefined })
  strikeAround(draft, best)
  // Some say the year again at the very end.
  const again = candidates.find(
    (one) => one.start > best.end && yearIn(one) === yearIn(best) && /^[\s.)\]]*$/.test(draft.left.slice(one.end)),
  )
  if (again) strike(draft, again, takenYear)
}

const yearIn = ({ date }: DateFound): number => date['date-parts']?.[0]?.[0] ?? 0

/** Brackets around the year, its letter and what else stands in them go with it. */
function strikeAround(draft: Draft, { start, end }: DateFound): void {
  const before = /[([]\s?(?:c|ca\.?|cop\.|©|p)?\s?$/iu.exec(draft.left.slice(Math.max(0, start - 6), start))
  const after = /^[a-z]?(?:[/–-]\d{2,4})?[.]?\s?[)\]]/iu.exec(draft.left.slice(end, end + 10))
  const letter = /^[a-h](?![\p{L}\d])/u.exec(draft.left.slice(end, end + 2))
  if (before && after) strike(draft, { start: start - before[0].length, end: end + after[0].length }, takenYear)
  else if (letter) strike(draft, { start, end: end + 1 }, takenYear)
}

function weigh(left: string, { start, end, date }: DateFound): number {
  const before = left.slice(Math.max(0, start - 12), start)
  const after = left.slice(end, end + 12)
  const parts = date['date-parts']?.[0]?.length ?? 1
  let score = parts > 1 ? 2 : 0
  if (/[([]\s?(?:c|ca\.?|cop\.|©)?\s?$/iu.test(before) && /^[a-h]?(?:[/–-]\d{2,4})?\.?\s?[)\]]/u.test(after))
    score += before.endsWith('[') ? 7 : 10
  else if (/^[a-h]?\.?[)\]]/u.test(after)) score += 4
  else if (/^\s?;\s?\d/.test(after)) score += 7
  else if (/[.,;:]\s$/.test(before) && /^[a-h]?(?:[.,;:/]|$|\s?\uE000)/u.test(after)) score += 5
  else if (/^(?:[.,;]|$|\s?\uE000)/u.test(after)) score += /\p{Lu}[\p{L}]+\s$/u.test(left.slice(Math.max(0, start - 25), start)) ? 3 : 0.5
  if (/(?:1[4-9]|20)\d\d\s?[-–—/]\s?$/.test(before) || /^\s?[-–—]\s?(?:1[4-9]|20)?\d\d(?!\d)/.test(after)) score -= 6
  if (/\d[-–]$/.test(before) || /^[-–]\d/.test(after)) score -= 5
  if (
    /(?:\b(?:in|of|and|to|since|from|until|după|din|între|von|bis|seit|od|do|v|ve|az|a|és|de|nel|dal|en|i|w)|\p{Ll})\s$/u.test(before) &&
    !/^\s?\)/.test(after)
  )
    score -= 3
  // After the authors and before the title, or last of all, a year is where it should be.
  if (start < 160 && /^[a-h]?[)\]]?[.:,]?\s["“„«»‘'[]?\p{Lu}/u.test(after) && isNames(left.slice(0, start))) score += 2
  if (/^[\s.\uE000)\]]{0,12}$/u.test(after)) score += 1
  return score
}

/** Whether only names may stand here: few words in lower case. */
function isNames(before: string): boolean {
  const words = before.match(/\p{L}{2,}/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length
  return words.length > 0 && small <= Math.max(1, words.length / 5)
}
