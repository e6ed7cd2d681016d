import type { CslItem, Name } from '../item.ts'
import { shortNameOf, initialsOf } from './names.ts'
import { namesOf, usualNaming, type Naming, type Telling } from './labels.ts'

/** Works by how their authors are named in the text, so that no two lists of authors look alike. */
export function tellApart(items: readonly CslItem[], yearOf: (item: CslItem) => string): readonly Naming[] {
  const all = items.map(namesOf)
  const tellings = tellFirstAuthors(all)
  const namings = all.map((names): Naming => ({ ...usualNaming(names), telling: tellings.get(firstKey(names)) ?? 'family' }))
  addNames({ items, all, namings, yearOf })
  return namings
}

const firstKey = ([first]: readonly Name[]): string => (first && first.literal === undefined ? shortNameOf(first) : '')

/**
 * First authors of one family name who are not one person: by initials, and where these agree too by given names
 * (Publication Manual 8.20).
 */
function tellFirstAuthors(all: readonly (readonly Name[])[]): ReadonlyMap<string, Telling> {
  const byFamily = Map.groupBy(
    all.flatMap(([first]) => (first && first.literal === undefined && first.given ? [first] : [])),
    shortNameOf,
  )
  const tellings = new Map<string, Telling>()
  for (const [family, people] of byFamily) {
    const initials = new Set(people.map(({ given = '' }) => initialsOf(given)))
    if (initials.size > 1) tellings.set(family, 'initials')
    else if (new Set(people.map(({ given = '' }) => given).filter(isWrittenOut)).size > 1) tellings.set(family, 'given')
  }
  return tellings
}

const isWrittenOut = (given: string): boolean => /\p{Ll}{2}/u.test(given.split(/\s/)[0] ?? '')

type Parts = {
  readonly items: readonly CslItem[]
  readonly all: readonly (readonly Name[])[]
  readonly namings: Naming[]
  readonly yearOf: (item: CslItem) => string
}

/** As many names more as tell works of one year apart; "et al." never stands for one name (8.18). */
function addNames({ items, all, namings, yearOf }: Parts): void {
  const shortened = all.flatMap((names, i) => ((namings[i]?.named ?? 0) < names.length ? [i] : []))
  const keyed = Map.groupBy(shortened, (i) => {
    const [first] = all[i] ?? []
    const item = items[i]
    return JSON.stringify([first && shortNameOf(first), initialsOf(first?.given ?? ''), item && yearOf(item)])
  })
  for (const group of keyed.values()) {
    if (group.length < 2) continue
    const lists = group.map((i) => (all[i] ?? []).map((name) => `${shortNameOf(name)}|${initialsOf(name.given ?? '')}`))
    const needed = namesNeeded(lists)
    for (const [at, i] of group.entries()) {
      const [naming, named] = [namings[i], needed[at]]
      if (naming && named !== undefined) namings[i] = { ...naming, named }
    }
  }
}

/**
 * How many names of each list tell it from all that are not the same. In the order of their names, a list begins with no other as
 * alike as with one of its two neighbours.
 */
function namesNeeded(lists: readonly (readonly string[])[]): readonly number[] {
  const keyOf = (names: readonly string[]): string => names.join('\n')
  const sorted = [...new Map(lists.map((names) => [keyOf(names), names])).values()].toSorted(compareLists)
  if (sorted.length === 1) return lists.map(() => 1)
  const shared = sorted.map((names, i) => firstInCommon(names, sorted[i - 1] ?? []))
  const needed = new Map(
    sorted.map((names, i) => {
      const told = Math.max(shared[i] ?? 0, shared[i + 1] ?? 0) + 1
      return [keyOf(names), told >= names.length - 1 ? names.length : told]
    }),
  )
  return lists.map((names) => needed.get(keyOf(names)) ?? names.length)
}

/** How many names two lists begin with in common. */
function firstInCommon(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((name, i) => name !== other[i])
  return differs === -1 ? one.length : differs
}

function compareLists(one: readonly string[], other: readonly string[]): number {
  const at = firstInCommon(one, other)
  const [name, otherName] = [one[at], other[at]]
  if (name === undefined) return otherName === undefined ? 0 : -1
  return otherName === undefined || name > otherName ? 1 : -1
}
