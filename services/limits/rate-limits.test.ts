import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makeRateLimits } from './rate-limits.ts'

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

const make = (runs: number, requests = 0) => makeRateLimits({ pool: db.pool, secret: 'a secret for tests', perMinute: { runs, requests } })

describe('limits by address', () => {
  test('count down, refuse, and say when to come again', async () => {
    const limits = make(2)
    const states = [
      await limits.count('runs', '192.0.2.1'),
      await limits.count('runs', '192.0.2.1'),
      await limits.count('runs', '192.0.2.1'),
    ]
    expect(states.map((state) => [state?.limit, state?.remaining, state?.isAllowed])).toEqual([
      [2, 1, true],
      [2, 0, true],
      [2, 0, false],
    ])
    expect(states[2]?.resetSeconds).toBeGreaterThan(50)
    expect((await limits.count('runs', '192.0.2.2'))?.isAllowed).toBe(true)
  })

  test('are counted by all nodes together', async () => {
    const [one, two] = [make(3), make(3)]
    await Promise.all([one.count('runs', 'both'), two.count('runs', 'both'), one.count('runs', 'both')])
    expect((await two.count('runs', 'both'))?.isAllowed).toBe(false)
  })

  test('let nobody through too often, however many ask at once', async () => {
    const limits = make(20)
    const states = await Promise.all(Array.from({ length: 60 }, () => limits.count('runs', 'crowd')))
    expect(states.filter((state) => state?.isAllowed)).toHaveLength(20)
  })

  test('do not count what is given back', async () => {
    const limits = make(2)
    for (const _ of [1, 2, 3, 4]) {
      expect((await limits.count('runs', 'careless'))?.isAllowed).toBe(true)
      await limits.giveBack('runs', 'careless')
    }
    expect((await limits.count('runs', 'careless'))?.remaining).toBe(1)
    await make(0).giveBack('runs', 'careless')
  })

  test('of 0 are none', async () => {
    expect(await make(0).count('runs', 'anybody')).toBeNull()
  })

  test('do not write addresses down', async () => {
    await make(5).count('runs', '203.0.113.77')
    const { rows } = await db.pool.query<{ key: string }>('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^runs:[\w-]{27}$/)
  })

  test('are counted in memory while the database is away', async () => {
    const away = await openDb({ url: database.url, dataFolder: '/nowhere' })
    const limits = makeRateLimits({ pool: away.pool, secret: 's', perMinute: { runs: 1, requests: 0 } })
    await away.close()
    expect((await limits.count('runs', 'x'))?.isAllowed).toBe(true)
    expect((await limits.count('runs', 'x'))?.isAllowed).toBe(false)
  })
})
