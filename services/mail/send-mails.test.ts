import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailWords } from '#locales/mail-words.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { startMailServer, type MailServer, type MailServerOptions } from '#tests/mail-server.ts'
import type { Db } from '../db/open-db.ts'
import { makeMailer } from './make-mailer.ts'
import { makePost, type Post } from './post.ts'
import { attemptsAtMost, makeMailSender, pauseAfter, sweepMails } from './send-mails.ts'

const publicUrl = 'https://tinta.example'

let database: OpenTestDb
let db: Db
const ends: (() => Promise<void> | void)[] = []
let lines: Readonly<Record<string, unknown>>[] = []

beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
beforeEach(async () => {
  lines = []
  await db.pool.query('delete from outgoing_mail')
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
afterAll(async () => {
  await database.close()
})

const log = (() => {
  const tell = (level: string) => (facts: object, message: string) => void lines.push({ level, message, ...facts })
  return { info: tell('info'), warn: tell('warn'), error: tell('error') }
})()

async function serverOf(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options)
  ends.push(server.stop)
  return server
}

function postTo(url: string): Post {
  const post = makePost({ url, from: 'Tinta ✒ <no-reply@tinta.example>', publicUrl })
  ends.push(post.close)
  return post
}

const senderTo = (url: string) => makeMailSender({ pool: db.pool, post: postTo(url), log })

async function keep(recipient = 'anna@example.org', given: { readonly attempts?: number } = {}): Promise<string> {
  const id = randomUUID()
  await db.pool.query(
    `insert into outgoing_mail (id, kind, recipient, subject, plain, html, locale, attempts)
      values ($1, 'password-changed', $2, 'Subject', 'Plain', '<p>HTML</p>', 'en', $3)`,
    [id, recipient, given.attempts ?? 0],
  )
  return id
}

type Row = {
  readonly attempts: number
  readonly failure: string | null
  readonly plain: string
  readonly html: string
  readonly subject: string
  readonly pause: number
}

/** The mails that are kept; `pause` in seconds from now. */
async function kept(): Promise<readonly Row[]> {
  const { rows } = await db.pool.query<Row>(
    'select attempts, failure, plain, html, subject, round(extract(epoch from next_at - now()))::int as pause from outgoing_mail order by id',
  )
  return rows
}

describe('a mail that is sent', () => {
  test('arrives whole, in both parts, with its headers', async () => {
    const server = await serverOf()
    const mailer = makeMailer({ pool: db.pool, publicUrl, supportEmail: 'help@tinta.example', words: mailWords })
    await mailer.send({
      kind: 'allow-address-change',
      to: 'anna@example.org',
      locale: 'ur',
      facts: { url: `${publicUrl}/ur?token=a&step=address`, newEmail: 'new@example.org', hours: 24 },
    })
    const { rows } = await db.pool.query<{ id: string; subject: string; plain: string; html: string }>('select * from outgoing_mail')
    expect(await senderTo(`smtp://127.0.0.1:${server.port}`).sendDue()).toBe(1)
    expect(await kept()).toEqual([])
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'no-reply@tinta.example', to: ['anna@example.org'] })
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: ['Tinta ✒ <no-reply@tinta.example>'],
      to: ['anna@example.org'],
      subject: [rows[0]?.subject],
      'message-id': [`<${rows[0]?.id}@tinta.example>`],
      'auto-submitted': ['auto-generated'],
      'content-language': ['ur'],
      'mime-version': ['1.0'],
    })
    expect(Date.parse(mail?.headers.get('date')?.[0] ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(mail?.parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html'])
    expect(mail?.parts[0]?.text.trimEnd()).toBe(rows[0]?.plain)
    expect(mail?.parts[1]?.text.trimEnd()).toBe(rows[0]?.html.trimEnd())
    expect(mail?.parts[0]?.text).toContain('\u2066new@example.org\u2069')
    // What goes over the wire is plain ASCII, whatever the languages.
    expect(mail?.raw).toMatch(/^[\t\r\n -~]*$/)
  })

  test('leaves a line in the log that names nobody', async () => {
    const server = await serverOf()
    const id = await keep()
    await senderTo(`smtp://127.0.0.1:${server.port}`).sendDue()
    expect(lines).toEqual([{ level: 'info', message: 'mail sent', kind: 'password-changed', id }])
  })

  test('goes with the right user and password', async () => {
    const server = await serverOf({ login: { user: 'tinta@x', password: 'p@ss/w:rd' } })
    await keep()
    expect(await senderTo(`smtp://tinta%40x:p%40ss%2Fw%3Ard@127.0.0.1:${server.port}`).sendDue()).toBe(1)
    expect(server.received).toHaveLength(1)
  })

  test('is encrypted as soon as a server on this machine can', async () => {
    const server = await serverOf()
    await keep()
    await senderTo(`smtp://localhost:${server.port}`).sendDue()
    expect(server.received[0]?.wasSecure).toBe(true)
  })

  test('is encrypted from the first byte with smtps', async () => {
    const server = await serverOf({ isSecure: true })
    await keep()
    await senderTo(`smtps://localhost:${server.port}`).sendDue()
    expect(server.received[0]?.wasSecure).toBe(true)
  })
})

describe('several at once', () => {
  test('two senders send each mail once', async () => {
    const server = await serverOf({ delay: 5 })
    const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => keep(`p${index}@example.org`)))
    const url = `smtp://127.0.0.1:${server.port}`
    const counts = await Promise.all([senderTo(url).sendDue(), senderTo(url).sendDue(), senderTo(url).sendDue()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1)
    const named = server.received.map(({ headers }) => headers.get('message-id')?.[0])
    expect(named.toSorted()).toEqual(ids.map((id) => `<${id}@tinta.example>`).toSorted())
    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, index) => `p${index}@example.org`).toSorted(),
    )
  })

  test('a mail that another node is sending is left alone, and taken anew when that node has gone', async () => {
    const server = await serverOf()
    const id = await keep()
    let deliveries = 0
    const stuck = makeMailSender({
      pool: db.pool,
      log,
      post: {
        deliver: async () => {
          deliveries += 1
          await new Promise(() => undefined)
        },
      },
    })
    void stuck.sendDue()
    await expect.poll(() => deliveries).toBe(1)
    const sender = senderTo(`smtp://127.0.0.1:${server.port}`)
    expect(await sender.sendDue()).toBe(0)
    await db.pool.query('update outgoing_mail set next_at = now()')
    expect(await sender.sendDue()).toBe(1)
    // The same name as the first time, so that a second copy could be told.
    expect(server.received[0]?.headers.get('message-id')).toEqual([`<${id}@tinta.example>`])
  })

  test('a mail is not sent again by the same node when only its removal failed', async () => {
    const server = await serverOf()
    await keep()
    let isAway = true
    const query = (text: string, values?: unknown[]) =>
      isAway && text.startsWith('delete') ? Promise.reject(new Error('away')) : db.pool.query(text, values)
    const pool = Object.assign(Object.create(db.pool), { query })
    const sender = makeMailSender({ pool, post: postTo(`smtp://127.0.0.1:${server.port}`), log })
    await expect(sender.sendDue()).rejects.toThrow('away')
    await db.pool.query('update outgoing_mail set next_at = now()')
    isAway = false
    expect(await sender.sendDue()).toBe(0)
    expect([server.received.length, await kept()]).toEqual([1, []])
  })
})

describe('a mail that fails', () => {
  test.each([
    ['wrong password', () => serverOf({ login: { user: 'tinta', password: 'right' } }), 'tinta:wrong@', 'login-refused'],
    ['greylisting', () => serverOf({ refuse: () => ({ code: 451, words: '4.7.1 try again later' }) }), '', 'refused-later'],
    ['relaying refused', () => serverOf({ refuse: () => ({ code: 550, words: '5.7.1 relaying denied' }) }), '', 'refused'],
  ])('%s: is kept, and tried again after a minute', async (_, start, login, failure) => {
    const server = await start()
    const id = await keep()
    const sender = senderTo(`smtp://${login}127.0.0.1:${server.port}`)
    expect(await sender.sendDue()).toBe(0)
    expect(await kept()).toMatchObject([{ attempts: 1, failure, plain: 'Plain', pause: 60 }])
    expect(lines).toEqual([{ level: 'warn', message: 'mail not sent', kind: 'password-changed', id, failure, attempts: 1 }])
    expect(await sender.sendDue()).toBe(0)
    expect(await kept()).toMatchObject([{ attempts: 1 }])
  })

  test('greylisted: goes at the second try', async () => {
    let tries = 0
    const server = await serverOf({ refuse: () => ((tries += 1) === 1 ? { code: 451, words: '4.7.1 try again later' } : null) })
    await keep()
    const sender = senderTo(`smtp://127.0.0.1:${server.port}`)
    await sender.sendDue()
    await db.pool.query('update outgoing_mail set next_at = now()')
    expect(await sender.sendDue()).toBe(1)
    expect([server.received.length, await kept()]).toEqual([1, []])
  })

  test('a server that is away: the others are not tried now, and all go when it is back', async () => {
    const first = await startMailServer()
    await first.stop()
    await Promise.all(Array.from({ length: 5 }, () => keep()))
    const sender = senderTo(`smtp://127.0.0.1:${first.port}`)
    expect(await sender.sendDue()).toBe(0)
    const tried = (await kept()).filter(({ attempts }) => attempts > 0)
    expect(tried.length).toBeLessThanOrEqual(2)
    expect(tried.map(({ failure }) => failure)).toEqual(tried.map(() => 'unreachable'))
    const second = await serverOf({ port: first.port })
    await db.pool.query('update outgoing_mail set next_at = now()')
    expect(await sender.sendDue()).toBe(5)
    expect(second.received).toHaveLength(5)
  })

  test('one mailbox that is refused does not hold the others up', async () => {
    const server = await serverOf({ refuse: (to) => (to.startsWith('bad') ? { code: 452, words: '4.2.2 mailbox full' } : null) })
    await keep('bad@example.org')
    await Promise.all(Array.from({ length: 4 }, () => keep()))
    expect(await senderTo(`smtp://127.0.0.1:${server.port}`).sendDue()).toBe(4)
    expect(await kept()).toMatchObject([{ failure: 'refused-later' }])
  })

  test('a mailbox that does not exist is given up at once', async () => {
    const server = await serverOf({ refuse: () => ({ code: 550, words: '5.1.1 anna@example.org: no such user' }) })
    await keep()
    await senderTo(`smtp://127.0.0.1:${server.port}`).sendDue()
    expect(await kept()).toMatchObject([{ failure: 'refused-for-good', subject: '', plain: '', html: '' }])
    expect(lines).toMatchObject([{ level: 'error', message: 'mail given up', failure: 'refused-for-good' }])
    expect(JSON.stringify(lines)).not.toContain('@')
  })

  test('is given up after twelve tries: its text goes, and why stays for a week', async () => {
    const server = await serverOf({ refuse: () => ({ code: 451, words: '4.7.1 try again later' }) })
    await keep('anna@example.org', { attempts: attemptsAtMost - 1 })
    const sender = senderTo(`smtp://127.0.0.1:${server.port}`)
    await sender.sendDue()
    const week = 7 * 24 * 60 * 60
    expect(await kept()).toEqual([{ attempts: 12, failure: 'refused-later', subject: '', plain: '', html: '', pause: week }])
    expect(lines).toMatchObject([{ level: 'error', message: 'mail given up' }])
    await db.pool.query('update outgoing_mail set next_at = now()')
    expect(await sender.sendDue()).toBe(0)
    expect(lines).toHaveLength(1)
  })

  test('waits longer each time, six hours at most', () => {
    expect(Array.from({ length: 11 }, (_, index) => pauseAfter(index + 1) / 60)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  })
})

describe('encryption', () => {
  test.each([
    ['a server elsewhere that cannot encrypt', { hasStartTls: false }],
    ['a server elsewhere whose certificate nobody vouches for', { hasStartTls: true }],
  ])('%s gets no mail', async (_, options) => {
    const server = await serverOf(options)
    await keep()
    // 0.0.0.0 leads to this machine as well, but is not one of its names.
    expect(await senderTo(`smtp://0.0.0.0:${server.port}`).sendDue()).toBe(0)
    expect([server.received, await kept()]).toMatchObject([[], [{ failure: 'tls', attempts: 1 }]])
  })
})

describe('the end of the process', () => {
  test('a delivery under way is finished', async () => {
    const server = await serverOf({ delay: 200 })
    await Promise.all([keep(), keep(), keep(), keep()])
    const ending = new AbortController()
    const sending = senderTo(`smtp://127.0.0.1:${server.port}`).sendDue(ending.signal)
    await expect.poll(async () => (await kept()).filter(({ attempts }) => attempts > 0).length).toBe(2)
    ending.abort()
    expect(await sending).toBe(2)
    expect([server.received.length, (await kept()).map(({ attempts }) => attempts)]).toEqual([2, [0, 0]])
  })

  test('one that does not end is broken off, given back and not counted', async () => {
    const silent = net.createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    ends.push(() => void silent.close())
    const at = silent.address()
    const id = await keep()
    const ending = new AbortController()
    const post = postTo(`smtp://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`)
    const sending = makeMailSender({ pool: db.pool, post, log, graceMilliseconds: 200 }).sendDue(ending.signal)
    await expect.poll(async () => (await kept())[0]?.attempts).toBe(1)
    ending.abort()
    expect(await sending).toBe(0)
    expect(await kept()).toMatchObject([{ attempts: 0, failure: null, pause: 0 }])
    expect(lines).toMatchObject([{ id, failure: 'stopped' }])
  })
})

test('what nobody will send any more is forgotten after a week', async () => {
  const rows: readonly (readonly [name: string, attempts: number, made: string, next: string])[] = [
    ['fresh', 0, '1 day', '0'],
    ['old and never sent', 0, '8 days', '0'],
    ['given up today', 12, '2 days', '-6 days'],
    ['given up a week ago', 12, '8 days', '1 minute'],
  ]
  for (const [name, attempts, made, next] of rows) {
    await db.pool.query(
      `insert into outgoing_mail (id, recipient, subject, plain, html, locale, attempts, created_at, next_at)
        values ($1, 'x', '', '', '', 'en', $2, now() - $3::interval, now() - $4::interval)`,
      [name, attempts, made, next],
    )
  }
  expect(await sweepMails(db.pool)).toBe(2)
  const { rows: left } = await db.pool.query<{ id: string }>('select id from outgoing_mail order by id')
  expect(left.map(({ id }) => id)).toEqual(['fresh', 'given up today'])
})
