import { describe, expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'
import { pageWork } from './page-work.ts'

const url = 'https://www.site.example/a'
const workOf = (html: string) => pageWork(pageFacts(html), url)
const meta = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('')
const linked = (object: unknown) => `<script type="application/ld+json">${JSON.stringify(object)}</script>`

describe('scholarly pages by Highwire’s tags', () => {
  test('an article', () => {
    const html = `<html lang="en"><head><title>Sleep | Journal</title>${meta({
      citation_title: 'Sleep &amp; memory',
      citation_journal_title: 'Journal of Sleep',
      citation_volume: '3',
      citation_issue: '2',
      citation_firstpage: '11',
      citation_lastpage: '20',
      citation_publication_date: '2019/05/02',
      citation_doi: 'doi:10.5555/sleep',
      citation_issn: '1234-5678',
      citation_publisher: 'Example Press',
    })}<meta name="citation_author" content="Novák, Petra"><meta name="citation_author" content="Luis Ortega"></head>`
    expect(workOf(html)).toEqual({
      item: {
        id: 'work',
        type: 'article-journal',
        title: 'Sleep & memory',
        'container-title': 'Journal of Sleep',
        volume: '3',
        issue: '2',
        page: '11-20',
        publisher: 'Example Press',
        ISSN: '1234-5678',
        language: 'en',
        DOI: '10.5555/sleep',
        URL: url,
        author: [
          { family: 'Novák', given: 'Petra' },
          { family: 'Ortega', given: 'Luis' },
        ],
        issued: { 'date-parts': [[2019, 5, 2]] },
      },
      unsure: [],
    })
  })

  test.each([
    [{ citation_dissertation_institution: 'University of Example' }, 'thesis'],
    [{ citation_conference_title: 'Rest 2020' }, 'paper-conference'],
    [{ citation_technical_report_institution: 'Example Lab', citation_technical_report_number: '12' }, 'report'],
    [{ citation_inbook_title: 'Handbook' }, 'chapter'],
    [{ citation_isbn: '978-0-306-40615-7' }, 'book'],
    [{}, 'document'],
  ])('%o is a %s', (facts, type) => {
    expect(workOf(meta({ citation_title: 'Sleep', ...facts }))?.item.type).toBe(type)
  })
})

test('Dublin Core: title, several authors, date and DOI', () => {
  const html = `<meta name="DC.Title" content="On rest"><meta name="DC.Creator" content="Kiss, Anna"><meta name="DC.Creator" content="Nagy, Béla"><meta name="DC.Date" content="2011-03"><meta name="DC.Identifier" content="https://doi.org/10.5555/rest">`
  expect(workOf(html)?.item).toMatchObject({
    title: 'On rest',
    author: [
      { family: 'Kiss', given: 'Anna' },
      { family: 'Nagy', given: 'Béla' },
    ],
    issued: { 'date-parts': [[2011, 3]] },
    DOI: '10.5555/rest',
  })
})

describe('JSON-LD', () => {
  test('an article of news, with a publisher who stands elsewhere in the page', () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'The Daily Example' },
        { '@type': 'Organization', '@id': '#org', name: 'Example Media' },
        { '@type': 'Person', '@id': '#jane', name: 'Jane Doe' },
        {
          '@type': ['NewsArticle'],
          headline: 'Rest is news',
          datePublished: '2024-02-03T10:00:00Z',
          author: [{ '@id': '#jane' }, { '@type': 'Organization', name: 'Newsroom' }],
          publisher: { '@id': '#org' },
        },
      ],
    }
    expect(workOf(linked(graph))).toEqual({
      item: {
        id: 'work',
        type: 'article-newspaper',
        title: 'Rest is news',
        'container-title': 'The Daily Example',
        publisher: 'Example Media',
        URL: url,
        author: [{ family: 'Doe', given: 'Jane' }, { literal: 'Newsroom' }],
        issued: { 'date-parts': [[2024, 2, 3]] },
      },
      unsure: ['type'],
    })
  })

  test('an article of a journal, whose volume lies around it', () => {
    const object = {
      '@type': 'ScholarlyArticle',
      name: 'Sleep',
      author: { '@type': 'Person', givenName: 'Ann', familyName: 'van Dyk' },
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '2',
        isPartOf: { '@type': ['PublicationVolume', 'Periodical'], volumeNumber: 7, name: 'Journal of Sleep' },
      },
      pageStart: '5',
      pageEnd: 9,
      identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: '10.5555/x' },
      datePublished: '2015',
    }
    expect(workOf(linked(object))?.item).toMatchObject({
      type: 'article-journal',
      'container-title': 'Journal of Sleep',
      volume: '7',
      issue: '2',
      page: '5-9',
      DOI: '10.5555/x',
      author: [{ family: 'van Dyk', given: 'Ann' }],
    })
  })

  test('a video belongs to its site', () => {
    const object = { '@type': 'VideoObject', name: 'How to nap', uploadDate: '2021-01-02', author: 'Nap Channel' }
    const work = workOf(`<meta property="og:site_name" content="ExampleTube">${linked(object)}`)
    expect(work?.unsure).toContain('genre')
    expect(work?.item).toMatchObject({
      type: 'motion_picture',
      genre: 'Video',
      publisher: 'ExampleTube',
      issued: { 'date-parts': [[2021, 1, 2]] },
    })
  })

  test.each([
    '{',
    '[]',
    'null',
    '"text"',
    '{"@type": 5, "author": {"name": {}}}',
    '{"@graph": {"@graph": {"@graph": {"@graph": {"@graph": {}}}}}}',
  ])('%s harms nobody', (text) => {
    expect(workOf(`<title>Sleep</title><script type="application/ld+json">${text}</script>`)?.item.title).toBe('Sleep')
  })
})

describe('pages that say little', () => {
  test('Open Graph, without an author made of the site', () => {
    const html = `<html lang="hu"><meta property="og:title" content="Az alvásról"><meta property="og:site_name" content="Példa"><meta property="article:published_time" content="2023-04-05T00:00:00Z"><meta property="article:author" content="https://facebook.com/pelda">`
    expect(workOf(html)).toEqual({
      item: {
        id: 'work',
        type: 'webpage',
        title: 'Az alvásról',
        'container-title': 'Példa',
        language: 'hu',
        URL: url,
        issued: { 'date-parts': [[2023, 4, 5]] },
      },
      unsure: [],
    })
  })

  test.each([
    ['Rest – The Site', 'The Site', 'Rest'],
    ['The Site | Rest', 'The Site', 'Rest'],
    ['Rest - and more | The Site', 'The Site', 'Rest - and more'],
    ['Rest | Other', 'The Site', 'Rest | Other'],
    ['The Site', 'The Site', 'The Site'],
  ])('the title of a window, %s', (title, site, expected) => {
    const work = workOf(`<meta property="og:site_name" content="${site}"><title>${title}</title>`)
    expect([work?.item.title, work?.unsure]).toEqual([expected, ['title']])
  })

  test.each([
    ['author', 'Jane Doe', [{ family: 'Doe', given: 'Jane' }], []],
    [
      'author',
      'Jane Doe and John Roe',
      [
        { family: 'Doe', given: 'Jane' },
        { family: 'Roe', given: 'John' },
      ],
      [],
    ],
    ['author', 'The Site', [{ literal: 'The Site' }], []],
    ['author', 'Ministry of Rest', [{ literal: 'Ministry of Rest' }], []],
    ['author', 'Gabriel García Márquez', [{ family: 'Márquez', given: 'Gabriel García' }], ['author']],
    ['author', 'admin', undefined, []],
  ])('%s %s', (name, content, author, unsure) => {
    const work = workOf(
      `<meta property="og:title" content="Rest"><meta property="og:site_name" content="The Site"><meta name="${name}" content="${content}">`,
    )
    expect([work?.item.author, work?.unsure]).toEqual([author, unsure])
  })

  test.each([
    ['/b', 'https://www.site.example/b'],
    ['https://site.example/c', 'https://site.example/c'],
    ['https://other.example/c', url],
    ['https://www.site.example/', url],
    ['javascript:alert(1)', url],
    ['http://[', url],
  ])('the address that it calls its own, %s', (canonical, expected) => {
    expect(workOf(`<title>Rest</title><link rel="canonical" href="${canonical}">`)?.item.URL).toBe(expected)
  })

  test.each([
    ['en_US', 'en-US'],
    ['hun', 'hu'],
    ['English', undefined],
    ['und', undefined],
    ['-', undefined],
  ])('its language, %s', (said, language) => {
    expect(workOf(`<html lang="${said}"><title>Rest</title>`)?.item.language).toBe(language)
  })

  test.each(['', '<html></html>', '<p>Words</p>', '<title> </title>'])('nothing in “%s”', (html) => {
    expect(workOf(html)).toBeNull()
  })
})

test('hostile pages are read in time', () => {
  const pages = [
    '<div>'.repeat(300_000),
    `<meta name="author" content="${'A B and '.repeat(100_000)}">`,
    '<meta name="citation_author" content="A, B">'.repeat(50_000),
    '<title>'.repeat(200_000),
    '<script type="application/ld+json">['.repeat(50_000),
    `<script type="application/ld+json">${'['.repeat(100_000)}`,
    '<'.repeat(500_000),
    '&lt;'.repeat(300_000),
  ]
  for (const page of pages) {
    const start = performance.now()
    workOf(`<title>Rest</title>${page}`)
    expect(performance.now() - start).toBeLessThan(1_500)
  }
})
