import type pg from 'pg'
import type { UsageLine } from './people.ts'

/** Lines of the ledger that are held in memory at a time. */
export const usagePage = 1_000

/** `place` and `id` say where the next page begins; the place is text, because a `Date` would lose its microseconds. */
type Row = UsageLine & { readonly id: string; readonly place: string }

/** By unit, since that is how the index goes: so a page takes the same time however long the ledger is. */
const pageStatement = `
  select line.id, line.created_at::text as place, line.tool, line.unit, line.amount::float8 as amount, line.state,
    line.created_at as "createdAt"
  from unnest($2::text[]) as one (unit) cross join lateral (
    select * from usage_entry
    where subject = 'account:' || $1 and unit = one.unit and (created_at, id) > ($3::timestamptz, $4)
    order by created_at, id limit $5
  ) as line
  order by line.created_at, line.id limit $5`

/** Reads a person's lines of the ledger, oldest first, a page at a time. */
export async function* readUsage(pool: pg.Pool, accountId: string): AsyncGenerator<UsageLine> {
  const units = await unitsOf(pool, accountId)
  let last: Pick<Row, 'id' | 'place'> | undefined = { place: '-infinity', id: '' }
  while (last) {
    const { rows }: pg.QueryResult<Row> = await pool.query<Row>(pageStatement, [accountId, units, last.place, last.id, usagePage])
    for (const { tool, unit, amount, state, createdAt } of rows) yield { tool, unit, amount, state, createdAt }
    last = rows.length < usagePage ? undefined : rows.at(-1)
  }
}

async function unitsOf(pool: pg.Pool, accountId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ unit: string }>(`select distinct unit from usage_entry where subject = 'account:' || $1`, [accountId])
  return rows.map(({ unit }) => unit)
}
