import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#config/env.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { failsWith, onlineKeys, startOnline, type Api, type Publication } from '#tests/mocks/online-server.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { makeHostTurns } from '../fetch/host-turns.ts'
import { makeFetcher } from '../fetch/make-fetcher.ts'
import { endingOf } from '../files/read-file.ts'
import { textOf } from '../files/text-of.ts'
import { RunEnded } from '../run-ended.ts'
import { makeOnlineSearch, type OnlineParts } from './make-online-search.ts'
import { sweepOnline } from './online-cache.ts'
import type { OnlineQuestion } from './online-search.ts'
import { spread } from './queries-of.ts'

const letters = (number: number) =>
  Array.from(number.toString(26).padStart(4, '0'), (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
/** Sentences of words that stand nowhere else. */
const prose = (from: number, sentences: number) =>
  Array.from(
    { length: sentences },
    (_, s) => `The ${Array.from({ length: 11 }, (_, w) => `w${letters(from * 2_000 + s * 11 + w)}`).join(' ')}.`,
  ).join(' ')

const publication = (id: number, more: Partial<Publication> = {}): Publication => ({
  id,
  title: `On matter ${letters(id)}`,
  authors: ['Ann Author', 'Ben Writer'],
  year: 2019,
  text: prose(id, 12),
  host: 'paper.example',
  ...more,
})
const copied = publication(1)
const closed = publication(2, { isOpen: false })
const shared = Array.from({ length: 40 }, (_, i) =>
  publication(10 + i, { text: `${prose(9, 4)} ${prose(10 + i, 2)}`, host: `site-${i % 8}.example` }),
)
const publications = [copied, closed, ...shared]

let online: Awaited<ReturnType<typeof startOnline>>
let database: TestDatabase
let db: Db
beforeAll(async () => {
  online = await startOnline(publications)
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '/nowhere' })
})
afterAll(async () => {
  await online.stop()
  await db.close()
  await database.drop()
})

/** Goes on by waiting only. */
let at = 0
beforeEach(async () => {
  at = Date.parse('2027-03-01T10:00:00Z')
  online.reset()
  for (const table of ['fetch_host', 'fetch_robots', 'online_answer', 'online_page', 'online_budget'])
    await db.pool.query(`delete from ${table}`)
})

const everything = ['openalex', 'core', 'semantic-scholar', 'wikipedia', 'template'] as const
type Given = Partial<OnlineParts> & { readonly daily?: number }

function make(services: readonly string[], { daily = 900, ...given }: Given = {}) {
  const settings = readEnv({
    ONLINE_SEARCH: services.join(','),
    ONLINE_CONTACT: 'help@tinta.example.edu',
    ONLINE_DAILY_QUERIES: String(daily),
    OPENALEX_KEY: onlineKeys.openalex,
    OPENALEX_URL: online.urlOf('openalex'),
    CORE_KEY: onlineKeys.core,
    CORE_URL: online.urlOf('core'),
    SEMANTIC_SCHOLAR_KEY: onlineKeys['semantic-scholar'],
    SEMANTIC_SCHOLAR_URL: online.urlOf('semantic-scholar'),
    WIKIPEDIA_URL: online.urlOf('wikipedia'),
    ONLINE_SEARCH_URL: `${online.urlOf('template')}/search?q={query}&language={language}&format=json`,
    ONLINE_SEARCH_HEADER: `X-Subscription-Token: ${onlineKeys.template}`,
  })
  const now = () => new Date(at)
  const turns = makeHostTurns({
    pool: db.pool,
    random: () => 0,
    now,
    sleep: async (milliseconds) => {
      at += milliseconds
    },
  })
  const hosts = new Set(publications.map(({ host }) => `${host}:${online.port}`))
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const fetchPage = makeFetcher({ pool: db.pool, turns, contact: 'help@tinta.example.edu', allow: [...hosts], resolve })
  const readFile: OnlineParts['readFile'] = ({ name, bytes }) => textOf(bytes, endingOf(name))
  const search = makeOnlineSearch(settings, { pool: db.pool, turns, fetchPage, readFile, secret: 'a secret for tests', now, ...given })
  if (!search) throw new Error('no service')
  return search
}

const question = (text: string, more: Partial<OnlineQuestion> = {}): OnlineQuestion => ({ text, language: 'en', exclude: [], ...more })
/** A text of our own with one passage of somebody else's. */
const withCopy = `${prose(100, 8)}\n\n${copied.text}\n\n${prose(101, 8)}`
const search = (services: readonly string[], text = withCopy, given?: Given) => make(services, given).search(question(text))

test('without a service there is no online search', () => {
  const nowhere = { pool: db.pool, turns: makeHostTurns({ pool: db.pool, random: () => 0 }), secret: '' }
  const never = () => Promise.reject(new Error('not to be used'))
  expect(makeOnlineSearch(readEnv({}), { ...nowhere, fetchPage: never, readFile: never })).toBeNull()
})

test('whom passages would go to is told', () => {
  expect(make(everything).services).toEqual(
    ['OpenAlex', 'CORE', 'Semantic Scholar', 'Wikipedia', '127.0.0.1'].map((name) => ({
      name,
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    })),
  )
  const usual = readEnv({ ONLINE_SEARCH: 'wikipedia', ONLINE_CONTACT: 'help@tinta.example.edu' })
  const never = () => Promise.reject(new Error('not to be used'))
  const parts = { pool: db.pool, turns: makeHostTurns({ pool: db.pool, random: () => 0 }), secret: '', fetchPage: never, readFile: never }
  expect(makeOnlineSearch(usual, parts)?.services).toEqual([{ name: 'Wikipedia', host: 'wikipedia.org' }])
})

describe('a copied passage is found', () => {
  const facts = { title: copied.title, authors: copied.authors, year: copied.year, isPassage: false }
  test.each([
    ['openalex', { ...facts, url: 'https://doi.org/10.5555/tinta.1' }],
    ['core', { ...facts, url: 'https://doi.org/10.5555/tinta.1' }],
    ['semantic-scholar', { ...facts, year: null, url: 'https://www.semanticscholar.org/p/CorpusID:1', isPassage: true }],
    ['wikipedia', { ...facts, authors: ['Wikipedia'], year: 2026, url: expect.stringMatching(/\?curid=1$/) }],
    ['template', { ...facts, authors: [], year: null, url: expect.stringMatching(/paper\.example:\d+\/paper\/1$/) }],
  ] as const)('by %s', async (provider, expected) => {
    const { sources, services, unread } = await search([provider])
    expect(sources).toEqual([{ ...expected, provider, text: expect.stringContaining(copied.text), fetchedAt: expect.any(Date) }])
    expect(services).toMatchObject([{ id: provider, found: 1, trouble: null }])
    expect(services[0]?.queries).toBe(online.of(provider).filter(({ words }) => words !== '').length)
    expect(unread).toBe(0)
  })

  test('by all together, and comes once for each text', async () => {
    const { sources, services, unread } = await search(everything)
    expect(unread).toBe(0)
    expect(services.map(({ id, trouble }) => [id, trouble])).toEqual(everything.map((id) => [id, null]))
    // The page comes with its heading, all others have the text alone.
    expect(new Set(sources.map(({ text }) => text)).size).toBe(sources.length)
    expect(sources.length).toBeLessThanOrEqual(2)
    for (const { text } of sources) expect(text).toContain(copied.text)
  })

  test('in a text of another language, asked where that language is', async () => {
    await make(['wikipedia', 'template']).search(question(withCopy, { language: 'hu' }))
    expect(online.of('template').map(({ url }) => new URL(url).searchParams.get('language'))).toContain('hu')
  })
})

describe('what is asked', () => {
  test('are words of the text, of no part that is left out', async () => {
    const start = withCopy.indexOf(copied.text)
    await make(everything).search(question(withCopy, { exclude: [{ start, end: start + copied.text.length }] }))
    const words = online.asked.map((one) => one.words.replaceAll('"', '').replace('fullText:', '')).filter(Boolean)
    expect(words.length).toBeGreaterThan(0)
    for (const query of words) {
      expect(withCopy.toLowerCase()).toContain(query.toLowerCase())
      expect(copied.text.toLowerCase()).not.toContain(query.toLowerCase())
    }
  })

  test('is at most one in eighty words and sixty of a long text, each once', async () => {
    const long = Array.from({ length: 40 }, (_, i) => `${prose(200 + i, 40)} ${prose(9, 1)}`).join('\n\n')
    await search(['openalex'], long)
    const words = online.of('openalex').map((one) => one.words)
    expect(words.length).toBeLessThanOrEqual(60)
    expect(new Set(words).size).toBe(words.length)
  })

  test('is no more once three parts in a row held nothing new', async () => {
    const { services } = await search(['openalex'], prose(300, 200))
    expect(services).toEqual([{ id: 'openalex', name: 'OpenAlex', queries: 9, found: 0, trouble: null }])
  })

  test('goes over the whole text', () => {
    const chunks = Array.from({ length: 8 }, (_, start) => ({ span: { start, end: start + 1 }, queries: [] }))
    expect(spread(chunks).map(({ span }) => span.start)).toEqual([0, 4, 2, 6, 1, 5, 3, 7])
    expect(
      spread(chunks.slice(0, 5))
        .map(({ span }) => span.start)
        .toSorted(),
    ).toEqual([0, 1, 2, 3, 4])
  })

  test('is nothing when the text holds nothing to ask for', async () => {
    expect(await search(everything, 'It was.')).toMatchObject({ sources: [], unread: 0 })
    expect(online.asked).toEqual([])
  })
})

describe('a service that fails keeps no other from being heard', () => {
  const others = everything.filter((id) => id !== 'openalex')
  type Row = readonly [why: string, handle: Parameters<typeof online.answer>[1], trouble: string, asked: number]
  const sends = (body: string) => (_: unknown, response: Parameters<Parameters<typeof online.answer>[1]>[1]) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  const rows: readonly Row[] = [
    ['500', failsWith(500), 'unreachable', 2],
    ['404', failsWith(404), 'unreachable', 2],
    ['401', failsWith(401), 'refused', 1],
    ['403', failsWith(403), 'refused', 1],
    ['429 for an hour', failsWith(429, { 'Retry-After': '3600' }), 'refused', 1],
    ['429 without end', failsWith(429), 'refused', 2],
    ['503 without end', failsWith(503, { 'Retry-After': '1' }), 'refused', 2],
    ['broken JSON', sends('{"results": ['), 'unreachable', 2],
    ['a page', sends('<!doctype html>'), 'unreachable', 2],
    ['other JSON', sends('{"message":"we have moved"}'), 'unreachable', 2],
    ['a redirect', failsWith(302, { Location: 'http://169.254.169.254/' }), 'unreachable', 2],
    ['more than anybody reads', sends(`"${'x'.repeat(11 * 1024 * 1024)}"`), 'unreachable', 2],
    ['a broken line', (request) => void request.socket.destroy(), 'unreachable', 2],
  ]
  test.each(rows)('%s', async (_, handle, trouble, asked) => {
    online.answer('openalex', handle)
    const { sources, services } = await search(['openalex', 'core'])
    expect(services).toMatchObject([
      { id: 'openalex', trouble, found: 0 },
      { id: 'core', trouble: null, found: 1 },
    ])
    expect(online.of('openalex')).toHaveLength(asked)
    expect(sources).toHaveLength(1)
  })

  test('silence', async () => {
    online.answer('openalex', () => undefined)
    const { sources, services } = await search(everything, withCopy, { seconds: { answer: 0.2, search: 60, read: 60 } })
    expect(services.filter(({ trouble }) => trouble !== null)).toMatchObject([{ id: 'openalex', trouble: 'unreachable', queries: 2 }])
    expect(sources.length).toBeGreaterThan(0)
    expect(others.map((id) => online.of(id).length > 0)).toEqual(others.map(() => true))
  })

  test('silence until the time for searching is over', async () => {
    online.answer('openalex', () => undefined)
    const { sources, services } = await search(['openalex', 'core'], withCopy, { seconds: { answer: 60, search: 0.5, read: 60 } })
    expect(services[0]).toMatchObject({ trouble: 'unreachable', queries: 1 })
    expect(sources).toHaveLength(1)
  })

  test('a list that is not where the operator said', async () => {
    online.answer('template', (_, response) => void response.writeHead(200).end('{"results":{"url":"x"}}'))
    expect((await search(['template'])).services).toMatchObject([{ trouble: 'unreachable' }])
  })

  test('one that asks for a moment is given it and asked again', async () => {
    let times = 0
    online.answer('core', (request, response) => {
      times++
      if (times > 1) online.reset()
      failsWith(times > 1 ? 200 : 429, { 'Retry-After': '3' })(request, response)
    })
    const before = at
    const { services } = await search(['core'])
    expect(times).toBe(2)
    expect(at - before).toBeGreaterThanOrEqual(3_000)
    // The second answer was none either; from the third on it is itself.
    expect(services).toMatchObject([{ trouble: null, found: 1 }])
  })

  test('one that wants an hour is not asked by the next search either', async () => {
    online.answer('openalex', failsWith(429, { 'Retry-After': '3600' }))
    await search(['openalex'])
    online.reset()
    expect((await search(['openalex'])).services).toMatchObject([{ trouble: 'refused' }])
    expect(online.asked).toEqual([])
    at += 3_600_000
    expect((await search(['openalex'])).services).toMatchObject([{ trouble: null, found: 1 }])
  })
})

describe('the budget of a day', () => {
  test('is held by all searches together, for each service by itself', async () => {
    const { services } = await search(['openalex', 'core'], withCopy, { daily: 2 })
    expect(services).toMatchObject([
      { queries: 2, trouble: 'budget-spent' },
      { queries: 2, trouble: 'budget-spent' },
    ])
    expect((await search(['openalex'], prose(400, 8), { daily: 2 })).services).toMatchObject([{ queries: 0, trouble: 'budget-spent' }])
    at += 14 * 3_600_000
    expect((await search(['openalex'], prose(400, 8), { daily: 2 })).services).toMatchObject([{ queries: 2, trouble: null }])
  })
})

describe('what was found is kept', () => {
  test('a week for answers and a month for pages, for every text', async () => {
    const first = await search(everything)
    online.reset()
    const second = await search(everything)
    expect(online.asked).toEqual([])
    expect(second).toEqual({ ...first, sources: first.sources.map((source) => ({ ...source, fetchedAt: expect.any(Date) })) })
    at += 8 * 86_400_000
    await search(['openalex'])
    expect(online.of('openalex').length).toBeGreaterThan(0)
    expect(online.of('page').filter(({ url }) => url.includes('/paper/'))).toEqual([])
  })

  test('a day for answers without a work and pages without a text', async () => {
    const text = `${prose(500, 8)} ${closed.text}`
    const [, unread] = [await search(['template'], prose(501, 8)), await search(['openalex'], text)]
    expect(unread).toMatchObject({ sources: [], unread: 1 })
    online.reset()
    await search(['template'], prose(501, 8))
    expect(await search(['openalex'], text)).toMatchObject({ sources: [], unread: 1 })
    expect(online.asked).toEqual([])
    at += 86_400_001
    await search(['template'], prose(501, 8))
    expect(online.of('template').length).toBeGreaterThan(0)
  })

  test('and deleted after that; the words of a text stand nowhere', async () => {
    await search(everything)
    const { rows } = await db.pool.query<{ key: string }>('select key from online_answer union all select key from online_page')
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^(?:[\w-]{43}|[0-9a-f]{64})$/)
    for (const table of ['online_answer', 'online_page', 'fetch_robots'])
      await db.pool.query(`update ${table} set expires_at = now() - interval '1 minute'`)
    await db.pool.query("update online_budget set day = day - interval '30 years'")
    await db.pool.query("update fetch_host set next_at = 'epoch', held_until = 'epoch', first_until = 'epoch', second_until = 'epoch'")
    await sweepOnline(db.pool)
    for (const table of ['online_answer', 'online_page', 'fetch_robots', 'fetch_host', 'online_budget'])
      expect((await db.pool.query(`select 1 from ${table}`)).rowCount, table).toBe(0)
  })
})

describe('what is read', () => {
  test('are thirty works at most', async () => {
    const { sources, services } = await search(['openalex'], prose(9, 4))
    expect(services[0]?.found).toBe(40)
    expect(sources).toHaveLength(30)
    expect(online.of('page').filter(({ url }) => url.includes('/paper/'))).toHaveLength(30)
  })

  test('is nothing more once the time for it is over', async () => {
    online.answer('page', () => undefined)
    const { sources, unread } = await search(['openalex'], prose(9, 4), { seconds: { answer: 8, search: 60, read: 0.3 } })
    expect([sources.length, unread]).toEqual([0, 30])
  })

  test('is told step by step', async () => {
    const told: string[] = []
    await make(['openalex', 'core']).search(question(withCopy), {
      onProgress: ({ queries, found, read, toRead }) => told.push([queries, found, read, toRead].join(' ')),
    })
    expect(told[0]).toMatch(/^1 \d+ 0 0$/)
    expect(told.at(-1)).toMatch(/^\d+ \d+ 1 1$/)
  })
})

describe('a search that nobody waits for ends', () => {
  test.each(['openalex', 'page'] as const)('while %s is asked', async (api: Api) => {
    const gone = new AbortController()
    online.answer(api, () => gone.abort())
    await expect(make(['openalex']).search(question(withCopy), { signal: gone.signal })).rejects.toThrow(RunEnded)
  })

  test('before it begins', async () => {
    await expect(make(everything).search(question(withCopy), { signal: AbortSignal.abort() })).rejects.toThrow(RunEnded)
    expect(online.asked).toEqual([])
  })
})
