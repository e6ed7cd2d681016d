import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { makeRephraseInput } from '#tests/builders.ts'
import { makeCorpusStandIn } from '#tests/checks.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'
import { makeCheck } from '#tools/check/run.ts'
import { rephraseResult, type Figures } from '#tools/rephrase/contract.ts'
import { tiers } from '#tools/tiers.ts'
import { quotaWindow } from '#services/quota/window.ts'
import type { Asker } from './asker.ts'
import type { House } from './house.ts'
import { measurePlagiarism } from './measure-plagiarism.ts'

const path = '/api/v1/rephrase'
const passage =
  'In the third century before our era the tower of Pharos rose above Alexandria, and its light was said to reach thirty miles out to sea. ' +
  'Later towers were built of oak and then of granite, because the waves of winter storms broke every wooden frame within a few years.'
const others = 'My own words come first and say something about the coast where I have lived for many quiet years.'

/** The engine itself, here in the test, and a paraphraser that gives the text back in capital letters. */
const check = makeCheck()
const engines: House['engines'] = {
  ...makeHouse().engines,
  prepareCheck: async (input) => check.prepare(input),
  measureCheck: async (input) => check.measure(input, () => undefined),
}

let site: SignedInTest
beforeAll(async () => {
  site = await openSignedIn({ settings: { TIERS: 'open' }, engines })
})
afterAll(() => site.close())

async function someoneWith(kind: 'own' | 'drafts', texts: readonly string[]) {
  const person = await site.signIn()
  const viewer = { accountId: person.id }
  const { id } = await site.house.corpus.makeCollection(viewer, { kind, name: 'Mine' })
  for (const text of texts) await site.house.corpus.add(viewer, id, { title: 'One', text, language: 'en' })
  return person
}

async function figureOf(
  ask: (method: string, at: string, body: unknown) => Promise<Response>,
  text: string,
): Promise<Figures['plagiarism']> {
  const answer = await ask('POST', path, makeRephraseInput({ text }))
  return rephraseResult.parse(await answer.json()).figures.plagiarism
}

describe('the figure of plagiarism of a rephrased text', () => {
  test('is the share of its words in passages of documents that its writer may search', async () => {
    const { ask } = await someoneWith('own', [passage, 'Something else entirely, about bread and how it is made.'])
    const figure = await figureOf(ask, `${others} ${passage}`)
    expect(figure).toMatchObject({ state: 'measured', documents: 2 })
    const words = 48 / (48 + 19)
    expect(figure.state === 'measured' && Math.abs(figure.score - words)).toBeLessThan(0.1)
    const stranger = await someoneWith('own', ['Something else entirely, about bread and how it is made.'])
    expect(await figureOf(stranger.ask, `${others} ${passage}`)).toEqual({ state: 'measured', score: 0, documents: 1 })
  })

  test('leaves out the document that is the text itself, and drafts', async () => {
    const { ask } = await someoneWith('own', [`${others} ${passage}`])
    expect(await figureOf(ask, `${others} ${passage}`)).toEqual({ state: 'measured', score: 0, documents: 1 })
    const writer = await someoneWith('drafts', [passage])
    expect(await figureOf(writer.ask, `${others} ${passage}`)).toEqual({ state: 'nothing-to-compare' })
  })

  test('is there only where there are documents', async () => {
    const { ask } = await site.signIn()
    expect(await figureOf(ask, passage)).toEqual({ state: 'nothing-to-compare' })
  })
})

const asker: Asker = {
  account: null,
  subscription: null,
  tier: tiers.visitor,
  subject: 'visitor:one',
  window: quotaWindow(null, new Date()),
}

const collection = {
  id: 'c',
  kind: 'public',
  name: 'Open texts',
  institutionId: null,
  accountId: null,
  documents: 3,
  words: 900,
  canAdd: false,
  createdAt: new Date(),
} as const

describe('a run', () => {
  const corpus = makeCorpusStandIn({ collections: async () => [collection] })

  test('tells the comparing as a step of its own, before the last', async () => {
    const answer = await makeAsk({ corpus })(path, posting(makeRephraseInput(), { Accept: 'text/event-stream' }))
    const steps = [...(await answer.text()).matchAll(/"step":"(\w+)"/g)].map(([, step]) => step)
    expect(steps).toEqual(['optimizing', 'analyzing', 'checking', 'finalizing'])
  })

  test('does not wait for a search that takes long, nor for one that nobody waits for', async () => {
    const slow = { ...corpus, candidates: () => new Promise<never>(() => undefined) }
    const { engines: standIns, log } = makeHouse()
    const measure = (signal: AbortSignal) =>
      measurePlagiarism(
        { corpus: slow, engines: standIns, log },
        { asker, input: passage, result: { text: passage, language: 'en' } },
        { signal, milliseconds: 30 },
      )
    expect(await measure(new AbortController().signal)).toEqual({ state: 'not-measured' })
    expect(await measure(AbortSignal.abort())).toEqual({ state: 'not-measured' })
  })

  test.each<readonly [string, Partial<House>]>([
    ['the database is away', { corpus: makeCorpusStandIn({ collections: () => Promise.reject(new Error('away')) }) }],
    ['the search fails', { corpus: { ...corpus, candidates: () => Promise.reject(new Error('broken')) } }],
    ['the engine fails', { corpus, engines: { ...engines, prepareCheck: () => Promise.reject(new Error('broken')) } }],
  ])('has its result without the figure when %s', async (_, given) => {
    const ask = makeAsk(given)
    expect(await figureOf((_method, at, body) => ask(at, posting(body)), passage)).toEqual({ state: 'not-measured' })
  })
})
