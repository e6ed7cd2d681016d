import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textOf } from '#tests/corpus.ts'
import { openTestDb } from '#tests/database.ts'
import type { Corpus } from '../corpus/corpus.ts'
import { makeCorpus } from '../corpus/make-corpus.ts'
import type { FileReader } from '../files/read-file.ts'
import { appError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { commandLineLimits } from './archive.ts'
import { importFiles } from './import-files.ts'
import { counted, noCounts, type Counts, type Outcome } from './outcome.ts'
import { measure, waitingFiles } from './sources.ts'

let server: Awaited<ReturnType<typeof openTestDb>>
let corpus: Corpus
const folder = mkdtempSync(path.join(tmpdir(), 'tinta-import-'))
const theses = path.join(folder, 'theses')
beforeAll(async () => {
  server = await openTestDb()
  corpus = makeCorpus({ pool: server.db.pool, log: { warn: () => undefined } })
  mkdirSync(path.join(theses, '2016'), { recursive: true })
  write('a.txt', textOf(1))
  write('2016/b.txt', textOf(2))
  write('2016/twin.txt', textOf(2))
  write('.hidden', 'x')
  write('empty.txt', '')
  writeFileSync(path.join(theses, 'more.zip'), zipSync({ 'c.txt': strToU8(textOf(3)), 'd.zip': strToU8('x') }))
  writeFileSync(path.join(theses, 'sets.jsonl'), `${JSON.stringify({ title: 'Set', text: textOf(4), language: 'en' })}\nnothing\n`)
  write('large.txt', '')
  truncateSync(path.join(theses, 'large.txt'), 2 ** 30)
  symlinkSync(theses, path.join(theses, 'circle'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const write = (name: string, text: string): void => writeFileSync(path.join(theses, name), text)
const operator = { accountId: null, isOperator: true }
const readPlain: FileReader = async ({ bytes }) => {
  const text = new TextDecoder().decode(bytes)
  if (text === '') throw appError('file-empty')
  return { text, characters: text.length }
}

let collectionId = ''
let count = 0
beforeEach(async () => {
  count += 1
  collectionId = (await corpus.makeCollection(operator, { kind: 'public', name: `Theses ${count}` })).id
})

type Given = {
  readonly readFile?: FileReader
  readonly signal?: AbortSignal
  readonly into?: Pick<Corpus, 'add' | 'addMany'>
  readonly paths?: readonly string[]
}

async function run({ readFile = readPlain, signal, into = corpus, paths = [theses] }: Given = {}) {
  const outcomes: Outcome[] = []
  const files = waitingFiles(paths, { readFile, limits: commandLineLimits })
  const order = {
    corpus: into,
    viewer: operator,
    collectionId,
    language: 'en' as const,
    onOutcome: (outcome: Outcome) => outcomes.push(outcome),
  }
  const isWhole = await importFiles(files, signal ? { ...order, signal } : order)
  return { isWhole, outcomes, counts: outcomes.reduce(counted, noCounts) }
}

const namesIn = async (): Promise<readonly string[]> =>
  (await corpus.documents(operator, collectionId, { limit: 100 })).documents.map(({ fileName = '', title }) => fileName || title).toSorted()

const all: Counts = { added: 4, updated: 0, 'already-there': 0, 'same-text': 1, failed: 4 }

describe('an import', () => {
  test('takes in all that can be read, says what became of each file, and counts to the whole', async () => {
    const { outcomes, counts, isWhole } = await run()
    expect({ isWhole, counts }).toEqual({ isWhole: true, counts: all })
    const told = outcomes.map((one) => [one.name, one.state === 'failed' ? one.problem.code : one.state])
    expect(Object.fromEntries(told)).toEqual({
      'theses/a.txt': 'added',
      'theses/2016/b.txt': 'added',
      'theses/2016/twin.txt': 'same-text',
      'theses/empty.txt': 'file-empty',
      'theses/large.txt': 'file-too-large',
      'theses/more.zip/c.txt': 'added',
      'theses/more.zip/d.zip': 'archive-in-archive',
      'theses/sets.jsonl:1': 'added',
      'theses/sets.jsonl:2': 'line-wrong',
    })
    expect(await namesIn()).toEqual(['Set', 'theses/2016/b.txt', 'theses/a.txt', 'theses/more.zip/c.txt'])
  })

  test('keeps the first of two files with the same text, even when it is read last', async () => {
    const twin = Promise.withResolvers<void>()
    const lateFirst: FileReader = async (given) => {
      if (given.name.endsWith('b.txt')) await twin.promise
      // Two are read at a time: the first waits until its twin has been put down.
      if (given.name.endsWith('twin.txt')) setImmediate(twin.resolve)
      return readPlain(given)
    }
    const { outcomes } = await run({ readFile: lateFirst, paths: [path.join(theses, '2016')] })
    expect(outcomes.map(({ name, state }) => [name, state])).toEqual([
      ['2016/b.txt', 'added'],
      ['2016/twin.txt', 'same-text'],
    ])
  })

  test('is measured before it begins', async () => {
    const parts = { readFile: readPlain, limits: commandLineLimits }
    expect(await measure([theses], parts)).toMatchObject({ files: null })
    expect(await measure([path.join(theses, '2016'), path.join(theses, 'more.zip')], parts)).toMatchObject({ files: 4 })
    expect(await measure([theses], { ...parts, isKnown: () => true })).toMatchObject({ files: null })
  })

  test('done again changes nothing, and takes another text under the same name in its place', async () => {
    await run()
    expect((await run()).counts).toEqual({ ...all, added: 0, 'already-there': 4 })
    const changed: FileReader = (given) =>
      given.name === 'theses/a.txt' ? readPlain({ ...given, bytes: strToU8(textOf(9)) }) : readPlain(given)
    expect((await run({ readFile: changed })).counts).toEqual({ ...all, added: 0, 'already-there': 3, updated: 1 })
    expect(await namesIn()).toHaveLength(4)
  })

  test('goes on when a process that reads is lost', async () => {
    const lost: FileReader = (given) =>
      given.name.endsWith('b.txt') ? Promise.reject(appError('file-took-too-long', { seconds: 20 })) : readPlain(given)
    // The text of b.txt is then that of its twin.
    expect((await run({ readFile: lost })).counts).toEqual({ ...all, 'same-text': 0, failed: 5 })
  })

  test('that is stopped has put in what it had read, and the rest follows', async () => {
    const stop = new AbortController()
    let read = 0
    const slow: FileReader = (given, options) => {
      if (options?.signal?.aborted) return Promise.reject(new RunEnded())
      read += 1
      if (read === 3) stop.abort()
      return readPlain(given)
    }
    const first = await run({ readFile: slow, signal: stop.signal })
    expect(first.isWhole).toBe(false)
    expect(await namesIn()).toHaveLength(first.counts.added)
    expect(first.counts.added).toBeGreaterThan(0)
    await run()
    expect(await namesIn()).toHaveLength(4)
  })

  test('tells the one document that does not fit, and puts in the others', async () => {
    const picky: Pick<Corpus, 'add' | 'addMany'> = {
      addMany: () => Promise.reject(appError('text-empty')),
      add: (viewer, id, document) =>
        document.fileName === 'theses/a.txt' ? Promise.reject(appError('text-empty')) : corpus.add(viewer, id, document),
    }
    expect((await run({ into: picky })).counts).toEqual({ ...all, added: 3, failed: 5 })
  })

  test('ends where nothing more fits in', async () => {
    const full = makeCorpus({ pool: server.db.pool, log: { warn: () => undefined }, limits: { perAccount: 2, perInstitution: 0 } })
    const { rows } = await server.db.pool.query<{ id: string }>(
      "insert into account (id, name, email, email_verified, locale) values (gen_random_uuid()::text, 'A', 'full@writers.example', true, 'en') returning id",
    )
    const viewer = { accountId: rows[0]?.id ?? '' }
    const own = await full.makeCollection(viewer, { kind: 'own', name: 'Mine' })
    const outcomes: Outcome[] = []
    const files = waitingFiles([theses], { readFile: readPlain, limits: commandLineLimits })
    const work = importFiles(files, { corpus: full, viewer, collectionId: own.id, language: 'en', onOutcome: (one) => outcomes.push(one) })
    await expect(work).rejects.toMatchObject({ problem: { code: 'corpus-full' } })
    expect(outcomes.filter(({ state }) => state === 'added')).toHaveLength(2)
  })
})
