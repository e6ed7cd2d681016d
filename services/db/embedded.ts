import pg from 'pg'
import { databaseName, ensureCluster } from './cluster.ts'
import { explain } from './database-error.ts'
import { preparePlace, type Place } from './place.ts'
import { optionalPostmaster } from './postmaster.ts'
import { portName, startServer, stopServer, untilAnswers } from './server-process.ts'
import { withStartLock } from './start-lock.ts'

/** Our own PostgreSQL: a real server on a socket in the data folder. */
export type Embedded = {
  readonly connection: pg.ClientConfig
  /** Where its files are, and what is unusual about it, for the operator. */
  readonly cluster: string
  readonly notes: readonly string[]
  /** Whether it ran already: another process uses it, or one was killed. */
  readonly wasRunning: boolean
  /** Starts it anew if it is gone. */
  readonly revive: () => Promise<void>
  /** Stops the server cleanly, unless another process still uses it. */
  readonly leave: () => Promise<void>
}

/** Shared by every process that uses the server; whoever gets it alone is the last. */
const presenceLock = 7_468_122

type Entered = { readonly wasRunning: boolean; readonly connection: pg.ClientConfig; readonly presence: pg.Client }

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there already.
 * Throws DatabaseError with a sentence for the operator.
 */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  try {
    const place = preparePlace(dataFolder)
    let entered = await withStartLock(place.lock, () => enter(place))
    const { connection, wasRunning } = entered
    return {
      connection,
      wasRunning,
      cluster: place.cluster,
      notes: place.notes,
      revive: async () => {
        await entered.presence.end().catch(() => undefined)
        entered = await withStartLock(place.lock, () => enter(place))
      },
      leave: () => withStartLock(place.lock, () => leave(place, entered.presence)),
    }
  } catch (error) {
    throw explain(error, dataFolder)
  }
}

async function enter(place: Place): Promise<Entered> {
  const running = optionalPostmaster(place.cluster)
  if (running) await untilAnswers({ ...place, sockets: running.sockets })
  else {
    await ensureCluster(place)
    await startServer(place)
  }
  const connection = {
    host: running?.sockets ?? place.sockets,
    port: running?.port ?? portName,
    user: databaseName,
    database: databaseName,
  }
  await ensureDatabase(connection)
  const presence = new pg.Client({ ...connection, application_name: 'tinta presence' })
  // The pool notices that the server is gone.
  presence.on('error', () => undefined)
  await presence.connect()
  await presence.query('select pg_advisory_lock_shared($1)', [presenceLock])
  return { wasRunning: running !== null, connection, presence }
}

async function ensureDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (!rowCount) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

async function leave(place: Place, presence: pg.Client): Promise<void> {
  const isLast = await releasePresence(presence)
  const running = optionalPostmaster(place.cluster)
  if (isLast && running) await stopServer(running)
}

/** Gives our share of the lock back; true when nobody else holds one. */
async function releasePresence(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock])
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [presenceLock])
    return rows[0]?.alone === true
  } catch {
    // The connection broke: whoever else is there will stop the server.
    return false
  } finally {
    await presence.end().catch(() => undefined)
  }
}
