import { describe, expect, test } from 'vitest'
import type { FindEvent, Hit, IndexReport } from '#tools/find/contract.ts'
import { findingReducer, givenBy, inView, notAsked, shareOf, type FindingAction, type FindingState } from './finding.ts'
import { madeHit } from './made-hit.ts'

const report = (index: IndexReport['index'], state: IndexReport['state'], hits = 0): IndexReport => ({ index, state, hits, took: null })
const after = (...actions: readonly FindingAction[]): FindingState => actions.reduce(findingReducer, notAsked)
const event = (given: FindEvent, isHeld = false): FindingAction => ({ type: 'event', event: given, isHeld })
const started: FindingAction = { type: 'started', asked: { text: 'Less sleep.' }, sort: 'best' }
const opened = event({
  type: 'opened',
  language: 'en',
  keyWords: ['sleep'],
  englishWords: [],
  indexes: [report('openalex', 'asking'), report('crossref', 'asking'), report('arxiv', 'offline')],
})
const came = (hits: readonly Hit[], isHeld = false) => event({ type: 'hits', hits: [...hits], found: hits.length }, isHeld)
const [a, b, c] = [madeHit('a', { rank: 0.9 }), madeHit('b', { rank: 0.5 }), madeHit('c', { rank: 0.1 })]

describe('a search', () => {
  test('knows its key words, who is asked, and how far it has come; whoever is not asked does not count', () => {
    const asking = after(started, opened)
    expect(asking).toMatchObject({ phase: 'asking', keyWords: ['sleep'], language: 'en' })
    expect(shareOf(asking)).toBe(0)
    const half = findingReducer(asking, event({ type: 'index', report: report('crossref', 'answered', 7) }))
    expect(shareOf(half)).toBe(0.5)
    expect(givenBy(half.indexes)).toBe(7)
  })

  test('shows hits as they come, and lets better ones wait while somebody reads', () => {
    const reading = after(started, opened, came([b]), came([a, b, c], true))
    const { shown, waiting } = inView(reading, () => true)
    expect(shown.map(({ id }) => id)).toEqual(['b', 'c'])
    expect(waiting.map(({ id }) => id)).toEqual(['a'])
    expect(findingReducer(reading, { type: 'merged' }).order).toEqual(['a', 'b', 'c'])
  })

  test('a hit that is told anew is shown as it is now, where it stood', () => {
    const changed = { ...b, indexes: ['doaj', 'crossref'] as Hit['indexes'] }
    const { shown } = inView(after(started, opened, came([b]), came([changed], true)), () => true)
    expect(shown).toEqual([changed])
  })

  test('narrowing hides and counts, of what stands and of what waits', () => {
    const { shown, waiting, narrowed } = inView(after(started, opened, came([b]), came([a, b], true)), ({ id }) => id !== 'a')
    expect([shown.length, waiting.length, narrowed]).toEqual([1, 0, 1])
  })

  test('the library of this browser stands among the indexes, and the server does not overrule it', () => {
    const own = { works: [], hits: [madeHit('own-x', { keptId: 'x', indexes: ['library'] })] }
    const state = after(started, opened, { type: 'own', own, isHeld: false, took: 3 })
    expect(state.indexes[0]).toEqual({ index: 'library', state: 'answered', hits: 1, took: 3 })
  })

  test('keeps what had come when it is stopped', () => {
    const stopped = after(started, opened, came([a]), { type: 'ended', problem: { code: 'cancelled', status: 0 } })
    expect(stopped).toMatchObject({ phase: 'done', order: ['a'], problem: { code: 'cancelled' } })
  })

  test('begins anew without the hits before; the same text keeps its key words in sight', () => {
    const before = [started, opened, came([a])] as const
    expect(after(...before, started)).toMatchObject({ hits: [], order: [], indexes: [], keyWords: ['sleep'] })
    expect(after(...before, { ...started, asked: { text: 'Other' } })).toMatchObject({ hits: [], keyWords: [], language: null })
  })
})
