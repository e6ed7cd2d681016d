import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#config/env.ts'
import type { ScholarQuery } from '#tools/cite/read-task.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { startPages, type Page } from '#tests/mocks/page-server.ts'
import { says, scholarApis, startScholar, type ScholarApi } from '#tests/mocks/scholar-server.ts'
import { openDb, type Db } from '../db/open-db.ts'
import { RunEnded } from '../run-ended.ts'
import { openScholar } from './open-scholar.ts'

const pages: Record<string, Page> = {}
let registries: Awaited<ReturnType<typeof startScholar>>
let site: Awaited<ReturnType<typeof startPages>>
let database: TestDatabase
let db: Db
beforeAll(async () => {
  registries = await startScholar()
  site = await startPages(pages)
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '/nowhere' })
})
afterAll(async () => {
  await registries.stop()
  await site.stop()
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  registries.reset()
  site.asked.length = 0
  for (const table of ['fetch_host', 'fetch_robots', 'online_answer', 'online_budget']) await db.pool.query(`delete from ${table}`)
})

let at = Date.parse('2027-01-01T00:00:00Z')
const urlNames: Readonly<Record<ScholarApi, string>> = {
  crossref: 'CROSSREF_URL',
  datacite: 'DATACITE_URL',
  openlibrary: 'OPEN_LIBRARY_URL',
  pubmed: 'PUBMED_URL',
  arxiv: 'ARXIV_URL',
}

/** Registries with everything switched on; the clock goes on by waiting for turns. */
function open(given: Readonly<Record<string, string>> = {}, options: { readonly seconds?: number; readonly signal?: AbortSignal } = {}) {
  const env = readEnv({
    SCHOLAR: 'crossref, datacite, openlibrary, pubmed, arxiv, web',
    ONLINE_CONTACT: 'library@tinta.example.edu',
    FETCH_ALLOW: `site.example:${site.port}`,
    ...Object.fromEntries(scholarApis.map((api) => [urlNames[api], registries.urlOf(api)])),
    ...given,
  })
  const { seconds, signal = new AbortController().signal } = options
  return openScholar(env, {
    pool: db.pool,
    secret: 'only for tests',
    resolve: async (host) => [{ address: host === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }],
    now: () => new Date(at),
    sleep: async (milliseconds) => void (at += milliseconds),
    ...(seconds === undefined ? {} : { seconds }),
  }).visit(signal)
}
const doi = (id: string): ScholarQuery => ({ is: 'doi', id })
const words = (title: string, more: { readonly family?: string; readonly year?: number } = {}): ScholarQuery => ({
  is: 'words',
  words: title,
  title,
  family: more.family ?? null,
  year: more.year ?? null,
})

describe('a work is filled in', () => {
  test.each<readonly [string, ScholarQuery, string]>([
    ['Crossref', doi('10.5555/SLEEP.1'), 'Sleep and memory in Mus musculus & rats: A ten-year study'],
    ['DataCite', doi('10.5072/data.1'), 'Hours of sleep: A survey'],
    ['DataCite', doi('10.48550/arXiv.2101.00001'), 'Rest is all you need'],
    ['Open Library', { is: 'isbn', id: '0306406152' }, 'The book of rest: how to do nothing'],
    ['PubMed', { is: 'pmid', id: '17284678' }, 'Sleep & Plasmodium in H2O'],
    ['PubMed', { is: 'pmcid', id: 'PMC3531190' }, 'Sleep & Plasmodium in H2O'],
    ['arXiv', { is: 'arxiv', id: '1706.03762v5' }, 'Rest Is All You Need'],
    ['arXiv', doi('10.48550/arXiv.1706.03762'), 'Rest Is All You Need'],
    ['DataCite', { is: 'arxiv', id: '2101.00001' }, 'Rest is all you need'],
    ['Crossref', words('Rewards of rest'), 'Rewards of rest'],
  ])('by %s: %o', async (origin, query, title) => {
    const { found, trouble } = await open().lookUp(query)
    expect([found?.origin, found?.item.title, trouble]).toEqual([origin, title, null])
  })

  test('saying who asks and how to reach them', async () => {
    const visit = open()
    for (const query of [doi('10.5555/sleep.1'), { is: 'pmid', id: '17284678' } as const]) await visit.lookUp(query)
    for (const { headers } of registries.asked) {
      expect(headers['user-agent']).toBe('Tinta (writing assistant; +library@tinta.example.edu)')
      expect(headers.cookie).toBeUndefined()
    }
    expect(registries.of('crossref')).toEqual(['/works/10.5555%2Fsleep.1?mailto=library%40tinta.example.edu'])
  })

  test('asked for once by a text that names it twice', async () => {
    const visit = open()
    const answers = await Promise.all([1, 2, 3].map(() => visit.lookUp(doi('10.5555/sleep.1'))))
    expect(answers.map(({ found }) => found?.origin)).toEqual(['Crossref', 'Crossref', 'Crossref'])
    expect(registries.asked).toHaveLength(1)
  })

  test('once: the second asking is answered from what is kept, for as many days as the operator wants', async () => {
    await open().lookUp(doi('10.5555/sleep.1'))
    expect((await open().lookUp(doi('10.5555/Sleep.1'))).found?.item.volume).toBe('14')
    expect(registries.asked).toHaveLength(1)
    const { rows } = await db.pool.query<{ key: string }>('select key from online_answer')
    expect(JSON.stringify(rows)).not.toContain('sleep')
    at += 31 * 86_400_000
    await open().lookUp(doi('10.5555/sleep.1'))
    expect(registries.asked).toHaveLength(2)
  })
})

describe('what is not known', () => {
  test.each<readonly [ScholarQuery, string]>([
    [doi('10.5555/no-such'), 'unknown'],
    [doi('10.5555/journal'), 'not-a-work'],
    [{ is: 'isbn', id: '9780470059029' }, 'unknown'],
    [{ is: 'pmid', id: '999' }, 'unknown'],
    [{ is: 'pmcid', id: 'PMC9999999' }, 'unknown'],
    [{ is: 'pmcid', id: 'PMC1' }, 'unknown'],
    [{ is: 'arxiv', id: '0704.9999' }, 'unknown'],
    [words('Entirely other words'), 'unknown'],
  ])('%o: %s', async (query, trouble) => {
    expect(await open().lookUp(query)).toEqual({ found: null, others: [], trouble })
  })

  test('is asked for again the next day', async () => {
    await open().lookUp(doi('10.5555/no-such'))
    await open().lookUp(doi('10.5555/no-such'))
    expect(registries.of('crossref')).toHaveLength(1)
    at += 2 * 86_400_000
    await open().lookUp(doi('10.5555/no-such'))
    expect(registries.of('crossref')).toHaveLength(2)
  })
})

describe('words', () => {
  test('take a work only when its title, author and year are theirs; the others are offered', async () => {
    const near = await open().lookUp(words('The effects of sleep'))
    expect([near.found, near.trouble]).toEqual([null, 'unknown'])
    expect(near.others.map(({ title }) => title)).toContain('THE EFFECTS OF SLEEP LOSS')
    const meant = words('The effects of sleep loss', { family: 'Kovács', year: 2018 })
    expect(await open().lookUp(meant)).toMatchObject({ found: { item: { DOI: '10.5555/SLEEP.2' } }, others: [] })
    for (const wrong of [{ family: 'Nagy' }, { year: 2011 }])
      expect((await open().lookUp(words('The effects of sleep loss', wrong))).found).toBeNull()
  })

  test('are answered by the whole record', async () => {
    const { found } = await open().lookUp(words('Handbook of rest', { family: 'Szabó' }))
    expect(found?.item.edition).toBe('2')
  })
})

describe('nobody is asked', () => {
  test('when the operator has switched nothing on', async () => {
    const visit = open({ SCHOLAR: '' })
    for (const query of [doi('10.5555/sleep.1'), words('Naps'), { is: 'url', id: `http://site.example:${site.port}/a` } as const])
      expect(await visit.lookUp(query)).toEqual({ found: null, others: [], trouble: 'offline' })
    expect([registries.asked, site.asked]).toEqual([[], []])
  })

  test('but those that are switched on', async () => {
    const visit = open({ SCHOLAR: 'datacite' })
    expect((await visit.lookUp(words('Naps'))).trouble).toBe('offline')
    expect((await visit.lookUp(doi('10.5072/data.1'))).found?.origin).toBe('DataCite')
    expect(registries.asked.map(({ api }) => api)).toEqual(['datacite'])
  })

  test('beyond the requests of a day', async () => {
    const visit = open({ SCHOLAR: 'crossref', SCHOLAR_DAILY_REQUESTS: '1' })
    expect((await visit.lookUp(doi('10.5555/sleep.1'))).trouble).toBeNull()
    expect((await visit.lookUp(doi('10.5555/sleep.2'))).trouble).toBe('refused')
    expect(registries.asked).toHaveLength(1)
  })

  test('again in the same text, once a registry has refused or failed twice', async () => {
    registries.answer('crossref', says(500, '{}'))
    const visit = open({ SCHOLAR: 'crossref' })
    for (const id of ['10.5555/sleep.1', '10.5555/sleep.2', '10.5555/book'])
      expect((await visit.lookUp(doi(id))).trouble).toBe('unreachable')
    expect(registries.asked).toHaveLength(2)
  })
})

describe('a registry that does not answer as it should', () => {
  test.each<readonly [string, Parameters<typeof registries.answer>[1], string]>([
    ['fails', says(500, 'no'), 'unreachable'],
    ['is away', (request) => request.socket.destroy(), 'unreachable'],
    ['refuses', says(403, '{}'), 'refused'],
    ['answers in HTML', says(200, '<!doctype html><p>Down for maintenance</p>', { 'Content-Type': 'text/html' }), 'unreachable'],
    ['answers in another encoding', says(200, Buffer.from('{"message": "\xff\xfe"', 'latin1')), 'unreachable'],
    ['answers with another form', says(200, '{"message": {"title": ["No DOI"]}}'), 'unreachable'],
    ['answers half', says(200, '{"message": {"DOI"'), 'unreachable'],
    ['answers nothing', says(204, ''), 'unreachable'],
    ['never ends', says(200, Buffer.alloc(11 * 1024 * 1024, 32)), 'unreachable'],
    ['sends elsewhere', says(302, '', { Location: 'http://169.254.169.254/latest/meta-data/' }), 'unreachable'],
    ['is busy for long', says(429, '{}', { 'Retry-After': '3600' }), 'refused'],
  ])('%s', async (_, handle, trouble) => {
    registries.answer('crossref', handle)
    expect((await open({ SCHOLAR: 'crossref' }).lookUp(doi('10.5555/sleep.1'))).trouble).toBe(trouble)
    const { rows } = await db.pool.query('select 1 from online_answer')
    expect(rows).toEqual([])
  })

  test('is left behind after its time', async () => {
    registries.answer('crossref', () => undefined)
    expect((await open({ SCHOLAR: 'crossref' }, { seconds: 0.1 }).lookUp(doi('10.5555/sleep.1'))).trouble).toBe('unreachable')
  })

  test('is asked again when it is busy for a moment', async () => {
    let times = 0
    registries.answer('datacite', (_, response) => {
      times++
      if (times === 1) response.writeHead(429, { 'Retry-After': '2' }).end('{}')
      else response.writeHead(404).end('{}')
    })
    expect((await open({ SCHOLAR: 'datacite' }).lookUp(doi('10.5072/x'))).trouble).toBe('unknown')
    expect(times).toBe(2)
  })

  test('keeps no other from answering', async () => {
    registries.answer('crossref', says(500, 'no'))
    expect((await open().lookUp(doi('10.5072/data.1'))).found?.origin).toBe('DataCite')
    expect((await open().lookUp(doi('10.5072/none'))).trouble).toBe('unreachable')
  })

  test.each(['pubmed', 'arxiv'] as const)('%s with XML that is none, or that defines entities', async (api) => {
    const query: ScholarQuery = api === 'pubmed' ? { is: 'pmid', id: '1' } : { is: 'arxiv', id: '1706.03762' }
    const bomb = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><PubmedArticleSet><a>&b;</a></PubmedArticleSet>'
    for (const body of ['<html><p>', bomb, '', '<a/>', '<feed>'.repeat(500)]) {
      registries.answer(api, says(200, body, { 'Content-Type': 'text/xml' }))
      expect((await open({ SCHOLAR: api }).lookUp(query)).trouble).toBe('unreachable')
    }
  })

  test('is not waited for by somebody who has gone', async () => {
    const gone = new AbortController()
    registries.answer('crossref', () => gone.abort())
    await expect(open({}, { signal: gone.signal }).lookUp(doi('10.5555/sleep.1'))).rejects.toThrow(RunEnded)
    await expect(open({}, { signal: gone.signal }).lookUp(doi('10.5555/sleep.1'))).rejects.toThrow(RunEnded)
  })
})

describe('a page of the web', () => {
  const url = (path: string): ScholarQuery => ({ is: 'url', id: `http://site.example:${site.port}${path}` })
  test('says itself what it is', async () => {
    pages['/a'] = '<html lang="en"><head><title>Rest today | The Site</title><meta property="og:site_name" content="The Site"></head>'
    const { found } = await open().lookUp(url('/a'))
    expect(found).toMatchObject({
      origin: 'Web',
      item: { type: 'webpage', title: 'Rest today', 'container-title': 'The Site' },
      unsure: ['title'],
    })
  })

  test('with a DOI is answered by who registered it, or by itself when they do not know it', async () => {
    pages['/doi'] = '<meta name="citation_title" content="Sleep"><meta name="citation_doi" content="10.5555/sleep.1">'
    expect((await open().lookUp(url('/doi'))).found?.origin).toBe('Crossref')
    pages['/other'] = '<meta name="citation_title" content="Sleep"><meta name="citation_doi" content="doi:10.5555/none">'
    expect((await open().lookUp(url('/other'))).found).toMatchObject({ origin: 'Web', item: { DOI: '10.5555/none', title: 'Sleep' } })
  })

  test.each<readonly [string, Page | null, string]>([
    ['/empty', '', 'not-a-work'],
    ['/missing', null, 'unreachable'],
    ['/pdf', (_, response) => void response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.4'), 'not-a-work'],
    ['/image', (_, response) => void response.writeHead(200, { 'Content-Type': 'image/png' }).end('x'), 'not-a-work'],
    ['/inside', (_, response) => void response.writeHead(302, { Location: 'http://inside.example/' }).end(), 'refused'],
    ['/metadata', (_, response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(), 'refused'],
    ['/busy', (_, response) => void response.writeHead(429, { 'Retry-After': '60' }).end(), 'refused'],
  ])('%s: %s', async (path, page, trouble) => {
    if (page !== null) pages[path] = page
    expect((await open().lookUp(url(path))).trouble).toBe(trouble)
  })

  test.each(['http://127.0.0.1/', 'http://inside.example/', 'http://[::1]/', 'http://site.example:22/'])('%s is refused', async (id) => {
    expect((await open().lookUp({ is: 'url', id })).trouble).toBe('refused')
  })
})
