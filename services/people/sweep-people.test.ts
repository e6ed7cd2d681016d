import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import type { Db } from '../db/open-db.ts'
import { makeQuota } from '../quota/make-quota.ts'
import { quotaWindow } from '../quota/window.ts'
import { makePeople } from './make-people.ts'
import { sweepPeople } from './sweep-people.ts'

let database: OpenTestDb
let db: Db
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
beforeEach(() => db.pool.query('delete from account'))
afterAll(async () => {
  await database.close()
})

const left = async (): Promise<readonly string[]> =>
  (await db.pool.query<{ id: string }>('select id from account order by id')).rows.map(({ id }) => id)

type Given = {
  readonly days: number
  readonly isConfirmed?: boolean
  readonly provider?: string
  readonly lastSignUp?: number
  readonly hasSession?: boolean
}

async function accountOf(id: string, { days, isConfirmed = false, provider = 'credential', lastSignUp = days, hasSession = false }: Given) {
  await makeAccount(db.pool, { id })
  await db.pool.query('update account set email_verified = $2, created_at = now() - make_interval(days => $3) where id = $1', [
    id,
    isConfirmed,
    days,
  ])
  await db.pool.query(
    'insert into sign_in_method (id, account_id, provider, external_id, updated_at) values ($1 || $2, $1, $2, $1, now() - make_interval(days => $3))',
    [id, provider, lastSignUp],
  )
  if (hasSession)
    await db.pool.query("insert into session (id, account_id, token, expires_at) values ($1, $1, $1, now() + interval '1 day')", [id])
}

describe('accounts whose address nobody has confirmed', () => {
  test('go after a week; whatever anybody can have been in stays', async () => {
    await accountOf('confirmed', { days: 400, isConfirmed: true })
    await accountOf('firebase', { days: 400, provider: 'firebase' })
    await accountOf('fresh', { days: 6 })
    await accountOf('signed in', { days: 8, hasSession: true })
    await accountOf('signed up anew', { days: 30, lastSignUp: 1 })
    await accountOf('waiting in vain', { days: 8 })
    expect(await sweepPeople(db.pool)).toBe(1)
    expect(await left()).toEqual(['confirmed', 'firebase', 'fresh', 'signed in', 'signed up anew'])
  })
})

test('what a run left behind that began while its person was erased goes, and nobody else’s', async () => {
  const quota = makeQuota({ pool: db.pool, secret: 'only-for-tests-0123456789abcdef0123', holdSeconds: 60 })
  const use = async (subject: string) => {
    const spending = {
      subject,
      unit: 'characters',
      limit: 5_000,
      window: quotaWindow(null, new Date()),
      tool: 'rephrase',
      amount: 10,
    } as const
    await (await quota.reserve({ ...spending, textKey: 'a text' }))?.settle()
  }
  const [ann, ben] = [await makeAccount(db.pool), await makeAccount(db.pool)]
  await makePeople({ pool: db.pool, historyDays: 90 }).erase(ann.id)
  for (const subject of [`account:${ann.id}`, `account:${ben.id}`, 'visitor:somebody']) await use(subject)
  await sweepPeople(db.pool)
  for (const table of ['usage_entry', 'usage_window', 'paid_text']) {
    const { rows } = await db.pool.query<{ subject: string }>(`select subject from ${table} order by subject`)
    expect(rows.map(({ subject }) => subject)).toEqual([`account:${ben.id}`, 'visitor:somebody'])
  }
})
