import type pg from 'pg'
import type { Retraction, RetractionsFound } from '#tools/library/contract.ts'
import { doubleKeysOf } from '#tools/library/double-keys.ts'
import type { Work } from '#tools/library/read-work.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { storable, storableJson } from '../db/storable.ts'
import type { RetractionTable } from './retraction-rows.ts'

const rowsAtOnce = 5_000

export type RetractionList = { readonly asOf: string; readonly records: number }

/** `flagged`: works in libraries whose flag has changed. */
export type Replaced = RetractionList & { readonly flagged: number }

const insertStatement = `
  insert into retraction (key, notice) select key, notice::jsonb from unnest($1::text[], $2::text[]) as row (key, notice)`

const flagStatement = `
  with known as materialized (
    select distinct on (item_id) item_id, notice from library_key join retraction using (key) order by item_id, key
  )
  update library_item as kept set retraction = known.notice from known where kept.id = known.item_id and kept.retraction is distinct from known.notice`

const clearStatement = `
  update library_item as kept set retraction = null where kept.retraction is not null and kept.removed_at is null
    and not exists (select from library_key join retraction using (key) where item_id = kept.id)`

/** Puts a list in the place of the one before, and flags works by it, all at once. `asOf`: ISO date of the list. */
export const replaceRetractions = (pool: pg.Pool, { byKey, records }: RetractionTable, asOf: string): Promise<Replaced> =>
  inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = '10min'")
    await client.query('delete from retraction')
    const rows = [...byKey]
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const some = rows.slice(at, at + rowsAtOnce)
      await client.query(insertStatement, [some.map(([key]) => storable(key)), some.map(([, notice]) => storableJson(notice))])
    }
    await client.query('analyze retraction')
    // Works that are being written now wait, and are then compared with this list by their own statement.
    await client.query('lock table library_item in share row exclusive mode')
    const flagged = await client.query(flagStatement)
    const cleared = await client.query(clearStatement)
    await client.query(
      `insert into retraction_list (id, as_of, records) values (1, $1, $2)
       on conflict (id) do update set as_of = excluded.as_of, records = excluded.records, imported_at = now()`,
      [asOf, records],
    )
    return { asOf, records, flagged: (flagged.rowCount ?? 0) + (cleared.rowCount ?? 0) }
  })

/** Null: none was loaded. */
export async function optionalRetractionList(pool: pg.Pool): Promise<RetractionList | null> {
  const { rows } = await pool.query<RetractionList>('select as_of::text as "asOf", records from retraction_list')
  return rows[0] ?? null
}

/** What the list says of works, in their order; matched by DOI, then PMID. */
export async function retractionsOf(pool: pg.Pool, works: readonly Work[]): Promise<RetractionsFound> {
  const list = await optionalRetractionList(pool)
  const keys = works.map((work) =>
    doubleKeysOf(work)
      .filter((key) => /^(?:doi|pmid):/.test(key))
      .map(storable),
  )
  const { rows } = await pool.query<{ key: string; notice: Retraction }>(
    'select key, notice from retraction where key = any ($1::text[])',
    [[...new Set(keys.flat())]],
  )
  const known = new Map(rows.map(({ key, notice }) => [key, notice]))
  return { asOf: list?.asOf ?? null, found: keys.map((own) => own.map((key) => known.get(key)).find(Boolean) ?? null) }
}
