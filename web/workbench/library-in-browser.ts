import type { AddResult, ChangeResult, KeptItem } from '#tools/library/contract.ts'
import { editedWork, mergedNotes, mergedWork } from '#tools/library/merge-works.ts'
import type { Answer, Problem } from './api-client.ts'
import type { LibraryAdd, LibraryChange, LibraryClient, LibraryMerge } from './library-client.ts'
import { browserDisk, type DiskChange, type LibraryDisk } from './library-disk.ts'
import { askFacts, type AskFacts } from './library-facts.ts'
import { makeShelf, pairName, shelfItemsAtMost, type Shelf, type ShelfItem, type Taken } from './library-shelf.ts'
import { makeUndos, takingBack, type Undos } from './library-undo.ts'

export type BrowserLibraryParts = {
  readonly locale: string
  readonly disk: LibraryDisk
  readonly askFacts: AskFacts
  readonly now: () => Date
  readonly newId: () => string
  /** Lets the page do something else in the middle of long work. */
  readonly pause: () => Promise<void>
  /** Other tabs with the same library. */
  readonly tabs: { readonly tell: () => void; readonly hear: (listener: () => void) => void }
  /** Calls when the network is back. */
  readonly whenOnline: (listener: () => void) => void
}

const failed: Problem = { code: 'browser-store-failed', status: 0 }
const notFound: Problem = { code: 'library-item-not-found', status: 404 }
const measuredAtOnce = 100
/** After this a work is asked for again: lists of retractions grow. */
const measuredForDays = 7

/** What lies here already, and how it is changed: in turn, on the disk first. */
type Desk = BrowserLibraryParts &
  Undos & {
    readonly shelf: Shelf
    readonly write: (change: DiskChange) => Promise<void>
  }

/** The library of this browser remembers how far its way into an account has come. */
export type BrowserLibrary = LibraryClient & {
  readonly taken: () => Promise<Answer<{ readonly taken: Taken | null }>>
  readonly setTaken: (taken: Taken | null) => Promise<Answer<object>>
}

/** A visitor's library, kept in this browser and nowhere else. */
export function makeLibraryInBrowser(parts: BrowserLibraryParts): BrowserLibrary {
  const desk = makeDesk(parts)
  const { inTurn, shelf } = desk
  return {
    place: 'browser',
    owner: null,
    overview: () => inTurn(async () => shelf.overview()),
    find: (question) => inTurn(() => shelf.find(question)),
    get: (id) =>
      inTurn(async () => {
        const item = shelf.get(id)
        return item ? item.kept : notFound
      }),
    add: (input) => inTurn(() => addItems(desk, input)),
    change: (input) => inTurn(() => changeItems(desk, input)),
    remove: (ids) =>
      inTurn(async () => {
        const gone = ids.flatMap((id) => shelf.get(id) ?? [])
        const undo = desk.remember({ steps: gone.map((before) => ({ before, after: null })) })
        await desk.write({ drop: gone.map(({ kept }) => kept.id) })
        return { items: gone.map(({ kept }) => kept), undo }
      }),
    undo: (token) =>
      inTurn(async (): Promise<Outcome<ChangeResult>> => {
        const undo = desk.recall(token)
        if (!undo) return { code: 'library-undo-gone', status: 410 }
        await desk.write(takingBack(shelf, undo))
        const ids = (undo.steps ?? []).map(({ before }) => before.kept.id)
        return { items: ids.flatMap((id) => shelf.get(id)?.kept ?? []), undo: null }
      }),
    doubles: () => inTurn(async () => shelf.doubles()),
    merge: (input) => inTurn(() => mergeItems(desk, input)),
    ...foldersIn(desk),
    hasMeasured: (id) => shelf.get(id)?.measuredOn !== null,
    files: null,
    shares: null,
    subscribe: desk.subscribe,
    taken: () => inTurn(async () => ({ taken: shelf.taken() })),
    setTaken: (taken) =>
      inTurn(async () => {
        // Nobody sees it, so nobody is told.
        await parts.disk.write({ taken })
        shelf.setTaken(taken)
        return {}
      }),
  }
}

type Folders = Pick<LibraryClient, 'makeFolder' | 'renameFolder' | 'removeFolder'>

function foldersIn({ inTurn, shelf, newId, write, remember }: ReturnType<typeof makeDesk>): Folders {
  return {
    makeFolder: (name) =>
      inTurn(async () => {
        const known = shelf.folders().find((folder) => folder.name === name.trim())
        const folder = known ?? { id: newId(), name: name.trim() }
        if (!known) await write({ folders: [...shelf.folders(), folder] })
        return { ...folder, items: 0 }
      }),
    renameFolder: (id, name) =>
      inTurn(async () => {
        const folders = shelf.folders().map((folder) => (folder.id === id ? { id, name: name.trim() } : folder))
        await write({ folders })
        return { id, name: name.trim(), items: shelf.all().filter(({ kept }) => kept.folders.includes(id)).length }
      }),
    removeFolder: (id) =>
      inTurn(async () => {
        const folder = shelf.folders().find((one) => one.id === id)
        const steps = shelf
          .all()
          .filter(({ kept }) => kept.folders.includes(id))
          .map((before) => ({
            before,
            after: { ...before, kept: { ...before.kept, folders: before.kept.folders.filter((other) => other !== id) } },
          }))
        const undo = remember({ steps, ...(folder ? { folder } : {}) })
        await write({ put: steps.map(({ after }) => after), folders: shelf.folders().filter((one) => one.id !== id) })
        return { deleted: 1, undo }
      }),
  }
}

/** What a step gives: the value, or a problem. */
type Outcome<Value> = Value | Problem
const isProblem = <Value extends object>(outcome: Outcome<Value>): outcome is Problem => 'code' in outcome && 'status' in outcome

function makeDesk(parts: BrowserLibraryParts) {
  const { disk, newId, tabs } = parts
  const shelf = makeShelf(parts)
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  let isRead = false
  let last: Promise<unknown> = Promise.resolve()

  const read = async (): Promise<void> => {
    shelf.drop(shelf.all().map(({ kept }) => kept.id))
    const { folders, apart, asOf, taken } = await disk.load((items) => shelf.put(items))
    shelf.setFolders(folders)
    shelf.setApart(apart)
    shelf.setAsOf(asOf)
    shelf.setTaken(taken)
    isRead = true
    measureLater()
  }
  const write = async (change: DiskChange): Promise<void> => {
    await disk.write(change)
    lay(shelf, change)
    tabs.tell()
    measureLater()
    // Listeners ask again, and that must not happen in the middle of this step.
    setTimeout(tell)
  }
  const inTurn = <Value extends object>(step: () => Promise<Outcome<Value>>): Promise<Answer<Value>> => {
    const answer = last.then(async (): Promise<Answer<Value>> => {
      try {
        if (!isRead) await read()
        const outcome = await step()
        return isProblem(outcome) ? { ok: false, problem: outcome } : { ok: true, value: outcome }
      } catch {
        return { ok: false, problem: failed }
      }
    })
    last = answer
    return answer
  }
  const measureLater = makeMeasuring({ ...parts, shelf, inTurn, tell })
  tabs.hear(() => {
    isRead = false
    tell()
  })
  parts.whenOnline(measureLater)
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { ...parts, ...makeUndos(newId), shelf, write, inTurn, subscribe }
}

function lay(shelf: Shelf, { put = [], drop = [], folders, apart, asOf }: DiskChange): void {
  if (drop.length > 0) shelf.drop(drop)
  if (put.length > 0) shelf.put(put)
  if (folders) shelf.setFolders(folders)
  if (apart) shelf.setApart(apart)
  if (asOf !== undefined) shelf.setAsOf(asOf)
}

type Measuring = Pick<BrowserLibraryParts, 'askFacts' | 'disk' | 'now'> & {
  readonly shelf: Shelf
  readonly inTurn: <Value extends object>(step: () => Promise<Value>) => Promise<Answer<Value>>
  readonly tell: () => void
}

/** Asks what is known of works that changed, some at a time, one round at once; whoever has no network is asked next time. */
function makeMeasuring({ askFacts: ask, disk, now, shelf, inTurn, tell }: Measuring): () => void {
  let isRunning = false
  let isAskedAgain = false
  const run = async (): Promise<void> => {
    const day = now().toISOString().slice(0, 10)
    const oldest = new Date(now().getTime() - measuredForDays * 86_400_000).toISOString().slice(0, 10)
    for (;;) {
      const some = shelf
        .all()
        .filter(({ measuredOn }) => measuredOn === null || measuredOn < oldest)
        .slice(0, measuredAtOnce)
      const facts = some.length === 0 ? null : await ask(some.map(({ kept }) => kept))
      if (!facts) return
      const answer = await inTurn(async () => {
        // What was changed or removed meanwhile is asked for anew.
        const put = some.flatMap((one): readonly ShelfItem[] => {
          const kept = shelf.get(one.kept.id)?.kept
          if (!kept || kept.item !== one.kept.item) return []
          const { gaps = [], retraction = null } = facts.of.get(kept.id) ?? {}
          return [{ kept: { ...kept, gaps: [...gaps], retraction }, measuredOn: day }]
        })
        const change = { put, ...(facts.asOf === undefined ? {} : { asOf: facts.asOf }) }
        await disk.write(change)
        lay(shelf, change)
        return { count: put.length }
      })
      // A browser that keeps nothing would be asked the same without end.
      if (!answer.ok || answer.value.count === 0) return
      tell()
    }
  }
  const start = (): void => {
    // What changes meanwhile is asked for when this run is over.
    if (isRunning) return void (isAskedAgain = true)
    isRunning = true
    setTimeout(() => {
      isAskedAgain = false
      void run().finally(end)
    })
  }
  const end = (): void => {
    const again = isAskedAgain
    isRunning = isAskedAgain = false
    if (again) start()
  }
  return start
}

async function addItems(
  { shelf, now, newId, write }: Desk,
  { items, folder, tags = [], keepDoubles = false }: LibraryAdd,
): Promise<Outcome<AddResult>> {
  if (shelf.size() + items.length > shelfItemsAtMost) return { code: 'library-full', status: 409, limit: shelfItemsAtMost }
  const time = now().toISOString()
  const made = items.map((item): ShelfItem => {
    const id = newId()
    const kept = { id, item: { ...item, id }, folders: folder ? [folder] : [], tags: [...tags], note: '', file: null, retraction: null }
    return { kept: { ...kept, gaps: [], addedAt: time, changedAt: time }, measuredOn: null }
  })
  const put: ShelfItem[] = []
  const doubles: { readonly index: number; readonly of: string }[] = []
  for (const [index, one] of made.entries()) {
    const of = shelf.doubleOf(one.kept.item)
    if (of !== null) doubles.push({ index, of })
    if (of !== null && !keepDoubles) continue
    put.push(one)
    // The next one may be its double.
    shelf.put([one])
  }
  try {
    if (put.length > 0) await write({ put })
  } catch (error) {
    shelf.drop(put.map(({ kept }) => kept.id))
    throw error
  }
  return { added: put.map(({ kept }) => kept), doubles }
}

async function changeItems({ shelf, now, write, remember }: Desk, change: LibraryChange): Promise<Outcome<ChangeResult>> {
  const before = change.ids.flatMap((id) => shelf.get(id) ?? [])
  if (before.length === 0) return notFound
  const changedAt = now().toISOString()
  const steps = before.map((one) => {
    const { id, item, folders, tags, note } = one.kept
    const kept: KeptItem = {
      ...one.kept,
      item: changedItem(item, change, id),
      note: change.note ?? note,
      tags: withAndWithout(tags, change.addTags, change.removeTags),
      folders: change.moveTo ? [change.moveTo] : withAndWithout(folders, asList(change.addFolder), asList(change.removeFolder)),
      changedAt,
    }
    return { before: one, after: { kept, measuredOn: change.item ? null : one.measuredOn } }
  })
  const undo = remember({ steps })
  await write({ put: steps.map(({ after }) => after) })
  return { items: steps.map(({ after }) => after.kept), undo }
}

function changedItem(now: KeptItem['item'], { item, from }: LibraryChange, id: string): KeptItem['item'] {
  if (!item) return now
  return { ...(from ? editedWork(now, { from, to: item }) : item), id }
}

const asList = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value])

const withAndWithout = (list: readonly string[], more: readonly string[] = [], less: readonly string[] = []): string[] => [
  ...new Set([...list, ...more].filter((one) => !less.includes(one))),
]

async function mergeItems(
  { shelf, now, write, remember }: Desk,
  { keep, drop, keepBoth = false }: LibraryMerge,
): Promise<Outcome<ChangeResult>> {
  const [stays, goes] = [shelf.get(keep), shelf.get(drop)]
  if (!stays || !goes) return notFound
  if (keepBoth) {
    const pair = pairName(keep, drop)
    const undo = remember({ apart: pair })
    await write({ apart: [...shelf.apart(), pair] })
    return { items: [stays.kept, goes.kept], undo }
  }
  const merged: KeptItem = {
    ...stays.kept,
    item: { ...mergedWork(stays.kept.item, goes.kept.item), id: keep },
    tags: withAndWithout(stays.kept.tags, goes.kept.tags),
    folders: withAndWithout(stays.kept.folders, goes.kept.folders),
    note: mergedNotes(stays.kept.note, goes.kept.note),
    changedAt: now().toISOString(),
  }
  const after: ShelfItem = { kept: merged, measuredOn: null }
  const undo = remember({
    steps: [
      { before: stays, after },
      { before: goes, after: null },
    ],
  })
  await write({ put: [after], drop: [drop] })
  return { items: [merged], undo }
}

const channel = 'tinta-library'

let made: BrowserLibrary | null = null

/** The library of this browser; one for all that ask, since a page has one language as long as it lives. */
export function libraryInBrowser(locale: string): BrowserLibrary {
  made ??= makeLibraryInBrowser({
    locale,
    disk: browserDisk(),
    askFacts,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    tabs: browserTabs(),
    whenOnline: (listener) => addEventListener('online', listener),
  })
  return made
}

function browserTabs(): BrowserLibraryParts['tabs'] {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, hear: () => undefined }
  const tabs = new BroadcastChannel(channel)
  return {
    tell: () => tabs.postMessage('changed'),
    hear: (listener) => tabs.addEventListener('message', listener),
  }
}
