import { globSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { DatabaseError } from './database-error.ts'
import { openDb } from './open-db.ts'

const migrations = globSync('migrations/*.sql', { cwd: import.meta.dirname })

let database: TestDatabase
beforeAll(async () => {
  database = await makeTestDatabase({ isEmpty: true })
})
afterAll(() => database.drop())

const open = (url: string) => openDb({ url, dataFolder: '/nowhere' })
const at = (change: Partial<URL>): string => Object.assign(new URL(database.url), change).href

describe('opening a database', () => {
  test('several nodes that start together make one schema', async () => {
    const nodes = await Promise.all([open(database.url), open(database.url), open(database.url)])
    const [first] = nodes
    await first?.ping()
    const { rows } = (await first?.pool.query<{ count: number }>('select count(*)::int as count from migration')) ?? {
      rows: [],
    }
    expect(rows[0]?.count).toBe(migrations.length)
    for (const node of nodes) await node.close()
  })

  test('says where it is without a password', async () => {
    const db = await open(at({ password: 'secret' }))
    expect(db.where).not.toContain('secret')
    expect(db.isEmbedded).toBe(false)
    await db.close()
  })

  test('a schema from the future is left alone', async () => {
    const db = await open(database.url)
    await db.pool.query("insert into migration (tag) values ('9999_later')")
    await expect(open(database.url)).rejects.toThrow('changed by a newer version of Tinta')
    await db.pool.query("delete from migration where tag = '9999_later'")
    await db.close()
  })

  test.each([
    ['a database that is not there', () => at({ pathname: '/tinta_not_there' }), 'does not exist'],
    ['a server that is not there', () => 'postgres://tinta@127.0.0.1:1/tinta', 'No database answers at 127.0.0.1:1/tinta'],
    ['a machine that is not there', () => 'postgres://tinta@machine.invalid/tinta', 'no machine with the name'],
  ])('%s', async (_, url, sentence) => {
    const error = await open(url()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(String(error)).toContain(sentence)
  })

  test('another encoding than UTF-8', async () => {
    const name = `${new URL(database.url).pathname.slice(1)}_latin`
    const client = new pg.Client(database.url)
    await client.connect()
    await client.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`)
    await expect(open(at({ pathname: `/${name}` }))).rejects.toThrow('has the encoding LATIN1')
    await client.query(`drop database ${name}`)
    await client.end()
  })
})
