import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makeRateLimits } from './rate-limits.ts'

let database: OpenTestDb
let db: Db
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(async () => {
  await database.close()
})

const make = (runs: number, characters = 0) =>
  makeRateLimits({
    pool: db.pool,
    secret: 'a secret for tests',
    perMinute: { runs, requests: 0 },
    perDay: { 'visitor-characters': characters },
  })

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

  test('of characters hold for a day and let through what still fits after a refusal', async () => {
    const limits = make(0, 1_000)
    const count = async (points: number) => {
      const state = await limits.count('visitor-characters', 'school', points)
      return [state?.isAllowed, state?.isAllowed ? state.remaining : null]
    }
    expect([await count(900), await count(200), await count(101), await count(100), await count(1)]).toEqual([
      [true, 100],
      [false, null],
      [false, null],
      [true, 0],
      [false, null],
    ])
    await limits.giveBack('visitor-characters', 'school', 900)
    expect([await count(901), await count(900)]).toEqual([
      [false, null],
      [true, 0],
    ])
    const refused = await limits.count('visitor-characters', 'school', 1)
    expect(refused?.resetSeconds).toBeGreaterThan(86_000)
    expect(refused?.resetSeconds).toBeLessThanOrEqual(86_400)
  })

  test('of characters are never overdrawn, however many ask at once', async () => {
    const [one, two] = [make(0, 1_000), make(0, 1_000)]
    const states = await Promise.all(Array.from({ length: 60 }, (_, i) => (i % 2 ? one : two).count('visitor-characters', 'students', 90)))
    const allowed = states.filter((state) => state?.isAllowed).length
    expect(allowed).toBeGreaterThan(0)
    expect(allowed).toBeLessThanOrEqual(11)
    expect((await one.count('visitor-characters', 'students', 1_000 - allowed * 90))?.isAllowed).toBe(true)
  })

  test('of 0 are none', async () => {
    expect(await make(0).count('runs', 'anybody')).toBeNull()
  })

  test('do not write addresses down', async () => {
    await make(5).count('runs', '203.0.113.77')
    const { rows } = await db.pool.query<{ key: string }>('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^(runs|visitor-characters):[\w-]{27}$/)
  })

  test('are counted in memory while the database is away', async () => {
    const away = await openDb({ url: database.url, dataFolder: '/nowhere' })
    const limits = makeRateLimits({
      pool: away.pool,
      secret: 's',
      perMinute: { runs: 1, requests: 0 },
      perDay: { 'visitor-characters': 0 },
    })
    await away.close()
    expect((await limits.count('runs', 'x'))?.isAllowed).toBe(true)
    expect((await limits.count('runs', 'x'))?.isAllowed).toBe(false)
  })
})
