import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { exclusionsSchema } from '#tools/check/contract.ts'
import type { CheckedCompared } from '#tools/check/engine-tasks.ts'
import type { Candidate } from '../corpus/corpus.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makeHistory } from '../history/make-history.ts'
import { appError } from '../problem.ts'
import { makeQuota } from '../quota/make-quota.ts'
import { RunEnded } from '../run-ended.ts'
import type { CheckOrder, Checks, ChecksOptions } from './checks.ts'
import { makeChecks } from './make-checks.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(() => db.pool.query('delete from check_run'))

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const month = { startsAt: new Date(Date.now() - 86_400_000), endsAt: new Date(Date.now() + 86_400_000) }
const pace = { beat: 20, lease: 400, retry: 50 }

const candidate: Candidate = {
  documentId: 'a document',
  collection: { id: 'c', kind: 'public', name: 'Open texts' },
  canShow: true,
  title: 'A Source',
  authors: 'B. Author',
  year: 2019,
  url: null,
  language: 'en',
  text: `Before it. ${words}. After it.`,
  score: 3,
  near: [],
}

const compared: CheckedCompared['sources'][number]['matches'] = [
  {
    span: { start: 0, end: words.length },
    words: { start: 0, end: 20 },
    common: 20,
    isCommon: false,
    excerpt: { before: 'Before it. ', text: words, after: '. After it.', at: 11, words: 20 },
    runs: [{ inChecked: { start: 0, end: words.length }, inExcerpt: { start: 0, end: words.length } }],
  },
]

const engines: ChecksOptions['engines'] = {
  prepareCheck: async () => ({
    engineVersion: 7,
    words: 20,
    query: { hashes: Float64Array.of(1, 2), places: Uint32Array.of(0, 1), starts: Uint32Array.of(0, 4), ends: Uint32Array.of(13, 18) },
    quotations: [],
    bibliography: [],
    evasion: { invisible: 0, lookAlikes: 0, places: [] },
  }),
  compareCheck: async ({ sources }) => ({ sources: sources.map(({ id }) => ({ id, matches: compared })) }),
}

const quota = () => makeQuota({ pool: db.pool, secret: 'a secret', holdSeconds: 60 })
const history = () => makeHistory({ pool: db.pool, daysAtMost: 365, onTrouble: () => undefined })

function node(given: Partial<ChecksOptions> = {}): { readonly checks: Checks; readonly troubles: unknown[] } {
  const troubles: unknown[] = []
  const corpus: ChecksOptions['corpus'] = {
    collections: async () => [
      {
        id: 'c',
        kind: 'public',
        name: 'Open texts',
        institutionId: null,
        accountId: null,
        documents: 3,
        words: 900,
        canAdd: false,
        createdAt: new Date(),
      },
    ],
    candidates: async () => ({ candidates: [candidate], commonHashes: new Float64Array(), documents: 3, otherInstitutions: false }),
  }
  const options = {
    pool: db.pool,
    quota: quota(),
    corpus,
    online: null,
    engines,
    historyDays: 365,
    publicUrl: 'https://tinta.example',
    secret: 'a secret',
  }
  return { checks: makeChecks({ ...options, onTrouble: (error) => troubles.push(error), pace, ...given }), troubles }
}

type Ordered = { readonly subject: string; readonly accountId: string | null; readonly used: () => Promise<number> }

/** Somebody with one check in their month, and an order that holds it. */
async function orderOf(checks: Checks, given: Partial<CheckOrder> = {}) {
  const { id: accountId } = await makeAccount(db.pool)
  const subject = `account:${accountId}`
  const counted = { subject, unit: 'checks', window: month } as const
  const reservation = await quota().reserve({ ...counted, limit: 5, tool: 'check', amount: 1, holdSeconds: 3_600 })
  const state = await checks.begin({
    subject,
    accountId,
    title: 'My essay',
    language: 'en',
    text: words,
    words: 20,
    options: { collections: undefined, online: false },
    reservationId: reservation?.id ?? null,
    ...given,
  })
  const someone: Ordered = { subject: given.subject ?? subject, accountId, used: async () => (await quota().usage(counted)).used }
  return { ...someone, id: state.id, state }
}

/** The ledger's word on what was reserved. */
const entryOf = async (subject: string): Promise<string | undefined> => {
  const { rows } = await db.pool.query<{ state: string }>('select state from usage_entry where subject = $1', [subject])
  return rows[0]?.state
}

const running = new AbortController().signal

describe('a check', () => {
  test('waits, runs, and ends with a report, a line in the history, and one check less', async () => {
    const { checks } = node()
    const { subject, accountId, id, state, used } = await orderOf(checks)
    expect(state).toMatchObject({ state: 'waiting', step: null, progress: null, deletedAt: null, problem: null, title: 'My essay' })
    await checks.runDue(running)
    const answer = await checks.optionalCheck(subject, id)
    expect(answer).toMatchObject({ state: 'done', step: null, deletedAt: null, share: null })
    expect(answer?.report).toMatchObject({
      title: 'My essay',
      text: words,
      words: 20,
      engineVersion: 7,
      searched: { documents: 3, collections: [{ id: 'c', name: 'Open texts', kind: 'public', documents: 3 }], online: null },
      sources: [{ id: 's1', title: 'A Source', within: 'Open texts', year: 2019 }],
      matches: [{ id: 'm1', source: 's1', documents: 1, words: { start: 0, end: 20 } }],
    })
    expect(await used()).toBe(1)
    expect(await entryOf(subject)).toBe('settled')
    const kept = await history().page(accountId ?? '', { search: '', tool: 'check', limit: 5 })
    expect(kept.entries).toMatchObject([{ title: 'My essay', options: { check: id, words: 20, score: 1, documents: 3, sources: 1 } }])
    expect(await checks.list(subject)).toMatchObject({ checks: [{ id, state: 'done', words: 20, score: 1 }] })
  })

  test('tells its steps in their order, each with a higher version', async () => {
    const seen: { readonly version: number; readonly step: string | null }[] = []
    const { checks } = node({
      engines: {
        ...engines,
        prepareCheck: async (input, options) => {
          await seenUntil('optimizing')
          return engines.prepareCheck(input, options)
        },
        compareCheck: async (input, options) => {
          options?.onStep?.({ step: 'checking', done: 0, of: 1 })
          await seenUntil('checking')
          return engines.compareCheck(input, options)
        },
      },
    })
    const { subject, id } = await orderOf(checks)
    const seenUntil = async (step: string) => {
      await expect
        .poll(async () => {
          const found = await checks.optionalState(subject, id)
          if (found) seen.push({ version: found.version, step: found.state.step })
          return found?.state.step
        })
        .toBe(step)
    }
    await checks.runDue(running)
    const steps = seen.map(({ step }) => step).filter((step, index, all) => step !== null && step !== all[index - 1])
    // Whoever looks now and then may miss the short one between them.
    expect(steps.filter((step) => step !== 'analyzing')).toEqual(['optimizing', 'checking'])
    expect([-1, 1]).toContain(steps.indexOf('analyzing'))
    const versions = seen.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted((one, other) => one - other))
  })

  test('of somebody who keeps no history is removed a day after its end', async () => {
    const { checks } = node({ historyDays: 0 })
    const { subject, id } = await orderOf(checks)
    await checks.runDue(running)
    const { deletedAt = null } = (await checks.optionalCheck(subject, id)) ?? {}
    expect(Date.parse(deletedAt ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(await checks.sweep()).toBe(0)
    await db.pool.query('update check_run set delete_at = now() where id = $1', [id])
    expect(await checks.sweep()).toBe(1)
    expect(await checks.optionalCheck(subject, id)).toBeNull()
  })

  test('goes with its line in the history, and the line with it', async () => {
    const { checks } = node()
    const one = await orderOf(checks)
    const other = await orderOf(checks)
    await checks.runDue(running)
    await history().removeAll(one.accountId ?? '')
    expect(await checks.optionalCheck(one.subject, one.id)).toBeNull()
    expect(await checks.remove(other.subject, other.id)).toBe(true)
    expect(await history().count(other.accountId ?? '')).toBe(0)
  })

  test('is nobody else’s', async () => {
    const { checks } = node()
    const { subject, id } = await orderOf(checks)
    await checks.runDue(running)
    const stranger = 'account:somebody'
    expect(await checks.optionalCheck(stranger, id)).toBeNull()
    expect(await checks.optionalState(stranger, id)).toBeNull()
    expect(await checks.cancel(stranger, id)).toBeNull()
    expect(await checks.setExclusions(stranger, id, exclusionsSchema.parse({}))).toBeNull()
    expect(await checks.share(stranger, id)).toBeNull()
    expect(await checks.endShare(stranger, id)).toBe(false)
    expect(await checks.remove(stranger, id)).toBe(false)
    expect((await checks.list(stranger)).checks).toEqual([])
    expect((await checks.optionalCheck(subject, id))?.state).toBe('done')
  })

  test('no more than five of one person are under way', async () => {
    const { checks } = node()
    const subject = `visitor:${randomUUID()}`
    const given = { subject, accountId: null, reservationId: null }
    for (let i = 0; i < 5; i++) await orderOf(checks, given)
    await expect(orderOf(checks, given)).rejects.toMatchObject({ problem: { code: 'too-many-requests' } })
  })
})

describe('a check that comes to nothing costs nothing', () => {
  test('cancelled while it waits', async () => {
    const { checks } = node()
    const { subject, id, used } = await orderOf(checks)
    expect(await checks.cancel(subject, id)).toMatchObject({ state: 'cancelled' })
    expect(await used()).toBe(0)
    await checks.runDue(running)
    expect(await checks.optionalCheck(subject, id)).toMatchObject({ state: 'cancelled', report: null })
  })

  test('cancelled while it runs, on another node: the engine is told', async () => {
    const begun = Promise.withResolvers<void>()
    const { checks } = node({
      engines: {
        ...engines,
        compareCheck: (_, options) =>
          new Promise((__, reject) => {
            options?.signal?.addEventListener('abort', () => reject(new RunEnded()))
            begun.resolve()
          }),
      },
    })
    const { subject, id, used } = await orderOf(checks)
    const work = checks.runDue(running)
    await begun.promise
    expect(await node().checks.cancel(subject, id)).toMatchObject({ state: 'cancelled' })
    await work
    expect(await used()).toBe(0)
    expect(await checks.cancel(subject, id)).toMatchObject({ state: 'cancelled' })
    expect(await entryOf(subject)).toBe('refunded')
  })

  test('removed while it runs', async () => {
    const begun = Promise.withResolvers<void>()
    const { checks, troubles } = node({
      engines: {
        ...engines,
        prepareCheck: (_, options) =>
          new Promise((__, reject) => {
            options?.signal?.addEventListener('abort', () => reject(new RunEnded()))
            begun.resolve()
          }),
      },
    })
    const { subject, id, used } = await orderOf(checks)
    const work = checks.runDue(running)
    await begun.promise
    expect(await checks.remove(subject, id)).toBe(true)
    await work
    expect(await used()).toBe(0)
    expect(troubles).toEqual([])
  })

  test('its engine gives up on the text: it fails once, with the problem', async () => {
    let calls = 0
    const { checks } = node({
      engines: {
        ...engines,
        prepareCheck: async () => {
          calls++
          throw appError('engine-timeout', { seconds: 60 })
        },
      },
    })
    const { subject, id, used } = await orderOf(checks)
    await checks.runDue(running)
    expect(await checks.optionalCheck(subject, id)).toMatchObject({
      state: 'failed',
      problem: { code: 'engine-timeout', facts: { seconds: 60 } },
    })
    expect([calls, await used()]).toEqual([1, 0])
    expect(await history().count(subject.slice('account:'.length))).toBe(0)
  })

  test('nobody got to it in a day', async () => {
    const { checks } = node()
    const { subject, id, used } = await orderOf(checks)
    await db.pool.query(`update check_run set created_at = now() - interval '25 hours' where id = $1`, [id])
    expect(await checks.sweep()).toBe(1)
    expect(await checks.optionalState(subject, id)).toMatchObject({ state: { state: 'failed', problem: { code: 'engine-busy' } } })
    expect(await used()).toBe(0)
  })
})

describe('a node that goes down', () => {
  /** Claims the check and is never heard of again. */
  async function die(given: Partial<ChecksOptions> = {}): Promise<void> {
    const claimed = Promise.withResolvers<void>()
    const dead = node({
      ...given,
      pace: { ...pace, beat: 1_000_000 },
      engines: { ...engines, prepareCheck: () => new Promise(() => claimed.resolve()) },
    })
    void dead.checks.runDue(running)
    await claimed.promise
    await signOfLife()
  }

  /** Its first sign of life is written; the next would come after the test. */
  async function signOfLife(): Promise<void> {
    const statement = "select 1 from check_run where state = 'running' and step = 'optimizing'"
    await expect.poll(async () => (await db.pool.query(statement)).rowCount).toBe(1)
  }

  test('leaves its check to another, once its lease is over, and it is paid for once', async () => {
    const { checks } = node()
    const { subject, id, used } = await orderOf(checks)
    await die()
    await checks.runDue(running)
    expect((await checks.optionalState(subject, id))?.state.state).toBe('running')
    await expect
      .poll(async () => {
        await checks.runDue(running)
        return (await checks.optionalState(subject, id))?.state.state
      })
      .toBe('done')
    expect(await used()).toBe(1)
  })

  test('three times over: the check is given up and given back', async () => {
    const { checks } = node()
    const { subject, id, used } = await orderOf(checks)
    for (let times = 0; times < 3; times++) {
      await die()
      await db.pool.query('update check_run set lease_until = now(), step = null where id = $1', [id])
    }
    await checks.runDue(running)
    expect(await checks.optionalCheck(subject, id)).toMatchObject({ state: 'failed', problem: { code: 'engine-failed' } })
    expect(await used()).toBe(0)
  })

  test('in order: puts its check back at once, and that does not count as a try', async () => {
    const begun = Promise.withResolvers<void>()
    const ending = new AbortController()
    const { checks } = node({
      engines: {
        ...engines,
        prepareCheck: (_, options) =>
          new Promise((__, reject) => {
            options?.signal?.addEventListener('abort', () => reject(new RunEnded()))
            begun.resolve()
          }),
      },
    })
    const { subject, id } = await orderOf(checks)
    const work = checks.runDue(ending.signal)
    await begun.promise
    ending.abort()
    await work
    expect((await checks.optionalState(subject, id))?.state.state).toBe('waiting')
    const { rows } = await db.pool.query('select attempts from check_run where id = $1', [id])
    expect(rows).toEqual([{ attempts: 0 }])
    await node().checks.runDue(running)
    expect((await checks.optionalState(subject, id))?.state.state).toBe('done')
  })

  test('that was only slow does not overwrite what another has done', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = node({
      pace: { ...pace, beat: 1_000_000 },
      engines: {
        ...engines,
        prepareCheck: async (input) => {
          begun.resolve()
          await gate.promise
          return { ...(await engines.prepareCheck(input)), words: 999 }
        },
      },
    })
    const { checks } = node()
    const { subject, accountId, id, used } = await orderOf(checks)
    const work = slow.checks.runDue(running)
    await begun.promise
    await signOfLife()
    await db.pool.query('update check_run set lease_until = now() where id = $1', [id])
    await checks.runDue(running)
    gate.resolve()
    await work
    expect((await checks.optionalCheck(subject, id))?.report?.words).toBe(20)
    expect(await used()).toBe(1)
    expect(await history().count(accountId ?? '')).toBe(1)
  })

  test('two at once share the work out', async () => {
    let calls = 0
    const counting = {
      ...engines,
      prepareCheck: async (input: Parameters<typeof engines.prepareCheck>[0]) => (calls++, engines.prepareCheck(input)),
    }
    const [one, other] = [node({ engines: counting }), node({ engines: counting })]
    const orders = await Promise.all(Array.from({ length: 6 }, () => orderOf(one.checks)))
    await Promise.all([one.checks.runDue(running), other.checks.runDue(running)])
    for (const { subject, id } of orders) expect((await one.checks.optionalState(subject, id))?.state.state).toBe('done')
    expect(calls).toBe(6)
  })
})

test('a database or a fault of ours is told, and the check is tried again', async () => {
  let calls = 0
  const { checks, troubles } = node({
    engines: {
      ...engines,
      prepareCheck: async (input) => {
        calls++
        if (calls === 1) throw new Error('out of the blue')
        return engines.prepareCheck(input)
      },
    },
  })
  const { subject, id } = await orderOf(checks)
  await checks.runDue(running)
  expect(troubles).toHaveLength(1)
  await expect
    .poll(async () => {
      await checks.runDue(running)
      return (await checks.optionalState(subject, id))?.state.state
    })
    .toBe('done')
})

test('engines that are busy delay a check and do not fail it', async () => {
  let calls = 0
  const { checks } = node({
    engines: {
      ...engines,
      prepareCheck: async (input) => {
        calls++
        if (calls < 6) throw appError('engine-busy', { seconds: 10 })
        return engines.prepareCheck(input)
      },
    },
  })
  const { subject, id } = await orderOf(checks)
  await expect
    .poll(
      async () => {
        await checks.runDue(running)
        return (await checks.optionalState(subject, id))?.state.state
      },
      { timeout: 5_000 },
    )
    .toBe('done')
})

describe('exclusions', () => {
  test('are kept with the score that follows from them', async () => {
    const { checks } = node()
    const { subject, accountId, id } = await orderOf(checks)
    const exclusions = exclusionsSchema.parse({ sources: ['s1'] })
    await checks.setExclusions(subject, id, exclusions)
    expect((await checks.list(subject)).checks[0]?.score).toBe(null)
    await checks.runDue(running)
    expect(await checks.setExclusions(subject, id, exclusions)).toMatchObject({ exclusions })
    expect((await checks.list(subject)).checks[0]?.score).toBe(0)
    const { entries } = await history().page(accountId ?? '', { search: '', tool: '', limit: 1 })
    expect(entries[0]?.options).toMatchObject({ score: 0 })
  })
})

describe('a shared report', () => {
  test('is read by its address until it ends, and the database does not know the address', async () => {
    const { checks } = node()
    const { subject, id } = await orderOf(checks)
    expect(await checks.share(subject, id)).toBeNull()
    await checks.runDue(running)
    const share = await checks.share(subject, id)
    const token = share?.url.split('/').at(-1) ?? ''
    expect(share?.url).toBe(`https://tinta.example/shared/${token}`)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect((await checks.optionalShared(token))?.report.title).toBe('My essay')
    expect((await checks.optionalCheck(subject, id))?.share).toEqual(share)
    const { rows } = await db.pool.query<{ line: string }>('select row_to_json(c)::text as line from check_run c')
    expect(rows.map(({ line }) => line).join()).not.toContain(token)

    const again = await checks.share(subject, id)
    expect(again?.url).not.toBe(share?.url)
    expect(await checks.optionalShared(token)).toBeNull()
    const newToken = again?.url.split('/').at(-1) ?? ''
    expect(await checks.optionalShared(newToken)).not.toBeNull()
    await db.pool.query(`update check_run set share_until = now() where id = $1`, [id])
    expect(await checks.optionalShared(newToken)).toBeNull()
    expect((await checks.optionalCheck(subject, id))?.share).toBeNull()
  })

  test('ends when its owner says so, and with the check', async () => {
    const { checks } = node()
    const { subject, id } = await orderOf(checks)
    await checks.runDue(running)
    const tokenOf = async () => ((await checks.share(subject, id))?.url ?? '').split('/').at(-1) ?? ''
    const first = await tokenOf()
    expect(await checks.endShare(subject, id)).toBe(true)
    expect(await checks.optionalShared(first)).toBeNull()
    const second = await tokenOf()
    await checks.remove(subject, id)
    expect(await checks.optionalShared(second)).toBeNull()
    expect(await checks.optionalShared('')).toBeNull()
  })
})

test('the export tells every check, and goes with the account', async () => {
  const { checks } = node()
  const { accountId, id } = await orderOf(checks)
  await checks.runDue(running)
  const told = await all(checks, accountId ?? '')
  expect(told).toMatchObject([{ id, text: words, language: 'en', report: { title: 'My essay' } }])
  await db.pool.query('delete from account where id = $1', [accountId])
  expect(await all(checks, accountId ?? '')).toEqual([])
})

async function all(checks: Checks, accountId: string): Promise<readonly unknown[]> {
  const told: unknown[] = []
  for await (const one of checks.all(accountId)) told.push(one)
  return told
}
