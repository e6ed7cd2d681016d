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
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name, string_agg(format('entry.%I::text', column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') group by 1 order by 1`,
  )
  const holding: Record<string, readonly string[]> = {}
  for (const { name, columns } of rows) {
    const found = await pool.query<{ row: string }>(
      `select distinct entry::text as row from ${name} as entry, unnest($1::text[]) as sought (word)
       where position(lower(sought.word) in lower(concat_ws(' ', ${columns}))) > 0 order by 1`,
      [words],
    )
    if (found.rows.length > 0) holding[name] = found.rows.map(({ row }) => row)
  }
  return holding
}
