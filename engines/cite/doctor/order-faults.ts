import { makeCompare, sortKeyOf } from '../apa/order.ts'
import type { CiteWords } from '../words/words.ts'
import type { Listed } from './listed.ts'
import type { Finding } from './report.ts'

/**
 * Entries that stand out of APA's order in the sorting of a language: as few as can be moved for the rest to be in order. Entries
 * whose authors or title were guessed are left out, as they may sort elsewhere.
 */
export function findOutOfOrder(
  listed: readonly Listed[],
  { words, language }: { readonly words: CiteWords; readonly language: string },
): readonly Finding[] {
  const compare = makeCompare(language)
  const known = listed.filter(
    ({ reference: { kind, unsure }, isTitleFirst }) => kind === 'reference' && !unsure.includes(isTitleFirst ? 'title' : 'author'),
  )
  // Letters after the year are taken as they are: whoever gave them has cited by them.
  const keyed = known.map((entry) => {
    const key = sortKeyOf(entry.item, words)
    return { entry, key: entry.letter === '' ? key : { ...key, title: entry.letter } }
  })
  const kept = longestInOrder(
    keyed.map(({ key }) => key),
    compare,
  )
  const inPlace = keyed.filter((_, at) => kept.has(at))
  return keyed.flatMap(({ entry, key }, at): readonly Finding[] => {
    if (kept.has(at)) return []
    const next = inPlace[firstAfter(inPlace.length, (other) => compare(key, inPlace[other]?.key ?? key) < 0)]
    return [{ kind: 'out-of-order', span: entry.span, other: next?.entry.span ?? null }]
  })
}

/** The first of so many that a test holds for, where it holds for all behind it; the count where it holds for none. */
function firstAfter(count: number, isAfter: (at: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isAfter(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Indexes of a longest row that never falls, in `n log n`. */
function longestInOrder<Key>(keys: readonly Key[], compare: (a: Key, b: Key) => number): ReadonlySet<number> {
  const ends: number[] = []
  const before = new Map<number, number | undefined>()
  for (const [at, key] of keys.entries()) {
    const low = firstAfter(ends.length, (end) => {
      const other = keys[ends[end] ?? 0]
      return other !== undefined && compare(other, key) > 0
    })
    before.set(at, ends[low - 1])
    ends[low] = at
  }
  const kept = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) kept.add(at)
  return kept
}
