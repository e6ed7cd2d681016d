import type pg from 'pg'
import type { Gap } from '#tools/cite/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import type { Work } from '#tools/library/read-work.ts'
import { storable, storableJson } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { changedFields } from './changed-fields.ts'
import { indexOf, type State } from './entry.ts'
import { keptColumns, keptOf, keptTables, stateColumns, type KeptRow, type StateRow } from './kept-rows.ts'
import { mapWithPauses } from './map-with-pauses.ts'

type GapsOf = (item: Work) => readonly Gap[]

/** A client inside a transaction that holds somebody's library. */
export type Held = { readonly client: pg.PoolClient; readonly accountId: string; readonly gapsOf: GapsOf }

/** A work as it was and as it is to be. */
export type Turn = { readonly id: string; readonly before: State; readonly after: State }

/** Changes of one library follow one another; another's are not held up. Throws AppError `user-token-expired` when its owner has just gone. */
export async function holdLibrary(client: pg.PoolClient, accountId: string): Promise<void> {
  const { rowCount } = await client.query('select from account where id = $1 for no key update', [accountId])
  if (rowCount !== 1) throw appError('user-token-expired')
}

/** How works are now, in the order of the ids; removed ones too when they are asked for. Ids that lead nowhere are left out. */
export async function statesOf(
  { client, accountId }: Held,
  ids: readonly string[],
  { withRemoved = false }: { readonly withRemoved?: boolean } = {},
): Promise<readonly StateRow[]> {
  const { rows } = await client.query<StateRow>(
    `select ${stateColumns} from library_item where account_id = $1 and id = any ($2::uuid[]) and ($3 or removed_at is null)`,
    [accountId, ids, withRemoved],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

const columns = `id uuid, item jsonb, note text, tags text[], folders uuid[], file uuid, gaps jsonb,
  author text, title text, year int, words text[], "isRemoved" boolean`

const updateStatement = `
  update library_item as kept set
    item = new.item, note = new.note, tags = new.tags, folders = new.folders, file_id = new.file,
    gaps = coalesce(new.gaps, kept.gaps), author = new.author, title = new.title, year = new.year, words = array_to_tsvector(new.words),
    changed_at = date_trunc('milliseconds', clock_timestamp()),
    removed_at = case when new."isRemoved" then coalesce(kept.removed_at, now()) end
  from jsonb_to_recordset($2::jsonb) as new (${columns})
  where kept.account_id = $1 and kept.id = new.id`

const insertStatement = `
  insert into library_item (id, account_id, item, note, tags, folders, file_id, gaps, author, title, year, words, added_at, changed_at)
  select new.id, $1, new.item, new.note, new.tags, new.folders, new.file, new.gaps, new.author, new.title, new.year,
    array_to_tsvector(new.words), stamp.at, stamp.at
  from jsonb_to_recordset($2::jsonb) as new (${columns}), (select date_trunc('milliseconds', clock_timestamp()) as at) as stamp`

const keyStatement = `
  insert into library_key (account_id, key, item_id)
  select $1, pair.key, pair.id from unnest($2::text[], $3::uuid[]) as pair (key, id) on conflict do nothing`

/** In a statement of its own after the works are written, so that it sees a list that was loaded while they waited. */
const flagStatement = `
  update library_item as kept set retraction = (
    select notice from library_key join retraction using (key) where item_id = kept.id order by key limit 1
  ) where id = any ($1::uuid[])`

type Written = {
  readonly id: string
  readonly state: State
  readonly hasNewItem: boolean
  /** Its keys are other ones than before, or it has some again, or none any more. */
  readonly hasNewKeys: boolean
}

/** Thousands are written in parts, so that no statement runs long. */
const writtenAtOnce = 250

/** Writes works with everything that follows from them. */
async function write(held: Held, statement: string, written: readonly Written[]): Promise<void> {
  for (let at = 0; at < written.length; at += writtenAtOnce) await writeSome(held, statement, written.slice(at, at + writtenAtOnce))
}

async function writeSome({ client, accountId, gapsOf }: Held, statement: string, written: readonly Written[]): Promise<void> {
  const rows = await mapWithPauses(written, ({ id, state, hasNewItem, hasNewKeys }) => ({
    row: { id, ...state, gaps: hasNewItem ? gapsOf(state.item) : null },
    index: indexOf(state),
    hasNewKeys,
  }))
  const records = rows.map(({ row, index: { keys: _keys, ...index } }) => ({ ...row, ...index }))
  await client.query(statement, [accountId, storableJson(records)])
  const keyed = rows.filter(({ hasNewKeys }) => hasNewKeys)
  if (keyed.length === 0) return
  const ids = keyed.map(({ row }) => row.id)
  const pairs = keyed.flatMap(({ row, index }) => (row.isRemoved ? [] : index.keys.map((key) => ({ id: row.id, key: storable(key) }))))
  await client.query('delete from library_key where item_id = any ($1::uuid[])', [ids])
  await client.query(keyStatement, [accountId, pairs.map(({ key }) => key), pairs.map(({ id }) => id)])
  await client.query(flagStatement, [ids])
}

/** Writes how works are to be; one that is to be as it was is left alone. Gives those that changed. */
export async function writeTurns(held: Held, turns: readonly Turn[]): Promise<readonly Turn[]> {
  const compared = await mapWithPauses(turns, (turn) => ({ turn, fields: changedFields(turn.before, turn.after) }))
  const real = compared.filter(({ fields }) => fields.length > 0)
  await write(
    held,
    updateStatement,
    real.map(({ turn: { id, after }, fields }) => {
      const hasNewItem = fields.includes('item')
      return { id, state: after, hasNewItem, hasNewKeys: hasNewItem || fields.includes('isRemoved') }
    }),
  )
  return real.map(({ turn }) => turn)
}

/** Adds works; each gets the id that it comes with. */
export const insertStates = (held: Held, added: readonly { readonly id: string; readonly state: State }[]): Promise<void> =>
  write(
    held,
    insertStatement,
    added.map((one) => ({ ...one, hasNewItem: true, hasNewKeys: true })),
  )

/** Works as the API tells them, in the order of the ids. */
export async function keptByIds(client: pg.ClientBase | pg.Pool, accountId: string, ids: readonly string[]): Promise<readonly KeptItem[]> {
  const { rows } = await client.query<KeptRow>(
    `select ${keptColumns} from ${keptTables} where kept.account_id = $1 and kept.id = any ($2::uuid[]) and kept.removed_at is null`,
    [accountId, ids],
  )
  const byId = new Map(rows.map((row) => [row.id, keptOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
