import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSignedIn, type SignedInTest, type TestAsk } from '#tests/signed-in.ts'
import { checkAnswerSchema, checkStateSchema, exclusionsSchema, type Report } from '#tools/check/contract.ts'
import { scoreReport } from '#tools/check/score.ts'
import { makeChecks } from '#services/checks/make-checks.ts'
import { makeEngines, type Engines } from '#services/engines/engines.ts'

// The whole way with nothing stood in for: api, line, engine threads, corpus, report.
const path = '/api/v1/check'
let site: SignedInTest
let engines: Engines
beforeAll(async () => {
  engines = makeEngines({ file: new URL('../worker/engine-thread.ts', import.meta.url), threads: 1, queue: 8, timeoutSeconds: 60 })
  site = await openSignedIn({ settings: { TIERS: 'open' }, engines })
})
afterAll(async () => {
  await engines.close()
  await site.close()
})

const lighthouse =
  'The history of the lighthouse begins with fires that were lit on hilltops. Sailors steered by them long before harbours had stone towers. ' +
  'In the third century before our era the tower of Pharos rose above Alexandria, and its light was said to reach thirty miles out to sea. ' +
  'Later towers were built of oak and then of granite, because the waves of winter storms broke every wooden frame within a few years. ' +
  'Keepers climbed the stairs each evening, trimmed the wicks and counted the ships that passed.'

const essay =
  'My essay opens with words of my own about the coast where I grew up. ' +
  'In the third century before our era the tower of Pharos rose above Alexandria, and its light was said to reach thirty miles out to sea. ' +
  'I have never seen it, and nobody else has for seven hundred years. ' +
  'Keepers climbed the stairs each evening, trimmed the wicks and counted the ships that passed. ' +
  'What remains are pictures on old coins and a handful of letters by travellers.'

const running = new AbortController().signal
const service = { id: 'wikipedia', name: 'Wikipedia', queries: 2, found: 1, trouble: null } as const
const page = {
  provider: 'wikipedia',
  title: 'Lighthouse',
  url: 'https://en.wikipedia.org/wiki/Lighthouse',
  authors: [],
  year: null,
  text: lighthouse,
  isPassage: false,
  fetchedAt: new Date('2026-11-22T10:00:00.000Z'),
} as const

async function check(ask: TestAsk, body: object): Promise<Report> {
  const begun = await ask('POST', path, body)
  if (begun.status !== 202) throw new Error(await begun.text())
  const { id } = checkStateSchema.parse(await begun.json())
  await site.house.checks.runDue(running)
  const { report, state } = checkAnswerSchema.parse(await (await ask('GET', `${path}/${id}`)).json())
  if (!report) throw new Error(`the check has no report: ${state}`)
  return report
}

describe('a text with two copied sentences', () => {
  test('is reported with both, against the source beside it', { timeout: 60_000 }, async () => {
    const person = await site.signIn()
    const { id } = await site.house.corpus.makeCollection({ accountId: person.id }, { kind: 'own', name: 'My sources' })
    await site.house.corpus.add({ accountId: person.id }, id, {
      title: 'Lighthouses',
      authors: 'P. Haros',
      text: lighthouse,
      language: 'en',
    })
    const report = await check(person.ask, { text: essay })
    expect(report.language).toBe('en')
    expect(report.searched).toMatchObject({ documents: 1, collections: [{ name: 'My sources', kind: 'own', documents: 1 }] })
    expect(report.sources).toMatchObject([{ id: 's1', title: 'Lighthouses', authors: 'P. Haros', within: 'My sources' }])
    const copied = report.matches.map(({ span }) => essay.slice(span.start, span.end)).join(' ')
    expect(copied).toContain('the tower of Pharos rose above Alexandria')
    expect(copied).toContain('Keepers climbed the stairs each evening')
    expect(copied).not.toContain('where I grew up')
    for (const { excerpt, runs, span } of report.matches) {
      if (!excerpt) throw new Error('an own document is shown')
      expect(lighthouse.slice(excerpt.at, excerpt.at + excerpt.text.length)).toBe(excerpt.text)
      for (const { inChecked, inExcerpt } of runs) {
        expect(inChecked.start >= span.start && inChecked.end <= span.end && inExcerpt.end <= excerpt.text.length).toBe(true)
        expect(essay.slice(inChecked.start, inChecked.end).toLowerCase()).toBe(
          excerpt.text.slice(inExcerpt.start, inExcerpt.end).toLowerCase(),
        )
      }
    }
    const { score } = scoreReport(report, exclusionsSchema.parse({}))
    expect(score).toBeGreaterThan(0.4)
    expect(score).toBeLessThan(0.75)
  })

  test('is compared with pages of the web alone where no document is there, and they are sources', { timeout: 60_000 }, async () => {
    const person = await site.signIn()
    const subject = `account:${person.id}`
    const { quota, corpus } = site.house
    const checks = makeChecks({
      pool: site.db.pool,
      quota,
      corpus,
      engines,
      online: { search: async () => ({ sources: [page], services: [service], unread: 0 }) },
      historyDays: 0,
      publicUrl: 'https://tinta.example',
      secret: 'only for tests',
      onTrouble: (error) => {
        throw error
      },
    })
    const order = { subject, accountId: person.id, title: 'An essay', language: 'en', text: essay, words: 80, reservationId: null } as const
    const { id } = await checks.begin({ ...order, options: { collections: [], online: true } })
    await checks.runDue(running)
    const report = (await checks.optionalCheck(subject, id))?.report
    expect(report?.searched).toMatchObject({
      documents: 0,
      collections: [],
      online: { pages: 1, services: [{ name: 'Wikipedia', found: 1 }] },
    })
    expect(report?.sources).toMatchObject([{ kind: 'online', title: 'Lighthouse', within: 'Wikipedia' }])
    expect(report?.matches.length).toBeGreaterThan(0)
  })

  test('is nothing to somebody who may not see that source', { timeout: 60_000 }, async () => {
    const stranger = await site.signIn()
    const { id } = await site.house.corpus.makeCollection({ accountId: stranger.id }, { kind: 'own', name: 'Other things' })
    await site.house.corpus.add({ accountId: stranger.id }, id, {
      title: 'Bread',
      text: 'Bread is made of flour and water. '.repeat(5),
      language: 'en',
    })
    const report = await check(stranger.ask, { text: essay })
    expect([report.searched.documents, report.sources, report.matches]).toEqual([1, [], []])
  })
})
