import type { ShelfFolder, ShelfItem, Taken } from './library-shelf.ts'

export type DiskChange = {
  readonly put?: readonly ShelfItem[]
  readonly drop?: readonly string[]
  /** All folders as they are from now on. */
  readonly folders?: readonly ShelfFolder[]
  readonly apart?: readonly string[]
  /** Day of the list of retractions. */
  readonly asOf?: string | null
  readonly taken?: Taken | null
}

type DiskLists = {
  readonly folders: readonly ShelfFolder[]
  readonly apart: readonly string[]
  readonly asOf: string | null
  readonly taken: Taken | null
}

/** Where a visitor's library lies between visits. Both reject when the browser refuses. */
export type LibraryDisk = {
  /** Hands works on as they are read, some hundred at a time. */
  readonly load: (onSome: (items: readonly ShelfItem[]) => void) => Promise<DiskLists>
  /** All of it or nothing. */
  readonly write: (change: DiskChange) => Promise<void>
}

const stores = ['items', 'lists'] as const
const readAtOnce = 80

/** The browser's own database, which has room for more than its plain storage and is read in pieces. */
export function browserDisk(name = 'tinta-library'): LibraryDisk {
  let opened: Promise<IDBDatabase> | null = null
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(name).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  return {
    load: async (onSome) => {
      const database = await open()
      let last: string | null = null
      for (;;) {
        const range: IDBKeyRange | null = last === null ? null : IDBKeyRange.lowerBound(last, true)
        const some: readonly unknown[] = await answerOf(database.transaction('items').objectStore('items').getAll(range, readAtOnce))
        const items = some.filter(isShelfItem)
        if (items.length > 0) onSome(items)
        last = items.at(-1)?.kept.id ?? null
        if (some.length < readAtOnce || last === null) break
      }
      const lists = database.transaction('lists').objectStore('lists')
      const [folders, apart, asOf, taken] = await Promise.all(
        ['folders', 'apart', 'asOf', 'taken'].map((name): Promise<unknown> => answerOf(lists.get(name))),
      )
      return {
        folders: listOf(folders, isFolder),
        apart: listOf(apart, (one) => typeof one === 'string'),
        asOf: typeof asOf === 'string' ? asOf : null,
        taken: isTaken(taken) ? taken : null,
      }
    },
    write: async ({ put = [], drop = [], folders, apart, asOf, taken }) => {
      const database = await open()
      const transaction = database.transaction(stores, 'readwrite')
      const items = transaction.objectStore('items')
      const lists = transaction.objectStore('lists')
      for (const item of put) items.put(item)
      for (const id of drop) items.delete(id)
      if (folders) lists.put(folders, 'folders')
      if (apart) lists.put(apart, 'apart')
      if (asOf !== undefined) lists.put(asOf, 'asOf')
      if (taken !== undefined) lists.put(taken, 'taken')
      await endOf(transaction)
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('items', { keyPath: 'kept.id' })
    request.result.createObjectStore('lists')
  })
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error))
  return promise
}

function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => reject(request.error))
  return promise
}

function endOf(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  transaction.addEventListener('complete', () => resolve())
  transaction.addEventListener('abort', () => reject(transaction.error))
  return promise
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Written by us, and by a newer or older build of ours at the worst. */
const isShelfItem = (value: unknown): value is ShelfItem =>
  isObject(value) && isObject(value['kept']) && typeof value['kept']['id'] === 'string' && isObject(value['kept']['item'])

const isFolder = (value: unknown): value is ShelfFolder =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'

const isTaken = (value: unknown): value is Taken => isObject(value) && typeof value['owner'] === 'string' && isObject(value['places'])

const listOf = <Value>(value: unknown, is: (one: unknown) => one is Value): readonly Value[] =>
  Array.isArray(value) ? value.filter((one: unknown) => is(one)) : []

/** Keeps nothing beyond the page; for tests. */
export function memoryDisk(): LibraryDisk {
  const items = new Map<string, ShelfItem>()
  let lists: DiskLists = { folders: [], apart: [], asOf: null, taken: null }
  return {
    load: async (onSome) => {
      onSome([...items.values()])
      return lists
    },
    write: async ({ put = [], drop = [], ...changed }) => {
      for (const item of put) items.set(item.kept.id, item)
      for (const id of drop) items.delete(id)
      lists = { ...lists, ...changed }
    },
  }
}
