import type { Span } from '#engines/text/span.ts'
import { fold, type Folded } from './fold.ts'

/** How well a text answers what was typed: the lower, the better. Gaps between the numbers are for fields that count less. */
export const ranks = { prefix: 0, wordStart: 2, words: 4, inside: 6, subsequence: 8 } as const

export type Match = {
  readonly rank: number
  /** What of the text was typed, in its UTF-16 offsets, in order and apart from each other. */
  readonly spans: readonly Span[]
}

const isWordUnit = (unit: string | undefined): boolean => unit !== undefined && /[\p{L}\p{N}]/u.test(unit)
const startsWord = (text: string, at: number): boolean => isWordUnit(text[at]) && !isWordUnit(text[at - 1])

/** How `typed` is found in `text`; null when it is not. Nothing typed is found in everything. */
export function match(typed: string, text: string): Match | null {
  const query = fold(typed).text.trim().replace(/\s+/g, ' ')
  const whole = fold(text)
  if (query === '') return { rank: ranks.prefix, spans: [] }
  return asOne(query, whole, text) ?? byWords(query, whole, text) ?? bySubsequence(query, whole, text)
}

/** The query as it is: at the start, at the start of a word, or inside one. */
function asOne(query: string, whole: Folded, text: string): Match | null {
  const first = whole.text.indexOf(query)
  if (first < 0) return null
  if (first === 0) return { rank: ranks.prefix, spans: [spanOf(whole, text, [0, query.length])] }
  const atWord = startOfWord(query, whole.text, 0)
  if (atWord >= 0) return { rank: ranks.wordStart, spans: [spanOf(whole, text, [atWord, atWord + query.length])] }
  // A single letter inside a word is no likeness.
  return query.length < 2 ? null : { rank: ranks.inside, spans: [spanOf(whole, text, [first, first + query.length])] }
}

function startOfWord(query: string, text: string, from: number): number {
  for (let at = text.indexOf(query, from); at >= 0; at = text.indexOf(query, at + 1)) if (startsWord(text, at)) return at
  return -1
}

/** Each word of the query at the start of another word, in any order. */
function byWords(query: string, whole: Folded, text: string): Match | null {
  const words = query.split(' ')
  if (words.length < 2) return null
  const taken: [number, number][] = []
  for (const word of words) {
    let at = startOfWord(word, whole.text, 0)
    while (at >= 0 && taken.some(([start, end]) => at < end && at + word.length > start)) at = startOfWord(word, whole.text, at + 1)
    if (at < 0) return null
    taken.push([at, at + word.length])
  }
  return { rank: ranks.words, spans: joined(taken.toSorted(([a], [b]) => a - b).map((range) => spanOf(whole, text, range))) }
}

/** The letters of one word in their order, the first at the start of a word, and not strewn over the whole text unless they are initials. */
function bySubsequence(query: string, whole: Folded, text: string): Match | null {
  if (query.length < 2 || query.includes(' ')) return null
  for (let start = startOfWord(query.charAt(0), whole.text, 0); start >= 0; start = startOfWord(query.charAt(0), whole.text, start + 1)) {
    const units = subsequence(query, whole.text, start)
    if (units) return { rank: ranks.subsequence, spans: joined(units.map((at) => spanOf(whole, text, [at, at + 1]))) }
  }
  return null
}

function subsequence(query: string, text: string, start: number): readonly number[] | null {
  const units = [start]
  for (const letter of query.slice(1)) {
    const after = (units.at(-1) ?? start) + 1
    const next = text.indexOf(letter, after)
    if (next < 0) return null
    // The start of a later word says more than a letter in the middle of this one, unless the next letter is the one.
    const atWord = next === after ? next : startOfWord(letter, text, after)
    units.push(atWord < 0 ? next : atWord)
  }
  // Initials may stand as far apart as their words do; two letters are like anything else.
  if (units.every((at) => startsWord(text, at))) return units
  const width = (units.at(-1) ?? start) - start + 1
  return query.length > 2 && width <= query.length * 5 ? units : null
}

/** A range of the folded text, in offsets of the given one; marks belong to their letter. */
function spanOf({ places }: Folded, text: string, [from, to]: readonly [number, number]): Span {
  const start = places[from] ?? text.length
  const last = places[to - 1] ?? start
  return { start, end: places.slice(to).find((place) => place > last) ?? text.length }
}

/** Neighbours become one; what is the same character twice (ß) is said once. */
function joined(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = []
  for (const span of spans) {
    const before = out.at(-1)
    if (before && span.start <= before.end) out[out.length - 1] = { start: before.start, end: Math.max(before.end, span.end) }
    else out.push(span)
  }
  return out
}
