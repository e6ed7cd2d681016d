import { describe, expect, test } from 'vitest'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { hitSchema, keyWordsAtMost } from './contract.ts'
import type { FoundWork } from './find-task.ts'
import { gather, keyWordsOf, libraryWords, takeWords, type SearchedFor } from './run.ts'

const work = (title: string, more: Record<string, unknown> = {}, facts: Partial<FoundWork> = {}): FoundWork => ({
  item: { id: 'work', type: 'article-journal', title, ...more },
  kind: 'article',
  subjects: [],
  openAccessUrl: null,
  url: null,
  citations: null,
  isRetracted: false,
  keptId: null,
  ...facts,
})
const search = (given: Partial<SearchedFor> = {}): SearchedFor => ({
  language: 'en',
  keyWords: ['sleep', 'memory'],
  englishWords: [],
  openAccessOnly: false,
  thisYear: 2026,
  ...given,
})

describe('key words', () => {
  test('are those that the person chose, each once', () => {
    expect(takeWords({ text: 'Anything at all', mode: 'sentence', language: 'en', keyWords: ['sleep', ' Sleep '] }, 'en').keyWords).toEqual(
      ['sleep'],
    )
  })

  test.each(textLanguageCodes)('%s: of any text are few, and of function words alone there are none', (language) => {
    expect(keyWordsOf({ text: 'Zyxomatosis, quibblethwaite.', mode: 'sentence', language })).toEqual([
      expect.stringMatching(/^zyxomatosis$/i),
      'quibblethwaite',
    ])
    expect(keyWordsOf({ text: 'lorem ipsum dolor '.repeat(500), mode: 'sentence', language }).length).toBeLessThanOrEqual(keyWordsAtMost)
  })

  test('of a library are beginnings of words, without what only joins them', () => {
    const [own, english] = libraryWords({ keyWords: ['zone of development'], englishWords: ['naps'], language: 'en' })
    expect([own?.stems.length, english?.word]).toEqual([2, 'naps'])
    expect('development'.startsWith(own?.stems[1] ?? '-')).toBe(true)
  })
})

describe('the list', () => {
  test('is the same whatever order indexes answer in, and a hit keeps its id', () => {
    const [crossref, openalex] = [
      { index: 'crossref', works: [work('Sleep', { DOI: '10.1000/a' }), work('Cats')] } as const,
      {
        index: 'openalex',
        works: [work('Memory in sleep'), work('Sleep', { DOI: '10.1000/A', volume: '3', abstract: 'Memory.' })],
      } as const,
    ]
    const lists = [
      [crossref, openalex],
      [openalex, crossref],
    ].map((answers) => {
      const gathered = gather(search())
      for (const answer of answers) gathered.add(answer)
      return gathered.list()
    })
    const bare = lists.map(({ hits }) => hits.map(({ item, id: _id, ...hit }) => ({ ...hit, title: item['title'] })))
    expect(bare[0]).toEqual(bare[1])
    const gathered = gather(search())
    gathered.add(crossref)
    const before = gathered.list().hits.find(({ item }) => item['DOI'] === '10.1000/a')
    gathered.add(openalex)
    const after = gathered.list().hits.find(({ indexes }) => indexes.length === 2)
    expect(after).toMatchObject({ id: before?.id, indexes: ['openalex', 'crossref'], item: { volume: '3' }, passage: 'Memory.' })
    for (const hit of gathered.list().hits) expect(hitSchema.safeParse(hit).success).toBe(true)
  })

  test('keeps to the years, of which one that nobody knows is in none, and to open access', () => {
    const issued = (year: number) => ({ issued: { 'date-parts': [[year]] } })
    const works = [
      work('Sleep one', issued(2010)),
      work('Sleep two', issued(2020), { openAccessUrl: 'https://a.example/' }),
      work('Sleep three'),
    ]
    const titles = (given: Partial<SearchedFor>) => {
      const gathered = gather(search(given))
      gathered.add({ index: 'crossref', works })
      return gathered.list().hits.map(({ item }) => item['title'])
    }
    expect(titles({})).toHaveLength(3)
    expect(titles({ from: 2015 })).toEqual(['Sleep two'])
    expect(titles({ to: 2015 })).toEqual(['Sleep one'])
    expect(titles({ openAccessOnly: true })).toEqual(['Sleep two'])
  })

  test('matches inflections in the language of the text, and English words beside them', () => {
    const gathered = gather(search({ language: 'hu', keyWords: ['szorongás', 'serdülők'], englishWords: ['anxiety', 'adolescents'] }))
    gathered.add({ index: 'doaj', works: [work('A serdülők szorongása'), work('Adolescents: the anxieties')] })
    expect(gathered.list().hits.map(({ matched }) => matched)).toEqual([
      ['szorongás', 'serdülők'],
      ['anxiety', 'adolescents'],
    ])
  })

  test('says how many there are, and holds a hundred', () => {
    const gathered = gather(search())
    gathered.add({ index: 'crossref', works: Array.from({ length: 130 }, (_, at) => work(`Sleep ${at}`, { DOI: `10.1000/${at}` })) })
    const { hits, found } = gathered.list()
    expect([hits.length, found]).toEqual([100, 130])
  })
})
