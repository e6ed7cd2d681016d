import type { Span } from '../../text/span.ts'

/** What a report can say. Grouped as a reader meets them. */
export const factKinds = [
  'term-variants',
  'case-variants',
  'spelling-variants',
  'abbreviation-unused',
  'abbreviation-early',
  'abbreviation-twice',
  'abbreviation-two-ways',
  'abbreviation-undefined',
  'tense',
  'number-words',
  'percent',
  'decimal-mark',
  'thousands-mark',
  'dates',
  'labels',
  'quotation-marks',
  'apostrophes',
  'sentence-lengths',
  'long-sentences',
  'passive',
  'openings-in-a-row',
  'openings',
  'repeated-nearby',
  'frequent-words',
] as const

export type FactKind = (typeof factKinds)[number]

/** One of the ways in which something stands in the text. `name` is a piece of the text, or a code: a tense, a variant of the language. */
export type FactGroup = { readonly name: string; readonly count: number; readonly places: readonly Span[] }

/** `about`: the abbreviation, word or title that the fact is about; '' where the groups say it. */
export type Fact = {
  readonly kind: FactKind
  readonly about: string
  readonly groups: readonly FactGroup[]
  readonly figures: Readonly<Record<string, number>>
}

/** More places of one thing help nobody; the count tells of all. */
const placesAtMost = 50

export const groupOf = (name: string, places: readonly Span[]): FactGroup => ({
  name,
  count: places.length,
  places: places.slice(0, placesAtMost),
})

export const factOf = (kind: FactKind, groups: readonly FactGroup[], more: Partial<Pick<Fact, 'about' | 'figures'>> = {}): Fact => ({
  kind,
  about: more.about ?? '',
  groups,
  figures: more.figures ?? {},
})

/** Ways of writing one thing, the most usual first; nothing when there is only one. */
export function mixed(
  kind: FactKind,
  ways: ReadonlyMap<string, readonly Span[]>,
  name: (way: string, places: readonly Span[]) => string,
): readonly Fact[] {
  if (ways.size < 2) return []
  const groups = [...ways].map(([way, places]) => groupOf(name(way, places), places)).toSorted((a, b) => b.count - a.count)
  return [factOf(kind, groups)]
}

/** Adds a value to the list of its key. */
export function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}
