import type { Span } from './span.ts'

/** What a language knows about the ends of its sentences. All in lower case and without the last full stop. */
export type SentenceData = {
  /** Never ends a sentence: `dr`, `fig`, `e.g`. */
  readonly abbreviations: ReadonlySet<string>
  /** May end one: `etc`, `et al`, `u.s`. Ends it when a word follows that begins sentences. */
  readonly closingAbbreviations: ReadonlySet<string>
  /** An abbreviation only before a number: `no`, `p`. */
  readonly numberAbbreviations: ReadonlySet<string>
  /** Articles, pronouns, conjunctions: with a capital after a full stop they begin a sentence. */
  readonly functionWords: ReadonlySet<string>
}

const closers = new Set([')', ']', '}', '"', "'", '”', '’', '»', '›', '“', '‘'])
const openers = new Set(['(', '[', '{', '"', "'", '“', '‘', '„', '«', '‚', '¿', '¡', '-', '–', '—'])
const isSpace = (character: string): boolean => character.trim() === ''
/** No abbreviation is longer. */
const lookBack = 24

/**
 * The sentences of a paragraph: spans without white space around them, in order, holding every visible character.
 * Time grows with the length alone.
 */
export function findSentences(text: string, within: Span, data: SentenceData): readonly Span[] {
  const sentences: Span[] = []
  let start = skipSpace(text, within.start, within.end)
  for (let i = start; i < within.end; i++) {
    const character = text.charAt(i)
    if (!/[.!?…。！？]/.test(character)) continue
    let end = i + 1
    while (end < within.end && /[.!?…]/.test(text.charAt(end))) end++
    const marks = text.slice(i, end)
    while (end < within.end && closers.has(text.charAt(end))) end++
    i = end - 1
    const isWide = /[。！？]/.test(marks)
    if (!isWide && end < within.end && !isSpace(text.charAt(end))) continue
    const next = skipSpace(text, end, within.end)
    if (next < within.end && !endsSentence({ text, start, marks, next, end: within.end, data, closed: end })) continue
    sentences.push({ start, end })
    start = next
    i = next - 1
  }
  const last = trimEnd(text, start, within.end)
  if (last > start) sentences.push({ start, end: last })
  return sentences
}

type Candidate = {
  readonly text: string
  readonly start: number
  readonly marks: string
  readonly next: number
  readonly end: number
  readonly closed: number
  readonly data: SentenceData
}

function endsSentence(candidate: Candidate): boolean {
  const { text, start, marks, next, end, closed, data } = candidate
  const word = wordFrom(text, next, end)
  const isLower = /^\p{Ll}/u.test(word)
  if (isLower) return false
  if (/[!?。！？]/.test(marks)) return true
  if (marks.length > 1 || marks === '…') return word === '' || /^[\p{Lu}\p{N}]/u.test(word)
  const dot = text.lastIndexOf('.', closed - 1)
  const before = tokenBefore(text, start, dot)
  const lower = before.toLowerCase()
  const opensLikeSentence = data.functionWords.has(word.toLowerCase())
  // "1. First": a label, not a sentence.
  if (/^\(?\d{1,3}$/.test(before) && dot - before.length === start) return false
  if (data.abbreviations.has(lower) || (data.numberAbbreviations.has(lower) && /^\p{N}/u.test(word))) return false
  if (data.closingAbbreviations.has(lower) || data.closingAbbreviations.has(wordsBefore(text, start, dot)))
    return opensLikeSentence || (text.charAt(next) !== '(' && lower === 'etc')
  if (/^\p{Lu}$/u.test(before)) return opensLikeSentence && !isInitial(text, start, dot)
  if (/^(?:\p{L}\.)+\p{L}$/u.test(before)) return opensLikeSentence
  return true
}

/** "A. Smith", "George W. Bush": the letter stands at the start, after a name's capital or after another initial. */
function isInitial(text: string, start: number, dot: number): boolean {
  const from = Math.max(start, dot - lookBack)
  const before = text.slice(from, dot - 1).trimEnd()
  return before === '' || /(?:^|\s)\p{Lu}\.$/u.test(before)
}

function tokenBefore(text: string, start: number, dot: number): string {
  let from = dot
  while (from > start && dot - from < lookBack && !isSpace(text.charAt(from - 1)) && !openers.has(text.charAt(from - 1))) from--
  return text.slice(from, dot)
}

/** The last two words before the full stop, for `et al`. */
function wordsBefore(text: string, start: number, dot: number): string {
  const parts = text
    .slice(Math.max(start, dot - lookBack), dot)
    .toLowerCase()
    .split(/\s+/)
  return parts.slice(-2).join(' ')
}

function wordFrom(text: string, from: number, end: number): string {
  let start = from
  while (start < end && openers.has(text.charAt(start))) start++
  let stop = start
  while (stop < end && stop - start < lookBack && /[\p{L}\p{M}\p{N}'’]/u.test(text.charAt(stop))) stop++
  return text.slice(start, stop)
}

function skipSpace(text: string, from: number, end: number): number {
  let i = from
  while (i < end && isSpace(text.charAt(i))) i++
  return i
}

function trimEnd(text: string, start: number, end: number): number {
  let i = end
  while (i > start && isSpace(text.charAt(i - 1))) i--
  return i
}
