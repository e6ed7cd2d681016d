import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ScholarQuery } from '#tools/cite/read-task.ts'
import { startScholar } from '#tests/mocks/scholar-server.ts'
import type { AskRegistry } from '../ask-registry.ts'
import type { Registry, RegistryId } from '../scholar.ts'
import { makeArxiv } from './arxiv.ts'
import { makeCrossref } from './crossref.ts'
import { makeDataCite } from './datacite.ts'
import { makeOpenLibrary } from './open-library.ts'
import { makePubMed } from './pubmed.ts'

let registries: Awaited<ReturnType<typeof startScholar>>
beforeAll(async () => {
  registries = await startScholar()
})
afterAll(() => registries.stop())

/** Without turns and limits, which other tests are about. */
const ask: AskRegistry = async (url) => {
  const response = await fetch(url, { headers: { 'User-Agent': 'Tinta (test; +library@tinta.example.edu)' } })
  return response.status === 404 ? null : response.text()
}
const contact = 'library@tinta.example.edu'
const makers: Readonly<Record<Exclude<RegistryId, 'web'>, () => Registry>> = {
  crossref: () => makeCrossref({ ask, url: registries.urlOf('crossref'), contact }),
  datacite: () => makeDataCite({ ask, url: registries.urlOf('datacite') }),
  openlibrary: () => makeOpenLibrary({ ask, url: registries.urlOf('openlibrary') }),
  pubmed: () => makePubMed({ ask, url: registries.urlOf('pubmed'), contact }),
  arxiv: () => makeArxiv({ ask, url: registries.urlOf('arxiv') }),
}

async function workOf(registry: keyof typeof makers, query: ScholarQuery) {
  const answer = await makers[registry]().ask(query, new AbortController().signal)
  return 'works' in answer ? answer.works[0] : answer
}

describe('Crossref', () => {
  test.each<readonly [string, string, object, readonly string[]]>([
    [
      'an article: marks gone, subtitle joined, groups whole, the year of first publication doubted where print has another',
      '10.5555/sleep.1',
      {
        type: 'article-journal',
        title: 'Sleep and memory in Mus musculus & rats: A ten-year study',
        'container-title': 'Journal of Sleep Studies',
        'container-title-short': 'J Sleep Stud',
        publisher: 'Example Press',
        volume: '14',
        issue: '3',
        page: '201-219',
        language: 'en',
        ISSN: '1234-5678',
        DOI: '10.5555/sleep.1',
        author: [
          { family: 'Novák', given: 'Petra M.' },
          { family: 'Ortega', given: 'Luis', suffix: 'Jr.' },
          { literal: 'Sleep Consortium' },
        ],
        issued: { 'date-parts': [[2019, 11, 2]] },
      },
      ['issued'],
    ],
    [
      'an article with a number instead of pages, written in capitals',
      '10.5555/sleep.2',
      {
        type: 'article-journal',
        title: 'THE EFFECTS OF SLEEP LOSS',
        'container-title': 'PLOS Example',
        volume: '8',
        number: 'e0209',
        DOI: '10.5555/SLEEP.2',
        author: [{ family: 'KOVÁCS', given: 'JÁNOS' }],
        issued: { 'date-parts': [[2018]] },
      },
      ['title', 'author'],
    ],
    [
      'an edited book',
      '10.5555/book',
      {
        type: 'book',
        title: 'Handbook of rest',
        publisher: 'Example University Press',
        'publisher-place': 'Szeged',
        edition: '2',
        ISBN: '9780306406157',
        DOI: '10.5555/book',
        editor: [{ family: 'Szabó', given: 'Réka' }],
        issued: { 'date-parts': [[2016]] },
      },
      [],
    ],
    [
      'a chapter with its editors',
      '10.5555/chapter',
      {
        type: 'chapter',
        title: 'Naps',
        'container-title': 'Handbook of rest',
        publisher: 'Example University Press',
        page: '33-50',
        DOI: '10.5555/chapter',
        author: [{ family: 'Kiss', given: 'Anna' }],
        editor: [{ family: 'Szabó', given: 'Réka' }],
        issued: { 'date-parts': [[2016]] },
      },
      [],
    ],
    [
      'a preprint, whose server is its publisher',
      '10.5555/preprint',
      {
        type: 'article',
        title: 'Rewards of rest',
        publisher: 'ExampleRxiv',
        genre: 'Preprint',
        DOI: '10.5555/preprint',
        author: [{ family: 'Stone', given: 'Mary' }],
        issued: { 'date-parts': [[2021, 5, 6]] },
      },
      // The record has a code for it, and the word is ours.
      ['genre'],
    ],
    [
      'a thesis with its degree',
      '10.5555/thesis',
      {
        type: 'thesis',
        title: 'On rest',
        publisher: 'University of Example',
        genre: 'Doctoral dissertation',
        DOI: '10.5555/thesis',
        author: [{ family: 'Byron', given: 'Ada' }],
        issued: { 'date-parts': [[2015]] },
      },
      [],
    ],
    [
      'a paper of a conference, dated online only',
      '10.5555/proceedings',
      {
        type: 'paper-conference',
        title: 'Rest at scale',
        'container-title': 'Proceedings of the Rest Conference',
        publisher: 'Example Society',
        page: '1-9',
        'event-title': 'Rest Conference',
        'event-place': 'Graz',
        DOI: '10.5555/proceedings',
        author: [{ family: 'Li', given: 'Wei' }],
        issued: { 'date-parts': [[2022, 6]] },
      },
      [],
    ],
    [
      'a record of a type that nobody knows yet, with fields of other forms',
      '10.5555/strange',
      { type: 'document', title: 'New forms', DOI: '10.5555/strange', issued: { 'date-parts': [[2023]] } },
      [],
    ],
  ])('%s', async (_, id, item, unsure) => {
    expect(await workOf('crossref', { is: 'doi', id })).toEqual({ item: { id: 'work', ...item }, unsure })
  })

  test('a journal is no work', async () => {
    expect(await workOf('crossref', { is: 'doi', id: '10.5555/journal' })).toEqual({ isNoWork: true })
  })
})

describe('DataCite', () => {
  test.each<readonly [string, string, object, readonly string[]]>([
    [
      'a data set: people and groups told apart, curators left out, the day of issue',
      '10.5072/data.1',
      {
        type: 'dataset',
        title: 'Hours of sleep: A survey',
        publisher: 'Example Archive',
        version: '2.1',
        language: 'en',
        DOI: '10.5072/data.1',
        author: [{ family: 'Novák', given: 'Petra' }, { literal: 'Sleep Institute' }, { family: 'Ortega', given: 'Luis' }],
        issued: { 'date-parts': [[2021, 4, 3]] },
      },
      [],
    ],
    [
      "a preprint of arXiv's",
      '10.48550/arXiv.2101.00001',
      {
        type: 'article',
        title: 'Rest is all you need',
        publisher: 'arXiv',
        number: 'arXiv:2101.00001',
        DOI: '10.48550/arxiv.2101.00001',
        author: [{ family: 'Stone', given: 'Mary' }],
        issued: { 'date-parts': [[2021]] },
      },
      [],
    ],
    [
      'a text that is a thesis, by a name in one piece',
      '10.5072/thesis',
      {
        type: 'thesis',
        title: 'On naps',
        publisher: 'University of Example',
        genre: 'Doctoral dissertation',
        DOI: '10.5072/thesis',
        author: [{ family: 'Kiss', given: 'Anna Maria' }],
        issued: { 'date-parts': [[2012]] },
      },
      ['author', 'type'],
    ],
  ])('%s', async (_, id, item, unsure) => {
    expect(await workOf('datacite', { is: 'doi', id })).toEqual({ item: { id: 'work', ...item }, unsure })
  })
})

test.each([
  ['Preprint', []],
  ['Article', ['genre']],
])('a preprint that DataCite calls %s too is in doubt only where the word is ours', async (resourceType, unsure) => {
  const attributes = { doi: '10.5072/p', titles: [{ title: 'Naps' }], types: { resourceTypeGeneral: 'Preprint', resourceType } }
  const registry = makeDataCite({ ask: async () => JSON.stringify({ data: { attributes } }), url: 'https://datacite.example' })
  const answer = await registry.ask({ is: 'doi', id: '10.5072/p' }, new AbortController().signal)
  expect(answer).toEqual({ works: [{ item: expect.objectContaining({ type: 'article', genre: 'Preprint' }), unsure }] })
})

describe('Open Library', () => {
  test('an edition with its contributors', async () => {
    expect(await workOf('openlibrary', { is: 'isbn', id: '0306406152' })).toEqual({
      item: {
        id: 'work',
        type: 'book',
        title: 'The book of rest: how to do nothing',
        edition: '2',
        publisher: 'Example House',
        'publisher-place': 'London',
        'number-of-pages': '312',
        language: 'en',
        ISBN: '9780306406157',
        author: [{ family: 'Stone', given: 'Mary' }],
        translator: [{ family: 'Ortega', given: 'Luis' }],
        issued: { 'date-parts': [[2003, 3]] },
      },
      unsure: [],
    })
  })

  test('one of which little is known', async () => {
    expect(await workOf('openlibrary', { is: 'isbn', id: '080442957X' })).toEqual({
      item: {
        id: 'work',
        type: 'book',
        title: 'Old book',
        edition: 'Student edition, illustrated',
        publisher: 'Example House; Other House',
        ISBN: '9780804429573',
      },
      unsure: ['edition'],
    })
  })
})

describe('PubMed', () => {
  test('an article: pages whole, initials apart, ids of its own and not of its references', async () => {
    expect(await workOf('pubmed', { is: 'pmid', id: '17284678' })).toEqual({
      item: {
        id: 'work',
        type: 'article-journal',
        title: 'Sleep & Plasmodium in H2O',
        'container-title': 'The Example journal of medicine',
        'container-title-short': 'Ex J Med',
        volume: '356',
        issue: '6',
        page: '1123-1129',
        language: 'en',
        ISSN: '0028-4793',
        DOI: '10.5555/sleep.9',
        PMID: '17284678',
        PMCID: 'PMC3531190',
        author: [{ family: 'Stone', given: 'Mary A' }, { family: 'King', given: 'Luis', suffix: 'Jr.' }, { literal: 'Sleep Study Group' }],
        issued: { 'date-parts': [[2007, 2, 8]] },
      },
      unsure: ['container-title'],
    })
  })

  test('one in another language, with a date in words', async () => {
    expect(await workOf('pubmed', { is: 'pmid', id: '222222' })).toEqual({
      item: {
        id: 'work',
        type: 'article-journal',
        title: 'Alvás időskorban',
        'container-title': 'Orvosi hetilap',
        volume: '12',
        language: 'hu',
        PMID: '222222',
        author: [{ family: 'Kiss', given: 'A. B.' }],
        issued: { 'date-parts': [[2000, 11]] },
        custom: { 'translated-title': 'Sleep in old age' },
      },
      unsure: ['issued', 'container-title'],
    })
  })

  test('a chapter of a book', async () => {
    expect(await workOf('pubmed', { is: 'pmid', id: '333333' })).toMatchObject({
      item: {
        type: 'chapter',
        title: 'Naps of infants',
        'container-title': 'Reviews of rest',
        publisher: 'Example House',
        author: [{ family: 'Stone', given: 'Ann' }],
        editor: [{ family: 'Adam', given: 'Mary' }],
        issued: { 'date-parts': [[1993]] },
      },
    })
  })
})

test('arXiv: a preprint by its number, with the DOI that every one has', async () => {
  expect(await workOf('arxiv', { is: 'arxiv', id: '1706.03762' })).toEqual({
    item: {
      id: 'work',
      type: 'article',
      title: 'Rest Is All You Need',
      publisher: 'arXiv',
      number: 'arXiv:1706.03762',
      DOI: '10.48550/arXiv.1706.03762',
      author: [{ family: 'Stone', given: 'Mary' }, { family: 'de la Vega', given: 'Luis' }, { literal: 'The Rest Collaboration' }],
      issued: { 'date-parts': [[2017, 6, 12]] },
    },
    unsure: [],
  })
})
