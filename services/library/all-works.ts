import type pg from 'pg'
import { keptColumns, keptOf, keptTables, type KeptRow } from './kept-rows.ts'

const batch = 500

/** Every work that somebody keeps, oldest first. */
export async function* allWorks(pool: pg.Pool, accountId: string): AsyncGenerator<object> {
  let last: KeptRow | undefined
  for (;;) {
    const { rows }: pg.QueryResult<KeptRow> = await pool.query<KeptRow>(
      `select ${keptColumns} from ${keptTables}
       where kept.account_id = $1 and kept.removed_at is null and ($2::timestamptz is null or (kept.added_at, kept.id) > ($2, $3))
       order by kept.added_at, kept.id limit ${batch}`,
      [accountId, last?.addedAt ?? null, last?.id ?? null],
    )
    for (const row of rows) yield keptOf(row)
    last = rows.at(-1)
    if (rows.length < batch) return
  }
}
