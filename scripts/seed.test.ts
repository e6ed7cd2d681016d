import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb } from '#services/db/open-db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeTestDatabase()
})
afterAll(() => database.drop())

const seed = (settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'seed.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, SECRET: 'only-for-tests-0123456789abcdef0123', ...settings },
    encoding: 'utf8',
  })

test('seeding refuses a public address', () => {
  const { status, stderr } = seed({ PUBLIC_URL: 'https://tinta.example.edu' })
  expect(status).toBe(1)
  expect(stderr).toContain('https://tinta.example.edu is a public address')
})

test('seeding makes an account of every tier, and again changes nothing', async () => {
  for (const run of ['first', 'second']) expect(seed({}).status, run).toBe(0)
  const db = await openDb({ url: database.url, dataFolder: '' })
  const { rows } = await db.pool.query(
    'select a.email, a.email_verified, s.tier from account a left join subscription s on s.account_id = a.id order by a.email',
  )
  await db.close()
  expect(rows).toEqual([
    { email: 'free@tinta.example', email_verified: true, tier: null },
    { email: 'platinum@tinta.example', email_verified: true, tier: 'platinum' },
    { email: 'premium@tinta.example', email_verified: true, tier: 'premium' },
  ])
}, 60_000)
