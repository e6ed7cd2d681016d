import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { AppError } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { makeHostTurns } from './host-turns.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '/nowhere' })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const signal = undefined

/** Two nodes on one clock, which stands still but for their waiting. */
function makeNodes(random = 0) {
  let at = Date.parse('2027-01-01T00:00:00Z')
  const waits: number[] = []
  const make = () =>
    makeHostTurns({
      pool: db.pool,
      random: () => random,
      now: () => new Date(at),
      sleep: async (milliseconds) => {
        waits.push(milliseconds)
        at += milliseconds
      },
    })
  return { one: make(), other: make(), waits, pass: (milliseconds: number) => (at += milliseconds) }
}

async function secondsOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError && error.problem.code === 'fetch-busy' ? Reflect.get(error.problem.facts, 'seconds') : error
}

test('a host is asked once a second, by all nodes together', async () => {
  const { one, other, waits } = makeNodes()
  for (const node of [one, other, one, other]) {
    const end = await node.take('once.example:443', { signal })
    await end({ is: 'done' })
  }
  expect(waits).toEqual([1_000, 1_000, 1_000])
  await one.take('elsewhere.example:443', { signal })
  expect(waits).toHaveLength(3)
})

test('a host that wants more time between two requests gets it', async () => {
  const { one, waits } = makeNodes()
  for (const _ of [1, 2]) await (await one.take('slow.example:443', { signal, every: 5_000 }))({ is: 'done' })
  expect(waits).toEqual([5_000])
})

test('a host is asked for two things at once, and for a third when one has ended', async () => {
  const { one, other, waits } = makeNodes()
  const first = await one.take('two.example:443', { signal })
  await other.take('two.example:443', { signal })
  expect(await secondsOf(one.take('two.example:443', { signal, patience: 1_500 }))).toBe(1)
  await first({ is: 'done' })
  const before = waits.length
  await one.take('two.example:443', { signal })
  expect(waits.length).toBe(before)
})

test('a place that nobody gives back is free again after half a minute', async () => {
  const { one, pass } = makeNodes()
  await one.take('gone.example:443', { signal })
  await one.take('gone.example:443', { signal })
  expect(await secondsOf(one.take('gone.example:443', { signal, patience: 1_500 }))).toBe(1)
  pass(30_000)
  await one.take('gone.example:443', { signal, patience: 0 })
})

test('a host that asks for time gets it from every node, and whoever cannot wait so long is told', async () => {
  const { one, other, pass, waits } = makeNodes()
  const end = await one.take('asks.example:443', { signal })
  await end({ is: 'refused', retryAfter: 90_000 })
  expect(await secondsOf(other.take('asks.example:443', { signal }))).toBe(90)
  expect(waits).toEqual([])
  pass(80_000)
  await other.take('asks.example:443', { signal })
  expect(waits).toEqual([10_000])
})

test('a host that fails is left alone for longer each time, and no more once it works', async () => {
  const { one, pass } = makeNodes(0.5)
  const waits: unknown[] = []
  for (const _ of [1, 2, 3, 4, 20]) {
    await (
      await one.take('fails.example:443', { signal, patience: 0 })
    )({ is: 'refused', retryAfter: null })
    waits.push(await secondsOf(one.take('fails.example:443', { signal, patience: 0 })))
    pass(40_000)
  }
  // 2, 4, 8, 16, 32 seconds; who waits adds an eighth of it here.
  expect(waits).toEqual([3, 5, 9, 18, 36])
  await (
    await one.take('fails.example:443', { signal, patience: 0 })
  )({ is: 'done' })
  pass(1_000)
  await (
    await one.take('fails.example:443', { signal, patience: 0 })
  )({ is: 'refused', retryAfter: null })
  expect(await secondsOf(one.take('fails.example:443', { signal, patience: 0 }))).toBe(3)
})

test('the pauses of two nodes differ', async () => {
  const pauses: number[] = []
  for (const random of [0, 0.25, 0.99]) {
    const { one, waits } = makeNodes(random)
    const host = `differ-${random}.example:443`
    for (const _ of [1, 2]) await (await one.take(host, { signal }))({ is: 'done' })
    pauses.push(...waits)
  }
  expect(new Set(pauses).size).toBe(3)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1_250)
})

test('however many ask at the same moment, one begins', async () => {
  const { one, other } = makeNodes()
  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, i) => secondsOf((i % 2 ? one : other).take('crowd.example:443', { signal, patience: 0 }))),
  )
  expect(taken.filter((error) => error === null)).toHaveLength(1)
})

test('whoever has gone does not wait, on the real clock either', async () => {
  const turns = makeHostTurns({ pool: db.pool, random: () => 0 })
  const gone = new AbortController()
  await turns.take('real.example:443', { signal: gone.signal })
  const waiting = turns.take('real.example:443', { signal: gone.signal })
  gone.abort()
  await expect(waiting).rejects.toThrow(RunEnded)
  await expect(turns.take('real.example:443', { signal: gone.signal })).rejects.toThrow(RunEnded)
})
