import { describe, expect, test } from 'vitest'
import { makeCorpusStandIn } from '#tests/checks.ts'
import type { CheckStep } from '#tools/check/contract.ts'
import type { FoundMatch } from '#tools/check/engine-tasks.ts'
import type { Candidate, Collection, CorpusQuery } from '../corpus/corpus.ts'
import type { OnlineSearch, TroubleKind } from '../online/online-search.ts'
import { runCheck, type Checked, type RunParts } from './run-check.ts'

const collectionOf = (id: string, kind: Collection['kind']): Collection => ({
  id,
  kind,
  name: `name of ${id}`,
  institutionId: null,
  accountId: null,
  documents: 2,
  words: 100,
  canAdd: false,
  createdAt: new Date(),
})

const candidateOf = (documentId: string, given: Partial<Candidate> = {}): Candidate => ({
  documentId,
  collection: { id: 'open', kind: 'public', name: 'Open texts' },
  canShow: true,
  title: `title of ${documentId}`,
  authors: '',
  year: null,
  url: null,
  language: 'en',
  text: `text of ${documentId}`,
  score: 2,
  near: [],
  ...given,
})

const match: FoundMatch = {
  span: { start: 0, end: 3 },
  words: { start: 0, end: 10 },
  common: 10,
  isCommon: false,
  excerpt: { before: '', text: 'abc', after: '', at: 0, words: 10 },
  runs: [],
}

const part = { span: { start: 40, end: 50 }, words: { start: 8, end: 10 } }

type Heard = {
  readonly queries: CorpusQuery[]
  /** Ids of each batch that went to a thread. */
  readonly batches: string[][]
  readonly steps: (readonly [step: CheckStep, done?: number, of?: number])[]
}

async function run(
  given: {
    readonly candidates?: readonly Candidate[]
    readonly otherInstitutions?: boolean
    readonly online?: Pick<OnlineSearch, 'search'>
  } = {},
  checked: Partial<Checked> = {},
) {
  const heard: Heard = { queries: [], batches: [], steps: [] }
  const parts: RunParts = {
    corpus: makeCorpusStandIn({
      collections: async () => [collectionOf('open', 'public'), collectionOf('hers', 'own'), collectionOf('drafts', 'drafts')],
      candidates: async (query) => {
        heard.queries.push(query)
        // Three of them are of other institutions.
        return {
          candidates: given.candidates ?? [],
          commonHashes: Float64Array.of(5),
          documents: 7,
          otherInstitutions: given.otherInstitutions ?? true,
        }
      },
    }),
    online: given.online ?? null,
    engines: {
      prepareCheck: async () => ({
        engineVersion: 1,
        words: 10,
        query: { hashes: Float64Array.of(1, 2), places: Uint32Array.of(0, 1), starts: Uint32Array.of(0, 1), ends: Uint32Array.of(1, 2) },
        quotations: [part],
        bibliography: [],
        evasion: { invisible: 0, lookAlikes: 0, places: [] },
      }),
      compareCheck: async ({ sources, commonHashes }, options) => {
        heard.batches.push(sources.map(({ id }) => id))
        expect([...commonHashes]).toEqual([5])
        options?.onStep?.({ step: 'checking', done: 1, of: sources.length })
        return { sources: sources.map(({ id }) => ({ id, matches: [match] })) }
      },
    },
  }
  const text: Checked = {
    viewer: { accountId: 'ann' },
    title: 'An essay',
    language: 'en',
    input: 'the text',
    options: { online: false },
    ...checked,
  }
  const tell = (...said: Heard['steps'][number]): void => void heard.steps.push(said)
  return { heard, report: await runCheck(parts, text, { tell, signal: new AbortController().signal }) }
}

describe('what is searched', () => {
  test('is everything but drafts where nothing is chosen, other institutions too', async () => {
    const { heard, report } = await run()
    expect(heard.queries).toMatchObject([
      { collections: ['open', 'hers'], otherInstitutions: true, words: 10, viewer: { accountId: 'ann' } },
    ])
    expect(report.searched).toMatchObject({ documents: 4, otherInstitutions: true, online: null })
    expect(report.searched.collections.map(({ id }) => id)).toEqual(['open', 'hers'])
  })

  test('is what was chosen, drafts as well, and only what may still be seen', async () => {
    const { heard } = await run({}, { options: { collections: ['drafts', 'closed since'], online: false } })
    expect(heard.queries).toMatchObject([{ collections: ['drafts'], otherInstitutions: false }])
  })

  test('is not said to be of other institutions where they have nothing', async () => {
    const { report } = await run({ otherInstitutions: false })
    expect(report.searched.otherInstitutions).toBe(false)
  })

  test('is nothing of other institutions for a visitor', async () => {
    const { heard } = await run({}, { viewer: { accountId: null } })
    expect(heard.queries[0]?.otherInstitutions).toBe(false)
  })
})

/** Online services that find nothing, each with its trouble. */
const searching = (troubles: readonly (TroubleKind | null)[]): Pick<OnlineSearch, 'search'> => ({
  search: async () => ({
    sources: [],
    services: troubles.map((trouble) => ({ id: 'core', name: 'CORE', queries: 1, found: 0, trouble })),
    unread: 0,
  }),
})

describe('where there is nothing to search any more', () => {
  const collections = ['closed since']
  const online = searching([null, 'unreachable'])

  test.each([
    ['in the collections that were chosen', undefined, { collections, online: false }],
    ['there, and no service is set up any more', undefined, { collections, online: true }],
    ['there, and nobody agreed to more', online, { collections, online: false }],
  ])('%s: the check fails', async (_, found, options) => {
    await expect(run(found ? { online: found } : {}, { options })).rejects.toMatchObject({ problem: { code: 'nothing-to-search' } })
  })

  test('there, and no service answered: the check fails', async () => {
    const options = { collections, online: true }
    const silent = searching(['unreachable', 'budget-spent'])
    await expect(run({ online: silent }, { options })).rejects.toMatchObject({ problem: { code: 'online-search-failed' } })
    expect((await run({ online: silent }, { options: { online: true } })).report.searched).toMatchObject({ documents: 4 })
  })

  test('there, but online: it goes on', async () => {
    const { report } = await run({ online }, { options: { collections, online: true } })
    expect(report.searched).toMatchObject({ documents: 0, online: { pages: 0 } })
  })
})

describe('comparing', () => {
  test('goes a few sources at a time, and tells those behind', async () => {
    const { heard } = await run({ candidates: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => candidateOf(id)) })
    expect(heard.batches.map((batch) => batch.length)).toEqual([4, 2])
    expect(heard.steps.map(([step]) => step).filter((step, index, all) => step !== all[index - 1])).toEqual([
      'optimizing',
      'analyzing',
      'checking',
      'finalizing',
    ])
    expect(heard.steps.filter(([step]) => step === 'checking').map(([, done, of]) => [done, of])).toEqual([
      [0, 6],
      [1, 6],
      [4, 6],
      [5, 6],
      [6, 6],
    ])
  })

  test('gives a long source a turn of its own', async () => {
    const long = 'x'.repeat(300_000)
    const { heard } = await run({ candidates: ['a', 'b', 'c'].map((id) => candidateOf(id, { text: long })) })
    expect(heard.batches.map((batch) => batch.length)).toEqual([1, 1, 1])
  })

  test('tells of a document that may not be shown that it is there, and nothing else', async () => {
    const hidden = candidateOf('SECRET', {
      canShow: false,
      collection: { id: 'SECRET', kind: 'institution', name: 'SECRET' },
      title: 'SECRET',
      text: 'SECRET',
    })
    const { report } = await run({ candidates: [hidden] })
    expect(JSON.stringify(report)).not.toContain('SECRET')
    expect(report.sources).toEqual([
      { id: 's1', kind: 'other-institution', title: '', authors: '', year: null, url: null, within: '', readAt: null },
    ])
    expect(report.matches).toMatchObject([{ source: 's1', excerpt: null, runs: [] }])
  })
})

describe('online services', () => {
  const search: OnlineSearch['search'] = async ({ exclude }) => {
    expect(exclude).toEqual([part.span])
    return {
      sources: [
        {
          provider: 'wikipedia',
          title: 'Lighthouse',
          url: 'https://en.wikipedia.org/wiki/Lighthouse',
          authors: ['A. One', 'B. Two'],
          year: null,
          text: 'its text',
          isPassage: false,
          fetchedAt: new Date('2026-11-22T10:00:00.000Z'),
        },
      ],
      services: [
        { id: 'wikipedia', name: 'Wikipedia', queries: 3, found: 1, trouble: null },
        { id: 'core', name: 'CORE', queries: 1, found: 0, trouble: 'budget-spent' },
      ],
      unread: 0,
    }
  }

  test('are asked with consent alone', async () => {
    const never = { search: () => Promise.reject(new Error('asked without consent')) }
    expect((await run({ online: never })).report.searched.online).toBeNull()
    expect((await run({}, { options: { online: true } })).report.searched.online).toBeNull()
  })

  test('are named with what they gave, and their pages are sources with the day of reading', async () => {
    const { heard, report } = await run({ candidates: [candidateOf('a')], online: { search } }, { options: { online: true } })
    expect(report.searched.online).toEqual({
      services: [
        { name: 'Wikipedia', queries: 3, found: 1, problem: null },
        { name: 'CORE', queries: 1, found: 0, problem: 'budget-spent' },
      ],
      pages: 1,
    })
    expect(report.sources.find(({ kind }) => kind === 'online')).toMatchObject({
      title: 'Lighthouse',
      authors: 'A. One, B. Two',
      within: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Lighthouse',
      readAt: '2026-11-22T10:00:00.000Z',
    })
    expect(heard.steps.filter(([step]) => step === 'checking').at(-1)).toEqual(['checking', 2, 2])
  })
})
