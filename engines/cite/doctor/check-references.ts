import { formatList } from '../apa/format-list.ts'
import { gapsOf, type GapEffect } from '../gaps.ts'
import type { CslItem } from '../item.ts'
import { citeWords } from '../words/all.ts'
import type { CiteWords } from '../words/words.ts'
import { apaRules, type ApaFaultId, type ApaRule } from './apa-faults.ts'
import { findCitedWorks, isDoubtful } from './author-date.ts'
import { readEntries } from './entries.ts'
import { findDuplicates } from './duplicates.ts'
import { findList, type FoundList } from './find-list.ts'
import { toListed, type Listed } from './listed.ts'
import { matchCitations, type Matched } from './match.ts'
import { findCitedNumbers, matchNumbers } from './numbers.ts'
import { findOutOfOrder } from './order-faults.ts'
import type { CitationSystem, DoctorReport, Finding, Notice } from './report.ts'

export type DoctorOptions = {
  /** Code of the text's language; the list is sorted by it, and written by it where references can be. */
  readonly language: string
  /** What is known of a work since it came out; null for most. */
  readonly noticeOf?: (item: CslItem) => Notice | null
}

/**
 * Sets the citations of a text beside its list of works and the list beside APA 7. Finds the list by its title or its shape. Numbered
 * lists are not APA's, so only what they miss is told. Footnotes are not followed. Takes time in proportion to the text.
 */
export function checkReferences(text: string, { language, noticeOf = () => null }: DoctorOptions): DoctorReport {
  const found = findList(text)
  const { body, hasNoteMarks } = bodyOf(text, found)
  if (!found) return { system: 'none', list: null, isApaList: false, entries: [], citations: 0, hasNoteMarks, findings: [] }
  const listed = toListed(text, readEntries(text, found.list))
  const { system, matched } = match(text, { body, listed })
  const words = wordsOf(language)
  const duplicates = findDuplicates(listed)
  const findings: Finding[] = [...matched.findings, ...duplicates]
  for (const [i, entry] of listed.entries()) {
    const notice = noticeOf(entry.item)
    if (notice) findings.push({ kind: 'notice', span: entry.span, notice })
    if (system !== 'none' && matched.timesCited[i] === 0) findings.push({ kind: 'listed-not-cited', span: entry.span })
    if (system !== 'numeric') findings.push(...faultsOf(text, { entry, words, language }))
  }
  const twice = new Set(duplicates.map(({ span }) => span))
  if (system !== 'numeric') {
    const once = listed.filter(({ span }) => !twice.has(span))
    findings.push(...findOutOfOrder(once, { words, language }))
  }
  const ours = ourEntries(listed, words)
  return {
    system,
    list: found.list,
    isApaList: looksLikeApa(text, listed),
    entries: listed.map(({ span, item }, i) => ({ span, item, ours: ours.get(item.id) ?? null, timesCited: matched.timesCited[i] ?? 0 })),
    citations: matched.citations,
    hasNoteMarks,
    findings: findings.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
  }
}

/** The text with the list blanked, so that places stay. */
function bodyOf(text: string, found: FoundList | null): { readonly body: string; readonly hasNoteMarks: boolean } {
  const body = found
    ? `${text.slice(0, found.whole.start)}${' '.repeat(found.whole.end - found.whole.start)}${text.slice(found.whole.end)}`
    : text
  return { body, hasNoteMarks: /(?<=[\p{L}.,;:!?”"»)])[¹²³⁰⁴-⁹]|\[\^[\p{L}\p{N}_-]{1,20}\]/u.test(body) }
}

/** Whether most dates stand in parentheses, as in no other style but Harvard's. */
const looksLikeApa = (text: string, listed: readonly Listed[]): boolean =>
  listed.filter(({ span }) => /[([](?:(?:1[5-9]|20)\d\d|\p{L}\.\s?\p{L}\.|\p{Ll}+ \p{Ll}+[)\]])/u.test(text.slice(span.start, span.end)))
    .length *
    2 >
  listed.length

type Sides = { readonly body: string; readonly listed: readonly Listed[] }

/** Whichever points to more: names with years, or numbers. */
function match(text: string, { body, listed }: Sides): { readonly system: CitationSystem; readonly matched: Matched } {
  const cited = findCitedWorks(body)
  const numbers = findCitedNumbers(body)
  const numeric = numbers.length > cited.filter((work) => !isDoubtful(work)).length ? matchNumbers(text, { cited: numbers, listed }) : null
  if (numeric) return { system: 'numeric', matched: numeric }
  const matched = matchCitations(text, { cited, listed })
  return { system: matched.citations === 0 ? 'none' : 'author-date', matched }
}

const isLocale = (language: string): language is keyof typeof citeWords => language in citeWords
const wordsOf = (language: string): CiteWords => citeWords[isLocale(language) ? language : 'en']

type Look = { readonly entry: Listed; readonly words: CiteWords; readonly language: string }

const rules: readonly (readonly [ApaFaultId, ApaRule])[] = Object.entries(apaRules).flatMap(([id, rule]) =>
  isFault(id) ? [[id, rule] as const] : [],
)
function isFault(id: string): id is ApaFaultId {
  return id in apaRules
}

/** Lacks that the list itself shows; that an entry begins with its title or has no date may be as it must be. */
const notTold: ReadonlySet<GapEffect> = new Set(['title-first', 'no-date', 'no-title'])

function faultsOf(text: string, { entry, words, language }: Look): readonly Finding[] {
  const faults = rules.flatMap(([fault, { find }]) =>
    find({ text, entry, words, language }).map(({ isProposal = false, ...at }): Finding => ({ kind: 'apa', fault, isProposal, ...at })),
  )
  if (entry.reference.kind === 'title' || entry.reference.unsure.includes('type')) return faults
  const gaps = gapsOf(entry.item).filter(({ effect }) => !notTold.has(effect))
  return [...faults, ...gaps.map(({ effect }): Finding => ({ kind: 'gap', span: entry.span, effect }))]
}

/** Entries as our formatter has them, of works about which nothing was guessed. */
function ourEntries(listed: readonly Listed[], words: CiteWords): ReadonlyMap<string, string> {
  const items = listed.filter(({ reference }) => reference.kind === 'reference' && reference.unsure.length === 0).map(({ item }) => item)
  const { entries } = formatList({ items, citations: [], words, keep: (_, make) => make() })
  const byId = new Map(listed.map((entry) => [entry.item.id, entry]))
  return new Map(entries.map(({ id, entry }) => [id, withLetter(entry.text, byId.get(id))]))
}

/** Letters are the list's own: citations go by them, and a namesake that was guessed is not among those that are written. */
const withLetter = (text: string, entry: Listed | undefined): string =>
  entry && entry.letter !== '' ? text.replace(/\(((?:1[5-9]|20)\d\d)[a-z]?(?=[),])/, `($1${entry.letter}`) : text
