import { randomUUID } from 'node:crypto'
import { libraryItemsAtMost, type AddInput, type AddResult, type ChangeInput, type ChangeResult } from '#tools/library/contract.ts'
import { doubleKeysOf } from '#tools/library/double-keys.ts'
import { editedWork } from '#tools/library/merge-works.ts'
import type { Work } from '#tools/library/read-work.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import type { State } from './entry.ts'
import { keptColumns, keptOf, keptTables, type KeptRow } from './kept-rows.ts'
import type { ItemReading } from './library.ts'
import { mapWithPauses } from './map-with-pauses.ts'
import { remember, stepOf } from './undo.ts'
import { insertStates, keptByIds, statesOf, writeTurns, type Held, type Turn } from './write-states.ts'

type ReadItem = (value: unknown) => ItemReading

/** An item as it is stored: it goes by the id of its row. */
function requireItem(readItem: ReadItem, value: Work, at: { readonly id: string; readonly path: string }): Work {
  const reading = readItem({ ...value, id: at.id })
  if ('item' in reading) return reading.item
  const { path, message } = reading.issue
  throw appError('input-invalid', { issues: [{ path: [at.path, path].filter(Boolean).join('.'), message }] })
}

const tagsOf = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => storable(tag)))]

async function requireFolders({ client, accountId }: Held, ids: readonly (string | undefined)[]): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  if (wanted.length === 0) return
  const { rowCount } = await client.query('select from library_folder where account_id = $1 and id = any ($2::uuid[]) for key share', [
    accountId,
    wanted,
  ])
  if (rowCount !== wanted.length) throw appError('library-folder-not-found')
}

/** Keeps works, but for those that are there already. Throws AppError `input-invalid`, `library-full` or `library-folder-not-found`. */
export async function addWorks(held: Held, { items, folder, tags, keepDoubles }: AddInput, readItem: ReadItem): Promise<AddResult> {
  const { client, accountId } = held
  await requireFolders(held, [folder])
  const read = await mapWithPauses(items, (item, index) => {
    const id = randomUUID()
    return { id, index, item: requireItem(readItem, item, { id, path: `items.${index}` }) }
  })
  const byKey = await worksByKey(
    held,
    read.flatMap(({ item }) => doubleKeysOf(item)),
  )
  const doubles: { readonly index: number; readonly of: string }[] = []
  const added: { readonly id: string; readonly state: State }[] = []
  for (const { id, index, item } of read) {
    const keys = doubleKeysOf(item)
    const of = keys.map((key) => byKey.get(key)).find((one) => one !== undefined)
    if (of !== undefined) doubles.push({ index, of })
    if (of !== undefined && !keepDoubles) continue
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, id)
    added.push({
      id,
      state: { item, note: '', tags: tagsOf(tags), folders: folder === undefined ? [] : [folder], file: null, isRemoved: false },
    })
  }
  await requireRoom(held, added.length)
  await insertStates(held, added)
  return {
    added: [
      ...(await keptByIds(
        client,
        accountId,
        added.map(({ id }) => id),
      )),
    ],
    doubles,
  }
}

async function requireRoom({ client, accountId }: Held, more: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from library_item where account_id = $1 and removed_at is null',
    [accountId],
  )
  if ((rows[0]?.count ?? 0) + more > libraryItemsAtMost) throw appError('library-full', { limit: libraryItemsAtMost })
}

/** The work that each key belongs to; the smallest id where several share it. */
async function worksByKey({ client, accountId }: Held, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ key: string; id: string }>(
    `select distinct on (key) key, item_id as id from library_key where account_id = $1 and key = any ($2::text[]) order by key, item_id`,
    [accountId, [...new Set(keys.map((key) => storable(key)))]],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** The same change to several works. Throws AppError `library-item-not-found` when none of them is there. */
export async function changeWorks(held: Held, input: ChangeInput, readItem: ReadItem): Promise<ChangeResult> {
  const { client, accountId } = held
  await requireFolders(held, [input.addFolder, input.moveTo])
  const states = await statesOf(held, input.ids)
  if (states.length === 0) throw appError('library-item-not-found')
  const turns = await mapWithPauses(states, ({ id, ...before }): Turn => {
    const wanted = wantedItem(before.item, input)
    const item = wanted ? requireItem(readItem, wanted, { id, path: 'item' }) : before.item
    return { id, before, after: changed({ ...before, item }, input) }
  })
  const written = await writeTurns(held, turns)
  const undo = await remember(held, { steps: await mapWithPauses(written, stepOf) })
  return {
    items: [
      ...(await keptByIds(
        client,
        accountId,
        states.map(({ id }) => id),
      )),
    ],
    undo,
  }
}

/** Null where the change leaves the item alone. */
function wantedItem(now: Work, { ids, item, from }: ChangeInput): Work | null {
  if (item === undefined) return null
  if (ids.length > 1) return over(now, item)
  return from === undefined ? item : editedWork(now, { from, to: item })
}

/** Fields put over a work's; null takes one away. */
const over = (item: Work, fields: Work): Work =>
  Object.fromEntries(Object.entries({ ...item, ...fields }).filter(([field, value]) => value !== null || !(field in fields)))

function changed(state: State, { note, addTags, removeTags, addFolder, removeFolder, moveTo }: ChangeInput): State {
  const folders = moveTo === undefined ? withAndWithout(state.folders, one(addFolder), one(removeFolder)) : [moveTo]
  return {
    ...state,
    note: note === undefined ? state.note : storable(note),
    tags: withAndWithout(state.tags, tagsOf(addTags), removeTags),
    folders,
  }
}

const one = (value: string | undefined): readonly string[] => (value === undefined ? [] : [value])

const withAndWithout = (list: readonly string[], more: readonly string[], less: readonly string[]): readonly string[] =>
  [...new Set([...list, ...more])].filter((value) => !less.includes(value))

/** Takes works away; the answer tells what went. */
export async function removeWorks(held: Held, ids: readonly string[]): Promise<ChangeResult> {
  const { client, accountId } = held
  const { rows } = await client.query<KeptRow>(
    `select ${keptColumns} from ${keptTables} where kept.account_id = $1 and kept.id = any ($2::uuid[]) and kept.removed_at is null`,
    [accountId, ids],
  )
  const states = await statesOf(held, ids)
  if (states.length === 0) throw appError('library-item-not-found')
  const turns = states.map(({ id, ...before }): Turn => ({ id, before, after: { ...before, isRemoved: true } }))
  const written = await writeTurns(held, turns)
  return { items: rows.map(keptOf), undo: await remember(held, { steps: written.map(stepOf) }) }
}
