import pg from 'pg'
import { DatabaseError, explain } from './database-error.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

export type Db = {
  readonly pool: pg.Pool
  /** Where it is, for the operator; without user and password. */
  readonly where: string
  readonly isEmbedded: boolean
  readonly notes: readonly string[]
  /** Throws when the database does not answer. */
  readonly ping: () => Promise<void>
  /** Ends our connections; the embedded server stops with its last user. */
  readonly close: () => Promise<void>
}

export type DbOptions = {
  readonly url: string | undefined
  readonly dataFolder: string
  /** Told when a connection breaks; the pool makes new ones by itself. */
  readonly onTrouble?: (error: Error) => void
}

/** Opens the database, embedded or at `url`, with its schema up to date. Throws DatabaseError with a sentence for the operator. */
export async function openDb({ url, dataFolder, onTrouble = () => undefined }: DbOptions): Promise<Db> {
  const embedded = url ? null : await startEmbedded(dataFolder, onTrouble)
  const connection = embedded?.connection ?? { connectionString: url }
  const where = embedded?.cluster ?? hostOf(url ?? '')
  try {
    await migrateDatabase(connection)
  } catch (error) {
    await embedded?.leave().catch(() => undefined)
    throw explain(error, where)
  }
  const pool = new pg.Pool({
    ...connection,
    application_name: 'tinta',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    allowExitOnIdle: true,
  })
  pool.on('error', onTrouble)
  return {
    pool,
    where,
    isEmbedded: embedded !== null,
    notes: embedded?.notes ?? [],
    ping: async () => {
      await pool.query('select 1')
    },
    close: async () => {
      // A connection that is just ending may still hear that the server stops; that is no trouble.
      pool.off('error', onTrouble).on('error', () => undefined)
      await close(pool, embedded)
    },
  }
}

async function close(pool: pg.Pool, embedded: Embedded | null): Promise<void> {
  await pool.end()
  await embedded?.leave()
}

function hostOf(url: string): string {
  if (!URL.canParse(url)) throw new DatabaseError('DATABASE_URL is not an address.')
  const { host, pathname } = new URL(url)
  return host + pathname
}
