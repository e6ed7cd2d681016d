import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import type { Jobs, Pace } from './jobs.ts'
import { makeJobs } from './make-jobs.ts'

const pace: Pace = { look: 0.05, poll: 0.5, retry: 0, restart: 0.1 }
const day = 24 * 60 * 60

let database: TestDatabase
let troubles: string[] = []
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await makeTestDatabase()
})
beforeEach(() => {
  troubles = []
})
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('delete from pgboss.job')
  await client.end()
})
afterAll(() => database.drop())

/** A node of its own, with its own connections. */
function node(): { readonly jobs: Jobs; readonly pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: database.url, max: 3, connectionTimeoutMillis: 2_000 })
  pool.on('error', () => undefined)
  const jobs = makeJobs({ pool, pace, onTrouble: (error, job) => troubles.push(`${job}: ${error instanceof Error ? error.message : ''}`) })
  ends.push(async () => {
    await jobs.stop()
    if (!pool.ended) await pool.end()
  })
  return { jobs, pool }
}

const counted = () => vi.fn<(signal: AbortSignal) => Promise<void>>(async () => undefined)

type JobRow = { readonly state: string; readonly singleton_on: string | null; readonly output: object | null; readonly data: object | null }

async function rowsOf(pool: pg.Pool, name: string): Promise<readonly JobRow[]> {
  const { rows } = await pool.query<JobRow>('select state, singleton_on::text, output, data from pgboss.job where name = $1', [name])
  return rows
}

describe('a job', () => {
  test('runs soon after the start', async () => {
    const { jobs } = node()
    const run = counted()
    jobs.schedule('sweep', day, run)
    await jobs.start()
    await expect.poll(() => run.mock.calls.length).toBe(1)
    expect(troubles).toEqual([])
  })

  test('runs once in each of its periods, on one of two nodes', async () => {
    const nodes = [node(), node()]
    const runs = nodes.map(({ jobs }) => {
      const run = counted()
      jobs.schedule('sweep', 1, run)
      return run
    })
    await Promise.all(nodes.map(({ jobs }) => jobs.start()))
    await wait(2_200)
    await Promise.all(nodes.map(({ jobs }) => jobs.stop()))
    const rows = await rowsOf(nodes[0]?.pool ?? new pg.Pool(), 'sweep')
    const done = rows.filter(({ state }) => state === 'completed')
    expect(done.length).toBeGreaterThanOrEqual(2)
    expect(runs.reduce((sum, run) => sum + run.mock.calls.length, 0)).toBe(done.length)
    expect(new Set(rows.map(({ singleton_on }) => singleton_on)).size).toBe(rows.length)
    expect(troubles).toEqual([])
  })

  test('of the day does not run again after a restart, and makes up for a day on which nothing ran', async () => {
    const runs = counted()
    const startAnew = async (): Promise<pg.Pool> => {
      const { jobs, pool } = node()
      jobs.schedule('sweep', day, runs)
      await jobs.start()
      return pool
    }
    await startAnew()
    await expect.poll(() => runs.mock.calls.length).toBe(1)
    const pool = await startAnew()
    await wait(300)
    expect(runs).toHaveBeenCalledTimes(1)
    await pool.query("update pgboss.job set singleton_on = singleton_on - interval '1 day'")
    await startAnew()
    await expect.poll(() => runs.mock.calls.length).toBe(2)
  })

  test('can be run at once, besides its times', async () => {
    const { jobs } = node()
    const run = counted()
    jobs.schedule('sweep', day, run)
    jobs.now('sweep')
    await jobs.start()
    await expect.poll(() => run.mock.calls.length).toBe(1)
    jobs.now('sweep')
    jobs.now('no such job')
    await expect.poll(() => run.mock.calls.length).toBe(2)
  })

  test('that fails is tried again; what went wrong is told and not stored', async () => {
    const { jobs, pool } = node()
    const run = counted().mockRejectedValueOnce(new Error('anna@example.org is wrong'))
    jobs.schedule('sweep', day, run)
    await jobs.start()
    await expect.poll(() => run.mock.calls.length, { timeout: 5_000 }).toBe(2)
    await expect.poll(async () => (await rowsOf(pool, 'sweep'))[0]?.state).toBe('completed')
    expect(troubles).toEqual(['sweep: anna@example.org is wrong'])
    const { rows } = await pool.query<{ line: string }>('select row_to_json(j)::text as line from pgboss.job j')
    expect(rows.map(({ line }) => line).join()).not.toContain('anna')
  })

  test('that fails does not keep others from running', async () => {
    const { jobs } = node()
    const run = counted()
    jobs.schedule('bad', day, () => Promise.reject(new Error('always')))
    jobs.schedule('good', 1, run)
    await jobs.start()
    await expect.poll(() => run.mock.calls.length, { timeout: 4_000 }).toBeGreaterThan(1)
    expect(troubles).toEqual(['bad: always'])
  })
})

describe('a repeated job', () => {
  test('runs on each node, and at once when asked for', async () => {
    const nodes = [node(), node()]
    const runs = nodes.map(({ jobs }) => {
      const run = counted()
      jobs.repeat('send', 60_000, run)
      return run
    })
    await Promise.all(nodes.map(({ jobs }) => jobs.start()))
    await expect.poll(() => runs.map((run) => run.mock.calls.length)).toEqual([1, 1])
    nodes[1]?.jobs.now('send')
    await expect.poll(() => runs.map((run) => run.mock.calls.length)).toEqual([1, 2])
  })
})

describe('the end', () => {
  test('waits for what is being done, tells it, and leaves nothing behind', async () => {
    const { jobs, pool } = node()
    const gate = Promise.withResolvers<void>()
    const seen: boolean[] = []
    const run = counted().mockImplementation(async (signal) => {
      await gate.promise
      seen.push(signal.aborted)
    })
    jobs.schedule('sweep', 1, run)
    await jobs.start()
    await expect.poll(() => run.mock.calls.length).toBe(1)
    let isStopped = false
    const stopping = jobs.stop().then(() => (isStopped = true))
    await wait(700)
    expect([seen, isStopped]).toEqual([[], false])
    gate.resolve()
    await stopping
    expect(seen).toEqual([true])
    expect((await rowsOf(pool, 'sweep'))[0]?.state).toBe('completed')
    expect(pool.totalCount - pool.idleCount).toBe(0)
    const queries = vi.spyOn(pool, 'query')
    await wait(1_200)
    expect([run.mock.calls.length, queries.mock.calls.length, troubles]).toEqual([1, 0, []])
  })

  test('may come before the beginning is over', async () => {
    const { jobs } = node()
    jobs.schedule('sweep', day, counted())
    void jobs.start()
    await jobs.stop()
    expect(troubles).toEqual([])
  })
})

describe('a database that is away', () => {
  /** Ends all connections of the test's database and refuses new ones, until the function that it gives is called. */
  async function takeAway(): Promise<() => Promise<void>> {
    const url = new URL(database.url)
    const name = url.pathname.slice(1)
    const admin = new pg.Client(Object.assign(new URL(database.url), { pathname: '/postgres' }).href)
    await admin.connect()
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    return async () => {
      await admin.query(`alter database ${name} allow_connections true`)
      await admin.end()
    }
  }

  test('does not keep jobs from running when it is back', async () => {
    const { jobs } = node()
    const run = counted()
    const send = counted()
    jobs.schedule('sweep', 1, run)
    jobs.repeat('send', 100, send)
    await jobs.start()
    await expect.poll(() => run.mock.calls.length).toBe(1)
    const bringBack = await takeAway()
    await wait(1_500)
    const before = [run.mock.calls.length, send.mock.calls.length]
    await bringBack()
    await expect.poll(() => run.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan((before[0] ?? 0) + 1)
    expect(send.mock.calls.length).toBeGreaterThan(before[1] ?? 0)
    // Told, but not with every look.
    expect(troubles.length).toBeGreaterThan(0)
    expect(troubles.length).toBeLessThan(6)
  })

  test('at the start only delays the start', async () => {
    const bringBack = await takeAway()
    const { jobs } = node()
    const run = counted()
    jobs.schedule('sweep', day, run)
    const starting = jobs.start()
    await wait(300)
    expect(run).not.toHaveBeenCalled()
    await bringBack()
    await starting
    await expect.poll(() => run.mock.calls.length).toBe(1)
  })

  test('at the end does not keep the process', async () => {
    const { jobs } = node()
    jobs.schedule('sweep', day, counted())
    await jobs.start()
    const bringBack = await takeAway()
    const start = performance.now()
    await jobs.stop()
    expect(performance.now() - start).toBeLessThan(11_000)
    await bringBack()
  })
})
