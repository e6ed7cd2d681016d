import { describe, expect, test } from 'vitest'
import type { KeptItem } from '#tools/library/contract.ts'
import { textAt } from '#engines/text/span.ts'
import { madeHit } from './made-hit.ts'
import { ownHits, withOwn } from './own-hits.ts'

const kept = (id: string, item: Readonly<Record<string, unknown>>): KeptItem => ({
  id,
  item: { id, type: 'article-journal', ...item },
  folders: [],
  tags: [],
  note: '',
  file: null,
  retraction: null,
  gaps: [],
  addedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
})

const sleep = kept('one', {
  title: 'Screens and sleep in adolescents',
  abstract: 'We asked pupils. Screen use before bed went with less sleep. More is needed.',
  DOI: '10.5555/sleep',
  URL: 'https://example.org/sleep',
  issued: { 'date-parts': [[2019]] },
})
const other = kept('two', { title: 'Asleep at the wheel', URL: 'javascript:alert(1)' })

describe('the library of this browser', () => {
  test('gives works that hold key words, with where they stand and the sentence that holds most of them', () => {
    const [hit, ...rest] = ownHits([sleep, other], ['screen', 'sleep', 'bed'])
    expect(rest).toEqual([])
    expect(hit?.titleMatches.map(({ word, span }) => [word, textAt(String(sleep.item['title']), span)])).toEqual([
      ['screen', 'Screens'],
      ['sleep', 'sleep'],
    ])
    expect(hit?.passage).toBe('Screen use before bed went with less sleep.')
    expect(hit).toMatchObject({
      keptId: 'one',
      matched: ['screen', 'sleep', 'bed'],
      rank: 1,
      year: 2019,
      kind: 'article',
      indexes: ['library'],
    })
  })

  test.each([
    ['one of three is too few', ['sleep', 'stars', 'moon'], 0],
    ['one of two will do', ['sleep', 'stars'], 1],
    ['a word within another is not that word', ['lee'], 0],
    ['signs of patterns are letters like others', ['sleep(', 'c++'], 0],
    ['without key words nothing', [], 0],
  ])('%s', (_name, words, count) => {
    expect(ownHits([sleep], words)).toHaveLength(count)
  })

  test('opens no address but a page of the web', () => {
    expect(ownHits([other], ['asleep'])[0]?.url).toBeNull()
    expect(ownHits([sleep], ['sleep'])[0]?.url).toBe('https://example.org/sleep')
  })
})

describe('both together', () => {
  const own = { works: [sleep, other], hits: ownHits([sleep, other], ['sleep']) }

  test('a work that both know is one hit, which says that it is kept', () => {
    const known = madeHit('a', { item: { id: 'a', type: 'article-journal', title: 'Another', DOI: '10.5555/SLEEP' } })
    const both = withOwn([known], own)
    expect(both).toHaveLength(1)
    expect(both[0]).toMatchObject({ id: 'a', keptId: 'one', indexes: ['library', 'crossref'] })
  })

  test('others stand beside each other, best first', () => {
    expect(withOwn([madeHit('a', { rank: 0.4 })], own).map(({ id }) => id)).toEqual(['own-one', 'a'])
  })

  test('an empty library changes nothing', () => {
    const hits = [madeHit('a')]
    expect(withOwn(hits, { works: [], hits: [] })).toBe(hits)
  })
})
