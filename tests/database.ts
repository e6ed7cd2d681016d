import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#services/db/embedded.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import { guardServer } from './guard-server.ts'

/** A database of its own for a test, on the embedded server or on the one in DATABASE_URL. */
export type TestDatabase = {
  readonly url: string
  /** Removes it again. */
  readonly drop: () => Promise<void>
}

/** The server that all test files of a run share, and on it a database with our schema to make others from. */
export type TestServer = {
  readonly admin: string
  readonly template: string
}

/** The cluster is kept for the next run. */
const dataFolder = path.join(tmpdir(), `tinta-test-database-${process.getuid?.() ?? 0}`)

/** Where `database-server.ts` leaves word of the server, for the processes of the test files. */
const serverKey = 'TINTA_TEST_SERVER'

let own: Promise<TestServer> | null = null

/** With our schema and no rows in it; `isEmpty`: without the schema too. */
export async function makeTestDatabase({ isEmpty = false }: { readonly isEmpty?: boolean } = {}): Promise<TestDatabase> {
  // Outside of the test run, as in a bench, the process has a server of its own, which stops with it.
  const { admin, template } = sharedServer() ?? (await (own ??= startTestServer().then(({ server }) => server)))
  const name = `tinta_test_${randomBytes(6).toString('hex')}`
  await run(admin, `create database ${name} encoding 'UTF8' template ${isEmpty ? 'template0' : template}`)
  return {
    url: urlOf(admin, name),
    drop: () => run(admin, `drop database ${name} with (force)`),
  }
}

export type OpenTestDb = {
  readonly db: Db
  readonly url: string
  /** Ends the connections and removes the database. */
  readonly close: () => Promise<void>
}

/** A database of its own, opened as the server opens its. */
export async function openTestDb(): Promise<OpenTestDb> {
  const database = await makeTestDatabase()
  const db = await openDb({ url: database.url, dataFolder: '' })
  return {
    db,
    url: database.url,
    close: async () => {
      await db.close()
      await database.drop()
    },
  }
}

/** Starts the server, or takes the one in DATABASE_URL, and makes the template. */
export async function startTestServer(): Promise<{ readonly server: TestServer; readonly stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (!given) guardServer(dataFolder)
  const embedded = given ? null : await startEmbedded(dataFolder)
  const { host = '', port = 0 } = embedded?.connection ?? {}
  const admin = given ?? `postgres://tinta@localhost:${port}/tinta?host=${encodeURIComponent(host)}`
  const template = `tinta_template_${randomBytes(6).toString('hex')}`
  // Nothing in it outlives the run, so nothing waits for the disk.
  if (embedded) await run(admin, 'alter system set fsync = off', 'alter system set full_page_writes = off', 'select pg_reload_conf()')
  await run(admin, `create database ${template} encoding 'UTF8' template template0`)
  await (await openDb({ url: urlOf(admin, template), dataFolder: '' })).close()
  return {
    server: { admin, template },
    stop: async () => {
      await run(admin, `drop database ${template} with (force)`)
      await embedded?.leave()
    },
  }
}

/** Lets the processes that are started from now on use this server. */
export function shareServer(server: TestServer): void {
  process.env[serverKey] = JSON.stringify(server)
}

function sharedServer(): TestServer | null {
  const text = process.env[serverKey]
  return text === undefined ? null : JSON.parse(text)
}

const urlOf = (admin: string, database: string): string => Object.assign(new URL(admin), { pathname: `/${database}` }).href

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
