import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { documentOf, operator, queryFor, stranger, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Corpus } from './corpus.ts'
import { makeCorpus } from './make-corpus.ts'
import { partitionBlocks } from './partition.ts'

// Many statements, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

let database: TestDatabase
let db: Db
let corpus: Corpus
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  corpus = makeCorpus({ pool: db.pool, log: { warn: () => undefined } })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('with blocks in partitions everything goes on as before', async () => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Open' })
  const add = (seed: number) => corpus.add(operator, id, documentOf(textOf(seed), { title: String(seed) }))
  for (let seed = 0; seed < 3; seed++) await add(seed)
  const before = await corpus.stats(operator)
  expect(before.disk).toMatchObject({ partitions: 0 })
  expect([await partitionBlocks(db.pool, 4), await partitionBlocks(db.pool, 4)]).toEqual([true, false])
  const after = await corpus.stats(operator)
  expect(after).toMatchObject({ postings: before.postings, disk: { partitions: 4 } })
  expect(after.disk?.index).toBeGreaterThan(0)
  for (let seed = 3; seed < 40; seed++) await add(seed)
  expect(await corpus.merge()).toBe(1)
  const { documents } = await corpus.documents(operator, id, { limit: 10 })
  await corpus.remove(
    operator,
    id,
    documents.map((one) => one.id),
  )
  expect(await corpus.purge()).toBe(1)
  expect(await corpus.verify()).toEqual([])
  for (const seed of [0, 2, 29]) {
    const { candidates } = await corpus.candidates(queryFor(textOf(seed), stranger))
    expect(candidates.map(({ title }) => title)).toEqual([String(seed)])
  }
  const { rows } = await db.pool.query<{ storage: string }>(
    "select distinct attstorage as storage from pg_attribute where attrelid in (select relid from pg_partition_tree('corpus_block')) and attname = 'data'",
  )
  expect(rows).toEqual([{ storage: 'e' }])
  await corpus.removeCollection(operator, id)
  await corpus.purge()
  expect((await db.pool.query('select count(*)::int as blocks from corpus_block')).rows).toEqual([{ blocks: 0 }])
})
