import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { HistoryEntry, HistoryLine } from '#tools/account/contract.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { searchPattern } from '../db/search-pattern.ts'
import { storable, storableJson } from '../db/storable.ts'
import { cursorOf, placeOf } from './cursor.ts'
import type { History, HistoryOptions, KeptRun } from './history.ts'
import { titleOf } from './title-of.ts'
import { makeTurns } from './turns.ts'

/** Entries that one account keeps; the oldest make room. */
export const entriesAtMost = 2_000

/** A search reads every text of its person, which may be seconds of work, and the pool has ten connections. */
const searches = { atOnce: 3, waitingOfOne: 4, waiting: 50 } as const

const batch = 100
const sweptAtOnce = 5_000

const lineColumns = 'id, tool, language, title, char_length(input) as characters, options, created_at as "madeAt"'
const entryColumns = `${lineColumns}, input, output`

type LineRow = Omit<HistoryLine, 'madeAt'> & { readonly madeAt: Date }
type EntryRow = Omit<HistoryEntry, 'madeAt'> & { readonly madeAt: Date }

/** Runs in the database, each for its owner alone. */
export function makeHistory({ pool, daysAtMost, onTrouble }: HistoryOptions): History {
  const searchTurn = makeTurns(searches)
  return {
    keep: async (run) => {
      if (daysAtMost === 0) return
      try {
        await keep(pool, run)
      } catch (error) {
        onTrouble(error)
      }
    },
    page: (accountId, query) => {
      const read = () => readPage(pool, accountId, query)
      return query.search.trim() === '' ? read() : searchTurn(accountId, read)
    },
    optionalEntry: async (accountId, id) => {
      const { rows } = await pool.query<EntryRow>(`select ${entryColumns} from history_entry where account_id = $1 and id = $2`, [
        accountId,
        storable(id),
      ])
      return rows[0] ? withTime(rows[0]) : null
    },
    remove: (accountId, id) => countOf(pool, 'delete from history_entry where account_id = $1 and id = $2', [accountId, storable(id)]),
    removeAll: (accountId) => countOf(pool, 'delete from history_entry where account_id = $1', [accountId]),
    count: async (accountId) => {
      const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from history_entry where account_id = $1', [
        accountId,
      ])
      return rows[0]?.count ?? 0
    },
    all: (accountId) => readAll(pool, accountId),
    sweep: () => sweep(pool, daysAtMost),
  }
}

const withTime = <Row extends { readonly madeAt: Date }>(row: Row) => ({ ...row, madeAt: row.madeAt.toISOString() })

async function countOf(pool: pg.Pool, statement: string, values: readonly unknown[]): Promise<number> {
  const { rowCount } = await pool.query(statement, [...values])
  return rowCount ?? 0
}

/** Times are kept to the millisecond, which is what a cursor can say. */
const keepStatement = `
  insert into history_entry (id, account_id, tool, language, title, input, output, options, created_at)
  select $2, account.id, $3, $4, $5, $6, $7, $8, date_trunc('milliseconds', clock_timestamp())
  from account left join preference on preference.account_id = account.id
  where account.id = $1 and coalesce(preference.keeps_history, true)`

const trimStatement = `
  delete from history_entry where account_id = $1 and (created_at, id) < (
    select created_at, id from history_entry where account_id = $1 order by created_at desc, id desc offset $2 limit 1
  )`

const keep = (pool: pg.Pool, run: KeptRun): Promise<string | null> => inTransaction(pool, (client) => keepEntry(client, run))

/** Keeps a run as part of a transaction; its id, or null where its owner keeps none. */
export async function keepEntry(
  client: pg.PoolClient,
  { accountId, tool, language, title, input, output, options }: KeptRun,
): Promise<string | null> {
  const id = randomUUID()
  const values = [tool, language, titleOf(storable(title ?? input)), storable(input), storable(output), storableJson(options)]
  // Whoever switches the history off waits for this, and then removes it.
  await client.query('select from account where id = $1 for share', [accountId])
  const { rowCount } = await client.query(keepStatement, [accountId, id, ...values])
  if (!rowCount) return null
  await client.query(trimStatement, [accountId, entriesAtMost - 1])
  return id
}

const foundStatement = `
  with found as materialized (
    select id, created_at from history_entry
    where account_id = $1 and ($2 = '' or tool = $2)
      and ($3 = '' or title ~ $3 or input ~ $3 or output ~ $3)
  ), counted as (
    select count(*)::int as total from found
  ), wanted as (
    select id from found where $4::timestamptz is null or (created_at, id) < ($4, $5) order by created_at desc, id desc limit $6
  )
  select total, line.* from counted left join (
    select ${lineColumns} from history_entry where account_id = $1 and id in (select id from wanted)
  ) as line on true
  order by line."madeAt" desc, line.id desc`

type PageRow = { readonly total: number } & { readonly [Key in keyof LineRow]: LineRow[Key] | null }

async function readPage(pool: pg.Pool, accountId: string, { search, tool, before, limit }: Parameters<History['page']>[1]) {
  const place = placeOf(before)
  const { rows } = await pool.query<PageRow>(foundStatement, [
    accountId,
    storable(tool),
    searchPattern(storable(search)),
    place?.at ?? null,
    place?.id ?? '',
    limit + 1,
  ])
  const lines = rows.filter(isLine)
  const shown = lines.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = lines.length > limit
  return {
    entries: shown.map(({ total: _total, ...line }) => withTime(line)),
    next: hasMore && last ? cursorOf({ at: last.madeAt, id: last.id }) : null,
    hasMore,
    total: rows[0]?.total ?? 0,
  }
}

const isLine = (row: PageRow): row is LineRow & { readonly total: number } => row.id !== null

async function* readAll(pool: pg.Pool, accountId: string): AsyncGenerator<HistoryEntry> {
  let last: { readonly madeAt: Date; readonly id: string } | undefined
  for (;;) {
    const { rows }: pg.QueryResult<EntryRow> = await pool.query<EntryRow>(
      `select ${entryColumns} from history_entry
       where account_id = $1 and ($2::timestamptz is null or (created_at, id) > ($2, $3)) order by created_at, id limit $4`,
      [accountId, last?.madeAt ?? null, last?.id ?? '', batch],
    )
    for (const row of rows) yield withTime(row)
    last = rows.at(-1)
    if (rows.length < batch) return
  }
}

const sweepStatement = `
  delete from history_entry where id in (
    select entry.id from history_entry as entry left join preference on preference.account_id = entry.account_id
    where entry.created_at < now() - make_interval(days => least(coalesce(preference.history_days, $1), $1))
    limit $2
  )`

/** In parts, so that no statement runs long. */
async function sweep(pool: pg.Pool, daysAtMost: number): Promise<number> {
  for (let removed = 0; ;) {
    const count = await countOf(pool, sweepStatement, [daysAtMost, sweptAtOnce])
    removed += count
    if (count < sweptAtOnce) return removed
  }
}
