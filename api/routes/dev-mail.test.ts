import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailWords } from '#locales/mail-words.ts'
import type { Db } from '#services/db/open-db.ts'
import { makeMailer } from '#services/mail/make-mailer.ts'
import { makeOutbox, type KeptMail, type Outbox } from '#services/mail/outbox.ts'
import { makeEnv } from '#tests/builders.ts'
import { openTestDb, type OpenTestDb } from '#tests/database.ts'
import { makeAsk } from '#tests/house.ts'

const mail = {
  id: 'm1',
  kind: 'confirm-address',
  recipient: '<b>anna</b>@example.org',
  subject: 'Confirm <i>it</i>',
  locale: 'en',
  at: new Date('2026-11-21T10:00:00Z'),
  plain: 'Hello,\n\nConfirm the address:\nhttp://localhost:3000/?step=confirm&token=t\n\nTinta.\nhttp://localhost:3000',
  html: '<p style="color:red">Hello "you"</p><script>alert(1)</script>',
} satisfies Awaited<ReturnType<Outbox['optionalMail']>>

const outbox: Outbox = { list: async () => [mail], optionalMail: async (id) => (id === 'm1' ? mail : null) }
const socket = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const here = socket('127.0.0.1')
const atHost = (host: string, more: Readonly<Record<string, string>> = {}): RequestInit => ({ headers: { host, ...more } })

const ask = makeAsk({ outbox })

describe('who is answered', () => {
  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ])('somebody at this machine: %s, %s', async (address, host) => {
    expect((await ask('/dev/mail', atHost(host), socket(address))).status).toBe(200)
    expect((await ask('/dev/mail/m1', atHost(host), socket(address))).status).toBe(200)
  })

  const publicEnv = makeEnv({ PUBLIC_URL: 'https://tinta.example' })
  test.each<readonly [name: string, env: ReturnType<typeof makeEnv>, at: object, init: RequestInit]>([
    ['from another machine', makeEnv(), socket('192.0.2.1'), atHost('localhost:3000')],
    ['from nowhere', makeEnv(), {}, atHost('localhost:3000')],
    ['through a proxy on this machine', makeEnv(), here, atHost('localhost:3000', { 'x-forwarded-for': '127.0.0.1' })],
    ['through a proxy that says so otherwise', makeEnv(), here, atHost('localhost:3000', { forwarded: 'for=127.0.0.1' })],
    ['by a name that another site has turned to this machine', makeEnv(), here, atHost('evil.example:3000')],
    ['by a name that only begins like ours', makeEnv(), here, atHost('localhost.evil.example')],
    ['without a name', makeEnv(), here, {}],
    ['on a site with a public address', publicEnv, here, atHost('localhost:3000')],
    ['on a site with a mail server', makeEnv({ SMTP_URL: 'smtp://localhost:25' }), here, atHost('localhost:3000')],
    [
      'by a page that is rendered inside',
      makeEnv(),
      { inProcess: { address: '127.0.0.1', requestId: 'r' }, ...here },
      atHost('localhost:3000'),
    ],
  ])('nobody %s', async (_, env, at, init) => {
    const asked = makeAsk({ env, outbox })
    const unknown = await asked('/no/such/address', init, at)
    for (const path of ['/dev/mail', '/dev/mail/m1']) {
      const answer = await asked(path, init, at)
      expect([answer.status, await answer.clone().text()]).toEqual([404, await unknown.clone().text()])
    }
  })
})

describe('the list', () => {
  test('shows mails, asks for itself anew without a script, and may load nothing', async () => {
    const answer = await ask('/dev/mail', atHost('localhost'), here)
    const page = await answer.text()
    expect(page).toContain('<meta http-equiv="refresh" content="4"')
    expect(page).toContain('href="/dev/mail/m1"')
    expect(page).toContain('&lt;b&gt;anna&lt;/b&gt;@example.org')
    expect(page).not.toMatch(/<b>|<i>|<script/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*style-src 'sha256-[^' ]+'$/)
  })

  test('says so when there is nothing', async () => {
    const page = await (await makeAsk()('/dev/mail', atHost('localhost'), here)).text()
    expect(page).toContain('Nothing yet')
  })
})

describe('a mail', () => {
  test('is shown in a frame that runs nothing, as text, and with its link', async () => {
    const answer = await ask('/dev/mail/m1', atHost('localhost'), here)
    const page = await answer.text()
    expect(page).toContain('<a class="button" href="http://localhost:3000/?step=confirm&amp;token=t">')
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(page).toContain('srcdoc="&lt;p style=&quot;color:red&quot;&gt;')
    expect(page).not.toMatch(/<script|allow-scripts|http-equiv/)
    expect(page).toContain('Confirm the address:\nhttp://localhost:3000/?step=confirm&amp;token=t')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'",
    )
  })

  test('without a link has no button', async () => {
    const asked = makeAsk({
      outbox: { ...outbox, optionalMail: async () => ({ ...mail, plain: 'Hello,\n\nTinta.\nhttp://localhost:3000' }) },
    })
    expect(await (await asked('/dev/mail/m1', atHost('localhost'), here)).text()).not.toContain('class="button"')
  })

  test('that is not there is like any unknown address', async () => {
    expect((await ask('/dev/mail/m2', atHost('localhost'), here)).status).toBe(404)
  })
})

describe('the outbox', () => {
  let database: OpenTestDb
  let db: Db
  beforeAll(async () => {
    database = await openTestDb()
    db = database.db
  })
  afterAll(async () => {
    await database.close()
  })

  test('holds the mails that were written, newest first, and gives one whole', async () => {
    const mailer = makeMailer({ pool: db.pool, publicUrl: 'http://localhost:3000', supportEmail: null, words: mailWords })
    await mailer.send({ kind: 'password-changed', to: 'a@example.org', locale: 'de', facts: {} })
    await mailer.send({ kind: 'second-step-on', to: 'b@example.org', locale: 'ur', facts: {} })
    const kept = makeOutbox({ pool: db.pool })
    const mails: readonly KeptMail[] = await kept.list()
    expect(mails.map(({ recipient, kind, locale }) => [recipient, kind, locale])).toEqual([
      ['b@example.org', 'second-step-on', 'ur'],
      ['a@example.org', 'password-changed', 'de'],
    ])
    const one = await kept.optionalMail(mails[1]?.id ?? '')
    expect(one).toMatchObject({ subject: 'Ihr Passwort wurde geändert', at: expect.any(Date) })
    expect(one?.html).toContain('lang="de"')
    expect(await kept.optionalMail('nothing')).toBeNull()
  })
})
