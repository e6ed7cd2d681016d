import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { documentOf, operator, queryFor, stranger, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Corpus } from './corpus.ts'
import { joinSegments } from './join-segments.ts'
import { makeCorpus } from './make-corpus.ts'

// Many statements, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

let database: TestDatabase
let db: Db
let corpus: Corpus
const warn = vi.fn<(facts: unknown, words?: string) => void>()
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  corpus = makeCorpus({ pool: db.pool, log: { warn } })
})
afterEach(async () => {
  warn.mockReset()
  for (const { id } of await corpus.collections(operator)) await corpus.removeCollection(operator, id)
  await corpus.purge()
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** A collection with one segment for each text. */
async function fill(seeds: readonly number[], name = 'Open'): Promise<{ readonly id: string; readonly documents: readonly string[] }> {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name })
  const documents: string[] = []
  for (const seed of seeds) documents.push((await corpus.add(operator, id, documentOf(textOf(seed), { title: String(seed) }))).id)
  return { id, documents }
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)
const titles = async (seed: number): Promise<readonly string[]> =>
  (await corpus.candidates(queryFor(textOf(seed), stranger))).candidates.map(({ title }) => title)
const findsAll = async (seeds: readonly number[]): Promise<void> => {
  for (const seed of seeds) expect(await titles(seed)).toEqual([String(seed)])
}
const segments = async (): Promise<number> => (await corpus.stats(operator)).segments

test('four segments of a tier become one, and three stay', async () => {
  await fill(upTo(3))
  expect([await corpus.merge(), await segments()]).toEqual([0, 3])
  await fill([3, 4, 5])
  expect([await corpus.merge(), await segments()]).toEqual([1, 1])
  await findsAll(upTo(6))
  expect(await corpus.verify()).toEqual([])
})

test('where nothing is added for a while few segments become one, but a big one is not written anew for a small one', async () => {
  const { id } = await fill([0, 1])
  expect([await corpus.merge(), await segments()]).toEqual([0, 2])
  await db.pool.query("update corpus_segment set made_at = now() - interval '11 minutes'")
  expect([await corpus.merge(), await segments()]).toEqual([1, 1])
  await corpus.addMany(
    operator,
    id,
    upTo(30).map((i) => documentOf(textOf(30 + i), { title: String(30 + i) })),
  )
  expect([await corpus.merge(undefined, { isQuiet: true }), await segments()]).toEqual([0, 2])
  await fill([2])
  expect([await corpus.merge(undefined, { isQuiet: true }), await segments()]).toEqual([1, 2])
  await fill([3, 4])
  expect([await corpus.merge(undefined, { isQuiet: true }), await segments()]).toEqual([1, 1])
  await findsAll([0, 1, 2, 3, 4, 30, 59])
  expect(await corpus.verify()).toEqual([])
})

test('smaller ones go with those of a higher tier', async () => {
  const { id } = await fill([0, 1])
  for (let part = 0; part < 4; part++)
    await corpus.addMany(
      operator,
      id,
      upTo(16).map((i) => documentOf(textOf(100 + part * 16 + i), { title: String(100 + part * 16 + i) })),
    )
  expect([await corpus.merge(), await segments()]).toEqual([1, 1])
  await findsAll([0, 1, 100, 131, 163])
  expect(await corpus.verify()).toEqual([])
})

test('a merge in ranges of hashes is the same as one in a piece', async () => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Open' })
  await corpus.add(operator, id, documentOf(textOf(500), { title: '500' }))
  for (let part = 0; part < 3; part++)
    await corpus.addMany(
      operator,
      id,
      upTo(40).map((i) => documentOf(`${textOf(part * 40 + i, 300)}`, { title: String(part * 40 + i) })),
    )
  const before = await corpus.stats(operator)
  const { rows } = await db.pool.query<{ id: number; bits: number; texts: number; postings: string; group_id: string }>(
    'select * from corpus_segment',
  )
  await inTransaction(db.pool, (client) =>
    joinSegments(client, {
      groupId: rows[0]?.group_id ?? '',
      segments: rows.map((row) => ({ ...row, postings: Number(row.postings) })),
      postingsAtOnce: 500,
    }),
  )
  const after = await corpus.stats(operator)
  expect([after.segments, after.postings]).toEqual([1, before.postings])
  expect(await corpus.verify()).toEqual([])
  await findsAll([500])
})

test('two workers at once merge everything once', async () => {
  await fill(upTo(30))
  const other = makeCorpus({ pool: db.pool, log: { warn } })
  const merges = await Promise.all([corpus.merge(), other.merge(), corpus.merge(), other.merge(), corpus.purge()])
  expect(merges.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0)
  await corpus.merge()
  expect(await segments()).toBeLessThan(4)
  await findsAll(upTo(30))
  expect(await corpus.verify()).toEqual([])
})

test('queries, adds and removals go on while segments are merged', async () => {
  const { id, documents } = await fill(upTo(24))
  const work = [
    corpus.merge(),
    ...upTo(8).map(async (i) => {
      expect(await titles(i + 12)).toEqual([String(i + 12)])
      await corpus.remove(operator, id, [documents[i] ?? ''])
      expect(await titles(i)).toEqual([])
      await corpus.add(operator, id, documentOf(textOf(200 + i), { title: String(200 + i) }))
      expect(await titles(200 + i)).toEqual([String(200 + i)])
    }),
    corpus.merge(),
  ]
  await Promise.all(work)
  await corpus.merge()
  await findsAll([...upTo(16).map((i) => i + 8), ...upTo(8).map((i) => i + 200)])
  for (const seed of upTo(8)) expect(await titles(seed)).toEqual([])
  expect(await corpus.verify()).toEqual([])
})

test('what is told to stop leaves everything as it was', async () => {
  await fill(upTo(5))
  expect([await corpus.merge(AbortSignal.abort()), await segments()]).toEqual([0, 5])
})

test('postings of removed texts go when they are a fifth of a segment, or a month old', async () => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Open' })
  const added = await corpus.addMany(
    operator,
    id,
    upTo(20).map((seed) => documentOf(textOf(seed), { title: String(seed) })),
  )
  const { postings } = await corpus.stats(operator)
  await corpus.remove(
    operator,
    id,
    added.slice(0, 3).map((one) => one.id),
  )
  const { rows } = await db.pool.query('select 1 from corpus_text where body = $1', [textOf(0)])
  expect(rows).toEqual([])
  expect([await corpus.purge(), (await corpus.stats(operator)).postings]).toEqual([0, postings])
  await db.pool.query("update corpus_segment set made_at = now() - interval '29 days'")
  expect(await corpus.purge()).toBe(1)
  const fewer = (await corpus.stats(operator)).postings
  expect(fewer).toBeLessThan(postings)
  await corpus.remove(
    operator,
    id,
    added.slice(3, 8).map((one) => one.id),
  )
  expect(await corpus.purge()).toBe(1)
  expect((await corpus.stats(operator)).postings).toBeLessThan(fewer)
  await findsAll(upTo(12).map((i) => i + 8))
  expect(await corpus.verify()).toEqual([])
})

test('fingerprints of another engine are made anew, and not used until then', async () => {
  const { id } = await fill([0])
  for (const from of [1, 66])
    await corpus.addMany(
      operator,
      id,
      upTo(65).map((i) => documentOf(textOf(from + i), { title: String(from + i) })),
    )
  await db.pool.query('update corpus_segment set engine = engine - 1')
  expect(await corpus.stats(operator)).toMatchObject({ outdated: 131 })
  expect(await corpus.verify()).toEqual(['131 texts wait for their fingerprints to be made anew; until then they are not found.'])
  expect(await titles(7)).toEqual([])
  const done = await Promise.all([corpus.reindex(), corpus.reindex()])
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(131)
  expect(await corpus.stats(operator)).toMatchObject({ outdated: 0 })
  await findsAll([0, 7, 129, 130])
  expect(await corpus.verify()).toEqual([])
})

test('segments that pile up are told of, in figures', async () => {
  await fill(upTo(20))
  const holder = new pg.Client(database.url)
  await holder.connect()
  await holder.query('begin; select from corpus_segment for no key update')
  await corpus.merge()
  await holder.query('rollback')
  await holder.end()
  expect(warn.mock.calls).toEqual([[{ groups: 1, mostSegments: 20, inTopTier: 20 }, 'corpus segments pile up']])
  expect((await corpus.stats(operator)).piles).toEqual([{ live: 20, topTier: 20 }])
  await corpus.merge()
  expect((await corpus.stats(operator)).piles).toEqual([])
})

test.each([
  [
    'a block that is gone',
    'delete from corpus_block where (segment, bucket) = (select segment, bucket from corpus_block limit 1)',
    /has \d+ postings/,
  ],
  ['a broken block', "update corpus_block set data = '\\x80'", /cut short/],
  ['a text in no segment', 'update corpus_text set segment = 1 where ordinal = 0', /^1 texts are in no segment/],
  ['a text that points elsewhere', 'update corpus_text set ordinal = 1 - ordinal', /lacks \d+ fingerprints/],
  ['a wrong count', 'update corpus_collection set documents = 7', /^1 collections/],
])('verify tells of %s', async (_name, damage, words) => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Open' })
  await corpus.addMany(operator, id, [documentOf(textOf(1, 200)), documentOf(textOf(2, 200))])
  await db.pool.query(damage)
  expect(await corpus.verify()).toContainEqual(expect.stringMatching(words))
})
