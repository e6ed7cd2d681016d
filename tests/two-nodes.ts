import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { openDb, type Db } from '#services/db/open-db.ts'
import { makeQuota } from '#services/quota/make-quota.ts'
import type { Quota, QuotaWindow, Reservation, Spending } from '#services/quota/quota.ts'
import { makeTestDatabase, type TestDatabase } from './database.ts'

export const dayMilliseconds = 86_400_000

/** A window from one day to another, counted from now. */
export const fromDay = (start: number, end: number): QuotaWindow => ({
  startsAt: new Date(Date.now() + start * dayMilliseconds),
  endsAt: new Date(Date.now() + end * dayMilliseconds),
})

/** The calendar month of these tests began ten days ago. */
export const month = fromDay(-10, 20)

export const someone = () => `account:${randomUUID()}`

export const spending = (given: Partial<Spending> & Pick<Spending, 'subject'>): Spending => ({
  unit: 'characters',
  limit: 1_000,
  window: month,
  tool: 'rephrase',
  amount: 100,
  ...given,
})

export async function reserved(node: Quota, given: Parameters<typeof spending>[0]): Promise<Reservation> {
  const reservation = await node.reserve(spending(given))
  if (!reservation) throw new Error('there was nothing left')
  return reservation
}

/** The quota on two nodes over one database. */
export type TwoNodes = {
  readonly db: Db
  readonly quota: Quota
  readonly other: Quota
  readonly usedOf: (subject: string, window?: QuotaWindow) => Promise<number>
  /** What is counted, and what the ledger says that should be. */
  readonly counts: (subject: string) => Promise<{ readonly count: number; readonly ledger: number }>
  /** As if its node had gone down so long ago that nobody waits for it. */
  readonly expireAll: (subject: string) => Promise<void>
}

/** Opens two nodes before the tests of a file and closes them after. */
export function useTwoNodes(): TwoNodes {
  const secret = 'a secret for tests'
  let database: TestDatabase
  let db: Db
  let otherDb: Db
  let quota: Quota
  let other: Quota
  beforeAll(async () => {
    database = await makeTestDatabase()
    db = await openDb({ url: database.url, dataFolder: '' })
    otherDb = await openDb({ url: database.url, dataFolder: '' })
    quota = makeQuota({ pool: db.pool, secret, holdSeconds: 60 })
    other = makeQuota({ pool: otherDb.pool, secret, holdSeconds: 60 })
  })
  afterAll(async () => {
    await db.close()
    await otherDb.close()
    await database.drop()
  })
  return {
    get db() {
      return db
    },
    get quota() {
      return quota
    },
    get other() {
      return other
    },
    usedOf: async (subject, window = month) => (await quota.usage({ subject, unit: 'characters', window })).used,
    counts: (subject) => countsOf(db, subject),
    expireAll: async (subject) => {
      // In order, since two of these at once would hold what the other waits for.
      await db.pool.query(
        `update usage_entry set expires_at = now() - interval '1 second' where id in (
           select id from usage_entry where subject = $1 and state = 'reserved' order by id for update)`,
        [subject],
      )
    },
  }
}

async function countsOf({ pool }: Db, subject: string): Promise<{ readonly count: number; readonly ledger: number }> {
  const { rows } = await pool.query<{ count: string; ledger: string }>(
    `select used as count, (select coalesce(sum(amount), 0) from usage_entry e where e.subject = w.subject and e.unit = w.unit
       and e.state <> 'refunded' and e.created_at >= w.starts_at and e.created_at < w.ends_at) as ledger
     from usage_window w where subject = $1 and unit = 'characters'`,
    [subject],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  return { count: Number(rows[0]?.count ?? 0), ledger: Number(rows[0]?.ledger ?? 0) }
}
