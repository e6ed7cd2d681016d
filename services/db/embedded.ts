import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseName, ensureCluster } from './cluster.ts'
import { DatabaseError, explain } from './database-error.ts'
import { preparePlace, type Place } from './place.ts'
import { optionalPostmaster, type Postmaster } from './postmaster.ts'
import { answers, portName, startAtMost, startServer, stopServer } from './server-process.ts'
import { withStartLock } from './start-lock.ts'

/** Our own PostgreSQL: a real server on a socket in the data folder. */
export type Embedded = {
  readonly connection: pg.ClientConfig
  /** Where its files are, and what is unusual about it, for the operator. */
  readonly cluster: string
  readonly notes: readonly string[]
  /** Whether it ran already: another process uses it, or one was killed. */
  readonly wasRunning: boolean
  /** Stops the server cleanly, unless another process still uses it. */
  readonly leave: () => Promise<void>
}

/** Shared by every process that uses the server; whoever gets it alone is the last. */
const presenceLock = 7_468_122

/** Milliseconds between attempts to start a server that went away. */
const reviveEvery = 2_000

type Entered = { readonly wasRunning: boolean; readonly connection: pg.ClientConfig; readonly presence: pg.Client }

/**
 * Starts the embedded PostgreSQL of a data folder, or joins the one that runs there already.
 * Throws DatabaseError with a sentence for the operator.
 */
export async function startEmbedded(dataFolder: string, onTrouble: (error: Error) => void = () => undefined): Promise<Embedded> {
  try {
    const place = preparePlace(dataFolder)
    const first = await withStartLock(place.lock, () => enter(place))
    const { connection, wasRunning } = first
    const stay = stayIn(place, first, onTrouble)
    return { connection, wasRunning, cluster: place.cluster, notes: place.notes, leave: stay.end }
  } catch (error) {
    throw explain(error, dataFolder)
  }
}

/** Milliseconds within which the sessions of a process that was killed have ended. */
const sessionsEndWithin = 10_000

/** Stops the server of a data folder if one runs and nobody uses it: whoever started it was killed. */
export async function stopAbandoned(dataFolder: string, within = sessionsEndWithin): Promise<void> {
  const place = preparePlace(dataFolder)
  for (const end = Date.now() + within; Date.now() < end; await wait(200)) {
    if (await withStartLock(place.lock, () => tryStop(place))) return
  }
}

/** True when no server runs any more. */
async function tryStop({ cluster }: Place): Promise<boolean> {
  const running = optionalPostmaster(cluster)
  if (!running) return true
  const client = new pg.Client({ host: running.sockets, port: running.port, user: databaseName, database: databaseName })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [presenceLock])
    if (rows[0]?.alone !== true) return false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
  await stopServer(running)
  return true
}

/** Starts the server anew whenever it goes away under us, until `end`. */
function stayIn(place: Place, first: Entered, onTrouble: (error: Error) => void): { readonly end: () => Promise<void> } {
  let presence = first.presence
  let isLeaving = false
  const watch = (): void => {
    presence.once('end', () => {
      if (!isLeaving) void comeBack()
    })
  }
  const comeBack = async (): Promise<void> => {
    for (;;) {
      if (isLeaving) return
      try {
        presence = (await withStartLock(place.lock, () => enter(place))).presence
        watch()
        return
      } catch (error) {
        onTrouble(explain(error, place.cluster))
        await wait(reviveEvery)
      }
    }
  }
  watch()
  return {
    end: async () => {
      isLeaving = true
      await withStartLock(place.lock, () => leave(place, presence))
    },
  }
}

async function enter(place: Place): Promise<Entered> {
  const running = await joinRunning(place)
  if (!running) {
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

/** The server that runs already, once it takes connections; null when there is none, or it dies while we wait for it. */
async function joinRunning({ cluster }: Place): Promise<Postmaster | null> {
  for (const end = Date.now() + startAtMost; Date.now() < end; await wait(30)) {
    const running = optionalPostmaster(cluster)
    if (!running || (await answers(running.sockets))) return running
  }
  throw new DatabaseError(`The PostgreSQL that runs on ${cluster} takes no connections.`)
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
