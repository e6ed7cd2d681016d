import type { Span } from '#engines/text/span.ts'
import { groups, type Entry, type Group } from './entry.ts'
import { match, ranks } from './rank.ts'

export type Row = {
  readonly entry: Entry
  readonly label: readonly Span[]
  readonly detail: readonly Span[]
}
export type Section = { readonly group: Group; readonly rows: readonly Row[] }
export type Sections = {
  readonly sections: readonly Section[]
  /** Rows that are shown, and those that would be without a cap. */
  readonly shown: number
  readonly found: number
}

/** Rows of one group while something is typed; who wants another one types another letter. */
const rowsAtMost = 8
const recentAtMost = 4

type Found = Row & { readonly rank: number }

/** The menu for what was typed; `recent` holds ids, the latest first. */
export function sectionsFor(entries: readonly Entry[], typed: string, recent: readonly string[]): Sections {
  return typed.trim() === '' ? atFirst(entries, recent) : answering(entries, typed, recent)
}

function atFirst(entries: readonly Entry[], recent: readonly string[]): Sections {
  const lately = recent.flatMap((id) => entries.find((entry) => entry.id === id && entry.group !== 'text') ?? []).slice(0, recentAtMost)
  const rest = entries.filter((entry) => entry.isFirst && !lately.includes(entry))
  const all = groups.map((group) => ({ group, entries: group === 'recent' ? lately : rest.filter((entry) => entry.group === group) }))
  return counted(
    all.map(({ group, entries: own }) => ({ group, rows: own.map(plainRow) })),
    entries.length,
  )
}

const plainRow = (entry: Entry): Row => ({ entry, label: [], detail: [] })

/** The group with the best row comes first, so that Enter does what was meant. */
function answering(entries: readonly Entry[], typed: string, recent: readonly string[]): Sections {
  const found = entries.flatMap((entry) => foundIn(entry, typed) ?? [])
  const lateness = (id: string): number => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  const ordered = found.toSorted((a, b) => a.rank - b.rank || lateness(a.entry.id) - lateness(b.entry.id))
  const sections = groups
    .map((group) => ({ group, rows: ordered.filter(({ entry }) => entry.group === group) }))
    .toSorted((a, b) => (a.rows[0]?.rank ?? Infinity) - (b.rows[0]?.rank ?? Infinity))
  return counted(
    sections.map(({ group, rows }) => ({ group, rows: rows.slice(0, rowsAtMost) })),
    found.length,
  )
}

function counted(sections: readonly Section[], found: number): Sections {
  const full = sections.filter(({ rows }) => rows.length > 0)
  return { sections: full, shown: full.reduce((sum, { rows }) => sum + rows.length, 0), found }
}

/** By its label, else by its detail, else by a word that is not shown; scattered letters are marked only where they are what was found. */
function foundIn(entry: Entry, typed: string): Found | null {
  const label = match(typed, entry.label)
  const detail = entry.detail === undefined ? null : match(typed, entry.detail)
  const also = (entry.also ?? []).flatMap((word) => match(typed, word) ?? [])
  const others = [...(detail ? [detail] : []), ...also].filter(({ rank }) => rank < ranks.inside)
  // A field that counts less stands behind the label's own likeness of the same kind.
  const rank = Math.min(label?.rank ?? Infinity, ...others.map((other) => other.rank + 1))
  if (rank === Infinity) return foundInBoth(entry, typed)
  const isInDetail = detail !== null && rank === detail.rank + 1 && (label === null || label.rank > rank)
  const isInLabel = label !== null && !isInDetail && (label.rank === rank || label.rank < ranks.subsequence)
  return { entry, rank, label: isInLabel ? label.spans : [], detail: isInDetail ? detail.spans : [] }
}

/** Words of label and detail together: `nagy 2019 sleep`. */
function foundInBoth(entry: Entry, typed: string): Found | null {
  if (entry.detail === undefined || !typed.trim().includes(' ')) return null
  const whole = `${entry.label} ${entry.detail}`
  const both = match(typed, whole)
  if (both === null) return null
  const border = entry.label.length + 1
  const within = (from: number, to: number): readonly Span[] =>
    both.spans.flatMap(({ start, end }) =>
      start < to && end > from ? [{ start: Math.max(start, from) - from, end: Math.min(end, to) - from }] : [],
    )
  return { entry, rank: both.rank + 1, label: within(0, entry.label.length), detail: within(border, whole.length) }
}
