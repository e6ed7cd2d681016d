import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finderIndexes } from '#config/finder-settings.ts'
import { readEnv } from '#config/env.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startFinder } from '#tests/mocks/finder-server.ts'
import { says } from '#tests/mocks/scholar-server.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { RunEnded } from '../run-ended.ts'
import type { FinderIndexId, FinderQuery } from './finder.ts'
import { openFinder } from './open-finder.ts'

let indexes: Awaited<ReturnType<typeof startFinder>>
let database: TestDatabase
let db: Db
let at = Date.parse('2027-01-01T00:00:00Z')
beforeAll(async () => {
  indexes = await startFinder()
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '/nowhere' })
})
afterAll(async () => {
  await indexes.stop()
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  indexes.reset()
  for (const table of ['fetch_host', 'online_answer', 'online_budget']) await db.pool.query(`delete from ${table}`)
})

const open = (given: Readonly<Record<string, string>> = {}, seconds = 4) =>
  openFinder(readEnv({ ...indexes.settings, ...given }), {
    pool: db.pool,
    secret: 'only for tests',
    now: () => new Date(at),
    sleep: async (milliseconds) => void (at += milliseconds),
    seconds,
  })
const query = (given: Partial<FinderQuery> = {}): FinderQuery => ({
  keyWords: ['sleep deprivation', 'memory', 'adolescents'],
  englishWords: [],
  from: null,
  to: null,
  openAccessOnly: false,
  ...given,
})
const never = new AbortController().signal
const ask = (id: FinderIndexId, given: Partial<FinderQuery> = {}, finder = open()) => finder.ask(id, query(given), never)

describe('works of each index', () => {
  test.each<readonly [FinderIndexId, readonly object[]]>([
    [
      'openalex',
      [
        {
          kind: 'article',
          citations: 57,
          openAccessUrl: 'https://repository.example.edu/1.pdf',
          url: 'https://doi.org/10.5555/sleep.1',
          subjects: ['Sleep'],
          item: {
            type: 'article-journal',
            title: 'Sleep deprivation and memory consolidation in adolescents',
            'container-title': 'Journal of Sleep Studies',
            volume: '14',
            page: '201-219',
            DOI: '10.5555/sleep.1',
            PMID: '111',
            author: [{ family: 'Novák', given: 'Petra M.' }],
            abstract: 'Sleep matters. Adolescents who were deprived of sleep for one night recalled fewer word pairs. Naps helped.',
          },
        },
        { kind: 'article', isRetracted: true, openAccessUrl: null, item: { title: 'Memory pills for adolescents' } },
      ],
    ],
    [
      'crossref',
      [
        {
          kind: 'article',
          openAccessUrl: null,
          citations: 41,
          item: { abstract: 'Sleep matters. Adolescents who were deprived of sleep for one night recalled fewer word pairs. Naps helped.' },
        },
        { kind: 'book', item: { type: 'book', title: 'The sleeping brain', publisher: 'Example University Press' } },
      ],
    ],
    [
      'semantic-scholar',
      [
        { kind: 'review', openAccessUrl: null, citations: 60, item: { DOI: '10.5555/sleep.1', page: '201-219' } },
        {
          kind: 'preprint',
          openAccessUrl: 'https://arxiv.org/abs/2102.00001',
          item: { type: 'article', DOI: '10.48550/arXiv.2102.00001' },
        },
      ],
    ],
    [
      'arxiv',
      [
        {
          kind: 'preprint',
          openAccessUrl: 'http://arxiv.org/pdf/2102.00001v2',
          item: { title: 'Rest Is All You Need: Memory in Sleeping Networks', abstract: 'Networks that sleep keep their memory.' },
        },
      ],
    ],
    [
      'doaj',
      [
        {
          kind: 'article',
          openAccessUrl: 'https://journal.example.edu/alvas',
          subjects: ['alvás', 'memória'],
          item: { language: 'hu', ISSN: '2345-6789', author: [{ family: 'Kovács', given: 'Anna' }], issued: { 'date-parts': [[2020, 5]] } },
        },
      ],
    ],
    [
      'pubmed',
      [
        {
          kind: 'article',
          openAccessUrl: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC999/',
          subjects: ['Sleep Deprivation'],
          item: { PMID: '111', DOI: '10.5555/sleep.1', page: '201-219' },
        },
        { kind: 'review', isRetracted: true, item: { title: 'Memory after naps', PMID: '222' } },
      ],
    ],
  ])('%s', async (id, works) => {
    const { state, works: found } = await ask(id)
    expect(state).toBe('answered')
    expect(found).toMatchObject([...works])
  })

  test('an address that is none of the web becomes no link', async () => {
    expect(JSON.stringify((await ask('openalex')).works)).not.toContain('javascript')
  })
})

describe('what is asked', () => {
  test.each<readonly [FinderIndexId, Partial<FinderQuery>, string]>([
    [
      'openalex',
      {},
      'search=((sleep AND deprivation) AND memory) OR ((sleep AND deprivation) AND adolescents) OR (memory AND adolescents)&',
    ],
    [
      'openalex',
      { from: 2010, to: 2020, openAccessOnly: true },
      'filter=from_publication_date:2010-01-01,to_publication_date:2020-12-31,is_oa:true',
    ],
    ['crossref', { from: 2010 }, 'filter=from-pub-date:2010&'],
    ['crossref', { englishWords: ['naps'] }, 'query.bibliographic=sleep deprivation memory adolescents naps&'],
    ['semantic-scholar', { keyWords: ['alváshiány'], englishWords: ['self-esteem', 'sleep'] }, 'query=self esteem sleep&'],
    ['semantic-scholar', { from: 2010, openAccessOnly: true }, 'year=2010-&openAccessPdf='],
    ['arxiv', { keyWords: ['AND'], to: 2020 }, 'search_query=(all:and) AND submittedDate:[199101010000 TO 202012312359]&'],
    ['doaj', { keyWords: ['memory'], from: 2010 }, '/articles/(memory) AND bibjson.year:[2010 TO *]?'],
    ['pubmed', { keyWords: ['memory'], openAccessOnly: true }, 'term=(memory[tiab]) AND free full text[sb]&'],
    ['pubmed', { from: 2010, to: 2020 }, '&datetype=pdat&mindate=2010&maxdate=2020&'],
    ['openalex', { keyWords: ['"memory" OR (naps:*)', 'AND'] }, 'search=((memory AND or AND naps) AND and)&'],
  ])('%s: %o', async (id, given, wanted) => {
    expect((await ask(id, given)).state).toBe('answered')
    expect(indexes.of(id)[0]).toContain(wanted)
  })

  test('by whom, and how to reach them', async () => {
    for (const id of finderIndexes) await ask(id)
    for (const { headers } of indexes.asked) expect(headers['user-agent']).toMatch(/^Tinta \(.*\+library@tinta\.example\.edu\)$/)
    expect(indexes.of('crossref')[0]).toContain('mailto=library@tinta.example.edu')
    expect(indexes.of('pubmed')[0]).toContain('tool=tinta&email=library@tinta.example.edu')
  })

  test('once: the second asking is answered from what is kept, under a key that tells nothing', async () => {
    const [first, second] = [await ask('crossref'), await ask('crossref')]
    expect(second.works).toEqual(first.works)
    expect(indexes.asked).toHaveLength(1)
    const { rows } = await db.pool.query<{ key: string }>('select key from online_answer')
    expect(JSON.stringify(rows)).not.toMatch(/sleep|memory/)
    at += 8 * 86_400_000
    await ask('crossref')
    expect(indexes.asked).toHaveLength(2)
  })

  test('nothing, where the key words are signs alone', async () => {
    expect(await ask('openalex', { keyWords: ['???', '"'] })).toMatchObject({ state: 'answered', works: [] })
    expect(indexes.asked).toEqual([])
  })

  test('nobody but those that are switched on', async () => {
    expect(await ask('crossref', {}, open({ FINDER: 'doaj' }))).toEqual({ state: 'offline', works: [], took: null })
    expect(indexes.asked).toEqual([])
    expect(open({ FINDER: '' }).indexes).toEqual([])
  })

  test('no more than a day allows, together with what citations are looked up by', async () => {
    await db.pool.query("insert into online_budget (provider, day, used) values ('scholar/crossref', '2027-01-01', 1)")
    at = Date.parse('2027-01-01T00:00:00Z')
    expect((await ask('crossref', {}, open({ SCHOLAR_DAILY_REQUESTS: '1' }))).state).toBe('busy')
    expect(indexes.asked).toEqual([])
  })
})

describe('an index that does not answer as it should', () => {
  test.each<readonly [string, Parameters<typeof indexes.answer>[1], string]>([
    ['fails', says(500, 'no'), 'unreachable'],
    ['is away', (request) => request.socket.destroy(), 'unreachable'],
    ['does not take our key', says(403, '{}'), 'refused'],
    ['is busy for long', says(429, '{}', { 'Retry-After': '3600' }), 'busy'],
    ['answers half', says(200, '{"message": {"items"'), 'unreachable'],
    ['answers in HTML', says(200, '<!doctype html><p>Down</p>', { 'Content-Type': 'text/html' }), 'unreachable'],
    ['sends elsewhere', says(302, '', { Location: 'http://169.254.169.254/latest/meta-data/' }), 'unreachable'],
  ])('%s', async (_, handle, state) => {
    indexes.answer('crossref', handle)
    expect(await ask('crossref')).toMatchObject({ state, works: [] })
    const { rows } = await db.pool.query('select 1 from online_answer')
    expect(rows).toEqual([])
  })

  test.each(['arxiv', 'pubmed'] as const)('%s with XML that is none, or that defines entities', async (id) => {
    const bomb = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><feed><a>&b;</a></feed>'
    for (const body of ['<html><p>', bomb, '', '<a/>']) {
      await db.pool.query('delete from fetch_host')
      indexes.answer(id, (request, response) =>
        request.url?.includes('esearch')
          ? says(200, '{"esearchresult":{"idlist":["111"]}}')(request, response)
          : says(200, body)(request, response),
      )
      expect((await ask(id)).state).toBe('unreachable')
    }
  })

  test('is left behind after its time, and its connection is closed', async () => {
    indexes.answer('doaj', () => undefined)
    const started = performance.now()
    const { state, took } = await ask('doaj', {}, open({}, 0.1))
    expect(state).toBe('left-behind')
    expect(took).toBeLessThan(2_000)
    expect(performance.now() - started).toBeLessThan(2_000)
    await expect.poll(() => indexes.closed).toEqual(['doaj'])
  })

  test('is not waited for by somebody who has gone, and the next person need not wait for that', async () => {
    const gone = new AbortController()
    indexes.answer('crossref', () => gone.abort())
    await expect(open().ask('crossref', query(), gone.signal)).rejects.toThrow(RunEnded)
    const { rows } = await db.pool.query('select failures from fetch_host')
    expect(rows).toEqual([{ failures: 0 }])
  })
})
