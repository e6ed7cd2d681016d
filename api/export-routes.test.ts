import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { makeAsk, makeHouse } from '#tests/house.ts'
import { tablesOf } from '#tests/mentions.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import { exportWords } from '#locales/export-words.ts'
import type { HistoryEntry } from '#tools/account/contract.ts'
import { usagePage } from '#services/people/usage-lines.ts'
import { zipStream } from './zip-stream.ts'

let site: SignedInTest
beforeAll(async () => {
  site = await openSignedIn()
})
afterAll(() => site.close())

const accountExport = '/api/v1/account/export'
const historyExport = '/api/v1/history/export'

/** The files of a ZIP as text, by name. */
async function filesOf(response: Response): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const keep = (accountId: string, input: string, options: Readonly<Record<string, unknown>> = {}) =>
  site.house.history.keep({ accountId, tool: 'rephrase', language: 'hu', input, output: `${input} Másképp.`, options })

describe('the export', () => {
  test('holds everything that is kept about a person, and nothing of anybody else', async () => {
    const [ann, ben] = [await site.signIn({ name: 'Ann', locale: 'hu' }), await site.signIn({ name: 'Ben' })]
    const tokens: string[] = []
    for (const { id, email } of [ann, ben]) {
      tokens.push((await site.house.keys.make(id, `Key of ${email}`)).token)
      await site.house.subscriptions.grant({ accountId: id, tier: 'premium', until: null })
      await site.db.pool.query(
        "insert into checkout (id, account_id, tier, provider, return_to, status) values ($1, $2, 'premium', 'test', '/', 'declined')",
        [`purchase of ${id}`, id],
      )
      await site.db.pool.query(
        `insert into sign_in_method (id, account_id, provider, external_id, password, access_token, refresh_token, id_token)
         values ($1, $2, 'google', $3, 'HIDDEN hash', 'HIDDEN access', 'HIDDEN refresh', 'HIDDEN id')`,
        [`method of ${id}`, id, `external ${id}`],
      )
      await site.db.pool.query(
        "insert into second_factor (id, account_id, secret, recovery_codes) values ($1, $1, 'HIDDEN secret', 'HIDDEN codes')",
        [id],
      )
      const reservation = await site.house.quota.reserve({
        subject: `account:${id}`,
        unit: 'characters',
        limit: 1_000,
        window: { startsAt: new Date(Date.UTC(2026, 0)), endsAt: new Date(Date.UTC(2026, 1)) },
        tool: 'rephrase',
        amount: 321,
      })
      await reservation?.settle()
      await site.house.people.setPreferences(id, { textLanguage: 'tr' })
      await site.house.people.setLists(id, { ownWords: [{ language: 'hu', word: `word of ${email}` }], rulesOff: ['hu/x'] })
      await keep(id, `Text of ${email}.`)
      const { id: collection } = await site.house.corpus.makeCollection({ accountId: id }, { kind: 'own', name: 'Sources' })
      await site.house.corpus.add({ accountId: id }, collection, { title: 'A source', language: 'en', text: `A source of ${email}.` })
      const { id: folder } = await site.house.library.makeFolder(id, `Folder of ${email}`)
      const items = [{ id: 'x', type: 'book', title: `Work of ${email}` }]
      const { added } = await site.house.library.add(id, { items, folder, tags: ['mine'], keepDoubles: false })
      const file = { name: '../a/b.txt', bytes: new TextEncoder().encode(`File of ${email}`) }
      await site.house.library.attach(id, added[0]?.id ?? '', { file })
      await site.house.library.share(id, { days: 1 })
    }
    const response = await ann.ask('GET', accountExport)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="tinta-20\d\d-\d\d-\d\d\.zip"$/)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const files = await filesOf(response)
    const json = (name: string): unknown => JSON.parse(files[name] ?? '')
    expect(json('account.json')).toMatchObject({ id: ann.id, name: 'Ann', email: ann.email, locale: 'hu' })
    expect(json('preferences.json')).toMatchObject({ textLanguage: 'tr', keepsHistory: true })
    expect(json('sign-in-methods.json')).toMatchObject({
      secondStep: { isOn: false },
      signInMethods: [{ provider: 'google', externalId: `external ${ann.id}` }],
    })
    expect(json('devices.json')).toMatchObject([{ id: ann.session, userAgent: expect.stringContaining('Firefox') }])
    expect(json('api-keys.json')).toMatchObject([{ name: `Key of ${ann.email}`, start: tokens[0]?.slice(0, 10), revokedAt: null }])
    expect(json('usage.json')).toMatchObject([{ tool: 'rephrase', unit: 'characters', amount: 321, state: 'settled' }])
    expect(json('subscription.json')).toMatchObject({
      subscriptions: [{ tier: 'premium', provider: 'granted' }],
      purchases: [{ id: `purchase of ${ann.id}`, status: 'declined' }],
    })
    expect(json('dictionary.json')).toEqual({ ownWords: [{ language: 'hu', word: `word of ${ann.email}` }], rulesOff: ['hu/x'] })
    expect(json('history.json')).toMatchObject([{ input: `Text of ${ann.email}.` }])
    expect(json('documents.json')).toMatchObject([{ title: 'A source', collection: 'Sources', text: `A source of ${ann.email}.` }])
    expect(json('library.json')).toMatchObject({
      frame: { folders: [{ name: `Folder of ${ann.email}`, items: 1 }], shares: [{ folder: null }] },
      works: [{ item: { title: `Work of ${ann.email}` }, tags: ['mine'] }],
    })
    expect(files['library.json']).not.toContain('shared-library')
    const [attached = ''] = Object.keys(files).filter((name) => name.startsWith('library-files/'))
    expect([attached.replace(/[0-9a-f]{8}/, 'ID'), files[attached]]).toEqual(['library-files/ID-.._a_b.txt', `File of ${ann.email}`])
    expect(Object.keys(files).filter((name) => name.startsWith('history/'))).toHaveLength(1)
    const all = Object.values(files).join('\n')
    for (const hidden of ['HIDDEN', 'token of', ...tokens, 'hash', ben.id, ben.email, ben.session]) expect(all).not.toContain(hidden)
    const explained = Object.keys(files).filter(
      (name) => name !== 'README.txt' && !name.startsWith('history/') && !name.startsWith('library-files/'),
    )
    for (const name of explained) expect(files['README.txt']).toContain(`${name}\n    `)
  })

  test('leaves out no table without a reason', async () => {
    const exported = [
      'account',
      'api_key',
      'check_run',
      'checkout',
      'corpus_text',
      'corpus_document',
      'corpus_collection',
      'history_entry',
      'library_file',
      'library_folder',
      'library_item',
      'library_share',
      'own_word',
      'preference',
      'rule_off',
      'session',
      'sign_in_method',
      'subscription',
      'usage_entry',
    ]
    const leftOut = {
      billing_event: 'names nobody',
      corpus_block: 'numbers made of the texts',
      corpus_group: 'says whose collections are whose',
      corpus_segment: 'numbers made of the texts',
      corpus_stop_hash: 'numbers made of the texts',
      fetch_host: 'names nobody',
      fetch_robots: 'names nobody',
      institution: 'names nobody',
      institution_member: "the institution's list",
      library_apart: 'says which works are not the same',
      library_key: 'made of the works',
      library_undo: 'how things were for a quarter of an hour',
      migration: 'names nobody',
      online_answer: 'names nobody',
      online_budget: 'names nobody',
      online_page: 'names nobody',
      outgoing_mail: 'is with the person in a moment',
      paid_text: 'a hash that says nothing to anybody',
      rate_limit: 'a hash that says nothing to anybody',
      retraction: 'names nobody',
      retraction_list: 'names nobody',
      second_factor: 'secrets',
      signing_key: 'names nobody',
      usage_window: 'the sum of what the ledger says',
      verification: 'secrets',
    }
    expect(await tablesOf(site.db.pool)).toEqual([...exported, ...Object.keys(leftOut)].toSorted().map((name) => `public.${name}`))
  })

  test.each(makeHouse().locales)('explains itself in %s', async (locale) => {
    const ann = await site.signIn({ locale })
    const words = exportWords(locale)
    const note = (await filesOf(await ann.ask('GET', accountExport)))['README.txt'] ?? ''
    for (const part of [
      words.title,
      words.about({ site: 'localhost:3000', day: words.day(new Date()) }),
      words.secrets,
      words.form,
      ...Object.values(words.parts),
    ])
      expect(note).toContain(part)
    expect(note).not.toMatch(/undefined| {5}|\[object/)
    if (locale !== 'en') for (const part of Object.values(exportWords('en').parts)) expect(note).not.toContain(part)
  })

  test('of an empty account is whole', async () => {
    const ann = await site.signIn()
    const files = await filesOf(await ann.ask('GET', accountExport))
    expect(files['history.json']).toBe('[]\n')
    expect(files['library.json']).toBe('{"frame":{"folders":[],"shares":[]},\n"works":[]\n}\n')
    expect(Object.keys(files)).toHaveLength(13)
  })
})

describe('a very long ledger', () => {
  const lines = 2_500
  /** All of them at the same moment, but for the first: pages must not depend on the time alone. */
  const fill = (accountId: string, count: number) =>
    site.db.pool.query(
      `insert into usage_entry (id, subject, unit, tool, amount, state, starts_at, expires_at, created_at)
       select gen_random_uuid()::text, 'account:' || $1, case when n % 3 = 0 then 'checks' else 'characters' end, 'rephrase', n, 'settled',
         now(), now(), case when n = 1 then timestamptz '2026-01-01 00:00:00.123456+00' else timestamptz '2026-01-01 00:00:00.123457+00' end
       from generate_series(1, $2) as n`,
      [accountId, count],
    )

  /** What is read while a promise is pending: statements on the ledger, and the rows of each. */
  async function watched<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly rows: readonly number[] }> {
    const asked = vi.spyOn(site.db.pool, 'query')
    const result = await work()
    const answers = asked.mock.results.filter((_, i) => String(asked.mock.calls[i]?.[0]).includes('from usage_entry'))
    const rows = (await Promise.all(answers.map(({ value }) => value))).map((answer: unknown) => rowsOf.parse(answer).rows.length)
    asked.mockRestore()
    return { result, rows }
  }
  const rowsOf = z.object({ rows: z.array(z.unknown()) })

  test('is read in pages, and every line is in the ZIP once, oldest first', async () => {
    const ann = await site.signIn()
    await fill(ann.id, lines)
    const { result: files, rows } = await watched(async () => filesOf(await ann.ask('GET', accountExport)))
    const usage: readonly { readonly amount: number; readonly createdAt: string }[] = JSON.parse(files['usage.json'] ?? '')
    expect(usage[0]).toEqual({ tool: 'rephrase', unit: 'characters', amount: 1, state: 'settled', createdAt: '2026-01-01T00:00:00.123Z' })
    expect(usage.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(Array.from({ length: lines }, (_, i) => i + 1))
    // Units, then pages.
    expect(rows).toEqual([2, usagePage, usagePage, lines - 2 * usagePage])
  })

  test('is read no faster than the ZIP is taken', async () => {
    const ann = await site.signIn()
    await fill(ann.id, 20 * usagePage)
    const { rows } = await watched(async () => {
      const reader = (await ann.ask('GET', accountExport)).body?.getReader()
      const isBegun = async (): Promise<boolean> => new TextDecoder('latin1').decode((await reader?.read())?.value).includes('usage.json')
      while (!(await isBegun()));
      await reader?.cancel()
    })
    expect(rows.length).toBeLessThanOrEqual(8)
    for (const count of rows) expect(count).toBeLessThanOrEqual(usagePage)
  })
})

describe('the history as files', () => {
  test('one a run, in the words of the person, and all of them as JSON', async () => {
    const ann = await site.signIn({ locale: 'de' })
    await keep(ann.id, 'Első szöveg.', { mode: 'academic', strength: 'normal' })
    await keep(ann.id, 'Második szöveg.')
    const response = await ann.ask('GET', historyExport)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="tinta-history-20\d\d-\d\d-\d\d\.zip"$/)
    const { 'history.json': json = '', ...runs } = await filesOf(response)
    const entries: readonly HistoryEntry[] = JSON.parse(json)
    expect(entries.map(({ input }) => input)).toEqual(['Első szöveg.', 'Második szöveg.'])
    const day = entries[0]?.madeAt.slice(0, 10)
    const minute = entries[0]?.madeAt.slice(0, 16).replace('T', ' ')
    expect(Object.keys(runs)).toEqual([`history/0001-${day}-rephrase.md`, `history/0002-${day}-rephrase.md`])
    expect(Object.values(runs)[0]).toBe(
      `# Első szöveg.\n\n- Werkzeug: Umformulieren\n- Sprache: Ungarisch\n- Datum: ${minute} UTC\n- Modus: Wissenschaftlich\n- Stärke: Mittel\n\n` +
        '## Text\n\nElső szöveg.\n\n## Ergebnis\n\nElső szöveg. Másképp.\n',
    )
  })
})

describe('a ZIP in the making', () => {
  test('is read file by file, no faster than it is taken', async () => {
    const read: string[] = []
    const stream = zipStream(
      (async function* () {
        for (const name of ['a', 'b', 'c', 'd']) {
          read.push(name)
          yield { name, pieces: [name.repeat(200_000)] }
        }
      })(),
      { onTrouble: () => undefined },
    )
    const reader = stream.getReader()
    await reader.read()
    expect(read.length).toBeLessThan(3)
    await reader.cancel()
    expect(read.length).toBeLessThan(4)
  })

  test('breaks off when its files cannot be read, and tells why', async () => {
    const told: unknown[] = []
    const stream = zipStream(
      (async function* () {
        yield { name: 'a', pieces: ['a'] }
        throw new Error('gone')
      })(),
      { onTrouble: (error) => told.push(error) },
    )
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('gone')
    expect(told).toEqual([new Error('gone')])
  })
})

test('an export counts like a run of a tool: it is as much work', async () => {
  const counted: string[] = []
  const limits = {
    count: async (kind: string) => {
      counted.push(kind)
      return { limit: 1, remaining: 0, resetSeconds: 9, isAllowed: kind !== 'runs' }
    },
    giveBack: async () => undefined,
  }
  const ask = makeAsk({ limits })
  for (const path of [accountExport, historyExport]) expect((await ask(path)).status).toBe(429)
  expect(counted).toEqual(['requests', 'runs', 'requests', 'runs'])
})
