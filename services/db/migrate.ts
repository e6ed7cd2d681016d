import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
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
    await requireKnownSchema(client)
    await migrate(drizzle(client), { migrationsFolder })
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

async function requireKnownSchema(client: pg.Client): Promise<void> {
  const { rows: present } = await client.query<{ name: string | null }>("select to_regclass('drizzle.__drizzle_migrations')::text as name")
  if (!present[0]?.name) return
  const { rows } = await client.query<{ made: string | null }>('select max(created_at)::text as made from drizzle.__drizzle_migrations')
  const newestOfOurs = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  if (Number(rows[0]?.made ?? 0) > newestOfOurs) {
    throw new DatabaseError('The database was changed by a newer version of Tinta. Start that version or a later one.')
  }
}
