import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { makeCorpusStandIn } from '#tests/checks.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { holding } from '#tests/holding.ts'
import { exclusionsSchema } from '#tools/check/contract.ts'
import type { Collection } from '../corpus/corpus.ts'
import { makeQuota } from '../quota/make-quota.ts'
import type { CheckOrder, Checks } from './checks.ts'
import { makeChecks } from './make-checks.ts'

// Transactions that meet, held by hand in the order in which they would hurt each other.
vi.setConfig({ testTimeout: 30_000 })

let opened: OpenTestDb
let checks: Checks
beforeAll(async () => {
  opened = await openTestDb()
  const { pool } = opened.db
  checks = makeChecks({
    pool,
    quota: makeQuota({ pool, secret: 'a secret', holdSeconds: 60 }),
    corpus: makeCorpusStandIn({ collections: async () => [openTexts] }),
    online: null,
    engines: {
      prepareCheck: async () => ({
        engineVersion: 1,
        words: 20,
        query: { hashes: Float64Array.of(1), places: Uint32Array.of(0), starts: Uint32Array.of(0), ends: Uint32Array.of(3) },
        quotations: [],
        bibliography: [],
        evasion: { invisible: 0, lookAlikes: 0, places: [] },
      }),
      compareCheck: async () => ({ sources: [] }),
    },
    historyDays: 365,
    publicUrl: 'https://tinta.example',
    secret: 'a secret',
    onTrouble: (error) => {
      throw error
    },
  })
})
afterAll(() => opened.close())

const orderOf = (subject: string, accountId: string | null): CheckOrder => ({
  subject,
  accountId,
  title: 'My essay',
  language: 'en',
  text: 'one two three',
  words: 3,
  options: { collections: undefined, online: false },
  reservationId: null,
})

/** Somebody with a check that is done and has its line in the history. */
async function done(): Promise<{ readonly subject: string; readonly id: string; readonly historyId: string }> {
  const { id: accountId } = await makeAccount(opened.db.pool)
  const subject = `account:${accountId}`
  const { id } = await checks.begin(orderOf(subject, accountId))
  await checks.runDue(new AbortController().signal)
  const { rows } = await opened.db.pool.query<{ historyId: string }>('select history_id as "historyId" from check_run where id = $1', [id])
  return { subject, id, historyId: rows[0]?.historyId ?? '' }
}

const openTexts: Collection = {
  id: 'open',
  kind: 'public',
  name: 'Open texts',
  institutionId: null,
  accountId: null,
  documents: 3,
  words: 900,
  canAdd: false,
  createdAt: new Date(),
}

/** Somebody deletes a line of the history, and has it in hand when `meanwhile` comes. */
const deleting = <Result>(historyId: string, meanwhile: () => Promise<Result>): Promise<Result> => {
  const line = `from history_entry where id = '${historyId}'`
  return holding(opened, { first: `select ${line} for update`, last: `delete ${line}` }, meanwhile)
}

test('a check is removed while its line in the history is: neither waits for the other in a circle', async () => {
  const { subject, id, historyId } = await done()
  await deleting(historyId, () => checks.remove(subject, id))
  expect(await checks.optionalCheck(subject, id)).toBeNull()
})

test('exclusions are kept while the line in the history goes', async () => {
  const { subject, id, historyId } = await done()
  const after = await deleting(historyId, () => checks.setExclusions(subject, id, exclusionsSchema.parse({ wordsAtLeast: 20 })))
  expect(after).toBeNull()
})

test('of nine checks that one person begins at once five are taken', async () => {
  const subject = `visitor:${randomUUID()}`
  const begun = await holding(opened, { first: 'lock table check_run in share mode' }, () =>
    Promise.allSettled(Array.from({ length: 9 }, () => checks.begin(orderOf(subject, null)))),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})
