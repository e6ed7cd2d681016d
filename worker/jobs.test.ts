import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailWords } from '#locales/mail-words.ts'
import { openDb, type Db } from '#services/db/open-db.ts'
import type { Run } from '#services/jobs/jobs.ts'
import { makeJobs } from '#services/jobs/make-jobs.ts'
import { makeMailer } from '#services/mail/make-mailer.ts'
import { makeEnv } from '#tests/builders.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { makeChecksStandIn, makeCorpusStandIn } from '#tests/checks.ts'
import { makeLibraryStandIn } from '#tests/library.ts'
import { makePeopleStandIns } from '#tests/people.ts'
import { addJobs, mailJob } from './jobs.ts'

const log = pino({ level: 'silent' })
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

const billingOf = (kind: 'stripe' | 'test' | 'off') => ({ ...makePeopleStandIns().billing, kind })

type Added = { readonly name: string; readonly every: number; readonly run: Run }

function added(source: Readonly<Record<string, string>>, given: Parameters<typeof makePeopleStandIns>[0] = {}): readonly Added[] {
  const jobs: Added[] = []
  const add = (name: string, every: number, run: Run): void => void jobs.push({ name, every, run })
  addJobs(
    { schedule: add, repeat: add },
    {
      env: makeEnv(source),
      pool: db.pool,
      house: { ...makePeopleStandIns(given), checks: makeChecksStandIn(), corpus: makeCorpusStandIn(), library: makeLibraryStandIn() },
      log,
    },
  )()
  return jobs
}

const always = [
  'check.run-1',
  'check.run-2',
  'check.run-3',
  'check.sweep',
  'corpus.merge',
  'corpus.purge',
  'corpus.reindex',
  'history.sweep',
  'identity.sweep',
  'library.sweep',
  'mail.sweep',
  'online.sweep',
  'people.sweep',
  'quota.sweep',
]

describe('the jobs', () => {
  test.each<readonly [name: string, source: Readonly<Record<string, string>>, kind: 'stripe' | 'test' | 'off', more: readonly string[]]>([
    ['with no money and no mail', {}, 'off', []],
    ['with the test checkout', {}, 'test', ['billing.remind']],
    ['with Stripe', {}, 'stripe', ['billing.remind', 'billing.reconcile']],
    ['when nobody is to be reminded', { REMINDER_DAYS: '0' }, 'test', []],
    ['with a mail server', { SMTP_URL: 'smtp://localhost:25' }, 'off', [mailJob]],
  ])('%s', (_, source, kind, more) => {
    const names = added(source, { billing: billingOf(kind) }).map(({ name }) => name)
    expect(names.toSorted()).toEqual([...always, ...more].toSorted())
  })

  test('call what they are named after', async () => {
    const called: string[] = []
    const counting = (name: string) => async () => {
      called.push(name)
      return 0
    }
    const standIns = makePeopleStandIns()
    const jobs = added(
      {},
      {
        billing: { ...billingOf('stripe'), reconcile: counting('billing.reconcile') },
        quota: { ...standIns.quota, sweep: counting('quota.sweep') },
        history: { ...standIns.history, sweep: counting('history.sweep') },
      },
    )
    const { signal } = new AbortController()
    for (const { run } of jobs) await run(signal)
    expect(called.toSorted()).toEqual(['billing.reconcile', 'history.sweep', 'quota.sweep'])
  })
})

test('sessions and tokens whose time is over go, others stay', async () => {
  await db.pool.query("insert into account (id, name, email) values ('a', 'Anna', 'anna@example.org')")
  for (const [id, lasts] of [
    ['over', '-1 minute'],
    ['lasts', '1 minute'],
  ]) {
    await db.pool.query("insert into session (id, account_id, token, expires_at) values ($1, 'a', $1, now() + $2::interval)", [id, lasts])
    await db.pool.query("insert into verification (id, identifier, value, expires_at) values ($1, $1, '', now() + $2::interval)", [
      id,
      lasts,
    ])
  }
  const sweep = added({}).find(({ name }) => name === 'identity.sweep')
  expect(await sweep?.run(new AbortController().signal)).toBe(2)
  const { rows } = await db.pool.query('select id from session union all select id from verification')
  expect(rows).toEqual([{ id: 'lasts' }, { id: 'lasts' }])
})

test('a mail that is written in a process with a worker is at the server a moment later', async () => {
  const server = await startMailServer()
  const jobs = makeJobs({ pool: db.pool, onTrouble: () => undefined })
  const env = makeEnv({ SMTP_URL: `smtp://localhost:${server.port}` })
  const letGo = addJobs(jobs, {
    env,
    pool: db.pool,
    house: { ...makePeopleStandIns(), checks: makeChecksStandIn(), corpus: makeCorpusStandIn(), library: makeLibraryStandIn() },
    log,
  })
  const mailer = makeMailer({
    pool: db.pool,
    publicUrl: env.PUBLIC_URL,
    supportEmail: null,
    words: mailWords,
    onQueued: () => jobs.now(mailJob),
  })
  await jobs.start()
  const start = performance.now()
  await mailer.send({ kind: 'password-changed', to: 'anna@example.org', locale: 'fr', facts: {} })
  await expect.poll(() => server.received.length, { interval: 10 }).toBe(1)
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(server.received[0]?.headers.get('subject')).toEqual(['Votre mot de passe a changé'])
  await jobs.stop()
  letGo()
  await server.stop()
})
