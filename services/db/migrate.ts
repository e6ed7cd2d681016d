import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { DatabaseError } from './database-error.ts'

// drizzle-kit writes the files; applying them takes no more than this, and loading Drizzle to do it would cost
// every start half a second and 200 MB.
const folder = path.join(import.meta.dirname, 'migrations')
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** Several nodes may start together: one migrates, the others wait. */
const migrationLock = 7_468_123
const oldestServer = 150_000

/** Brings the schema up to date, on one connection and under a lock. Throws DatabaseError when the database is not fit for us. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'tinta migration' })
  await client.connect()
  try {
    await requireFitServer(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMissing(client)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    await client.end()
  }
}

async function requireFitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
  )
  const [server] = rows
  if (server && Number(server.version) < oldestServer) {
    throw new DatabaseError(
      `The server in DATABASE_URL is PostgreSQL ${Math.floor(Number(server.version) / 10_000)}; Tinta needs 15 or newer.`,
    )
  }
  if (server && server.encoding !== 'UTF8') {
    throw new DatabaseError(`The database in DATABASE_URL has the encoding ${server.encoding}; Tinta needs UTF8.`)
  }
}

async function applyMissing(client: pg.Client): Promise<void> {
  await client.query('create table if not exists migration (tag text primary key, applied_at timestamptz not null default now())')
  const { rows } = await client.query<{ tag: string }>('select tag from migration')
  const applied = rows.map(({ tag }) => tag)
  const known = journal.parse(JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'))).entries.map(({ tag }) => tag)
  if (applied.some((tag) => !known.includes(tag))) {
    throw new DatabaseError('The database was changed by a newer version of Tinta. Start that version or a later one.')
  }
  for (const tag of known.filter((one) => !applied.includes(one))) await apply(client, tag)
}

async function apply(client: pg.Client, tag: string): Promise<void> {
  const statements = readFileSync(path.join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into migration (tag) values ($1)', [tag])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
