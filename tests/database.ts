import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#services/db/embedded.ts'
import { guardServer } from './guard-server.ts'

/** A database of its own for a test, empty, on the embedded server or on the one in DATABASE_URL. */
export type TestDatabase = {
  readonly url: string
  /** Removes it again. */
  readonly drop: () => Promise<void>
}

/** All test files share one server: the first starts it, the last stops it, and its cluster is kept for the next run. */
const dataFolder = path.join(tmpdir(), `tinta-test-database-${process.getuid?.() ?? 0}`)

let isGuarded = false

export async function makeTestDatabase(): Promise<TestDatabase> {
  const given = process.env['DATABASE_URL']
  if (!given && !isGuarded) guardServer(dataFolder)
  isGuarded = true
  const server = given ? null : await startEmbedded(dataFolder)
  const admin = given ?? urlOf(server?.connection ?? {}, 'tinta')
  const name = `tinta_test_${randomBytes(6).toString('hex')}`
  await run(admin, `create database ${name} encoding 'UTF8' template template0`)
  return {
    url: given ? Object.assign(new URL(given), { pathname: `/${name}` }).href : urlOf(server?.connection ?? {}, name),
    drop: async () => {
      await run(admin, `drop database ${name} with (force)`)
      await server?.leave()
    },
  }
}

const urlOf = ({ host = '', port = 0 }: pg.ClientConfig, database: string): string =>
  `postgres://tinta@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
