import type { Span } from '#engines/text/span.ts'
import type { Listed } from './listed.ts'
import type { Matched } from './match.ts'
import type { Finding } from './report.ts'

export type CitedNumbers = { readonly span: Span; readonly numbers: readonly number[] }

/** `[12]`, `[3, 5–7]`, `[4, p. 17]`; a year in brackets is none. */
const numbered =
  /(?<![\p{L}\p{N}\]])\[(\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,20})(?:\s?[,:]\s?(?:\p{L}{1,5}\.?\s?\d{1,5}(?:[–-]\d{1,5})?\.?|\d{1,5}(?:[–-]\d{1,5})?\.\s?\p{L}{1,3}\.?))?\]/gu

/** More works than this are in no bracket. */
const widestRange = 200

/** Works that a text points to by numbers in square brackets, in order. */
export function findCitedNumbers(text: string): readonly CitedNumbers[] {
  return [...text.matchAll(numbered)].flatMap((match) => {
    const numbers = numbersIn(match[1] ?? '')
    return numbers.length === 0 ? [] : [{ span: { start: match.index, end: match.index + match[0].length }, numbers }]
  })
}

function numbersIn(said: string): readonly number[] {
  return said.split(/[,;]/).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split(/[–-]/).map(Number)
    if (to < from || to - from > widestRange || from > 1500 || from === 0) return []
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  })
}

/** The number that stands before an entry; null where there is none. */
function numberOf(text: string, { span }: Listed): number | null {
  const before =
    /(?:^|\n)[^\S\n]*[[(]?(\d{1,4})[\].)]{1,2}\s*$/.exec(text.slice(Math.max(0, span.start - 12), span.start)) ??
    /\[(\d{1,4})\]\s*$/.exec(text.slice(Math.max(0, span.start - 12), span.start))
  return before?.[1] === undefined ? null : Number(before[1])
}

/** Sets numbers beside a numbered list; null where the list has no numbers, and nothing can be said. */
export function matchNumbers(
  text: string,
  { cited, listed }: { readonly cited: readonly CitedNumbers[]; readonly listed: readonly Listed[] },
): Matched | null {
  const numbers = listed.map((entry) => numberOf(text, entry))
  if (numbers.filter((number) => number !== null).length * 2 < listed.length) return null
  const known = new Set(numbers)
  const counts = new Map<number, number>()
  const findings: Finding[] = []
  for (const { span, numbers: said } of cited) {
    for (const number of said) counts.set(number, (counts.get(number) ?? 0) + 1)
    const missing = said.filter((number) => !known.has(number))
    if (missing.length > 0) findings.push({ kind: 'cited-not-listed', span, cited: missing.map((number) => `[${number}]`).join(', ') })
  }
  return { timesCited: numbers.map((number) => (number === null ? 0 : (counts.get(number) ?? 0))), findings, citations: cited.length }
}
