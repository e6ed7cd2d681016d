import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailWords } from '#locales/mail-words.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import type { Db } from '../db/open-db.ts'
import { makeMailer } from './make-mailer.ts'

let database: OpenTestDb
let db: Db
let queued = 0

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
beforeEach(async () => {
  queued = 0
  await db.pool.query('delete from outgoing_mail')
})
afterAll(async () => {
  await database.close()
})

const mailer = () =>
  makeMailer({
    pool: db.pool,
    publicUrl: 'https://tinta.example',
    supportEmail: null,
    words: mailWords,
    onQueued: () => (queued += 1),
  })

const kept = async () => (await db.pool.query('select * from outgoing_mail')).rows

test('a mail is written in its language, kept to be sent at once, and the sender is told', async () => {
  await mailer().send({
    kind: 'reset-password',
    to: 'anna@example.org',
    locale: 'hu',
    facts: { url: 'https://tinta.example/hu?token=1', minutes: 60 },
  })
  const rows = await kept()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    kind: 'reset-password',
    recipient: 'anna@example.org',
    subject: 'Adjon meg új jelszót',
    locale: 'hu',
    attempts: 0,
    failure: null,
  })
  expect(rows[0].plain).toContain('\nhttps://tinta.example/hu?token=1\n')
  expect(rows[0].html).toContain('lang="hu"')
  expect(rows[0].next_at <= new Date()).toBe(true)
  expect(queued).toBe(1)
})

test('a locale that is not ours gets English, and is kept as such', async () => {
  await mailer().send({ kind: 'password-changed', to: 'x@example.org', locale: 'fi', facts: {} })
  expect(await kept()).toMatchObject([{ locale: 'en', subject: 'Your password was changed' }])
})

describe('nothing is kept for', () => {
  test.each([
    'a@example.org\nBcc: b@example.org',
    'a@example.org\r\n',
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'Anna <a@example.org>',
    'a@b@example.org',
    'a',
    '',
    '@example.org',
    'a b@example.org',
  ])('the recipient %j', async (to) => {
    await expect(mailer().send({ kind: 'password-changed', to, locale: 'en', facts: {} })).rejects.toThrow(/mail/)
    expect(await kept()).toEqual([])
    expect(queued).toBe(0)
  })
})
