import { findSentences, type SentenceData } from '../text/sentences.ts'
import { textAt, type Span } from '../text/span.ts'
import { findWords } from '../text/words.ts'
import type { FoundRecord } from './found-record.ts'

/** A key word with what it weighs, and the stems of its words; `stem` is that of its own language. */
export type SoughtWord = {
  readonly word: string
  readonly stems: readonly string[]
  readonly weight: number
  readonly stem: (word: string) => string
}

/** Key words of one language: those of the text, or the English ones beside them. */
export type Sought = readonly SoughtWord[]

export type WordMatch = { readonly word: string; readonly span: Span }

/** Where key words stand in a record; shares are from 0 to 1, of the weight of all key words. */
export type RecordMatch = {
  readonly titleMatches: readonly WordMatch[]
  /** Sentence of the abstract with most of the key words' weight, the first of equals; null without an abstract. */
  readonly passage: string | null
  /** Offsets in `passage`. */
  readonly passageMatches: readonly WordMatch[]
  /** Held by title, abstract or subjects. */
  readonly matched: readonly string[]
  /** Held anywhere, by the title, and by `passage`. */
  readonly shares: { readonly whole: number; readonly title: number; readonly passage: number }
}

/** Words of a term may stand with so many others between them, in any order: "consolidation of new memories". */
const gapAtMost = 2
const passageAtMost = 600
const sentencesAtMost = 60

/**
 * Where the key words of a search stand in a record, by their stems. Of several sets (the text's own words and English ones) the shares
 * are those of the set that agrees best, since no record is in two languages. Time grows with the length of the record times the key words.
 */
export function matchRecord(record: FoundRecord, sets: readonly Sought[], sentenceData: SentenceData): RecordMatch {
  const sought = sets.flat()
  const titleMatches = findMatches(record.title, sought)
  const sentences = sentencesOf(record.abstract ?? '', sentenceData).map((text) => ({ text, matches: findMatches(text, sought) }))
  const subjects = record.subjects.flatMap((subject) => findMatches(subject, sought))
  const best = sentences.toSorted((a, b) => weightOf(b.matches, sought) - weightOf(a.matches, sought))[0] ?? null
  const share = (matches: readonly WordMatch[]): number => Math.max(0, ...sets.map((set) => weightOf(matches, set) / totalOf(set)))
  const all = [...titleMatches, ...sentences.flatMap(({ matches }) => matches), ...subjects]
  const held = new Set(all.map(({ word }) => word))
  return {
    titleMatches,
    passage: best?.text ?? null,
    passageMatches: best?.matches ?? [],
    matched: [...new Set(sought.map(({ word }) => word))].filter((word) => held.has(word)),
    shares: { whole: share(all), title: share(titleMatches), passage: share(best?.matches ?? []) },
  }
}

const totalOf = (set: Sought): number => set.reduce((sum, { weight }) => sum + weight, 0) || 1

function weightOf(matches: readonly WordMatch[], set: Sought): number {
  const held = new Set(matches.map(({ word }) => word))
  return set.reduce((sum, { word, weight }) => sum + (held.has(word) ? weight : 0), 0)
}

function sentencesOf(abstract: string, data: SentenceData): readonly string[] {
  return findSentences(abstract, { start: 0, end: abstract.length }, data)
    .slice(0, sentencesAtMost)
    .map((span) => cut(textAt(abstract, span)))
}

/** A list without a full stop is no sentence to show whole. */
const cut = (sentence: string): string =>
  sentence.length <= passageAtMost ? sentence : sentence.slice(0, sentence.lastIndexOf(' ', passageAtMost) || passageAtMost).toWellFormed()

/** Every place of every key word, in the order of the text. A key word of several words stands where all of them stand close together. */
export function findMatches(text: string, sought: Sought): readonly WordMatch[] {
  const spans = findWords(text)
  const stemsBy = new Map<SoughtWord['stem'], readonly string[]>()
  const stemsFor = (stem: SoughtWord['stem']): readonly string[] => {
    const known = stemsBy.get(stem) ?? spans.map((span) => stem(textAt(text, span)))
    stemsBy.set(stem, known)
    return known
  }
  return sought
    .flatMap(({ word, stems, stem }) =>
      placesOf(stems, stemsFor(stem)).map(([from, to]) => ({ word, span: { start: spans[from]?.start ?? 0, end: spans[to]?.end ?? 0 } })),
    )
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
}

/** First and last word of each place, none over another. */
function placesOf(wanted: readonly string[], stems: readonly string[]): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  if (wanted.length === 0) return places
  for (let from = 0; from < stems.length; from++) {
    const head = stems[from]
    if (head === undefined || !wanted.includes(head)) continue
    const to = endOf(wanted, stems, from)
    if (to === null) continue
    places.push([from, to])
    from = to
  }
  return places
}

/** Where the last of the wanted stems stands, when all of them stand from here on close together; null otherwise. */
function endOf(wanted: readonly string[], stems: readonly string[], from: number): number | null {
  const left = [...wanted]
  for (let at = from; at < Math.min(stems.length, from + wanted.length + gapAtMost); at++) {
    const found = left.indexOf(stems[at] ?? '')
    if (found < 0) continue
    left.splice(found, 1)
    if (left.length === 0) return at
  }
  return null
}
