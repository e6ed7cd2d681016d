import type { Hit, WorkKind } from '#tools/find/contract.ts'

export const sorts = ['best', 'newest', 'oldest'] as const
export type Sort = (typeof sorts)[number]

/** What is shown of the hits. Years and open access are asked for as well, with the next search. */
export type Narrow = {
  readonly from: number | null
  readonly to: number | null
  readonly kind: WorkKind | 'all'
  /** BCP 47 without a region; `any` shows works whose language nobody said, too. */
  readonly language: string
  readonly openAccessOnly: boolean
  readonly showsRetracted: boolean
}

export const notNarrowed: Narrow = { from: null, to: null, kind: 'all', language: 'any', openAccessOnly: false, showsRetracted: true }

/** The years to keep to; none where the first lies after the second. */
export const yearsOf = ({ from, to }: Narrow): Pick<Narrow, 'from' | 'to'> =>
  from !== null && to !== null && from > to ? { from: null, to: null } : { from, to }

/** A language without its region; null stays null. */
export const plainLanguage = (tag: string | null): string | null => tag?.split('-')[0]?.toLowerCase() ?? null

export const isTakenBack = ({ retraction }: Pick<Hit, 'retraction'>): boolean => retraction?.nature === 'retraction'

/** Whether a hit stays in sight. A work without a year lies in no range of years. */
export function isShown(hit: Hit, narrow: Narrow): boolean {
  const { from, to } = yearsOf(narrow)
  if (from !== null && (hit.year === null || hit.year < from)) return false
  if (to !== null && (hit.year === null || hit.year > to)) return false
  if (narrow.kind !== 'all' && hit.kind !== narrow.kind) return false
  if (narrow.language !== 'any' && plainLanguage(hit.language) !== narrow.language) return false
  if (narrow.openAccessOnly && hit.openAccessUrl === null) return false
  return narrow.showsRetracted || !isTakenBack(hit)
}

// Two works without a year differ by no number, and are in order of their fit.
const compare: Readonly<Record<Sort, (one: Hit, other: Hit) => number>> = {
  best: (one, other) => other.rank - one.rank,
  newest: (one, other) => (other.year ?? -Infinity) - (one.year ?? -Infinity) || other.rank - one.rank,
  oldest: (one, other) => (one.year ?? Infinity) - (other.year ?? Infinity) || other.rank - one.rank,
}

/** The hits in an order; those without a year come last where years decide. */
export const sorted = (hits: readonly Hit[], sort: Sort): readonly Hit[] => hits.toSorted(compare[sort])

type Coming = {
  /** Ids as they stand on the page. */
  readonly order: readonly string[]
  readonly hits: readonly Hit[]
  readonly sort: Sort
  /** Somebody reads or points at the list: nothing may move under them. */
  readonly isHeld: boolean
}

/**
 * Ids as they stand once an answer has come. While the list is held, those in sight keep their places and new ones are put behind them;
 * one that belongs between or above them waits, and is not in the order.
 */
export function orderAfter({ order, hits, sort, isHeld }: Coming): readonly string[] {
  const ids = sorted(hits, sort).map(({ id }) => id)
  if (!isHeld || order.length === 0) return ids
  const there = new Set(ids)
  const kept = order.filter((id) => there.has(id))
  const known = new Set(kept)
  const last = ids.findLastIndex((id) => known.has(id))
  return [...kept, ...ids.slice(last + 1)]
}
