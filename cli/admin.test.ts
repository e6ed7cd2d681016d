import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { tablesWith } from '#tests/mentions.ts'
import { makeSubscriptions } from '#services/billing/make-subscriptions.ts'
import { openDb, type Db } from '#services/db/open-db.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-admin-'))
const timeout = 60_000
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
})
afterAll(async () => {
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Runs the command as an operator does, in a folder of theirs, on the database of the test. */
function admin(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'tinta.ts'), 'admin', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { DATABASE_URL: database.url, SECRET: 'only-for-tests-0123456789abcdef0123', ...settings },
  })
  return { status, stdout, stderr }
}

const done = (stdout: string) => ({ status: 0, stderr: '', stdout })
const newAccount = (given: Parameters<typeof makeAccount>[1] = {}) => makeAccount(db.pool, given)
const tierOf = async (id: string) => (await makeSubscriptions({ pool: db.pool, billing: 'test' }).optionalLive(id))?.tier ?? 'free'
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function sessionOf(id: string): Promise<void> {
  await db.pool.query("insert into session (id, account_id, token, expires_at) values ($1, $2, $1, now() + interval '1 day')", [
    `session of ${id}`,
    id,
  ])
}

async function ran(subject: string, { tool = 'rephrase', amount = 100, daysAgo = 0, state = 'settled' } = {}): Promise<void> {
  await db.pool.query(
    `insert into usage_entry (id, subject, unit, tool, amount, state, starts_at, expires_at, created_at)
     values (gen_random_uuid()::text, $1, 'characters', $2, $3, $4, now(), now(), now() - make_interval(days => $5))`,
    [subject, tool, amount, state, daysAgo],
  )
}

describe('tinta admin user', () => {
  test('lists accounts with their tiers, as a table and as JSON', { timeout }, async () => {
    const ann = await newAccount({ name: 'Ann Liszt', email: 'ann.list@writers.example' })
    await newAccount({ name: 'Ünnep\u202e \u001b[31mLiszt', email: 'b.list@writers.example' })
    await newAccount({ name: 'Somebody else' })
    await makeSubscriptions({ pool: db.pool, billing: 'test' }).grant({ accountId: ann.id, tier: 'premium', until: null })
    const today = new Date().toISOString().slice(0, 10)
    const { stdout, ...rest } = admin(['user', 'list', '--search', 'LISZT'])
    expect(rest).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      'e-mail                    name             tier     since       state',
      `b.list@writers.example    Ünnep [31mLiszt  free     ${today}  open`,
      `ann.list@writers.example  Ann Liszt        premium  ${today}  open`,
      '',
    ])
    const json: unknown = JSON.parse(admin(['user', 'list', '--search', 'ann.list', '--json']).stdout)
    expect(json).toEqual([
      { email: ann.email, name: 'Ann Liszt', tier: 'premium', isDisabled: false, emailVerified: true, since: expect.stringMatching(/Z$/) },
    ])
    expect(admin(['user', 'list', '--search', 'nobody like that']).stdout).toBe('e-mail  name  tier  since  state\n')
  })

  test('shows a plan of the test checkout that does not count, as such', { timeout }, async () => {
    const { id, email } = await newAccount()
    await db.pool.query(
      `insert into subscription (id, account_id, tier, status, provider, period_start, period_end)
       values ($1, $1, 'premium', 'active', 'test', now(), now() + interval '20 days')`,
      [id],
    )
    const counted = admin(['user', 'show', email], { BILLING: 'test' }).stdout
    expect(counted).toMatch(/^tier {19}premium$/m)
    expect(counted).toMatch(/^plan {19}test, active, until /m)
    expect(counted).not.toContain('idle plan')
    const idle = admin(['user', 'show', email], { BILLING: 'off' }).stdout
    expect(idle).toMatch(/^tier {19}free$/m)
    expect(idle).toMatch(/^idle plan {14}premium, of the test checkout: it counts only while BILLING is test$/m)
    expect(idle).not.toMatch(/^plan /m)
  })

  test('shows an account with plan and use, and no text', { timeout }, async () => {
    const { id, email } = await newAccount({ name: 'Ann' })
    await makeSubscriptions({ pool: db.pool, billing: 'test' }).grant({
      accountId: id,
      tier: 'platinum',
      until: new Date('2099-01-01T00:00:00Z'),
    })
    await ran(`account:${id}`, { amount: 321 })
    await db.pool.query(
      "insert into history_entry (id, account_id, tool, language, title, input, output, options) values ($1, $1, 'rephrase', 'en', 'HIDDEN', 'HIDDEN', 'HIDDEN', '{}')",
      [id],
    )
    const { stdout, status } = admin(['user', 'show', email.toUpperCase()])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^plan {19}granted, active, until 2099-01-01$/m)
    expect(stdout).toMatch(/^characters this month {2}321$/m)
    expect(stdout).toMatch(/^history {16}on, 1 kept$/m)
    expect(stdout).not.toContain('HIDDEN')
    expect(JSON.parse(admin(['user', 'show', email, '--json']).stdout)).toMatchObject({
      id,
      email,
      tier: 'platinum',
      plan: { provider: 'granted', until: '2099-01-01T00:00:00.000Z' },
      charactersThisMonth: 321,
      historyEntries: 1,
    })
  })

  test('gives a plan for good, until a day, and takes it back', { timeout }, async () => {
    const { id, email } = await newAccount()
    expect(admin(['user', 'grant', email, 'premium'])).toEqual(done(`${email}: premium for good.\n`))
    expect(await tierOf(id)).toBe('premium')
    const day = dayIn(3)
    expect(admin(['user', 'grant', email, 'platinum', '--until', day])).toEqual(done(`${email}: platinum up to and including ${day}.\n`))
    expect(await makeSubscriptions({ pool: db.pool, billing: 'test' }).optionalLive(id)).toMatchObject({
      tier: 'platinum',
      periodEnd: new Date(`${dayIn(4)}T00:00:00Z`),
    })
    expect(admin(['user', 'grant', email, 'free'])).toEqual(done(`${email}: free.\n`))
    expect(await tierOf(id)).toBe('free')
  })

  test('leaves a plan alone that Stripe charges', { timeout }, async () => {
    const { id, email } = await newAccount()
    await db.pool.query(
      "insert into subscription (id, account_id, tier, status, provider, external_id, period_start, period_end) values ($1, $1, 'premium', 'active', 'stripe', $1, now(), now() + interval '9 days')",
      [id],
    )
    for (const tier of ['free', 'platinum']) {
      const { status, stdout, stderr } = admin(['user', 'grant', email, tier])
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr).toContain('Stripe charges')
    }
    expect(await tierOf(id)).toBe('premium')
  })

  test('closes an account with its sessions, and opens it again', { timeout }, async () => {
    const { id, email } = await newAccount()
    await sessionOf(id)
    expect(admin(['user', 'disable', email])).toEqual(done(`${email}: closed, and every session has ended.\n`))
    expect((await db.pool.query('select from session where account_id = $1', [id])).rowCount).toBe(0)
    expect(admin(['user', 'list', '--search', email]).stdout).toMatch(/closed\n$/)
    expect(admin(['user', 'enable', email])).toEqual(done(`${email}: open.\n`))
    expect(admin(['user', 'list', '--search', email]).stdout).toMatch(/open\n$/)
  })

  test('erases an account only when told twice, and tells its owner', { timeout }, async () => {
    const { id, email } = await newAccount({ locale: 'hu', email: 'goes@writers.example' })
    await sessionOf(id)
    await ran(`account:${id}`)
    const asked = admin(['user', 'delete', email])
    expect(asked).toMatchObject({ status: 2, stdout: '' })
    expect(asked.stderr).toContain('Add --yes')
    expect(await tierOf(id)).toBe('free')
    expect((await db.pool.query('select from account where id = $1', [id])).rowCount).toBe(1)
    expect(admin(['user', 'delete', email, '--yes'])).toEqual(done(`${email}: erased.\n`))
    expect(await tablesWith(db.pool, [id])).toEqual([])
    expect(await tablesWith(db.pool, [email])).toEqual(['public.outgoing_mail'])
    const { rows } = await db.pool.query<{ locale: string }>('select locale from outgoing_mail where recipient = $1', [email])
    expect(rows).toEqual([{ locale: 'hu' }])
  })
})

describe('tinta admin usage', () => {
  test('counts runs, characters, accounts and visitors by day and tool', { timeout }, async () => {
    await db.pool.query('delete from usage_entry')
    for (const subject of ['account:a', 'account:a', 'account:b', 'visitor:v']) await ran(subject)
    await ran('visitor:v', { tool: 'translate', amount: 7, daysAgo: 2 })
    await ran('account:a', { daysAgo: 3 })
    await ran('account:c', { state: 'refunded' })
    await ran('account:c', { state: 'reserved' })
    const [today, before] = [dayIn(0), dayIn(-2)]
    const { stdout, ...rest } = admin(['usage', '--days', '3'])
    expect(rest).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\n')).toEqual([
      'day         tool       runs  characters  accounts  visitors',
      `${today}  rephrase      4         400         2         1`,
      `${before}  translate     1           7         0         1`,
      '',
    ])
    expect(JSON.parse(admin(['usage', '--json', '--days', '1']).stdout)).toEqual([
      { day: today, tool: 'rephrase', runs: 4, characters: 400, accounts: 2, visitors: 1 },
    ])
  })
})

describe('tinta admin', () => {
  test('works on the embedded database, beside the server and without it', { timeout }, async () => {
    const dataFolder = path.join(folder, 'data')
    const settings = { DATABASE_URL: '', DATA_FOLDER: dataFolder }
    const server = await openDb({ url: undefined, dataFolder })
    const { email } = await makeAccount(server.pool, { email: 'ann@embedded.example' })
    const beside = admin(['user', 'disable', email], settings)
    const { rows } = await server.pool.query<{ closed: boolean }>('select disabled_at is not null as closed from account')
    await server.close()
    expect(beside).toEqual(done(`${email}: closed, and every session has ended.\n`))
    expect(rows).toEqual([{ closed: true }])
    expect(admin(['user', 'enable', email], settings)).toEqual(done(`${email}: open.\n`))
  })

  type Refused = readonly [name: string, words: readonly string[], status: number, said: string, settings: Readonly<Record<string, string>>]
  const address = 'a@b.example'
  const refused: readonly Refused[] = [
    ['an address without an account', ['user', 'show', address], 1, `There is no account with the address ${address}.`, {}],
    ['a plan that is none', ['user', 'grant', address, 'gold'], 2, 'It must be free, premium or platinum.', {}],
    ['a day that is none', ['user', 'grant', address, 'premium', '--until', '2027-02-30'], 2, 'It must be a day, such as', {}],
    ['a day that is over', ['user', 'grant', address, 'premium', '--until', '2020-01-01'], 2, 'That day is over.', {}],
    ['an end of nothing', ['user', 'grant', address, 'free', '--until', '2099-01-01'], 2, 'leave --until out', {}],
    ['no days', ['usage', '--days', '0'], 2, 'whole number from 1 to 400', {}],
    ['too long a list', ['user', 'list', '--limit', '1001'], 2, 'whole number from 1 to 1000', {}],
    ['a command that is none', ['user', 'promote'], 2, "unknown command 'promote'", {}],
    ['an account without an address', ['user', 'disable'], 2, "missing required argument 'email'", {}],
    [
      'a database that is away',
      ['usage'],
      1,
      'No database answers at 127.0.0.1:1/tinta',
      { DATABASE_URL: 'postgres://tinta@127.0.0.1:1/tinta' },
    ],
    ['settings that are wrong', ['usage'], 1, 'SECRET is required when DATABASE_URL is set', { SECRET: '' }],
    [
      'a folder without a database',
      ['usage'],
      1,
      'There is no database in',
      { DATABASE_URL: '', DATA_FOLDER: path.join(folder, 'nothing') },
    ],
  ]
  test.each(refused)('refuses %s', { timeout }, (_, words, status, said, settings) => {
    const { stdout, stderr, status: ended } = admin(words, settings)
    expect({ ended, stdout }).toEqual({ ended: status, stdout: '' })
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})
