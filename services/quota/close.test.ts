import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makeQuota } from './make-quota.ts'
import type { Quota } from './quota.ts'

let database: TestDatabase
let db: Db
let quota: Quota
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  quota = makeQuota({ pool: db.pool, secret: 'a secret', holdSeconds: 60 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const window = { startsAt: new Date(Date.now() - 86_400_000), endsAt: new Date(Date.now() + 86_400_000) }

async function reserved(holdSeconds?: number) {
  const counted = { subject: `account:${randomUUID()}`, unit: 'checks', window } as const
  const longer = holdSeconds === undefined ? {} : { holdSeconds }
  const reservation = await quota.reserve({ ...counted, limit: 1, tool: 'check', amount: 1, ...longer })
  const isLeft = async () => (await quota.reserve({ ...counted, limit: 1, tool: 'check', amount: 1 })) !== null
  return { id: reservation?.id ?? '', used: async () => (await quota.usage(counted)).used, isLeft, ...counted }
}

describe('a reservation closed by its id, as from another process', () => {
  test.each([
    ['settled', 1, false],
    ['refunded', 0, true],
  ] as const)('%s', async (how, count, isLeft) => {
    const one = await reserved()
    await quota.close(one.id, how)
    expect(await one.used()).toBe(count)
    expect(await one.isLeft()).toBe(isLeft)
  })

  test('twice: the first decides', async () => {
    const one = await reserved()
    await quota.close(one.id, 'settled')
    await quota.close(one.id, 'refunded')
    expect(await one.used()).toBe(1)
    await quota.close('no such reservation', 'refunded')
  })

  test('in a transaction that comes to nothing stays open', async () => {
    const one = await reserved()
    const fails = inTransaction(db.pool, async (client) => {
      await quota.close(one.id, 'refunded', client)
      throw new Error('out of the blue')
    })
    await expect(fails).rejects.toThrow('out of the blue')
    expect(await one.used()).toBe(1)
    await quota.close(one.id, 'refunded')
    expect(await one.used()).toBe(0)
  })
})

test('a reservation is held as long as it asks for', async () => {
  const [short, long] = [await reserved(), await reserved(3_600)]
  await db.pool.query("update usage_entry set expires_at = expires_at - interval '2 minutes'")
  expect([await short.used(), await long.used()]).toEqual([0, 1])
})
