import type { Doubles, Folder, KeptItem, LibraryOverview, LibraryPage } from '#tools/library/contract.ts'
import { doubleKeysOf, doubleReasons, reasonOfKey, type DoubleReason } from '#tools/library/double-keys.ts'
import { differingFields } from '#tools/library/merge-works.ts'
import { folded, makersOf, workText, yearOf } from '#tools/library/read-work.ts'
import { isWarned } from '#tools/library/warned.ts'
import type { LibraryQuestion } from './library-client.ts'

/** A work as this browser keeps it. */
export type ShelfItem = {
  readonly kept: KeptItem
  /** Day on which `gaps` and `retraction` were asked for, after the work changed last; null while they wait for a network. */
  readonly measuredOn: string | null
}

/** How far the way of these works into an account has come: their ids there by their ids here, also of those that have left. */
export type Taken = { readonly owner: string; readonly places: Readonly<Record<string, string>> }

export type ShelfFolder = { readonly id: string; readonly name: string }

/** As many as an account may have. */
export const shelfItemsAtMost = 20_000
const pairsAtMost = 500
/** Works of one key that each is compared with: hundreds of entries of one work make a long list, not a square of it. */
const neighbours = 5

type Sort = NonNullable<LibraryQuestion['sort']>
type Entry = ShelfItem & {
  readonly search: string
  readonly author: string
  readonly title: string
  readonly year: number
  readonly keys: readonly string[]
}

export type Shelf = {
  readonly size: () => number
  readonly get: (id: string) => ShelfItem | null
  readonly all: () => readonly ShelfItem[]
  readonly put: (items: readonly ShelfItem[]) => void
  readonly drop: (ids: readonly string[]) => void
  readonly folders: () => readonly ShelfFolder[]
  readonly setFolders: (folders: readonly ShelfFolder[]) => void
  /** Pairs that somebody said are two works, as `pairName` names them. */
  readonly setApart: (pairs: readonly string[]) => void
  readonly apart: () => readonly string[]
  /** Day of the list of retractions that works were compared with; null while nobody knows of one. */
  readonly setAsOf: (asOf: string | null) => void
  readonly taken: () => Taken | null
  readonly setTaken: (taken: Taken | null) => void
  /** The kept work that an item looks like; null when there is none. */
  readonly doubleOf: (item: KeptItem['item']) => string | null
  readonly find: (question: LibraryQuestion) => Promise<LibraryPage>
  readonly overview: () => LibraryOverview
  readonly doubles: () => Doubles
}

export const pairName = (one: string, other: string): string => [one, other].toSorted().join(' ')

/**
 * The works of this browser in memory: found, sorted and counted there, so that a key stroke costs no reading. Long work
 * is done in pieces with `pause` between them.
 */
export function makeShelf({ locale, pause }: { readonly locale: string; readonly pause: () => Promise<void> }): Shelf {
  const compare = comparers(locale)
  const { entries, byKey, put, drop } = makeEntries()
  const orders = makeOrders({ entries, compare, pause })
  let folders: readonly ShelfFolder[] = []
  let apart: ReadonlySet<string> = new Set()
  let retractionsAsOf: string | null = null
  let taken: Taken | null = null
  const pairs = (): readonly Pair[] => pairsIn(byKey, apart)

  return {
    size: () => entries.size,
    get: (id) => entries.get(id) ?? null,
    all: () => [...entries.values()],
    put: (items) => {
      put(items)
      orders.forget()
    },
    drop: (ids) => {
      drop(ids)
      orders.forget()
    },
    folders: () => folders,
    setFolders: (next) => {
      folders = next.toSorted((one, other) => compare.text(one.name, other.name))
    },
    setApart: (next) => {
      apart = new Set(next)
    },
    apart: () => [...apart],
    setAsOf: (next) => {
      retractionsAsOf = next
    },
    taken: () => taken,
    setTaken: (next) => {
      taken = next
    },
    doubleOf: (item) => doubleKeysOf(item).flatMap((key) => [...(byKey.get(key) ?? [])])[0] ?? null,
    find: async (question) => {
      const order = await orders.of(question.sort ?? 'author')
      const inPairs = question.view === 'doubles' ? new Set(pairs().flatMap(({ ids }) => ids)) : null
      const found = order.filter((entry) => isWanted(entry, question) && (inPairs?.has(entry.kept.id) ?? true))
      const turned = question.order === 'down' ? found.toReversed() : found
      const { offset = 0, limit = 50 } = question
      return { items: turned.slice(offset, offset + limit).map(({ kept }) => kept), total: found.length }
    },
    overview: () => ({
      ...overviewOf([...entries.values()], { folders, pairs: pairs().length, compare: compare.text }),
      retractionsAsOf,
    }),
    doubles: () => ({
      pairs: pairs().flatMap(({ ids: [one, other], because }) => {
        const [first, second] = [entries.get(one), entries.get(other)]
        if (!first || !second) return []
        const differs = [...differingFields(first.kept.item, second.kept.item)]
        return [{ first: first.kept, second: second.kept, because, differs }]
      }),
    }),
  }
}

/** The works by their ids, and ids by the keys that doubles share. */
function makeEntries() {
  const entries = new Map<string, Entry>()
  const byKey = new Map<string, Set<string>>()
  const forget = (id: string): void => {
    for (const key of entries.get(id)?.keys ?? []) byKey.get(key)?.delete(id)
    entries.delete(id)
  }
  return {
    entries,
    byKey,
    put: (items: readonly ShelfItem[]): void => {
      for (const item of items) {
        const entry = entryOf(item)
        forget(item.kept.id)
        entries.set(item.kept.id, entry)
        for (const key of entry.keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(item.kept.id))
      }
    },
    drop: (ids: readonly string[]): void => ids.forEach(forget),
  }
}

type Ordering = {
  readonly entries: ReadonlyMap<string, Entry>
  readonly compare: Readonly<Record<Sort, Compare>>
  readonly pause: () => Promise<void>
}

/** The works in each order that was asked for; after a change the order before is mended, which is quick. */
function makeOrders({ entries, compare, pause }: Ordering) {
  const orders = new Map<Sort, readonly Entry[]>()
  const stale = new Set<Sort>()
  return {
    forget: (): void => {
      for (const sort of orders.keys()) stale.add(sort)
    },
    of: async (sort: Sort): Promise<readonly Entry[]> => {
      const known = orders.get(sort)
      if (known && !stale.has(sort)) return known
      const before = new Set(known?.map(({ kept }) => kept.id))
      const stayed = (known ?? []).flatMap(({ kept }) => entries.get(kept.id) ?? [])
      const fresh = [...entries.values()].filter(({ kept }) => !before.has(kept.id))
      const sorted = await sortedInPieces([...stayed, ...fresh], compare[sort], pause)
      orders.set(sort, sorted)
      stale.delete(sort)
      return sorted
    },
  }
}

function entryOf(item: ShelfItem): Entry {
  const { item: work, note, tags } = item.kept
  const makers = makersOf(work)
  const title = workText(work, 'title')
  const year = yearOf(work)
  const words = [...makers, title, workText(work, 'container-title'), year ?? '', note, ...tags, workText(work, 'DOI')].join(' ')
  return {
    ...item,
    // A space before each word, so that words are found by their beginnings.
    search: ` ${folded(words)}`,
    author: [makers.join(', ') || title, year ?? ''].join(' '),
    title,
    year: year ?? Number.POSITIVE_INFINITY,
    keys: doubleKeysOf(work),
  }
}

function isWanted({ kept, search }: Entry, { view = 'all', folder, tag, search: looked = '' }: LibraryQuestion): boolean {
  if (folder !== undefined && !kept.folders.includes(folder)) return false
  if (tag !== undefined && !kept.tags.includes(tag)) return false
  if (view === 'unfiled' && kept.folders.length > 0) return false
  if (view === 'gaps' && kept.gaps.length === 0) return false
  if (view === 'retracted' && !isWarned(kept.retraction)) return false
  const words = folded(looked).split(' ').filter(Boolean)
  return words.every((word) => search.includes(` ${word}`))
}

type Compare = (one: Entry, other: Entry) => number

function comparers(locale: string) {
  const { compare: text } = new Intl.Collator(locale, { numeric: true })
  // The id decides last, so that a list never changes its order by itself.
  const byAuthor: Compare = (one, other) =>
    text(one.author, other.author) || text(one.title, other.title) || (one.kept.id < other.kept.id ? -1 : 1)
  const byTitle: Compare = (one, other) => text(one.title, other.title) || byAuthor(one, other)
  const byYear: Compare = (one, other) => (one.year === other.year ? byAuthor(one, other) : one.year < other.year ? -1 : 1)
  const byTime =
    (field: 'addedAt' | 'changedAt'): Compare =>
    (one, other) =>
      one.kept[field] === other.kept[field] ? byAuthor(one, other) : one.kept[field] < other.kept[field] ? -1 : 1
  const bySort = { author: byAuthor, title: byTitle, year: byYear, added: byTime('addedAt'), changed: byTime('changedAt') }
  return { ...bySort, text }
}

const pieceLength = 250

/** Sorted pieces are runs, which the engine's sort only merges: the last step stays short as well. */
async function sortedInPieces(items: readonly Entry[], compare: Compare, pause: () => Promise<void>): Promise<readonly Entry[]> {
  if (items.length <= pieceLength) return items.toSorted(compare)
  const runs: Entry[] = []
  for (let at = 0; at < items.length; at += pieceLength) {
    runs.push(...items.slice(at, at + pieceLength).toSorted(compare))
    await pause()
  }
  return runs.toSorted(compare)
}

type Pair = { readonly ids: readonly [string, string]; readonly because: DoubleReason }

/** Pairs that share a key, surest first: no more than the list shows. */
function pairsIn(byKey: ReadonlyMap<string, ReadonlySet<string>>, apart: ReadonlySet<string>): readonly Pair[] {
  const found = new Map<string, Pair>()
  const shared = [...byKey].filter(([, ids]) => ids.size > 1)
  for (const reason of doubleReasons) {
    for (const [key, ids] of shared) {
      if (reasonOfKey(key) !== reason) continue
      const list = [...ids].toSorted()
      for (const [at, one] of list.entries()) {
        for (const other of list.slice(at + 1, at + 1 + neighbours)) {
          const name = pairName(one, other)
          if (found.has(name) || apart.has(name)) continue
          found.set(name, { ids: [one, other], because: reason })
          if (found.size === pairsAtMost) return [...found.values()]
        }
      }
    }
  }
  return [...found.values()]
}

type Counted = {
  readonly folders: readonly ShelfFolder[]
  readonly pairs: number
  readonly compare: (one: string, other: string) => number
}

function overviewOf(entries: readonly Entry[], { folders, pairs, compare }: Counted): LibraryOverview {
  const inFolder = countOf(entries.flatMap(({ kept }) => kept.folders))
  const tags = countOf(entries.flatMap(({ kept }) => kept.tags))
  const count = (is: (kept: KeptItem) => boolean): number => entries.filter(({ kept }) => is(kept)).length
  return {
    folders: folders.map(({ id, name }): Folder => ({ id, name, items: inFolder.get(id) ?? 0 })),
    tags: [...tags].map(([tag, items]) => ({ tag, items })).toSorted((one, other) => compare(one.tag, other.tag)),
    counts: {
      all: entries.length,
      unfiled: count((kept) => kept.folders.length === 0),
      gaps: count((kept) => kept.gaps.length > 0),
      doubles: pairs,
      retracted: count((kept) => isWarned(kept.retraction)),
      files: count((kept) => kept.file !== null),
    },
    itemsAtMost: shelfItemsAtMost,
  }
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
