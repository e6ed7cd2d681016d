import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, queryFor, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Corpus } from './corpus.ts'
import { makeCorpus } from './make-corpus.ts'

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

type Writer = {
  readonly collection: string
  readonly first: number
  readonly work: 'add' | 'merge'
  readonly killAt: (lines: readonly string[]) => boolean
}

/** Starts a process that writes, kills it as `killAt` says, and gives what it had acknowledged: seed and document. */
async function killedWriter({ collection, first, work, killAt }: Writer): Promise<readonly (readonly [seed: number, id: string])[]> {
  const script = path.join(import.meta.dirname, '../../tests/corpus-writer.ts')
  const child = spawn(process.execPath, [script, database.url, collection, String(first), work], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (killAt(lines)) child.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return lines.filter((line) => /^\d/.test(line)).map((line) => [Number(line.split(' ')[0]), line.split(' ')[1] ?? ''])
}

test.each([
  ['while it imports', 'add', (lines: readonly string[]) => lines.length >= 30],
  ['while it merges', 'merge', (lines: readonly string[]) => lines.at(-1) === 'merging'],
  ['right after a merge', 'merge', (lines: readonly string[]) => lines.at(-1) === 'merged'],
] as const)(
  'a process killed %s loses no acknowledged document and leaves a whole index',
  { timeout: 60_000 },
  async (name, work, killAt) => {
    const { id: collection } = await corpus.makeCollection(operator, { kind: 'public', name })
    const acknowledged = await killedWriter({ collection, first: name.length * 1_000, work, killAt })
    expect(acknowledged.length).toBeGreaterThanOrEqual(30)
    await corpus.merge()
    expect(await corpus.verify()).toEqual([])
    for (const [seed, id] of acknowledged) {
      const { candidates } = await corpus.candidates(queryFor(textOf(seed), operator))
      expect(candidates.map(({ documentId }) => documentId)).toEqual([id])
    }
  },
)
