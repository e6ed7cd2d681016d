import type { KeptItem } from '#tools/library/contract.ts'
import { doubleKeysOf, reasonOfKey } from '#tools/library/double-keys.ts'
import { differingFields, mergedNotes, mergedWork } from '#tools/library/merge-works.ts'
import type { Answer, Problem } from './api-client.ts'
import { findAllWorks, type LibraryClient } from './library-client.ts'
import type { BrowserLibrary } from './library-in-browser.ts'

/** Works that came along, and how many of them were there already. */
export type TakenAlong = { readonly taken: number; readonly doubles: number }

type TakeAlong = {
  readonly from: BrowserLibrary
  readonly to: LibraryClient
  readonly onStep: (done: number, all: number) => void
}

/** As many as one request carries. */
const atOnce = 200

/**
 * Takes all works from this browser into an account, with folders, tags and notes. Only what is surely there already (the
 * same entry, or the same identifier) is joined with it; what merely looks alike is kept as well, and the list of doubles
 * asks. Each part leaves the browser only when the account has it and the browser has noted its place there, so a
 * connection that breaks loses nothing, and going on doubles nothing.
 */
export async function takeAlong({ from, to, onStep }: TakeAlong): Promise<Answer<TakenAlong>> {
  try {
    const works = valueOf(await findAllWorks(from, { sort: 'added' }))
    const known = await knownOf(from, to, works)
    let [done, doubles] = [0, 0]
    for (const group of groupsOf(works)) {
      for (let at = 0; at < group.length; at += atOnce) {
        const some = group.slice(at, at + atOnce)
        doubles += await takeSome({ from, to }, some, known)
        valueOf(await from.remove(some.map(({ id }) => id)))
        done += some.length
        onStep(done, works.length)
      }
    }
    for (const { id, items } of valueOf(await from.overview()).folders) if (items === 0) valueOf(await from.removeFolder(id))
    valueOf(await from.setTaken(null))
    return { ok: true, value: { taken: done, doubles } }
  } catch (error) {
    if (error instanceof Failed) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Ends the way in the middle with what went wrong. */
class Failed extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Failed(answer.problem)
  return answer.value
}

/** The folders that are needed there, by their ids here; one of the same name is the same. */
async function foldersOf(from: LibraryClient, to: LibraryClient, works: readonly KeptItem[]): Promise<ReadonlyMap<string, string>> {
  const needed = new Set(works.flatMap(({ folders }) => folders))
  const there = valueOf(await to.overview()).folders
  const found = new Map<string, string>()
  for (const { id, name } of valueOf(await from.overview()).folders) {
    if (!needed.has(id)) continue
    const same = there.find((folder) => folder.name === name) ?? valueOf(await to.makeFolder(name))
    found.set(id, same.id)
  }
  return found
}

/** Works with the same folders and tags go together. */
function groupsOf(works: readonly KeptItem[]): readonly (readonly KeptItem[])[] {
  const groups = new Map<string, KeptItem[]>()
  for (const work of works) {
    const key = JSON.stringify([work.folders.toSorted(), work.tags.toSorted()])
    groups.set(key, [...(groups.get(key) ?? []), work])
  }
  return [...groups.values()]
}

type Known = {
  readonly owner: string
  readonly folders: ReadonlyMap<string, string>
  /** Works of the account as they were at the start, by their ids. */
  readonly there: ReadonlyMap<string, KeptItem>
  /** Works that the account has already, by their ids here. */
  readonly same: ReadonlyMap<string, string>
  /** Ids there by ids here, of all that came along; grows. */
  readonly places: Map<string, string>
}

async function knownOf(from: BrowserLibrary, to: LibraryClient, works: readonly KeptItem[]): Promise<Known> {
  const owner = to.owner ?? ''
  const { taken } = valueOf(await from.taken())
  const all = valueOf(await findAllWorks(to, { sort: 'added' }))
  const there = new Map(all.map((one) => [one.id, one]))
  // What was removed there since the break has no place there any more.
  const places = new Map(Object.entries(taken?.owner === owner ? taken.places : {}).filter(([, id]) => there.has(id)))
  return {
    owner,
    folders: await foldersOf(from, to, works),
    there,
    same: sameWorks(works, all, places),
    places,
  }
}

/** Each work of the account stands for one from here at the most: those that were kept apart here stay two there. */
function sameWorks(
  works: readonly KeptItem[],
  there: readonly KeptItem[],
  places: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const same = new Map<string, string>()
  const claimed = new Set(places.values())
  // What is the same in all goes first: also a work whose answer got lost on the way is found by that.
  for (const namesOf of [wholeOf, sureKeysOf]) {
    const byName = new Map<string, string[]>()
    for (const { id, item } of there) {
      if (claimed.has(id)) continue
      for (const name of namesOf(item)) byName.set(name, [...(byName.get(name) ?? []), id])
    }
    for (const { id, item } of works) {
      if (places.has(id) || same.has(id)) continue
      const place = namesOf(item)
        .flatMap((name) => byName.get(name) ?? [])
        .find((one) => !claimed.has(one))
      if (place === undefined) continue
      same.set(id, place)
      claimed.add(place)
    }
  }
  return same
}

type Item = KeptItem['item']

/** All that an entry says, as an account keeps it: fields in any order, numbers as text, nothing that is empty. */
const wholeOf = (item: Item): readonly string[] => [
  JSON.stringify({ ...item, id: undefined }, (_key, value: unknown) => {
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value === '' ? undefined : value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }),
]

/** Title, year and first author are no proof. */
const sureKeysOf = (item: Item): readonly string[] => doubleKeysOf(item).filter((key) => reasonOfKey(key) !== 'title')

type Way = { readonly from: BrowserLibrary; readonly to: LibraryClient }

/** Takes works with the same folders and tags; gives how many were there already. */
async function takeSome({ from, to }: Way, works: readonly KeptItem[], known: Known): Promise<number> {
  const { owner, folders, same, places } = known
  const [first] = works
  if (!first) return 0
  const [folder, ...others] = first.folders.flatMap((id) => folders.get(id) ?? [])
  const lies = { tags: [...first.tags], ...(folder === undefined ? {} : { folder }) }
  const joined = works.filter(({ id }) => places.has(id) || same.has(id))
  const fresh = works.filter(({ id }) => !places.has(id) && !same.has(id))
  if (fresh.length > 0) {
    const { added } = valueOf(await to.add({ items: fresh.map(({ item }) => item), ...lies, keepDoubles: true }))
    if (added.length !== fresh.length) throw new Failed({ code: 'network-failed', status: 0 })
    for (const [at, { id }] of added.entries()) places.set(fresh[at]?.id ?? '', id)
  }
  const doubles = joined.filter(({ id }) => !places.has(id)).length
  for (const { id } of joined) places.set(id, places.get(id) ?? same.get(id) ?? '')
  // Before anything leaves: whoever goes on after a break knows which is which.
  valueOf(await from.setTaken({ owner, places: Object.fromEntries(places) }))
  const placesOf = (some: readonly KeptItem[]): string[] => some.flatMap(({ id }) => places.get(id) ?? [])
  if (joined.length > 0 && (lies.tags.length > 0 || folder !== undefined))
    valueOf(await to.change({ ids: placesOf(joined), addTags: lies.tags, ...(folder === undefined ? {} : { addFolder: folder }) }))
  for (const other of others) valueOf(await to.change({ ids: placesOf(works), addFolder: other }))
  for (const work of works) await takeRest(to, work, known)
  return doubles
}

/** Fields that the account's work lacks, and the note: one that is there already stays, and this one comes under it. */
async function takeRest(to: LibraryClient, work: KeptItem, { there, places }: Known): Promise<void> {
  const id = places.get(work.id) ?? ''
  const held = there.get(id)
  const item = held ? mergedWork(held.item, work.item) : work.item
  const note = mergedNotes(held?.note ?? '', work.note)
  const isFuller = held !== undefined && differingFields(held.item, item).length > 0
  if (!isFuller && note === (held?.note ?? '')) return
  valueOf(await to.change({ ids: [id], note, ...(isFuller ? { item: { ...item, id } } : {}) }))
}
