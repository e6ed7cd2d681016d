import type pg from 'pg'

/** Every table of the database but the server's own, as `schema.table`. */
export async function tablesOf(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Which tables hold one of these words in any column, whatever its type. */
export const tablesWith = async (pool: pg.Pool, words: readonly string[]): Promise<readonly string[]> =>
  Object.keys(await rowsWith(pool, words))

/** The rows that hold one of these words in any column, as text, by table. */
export async function rowsWith(pool: pg.Pool, words: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const lower = words.map((word) => word.toLowerCase())
  const { rows } = await pool.query<{ name: string; row: string }>(await searchOf(pool), [lower])
  const holding = Map.groupBy(rows, ({ name }) => name)
  return Object.fromEntries([...holding].map(([name, found]) => [name, found.map(({ row }) => row)]))
}

const searches = new WeakMap<pg.Pool, string>()

/** One statement that reads every column of every table; which tables there are stays the same while a test runs. */
async function searchOf(pool: pg.Pool): Promise<string> {
  const known = searches.get(pool)
  if (known !== undefined) return known
  const { rows } = await pool.query<{ part: string }>(
    `select format('select %L as name, entry::text as row from %s as entry, unnest($1::text[]) as sought (word)
                    where position(sought.word in lower(concat_ws('' '', %s))) > 0', name, name, columns) as part
     from (
       select format('%I.%I', table_schema, table_name) as name, string_agg(format('entry.%I::text', column_name), ', ') as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') group by 1
     ) as entry_columns`,
  )
  const search = `${rows.map(({ part }) => part).join(' union ')} order by 1, 2`
  searches.set(pool, search)
  return search
}
