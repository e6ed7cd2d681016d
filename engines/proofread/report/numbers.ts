import { textAt, type Span } from '../../text/span.ts'
import { factOf, groupOf, mixed, push, type Fact } from './fact.ts'
import { ownMatches, type Prose } from './prose.ts'
import { rowOf, type ReportRow } from './rows.ts'

/** Numbers, dates and labels that are written in more than one way. */
export function findNumbers(prose: Prose): readonly Fact[] {
  const row = rowOf(prose.language.code)
  if (!row) return []
  return [
    ...numberWords(prose, row),
    ...percents(prose, row),
    ...decimals(prose),
    ...thousands(prose),
    ...dates(prose, row),
    ...labels(prose, row),
  ]
}

const sample =
  (text: string) =>
  (_: string, [first]: readonly Span[]): string =>
    first ? textAt(text, first) : ''
const escaped = (words: readonly string[]): string => words.map((word) => word.replace(/\./g, '\\.')).join('|')

/** "3 groups" beside "three groups": the same noun with a small number in digits and in words. Units and labels take digits by rule. */
function numberWords({ words, language, text }: Prose, row: ReportRow): readonly Fact[] {
  const digits = new Map<string, Span[]>()
  const written = new Map<string, Span[]>()
  for (const [at, word] of words.entries()) {
    const noun = words[at + 1]
    if (!noun?.isNext || !/^\p{L}{4,}$/u.test(noun.text) || (language.code !== 'de' && !/^\p{Ll}/u.test(noun.text))) continue
    const span = { start: word.span.start, end: noun.span.end }
    if (/^[2-9]$/.test(word.text) && !isLabelled(text, word.span)) push(digits, noun.lower, span)
    else if (row.numbers.includes(word.lower)) push(written, noun.lower, span)
  }
  const both = [...digits.keys()].filter((noun) => written.has(noun))
  if (both.length === 0) return []
  const of = (ways: ReadonlyMap<string, readonly Span[]>): readonly Span[] =>
    both.flatMap((noun) => ways.get(noun) ?? []).toSorted((a, b) => a.start - b.start)
  return [
    factOf(
      'number-words',
      [of(digits), of(written)].map((spans) => groupOf(sample(text)('', spans), spans)),
    ),
  ]
}

/** "Table 3", "§ 5", "2.3", "3–5": a number that is a name. */
const isLabelled = (text: string, { start }: Span): boolean =>
  /(?:\p{Lu}[\p{L}.]*[ \u00A0]|[§#(.,:–/-]|\d[ \u00A0]?)$/u.test(text.slice(Math.max(0, start - 24), start))

function percents(prose: Prose, row: ReportRow): readonly Fact[] {
  const words = row.percent.length > 0 ? `|[ \\u00A0\\u202F](?:${escaped(row.percent)})(?!\\p{L})` : ''
  const ways = new Map<string, Span[]>()
  // Turkish sets the sign before the number, where no space is possible.
  for (const match of ownMatches(prose, new RegExp(`(?<![\\d.,])\\d+(?:[.,]\\d+)?([ \\u00A0\\u202F]?%${words})`, 'gu'))) {
    const tail = match[1] ?? ''
    push(ways, tail === '%' ? 'joined' : tail.endsWith('%') ? 'spaced' : 'words', match.span)
  }
  return mixed('percent', ways, sample(prose.text))
}

/** Versions, chapters and times have points as well: these count for nothing. */
function decimals(prose: Prose): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  for (const match of ownMatches(prose, /(?<![\d.,:/§-])\d{1,3}([.,])(\d{1,2}|\d{4,6})(?![\d:/-]|[.,]\d)/gu)) {
    const { start, end } = match.span
    const isMeasured = /^[ \u00A0\u202F]?(?:%|°|[ckm]?m\b|kg\b|mm\b|[Mm]i[lo]|million|Prozent|per ?cent|procent|percent|€|\$)/u.test(
      prose.text.slice(end, end + 12),
    )
    const isEqual = /[=<>≈±][ \u00A0]?$/u.test(prose.text.slice(Math.max(0, start - 3), start))
    if (isMeasured || isEqual) push(ways, match[1] ?? '', match.span)
  }
  return mixed('decimal-mark', ways, sample(prose.text))
}

function thousands(prose: Prose): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  for (const match of ownMatches(prose, /(?<![\d.,])[1-9]\d{0,2}([.,'’\u00A0\u202F ])\d{3}(?:\1\d{3})*(?![\d.,]?\d)/gu)) {
    const mark = match[1] ?? ''
    const digits = match[0].replace(/\D/g, '').length
    // "2,500" may be a decimal elsewhere and "in 2019 100 people" two numbers: five digits, and no lone space.
    if (digits >= 5 && !(mark === ' ' && digits < 6)) push(ways, /\s/u.test(mark) ? ' ' : mark, match.span)
  }
  return mixed('thousands-mark', ways, sample(prose.text))
}

/** 2020-05-03, 3.5.2020, 3/5/2020, 3 May 2020, May 3, 2020. */
function dates(prose: Prose, row: ReportRow): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  const month = `(?:${row.months.join('|')})[\\p{L}]*\\.?`
  const forms: readonly (readonly [string, RegExp])[] = [
    ['iso', /(?<![\d-])\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])(?![\d-])/gu],
    ['dots', /(?<![\d.])\d{1,2}\.[ \u00A0]?\d{1,2}\.[ \u00A0]?\d{4}(?!\d)/gu],
    ['slashes', /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}(?![\d/])/gu],
    ['day-first', new RegExp(`(?<![\\d.])\\d{1,2}(?:\\.|st|nd|rd|th|º|er)?(?: de| of)? ${month}(?: de| del)?,? \\d{4}(?!\\d)`, 'giu')],
    ['month-first', new RegExp(`(?<!\\p{L}|\\d[ .]|\\d(?:st|nd|rd|th) )${month} \\d{1,2}(?:st|nd|rd|th)?, \\d{4}(?!\\d)`, 'giu')],
  ]
  for (const [form, pattern] of forms) for (const { span } of ownMatches(prose, pattern)) push(ways, form, span)
  return mixed('dates', ways, sample(prose.text))
}

/** "Fig. 2" and "Figure 3"; at the head of a sentence or a paragraph the long word is the rule. */
function labels(prose: Prose, row: ReportRow): readonly Fact[] {
  const heads = new Set(prose.sentences.map(({ span }) => span.start))
  return row.labels.flatMap(([short, long]) => {
    const ways = new Map<string, Span[]>()
    const stem = long.slice(0, long.length - (long.endsWith('a') || long.endsWith('e') ? 1 : 0))
    const pattern = new RegExp(`(?<![\\p{L}\\d])(?:(${escaped([short])})|${stem}\\p{L}{0,3})[ \\u00A0]?\\d+(?:[.-]\\d+)*`, 'giu')
    for (const match of ownMatches(prose, pattern)) {
      if (!heads.has(match.span.start)) push(ways, match[1] ? 'short' : 'long', match.span)
    }
    return mixed('labels', ways, sample(prose.text))
  })
}
