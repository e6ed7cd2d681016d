import { describe, expect, test } from 'vitest'
import type { FoundWork } from './online-search.ts'
import { rankWorks, workKey, type Hit } from './rank-works.ts'

const work = (url: string, more: Partial<FoundWork> = {}): FoundWork => ({
  id: url,
  title: url,
  url,
  authors: [],
  year: null,
  snippet: null,
  fullTextUrl: null,
  text: null,
  ...more,
})
const hit = (url: string, query: string, place = 0, more: Partial<FoundWork> = {}): Hit => ({
  provider: 'openalex',
  query,
  place,
  work: work(url, more),
})

test('what most queries found stands first, then what stood higher', () => {
  const hits = [
    hit('https://a.example/', 'one', 4),
    hit('https://b.example/', 'one', 0),
    hit('https://c.example/', 'one', 3),
    hit('https://c.example/', 'two', 3),
    hit('https://b.example/', 'one', 2),
  ]
  expect(rankWorks(hits, 30).map((ranked) => ranked.work.url)).toEqual(['https://c.example/', 'https://b.example/', 'https://a.example/'])
  expect(rankWorks(hits, 1)).toHaveLength(1)
  expect(rankWorks([], 30)).toEqual([])
})

test('a work that several services know counts once, with what the best of them knows', () => {
  const full = 'https://repository.example/10.5555/ABC.pdf'
  const ranked = rankWorks(
    [
      { ...hit('https://doi.org/10.5555/abc', 'one', 0, { snippet: 'a passage' }), provider: 'semantic-scholar' },
      { ...hit('https://doi.org/10.5555/ABC', 'one', 0, { fullTextUrl: full, authors: ['Ann'], year: 2020 }), provider: 'core' },
      { ...hit('https://doi.org/10.5555/abc', 'two', 0, { snippet: 'another' }), provider: 'semantic-scholar' },
    ],
    30,
  )
  expect(ranked).toEqual([
    {
      provider: 'core',
      work: work('https://doi.org/10.5555/ABC', { fullTextUrl: full, authors: ['Ann'], year: 2020 }),
      urls: [full, 'https://doi.org/10.5555/ABC', 'https://doi.org/10.5555/abc'],
      snippets: ['a passage', 'another'],
    },
  ])
})

describe('addresses of one work', () => {
  test.each([
    ['https://www.paper.example/a/', 'http://paper.example/a?utm_source=x#part'],
    ['https://paper.example/a?b=1&c=2', 'https://paper.example/a?c=2&b=1&fbclid=z'],
    ['https://doi.org/10.5555/Ab', 'https://journal.example/doi/10.5555/ab/'],
    ['https://doi.org/10.5555%2Fab', 'https://doi.org/10.5555/ab'],
  ])('%s is %s', (one, other) => {
    expect(workKey(work(one))).toBe(workKey(work(other)))
  })

  test.each([
    ['https://paper.example/a', 'https://paper.example/b'],
    ['https://paper.example/?id=1', 'https://paper.example/?id=2'],
    ['https://doi.org/10.5555/a', 'https://doi.org/10.5555/b'],
    ['https://paper.example/%E0%A4%A', 'https://paper.example/'],
  ])('%s is not %s', (one, other) => {
    expect(workKey(work(one))).not.toBe(workKey(work(other)))
  })
})
