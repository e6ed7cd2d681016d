import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#config/env.ts'
import { makeFinderStandIn } from '#tests/finder.ts'
import { makeAsk, posting } from '#tests/house.ts'
import { startFinder } from '#tests/mocks/finder-server.ts'
import { says } from '#tests/mocks/scholar-server.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import type { Finder } from '#services/finder/finder.ts'
import { openFinder } from '#services/finder/open-finder.ts'
import { RunEnded } from '#services/run-ended.ts'
import { findEvent, type FindEvent, type Hit } from '#tools/find/contract.ts'

const path = '/api/v1/find'
const text = 'Sleep deprivation impairs memory consolidation in adolescents, as Zyxquaver told us yesterday.'

const eventsIn = (body: string): readonly FindEvent[] =>
  [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => findEvent.parse(JSON.parse(data)))
const hitsIn = (events: readonly FindEvent[]): readonly Hit[] =>
  events.flatMap((event) => (event.type === 'hits' ? [event.hits] : [])).at(-1) ?? []
const statesIn = (events: readonly FindEvent[]) =>
  Object.fromEntries(events.flatMap((event) => (event.type === 'index' ? [[event.report.index, event.report.state]] : [])))

let indexes: Awaited<ReturnType<typeof startFinder>>
let site: SignedInTest
let finder: Finder
const lines: string[] = []
beforeAll(async () => {
  indexes = await startFinder()
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const names = readEnv(indexes.settings).FINDER
  site = await openSignedIn({
    given: () => ({ log, finder: { ...makeFinderStandIn(names), ask: (...asked) => finder.ask(...asked) } }),
  })
})
afterAll(async () => {
  await site.close()
  await indexes.stop()
})
beforeEach(async () => {
  indexes.reset()
  lines.length = 0
  for (const table of ['fetch_host', 'online_answer', 'online_budget', 'retraction']) await site.db.pool.query(`delete from ${table}`)
  let at = Date.parse('2027-01-01T00:00:00Z')
  finder = openFinder(readEnv(indexes.settings), {
    pool: site.db.pool,
    secret: 'only for tests',
    seconds: 1,
    now: () => new Date(at),
    sleep: async (milliseconds) => void (at += milliseconds),
  })
})

const find = async (ask: ReturnType<SignedInTest['askAs']>, input: object) => {
  const answer = await ask('POST', path, input)
  expect(answer.status).toBe(200)
  return eventsIn(await answer.text())
}

describe('a search', () => {
  test('tells its key words and whom it asks, then what each says, and an end', async () => {
    const events = await find(site.askAs(null), { text })
    expect(events[0]).toMatchObject({
      type: 'opened',
      language: 'en',
      keyWords: expect.arrayContaining(['deprivation', 'memory', 'consolidation', 'adolescents', 'sleep']),
      indexes: ['openalex', 'crossref', 'semantic-scholar', 'arxiv', 'doaj', 'pubmed'].map((index) => ({
        index,
        state: 'asking',
        hits: 0,
        took: null,
      })),
    })
    expect(statesIn(events)).toEqual({
      openalex: 'answered',
      crossref: 'answered',
      'semantic-scholar': 'answered',
      arxiv: 'answered',
      doaj: 'answered',
      pubmed: 'answered',
    })
    expect(events.at(-1)).toEqual({ type: 'end', found: 6 })
    expect(events.findIndex(({ type }) => type === 'hits')).toBeGreaterThan(0)
  })

  test('makes one work of what four indexes know, filled from all of them, and keeps a preprint apart', async () => {
    const hits = hitsIn(await find(site.askAs(null), { text }))
    expect(hits[0]).toMatchObject({
      kind: 'article',
      year: 2019,
      indexes: ['openalex', 'crossref', 'semantic-scholar', 'pubmed'],
      passage: 'Adolescents who were deprived of sleep for one night recalled fewer word pairs.',
      openAccessUrl: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC999/',
      url: 'https://doi.org/10.5555/sleep.1',
      item: { DOI: expect.stringMatching(/^10\.5555\/sleep\.1$/i), volume: '14', PMCID: 'PMC999' },
      matched: expect.arrayContaining(['deprivation', 'memory', 'consolidation', 'adolescents', 'sleep']),
    })
    for (const { word, span } of hits[0]?.titleMatches ?? [])
      expect(String(hits[0]?.item['title']).slice(span.start, span.end).toLowerCase()).toContain(word.slice(0, 4))
    expect(hits.find(({ kind }) => kind === 'preprint')?.indexes).toEqual(['semantic-scholar', 'arxiv'])
    expect(hits.map(({ rank }) => rank)).toEqual(hits.map(({ rank }) => rank).toSorted((a, b) => b - a))
  })

  test('sends key words and nothing else of the text, and logs nothing of it', async () => {
    const long = `${text} My own secret remark about Professor Quibblethwaite stays here, because it is not among the rarest things said.`
    const events = await find(site.askAs(null), { text: long, keyWords: ['sleep', 'memory'] })
    expect(events[0]).toMatchObject({ keyWords: ['sleep', 'memory'] })
    expect(indexes.asked).toHaveLength(7)
    for (const { url, headers } of indexes.asked) {
      const sent = `${url} ${JSON.stringify(headers)}`
      expect(sent).not.toMatch(/deprivation|impairs|consolidation|adolescents|yesterday|zyxquaver|quibblethwaite|secret/i)
      if (!url.includes('efetch')) expect(sent).toMatch(/sleep.*memory/)
    }
    expect(lines.join('')).not.toMatch(/sleep|memory|quibblethwaite|zyxquaver/i)
  })

  test('keeps within the years and the access that were asked for, whatever an index gives', async () => {
    const years = hitsIn(await find(site.askAs(null), { text, from: 2019, to: 2020 })).map(({ year }) => year)
    expect(years.toSorted()).toEqual([2019, 2020])
    const open = hitsIn(await find(site.askAs(null), { text, openAccessOnly: true }))
    expect(open.length).toBeGreaterThan(2)
    expect(open.every(({ openAccessUrl }) => openAccessUrl !== null)).toBe(true)
  })

  test('asks those that are named, and says of others that nobody switched them on', async () => {
    const events = await find(site.askAs(null), { text, indexes: ['library', 'doaj'] })
    expect(events[0]).toMatchObject({
      indexes: [
        { index: 'library', state: 'offline' },
        { index: 'doaj', state: 'asking' },
      ],
    })
    expect(new Set(indexes.asked.map(({ index }) => index))).toEqual(new Set(['doaj']))
  })

  test('asks nobody for a text without a word of content', async () => {
    const events = await find(site.askAs(null), { text: 'And so it was, and so it will be.', language: 'en' })
    expect(events.map(({ type }) => type)).toEqual(['opened', 'end'])
    expect(indexes.asked).toEqual([])
  })
})

describe('an index in trouble', () => {
  test('keeps no other from answering, and each kind of trouble is told', async () => {
    indexes.answer('openalex', () => undefined)
    indexes.answer('crossref', says(429, '{}', { 'Retry-After': '60' }))
    indexes.answer('doaj', says(200, '{"results": ['))
    indexes.answer('pubmed', says(401, '{}'))
    const events = await find(site.askAs(null), { text })
    expect(statesIn(events)).toEqual({
      openalex: 'left-behind',
      crossref: 'busy',
      'semantic-scholar': 'answered',
      arxiv: 'answered',
      doaj: 'unreachable',
      pubmed: 'refused',
    })
    const lastHits = events.findLastIndex(({ type }) => type === 'hits')
    expect(events.findIndex((event) => event.type === 'index' && event.report.state === 'left-behind')).toBeGreaterThan(lastHits)
    expect(hitsIn(events)).toHaveLength(2)
  })

  test('of our own is told as one that cannot be reached, and logged without the text', async () => {
    finder = { indexes: finder.indexes, ask: async () => Promise.reject(new Error('the database is away')) }
    const events = await find(site.askAs(null), { text })
    expect(new Set(Object.values(statesIn(events)))).toEqual(new Set(['unreachable']))
    expect(events.at(-1)).toEqual({ type: 'end', found: 0 })
    expect(lines.join('')).toContain('a search for sources failed in part')
    expect(lines.join('')).not.toMatch(/sleep|zyxquaver/i)
  })
})

test('leaving ends what is still asked', async () => {
  const gone = new AbortController()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const waiting = makeFinderStandIn(
    ['doaj'],
    (_, __, signal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          resolve(true)
          reject(new RunEnded())
        })
        gone.abort()
      }),
  )
  await makeAsk({ finder: waiting })(path, { ...posting({ text }), signal: gone.signal })
  expect(await promise).toBe(true)
})

describe('somebody with a library', () => {
  const work = (title: string, more: object = {}) => ({ id: 'x', type: 'article-journal', title, ...more })
  const keep = async (accountId: string, items: readonly Record<string, unknown>[]) =>
    (await site.house.library.add(accountId, { items: [...items], tags: [], keepDoubles: false })).added

  test('finds what lies in it, by record, abstract and attached file, and nobody else does', async () => {
    const [ann, ben] = [await site.signIn(), await site.signIn()]
    const abstract = 'Nothing here. Teenagers lose memories without sleep. More nothing.'
    const [own, filed] = await keep(ann.id, [work('Notes of mine', { abstract }), work('A scan without a word of it'), work('Cooking')])
    const bytes = new TextEncoder().encode('Adolescents need sleep.')
    await site.house.library.attach(ann.id, filed?.id ?? '', { file: { name: 'scan.txt', bytes } })
    const hits = hitsIn(await find(ann.ask, { text, indexes: ['library'] }))
    expect(hits.map(({ keptId }) => keptId).toSorted()).toEqual([own?.id, filed?.id].toSorted())
    expect(hits.find(({ keptId }) => keptId === own?.id)).toMatchObject({
      passage: 'Teenagers lose memories without sleep.',
      matched: expect.arrayContaining(['sleep']),
      indexes: ['library'],
    })
    expect(hits.find(({ keptId }) => keptId === filed?.id)?.matched).toEqual(expect.arrayContaining(['sleep', 'adolescents']))
    expect(hitsIn(await find(ben.ask, { text, indexes: ['library'] }))).toEqual([])
    expect(indexes.asked).toEqual([])
  })

  test('is told what is there already; others are not', async () => {
    const [ann, ben] = [await site.signIn(), await site.signIn()]
    const [kept] = await keep(ann.id, [work('Under another title', { DOI: '10.5555/SLEEP.1' })])
    const idsOf = async (ask: typeof ann.ask) => hitsIn(await find(ask, { text, indexes: ['crossref'] })).map(({ keptId }) => keptId)
    expect(await idsOf(ann.ask)).toEqual([kept?.id, null])
    expect(await idsOf(ben.ask)).toEqual([null, null])
    expect(await idsOf(site.askAs(null))).toEqual([null, null])
  })
})

test('a retraction is told, by the operator’s list or by an index', async () => {
  const notice = { nature: 'retraction', date: '2021-01-02', reasons: ['Error in Data'], noticeUrl: null }
  await site.db.pool.query('insert into retraction (key, notice) values ($1, $2)', ['doi:10.5555/sleep.1', notice])
  const hits = hitsIn(await find(site.askAs(null), { text, indexes: ['openalex'] }))
  expect(hits.map(({ item, retraction }) => [item['DOI'], retraction?.date])).toEqual([
    ['10.5555/sleep.1', '2021-01-02'],
    ['10.5555/withdrawn', null],
  ])
})

test('whom this site asks is told to everybody', async () => {
  const { indexes: told }: { indexes: readonly { readonly index: string; readonly isOn: boolean }[] } = await (
    await makeAsk({ finder: makeFinderStandIn(['doaj']) })('/api/v1/find/indexes')
  ).json()
  expect(told.filter(({ isOn }) => isOn).map(({ index }) => index)).toEqual(['library', 'doaj'])
  expect(told).toHaveLength(7)
})

describe('what is refused', () => {
  test.each([
    [{ text: ' ' }, 422],
    [{}, 422],
    [{ text: 'x'.repeat(50_001) }, 422],
    [{ text: 'a', indexes: ['scopus'] }, 422],
    [{ text: 'a', from: 12 }, 422],
    [{ text: 'a', from: 2020, to: 2010 }, 422],
    [{ text: 'a', keyWords: [] }, 422],
    [{ text: 'a', more: 1 }, 422],
    [{ text: 'x'.repeat(600_000) }, 413],
  ])('%#', async (body, status) => {
    const answer = await makeAsk()(path, posting(body))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  test('more searches in a minute than an address may have', async () => {
    const limits = { count: async () => ({ isAllowed: false, limit: 1, remaining: 0, resetSeconds: 30 }), giveBack: async () => undefined }
    expect((await makeAsk({ limits })(path, posting({ text: 'a' }))).status).toBe(429)
  })
})
