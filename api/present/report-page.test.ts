import { describe, expect, test } from 'vitest'
import { makeHouse } from '#tests/house.ts'
import { reportWords } from '#locales/report-words.ts'
import { exclusionsSchema, type Report, type ReportMatch } from '#tools/check/contract.ts'
import { scoreReport } from '#tools/check/score.ts'
import { markText } from './mark-text.ts'
import { reportPage } from './report-page.ts'
import { reportPolicy } from './report-style.ts'

const text = 'one two three four five six seven eight nine ten eleven twelve'
const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const wordsOf = (words: string) => {
  const start = text.slice(0, text.indexOf(words)).split(' ').length - 1
  return { start, end: start + words.split(' ').length }
}

const match = (id: string, source: string, words: string, given: Partial<ReportMatch> = {}): ReportMatch => ({
  id,
  source,
  span: spanOf(words),
  words: wordsOf(words),
  common: words.split(' ').length,
  documents: 1,
  excerpt: { before: 'before ', text: words, after: ' after', at: 7, words: words.split(' ').length },
  runs: [{ inChecked: spanOf(words), inExcerpt: { start: 0, end: words.length } }],
  ...given,
})

const source = {
  kind: 'public',
  title: 'A source',
  authors: 'B. Author',
  year: 2019,
  url: null,
  within: 'Open texts',
  readAt: null,
} as const

/** The page of this report, in English. */
const pageLength = async (report: Report): Promise<number> =>
  String(await reportPage({ report, exclusions: exclusionsSchema.parse({}), site: 'tinta.example', words: reportWords('en') })).length

const makeReport = (given: Partial<Report> = {}): Report => ({
  title: 'An essay',
  language: 'en',
  engineVersion: 1,
  checkedAt: '2026-11-22T10:00:00.000Z',
  text,
  words: 12,
  searched: {
    collections: [{ id: 'c', name: 'Open texts', kind: 'public', documents: 3 }],
    documents: 3,
    otherInstitutions: false,
    online: null,
  },
  evasion: { invisible: 0, lookAlikes: 0, places: [] },
  sources: [
    { id: 's1', ...source },
    { id: 's2', ...source, title: 'Another source' },
  ],
  matches: [match('m1', 's1', 'two three four five'), match('m2', 's2', 'nine ten')],
  quotations: [],
  bibliography: [],
  ...given,
})

const all = exclusionsSchema.parse({ wordsAtLeast: 1 })
const pageOf = async (report: Report, { locale = 'en', exclusions = all } = {}): Promise<string> =>
  String(await reportPage({ report, exclusions, site: 'tinta.example', words: reportWords(locale) }))

const bodyOf = (page: string): string => page.slice(page.indexOf('<body>'))
const plain = (page: string): string =>
  bodyOf(page)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')

const { locales } = makeHouse()

describe('the page of a report', () => {
  test('says what was searched before it says a score, and never the score alone', async () => {
    const page = plain(await pageOf(makeReport()))
    const order = [
      'An essay',
      'Compared with',
      '3 documents: Open texts (3)',
      'The web was not searched',
      '50%',
      '3 documents checked',
      'Sources',
    ].map((part) => page.indexOf(part))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order.every((at) => at >= 0)).toBe(true)
  })

  test('holds no script, loads nothing, and allows its own style alone', async () => {
    const page = await pageOf(makeReport())
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|style="|@import|url\(/i)
    expect(page.match(/<style>/g)).toHaveLength(1)
    expect(reportPolicy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'$/,
    )
  })

  const hostile = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;'
  test('writes whatever a text, a title or a source holds as text', async () => {
    const bad = makeReport({
      title: hostile,
      text: `${text} ${hostile}`,
      sources: [{ id: 's1', ...source, title: hostile, authors: hostile, within: hostile, url: 'javascript:alert(1)' }],
      matches: [match('m1', 's1', 'two three four', { excerpt: { before: hostile, text: hostile, after: hostile, at: 0, words: 3 } })],
      searched: {
        collections: [{ id: 'c', name: hostile, kind: 'public', documents: 3 }],
        documents: 3,
        otherInstitutions: true,
        online: { services: [{ name: hostile, queries: 1, found: 1, problem: 'refused' }], pages: 1 },
      },
    })
    const page = await pageOf(bad)
    expect(page).not.toMatch(/<script|<img|href="javascript/i)
    expect(page.split(hostile).length).toBe(1)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('makes links of addresses of the web alone', async () => {
    const urls = ['https://example.org/a?b=1&c="x"', 'data:text/html,x', ' javascript:alert(1)', 'ftp://example.org']
    const links = await Promise.all(
      urls.map(async (url) => (await pageOf(makeReport({ sources: [{ id: 's1', ...source, url }] }))).match(/href="[^"]*"/g)),
    )
    expect(links).toEqual([['href="https://example.org/a?b=1&amp;c=&quot;x&quot;"'], null, null, null])
  })

  test('tells nothing of a document of another institution but that it is there', async () => {
    const other = { ...source, kind: 'other-institution' as const, title: 'SECRET', within: 'SECRET', authors: 'SECRET' }
    const page = await pageOf(
      makeReport({ sources: [{ id: 's1', ...other }], matches: [match('m1', 's1', 'two three', { excerpt: null, runs: [] })] }),
    )
    expect(page).not.toContain('SECRET')
    expect(plain(page)).toContain('A document of another institution')
    expect(plain(page)).toContain('may not be shown')
  })

  test('numbers sources and says what would be found with nothing left out, whatever was switched off', async () => {
    const report = makeReport({ matches: [match('m1', 's1', 'two three four'), match('m2', 's2', 'five six')] })
    const exclusions = exclusionsSchema.parse({ sources: ['s1'], wordsAtLeast: 1 })
    const page = plain(await pageOf(report, { exclusions }))
    expect(page).toContain('2 of 12 words. With nothing left out it would be 42%.')
    expect(page).toMatch(/2 Another source .* 1 A source/)
  })

  test('lists what is left out, and nothing when nothing is', async () => {
    const given = exclusionsSchema.parse({ sources: ['s2', 'gone'], quoted: ['m1'] })
    const page = plain(await pageOf(makeReport(), { exclusions: given }))
    expect(page).toContain('Passages of fewer than 9 words')
    expect(page).toContain('1 source that was switched off')
    expect(page).toContain('1 passage marked as a quotation')
    const none = exclusionsSchema.parse({ quotations: false, bibliography: false, commonText: false, wordsAtLeast: 1 })
    expect(plain(await pageOf(makeReport(), { exclusions: none }))).toContain('Nothing was left out.')
  })

  test('shows texts with their own spaces and no others', async () => {
    const page = await pageOf(makeReport())
    expect(page).toContain('<p dir="auto" lang="en"><b>two three four five</b></p>')
    expect(page).toContain(
      '<p dir="auto"><span class="around">before </span><b>two three four five</b><span class="around"> after</span></p>',
    )
    expect(page).toMatch(/<div class="text" lang="en" dir="auto">one <mark class="c1">two three four five<sup>1<\/sup><\/mark> six/)
  })

  test('of a text without matches says so, and that it clears nothing', async () => {
    const page = plain(await pageOf(makeReport({ sources: [], matches: [] })))
    expect(page).toContain('0% of the words, in 3 documents checked')
    expect(page).toContain('No passage of this text was found')
  })

  test.each(locales)('has words for everything in %s, in its direction', async (locale) => {
    const full = makeReport({
      evasion: { invisible: 2, lookAlikes: 3, places: [] },
      searched: {
        collections: [{ id: 'c', name: 'Open texts', kind: 'public', documents: 3 }],
        documents: 3,
        otherInstitutions: true,
        online: { services: [{ name: 'Library', queries: 4, found: 2, problem: 'budget-spent' }], pages: 1 },
      },
    })
    const page = await pageOf(full, { locale, exclusions: exclusionsSchema.parse({ sources: ['s2'], quoted: ['m2'], wordsAtLeast: 2 }) })
    expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ur' ? 'rtl' : 'ltr'}">`)
    expect(plain(page)).not.toMatch(/undefined|NaN|\[object|\$\{|function/)
    expect(plain(page)).toContain('tinta.example')
  })
})

describe('the marks in the text', () => {
  const marksOf = (report: Report, exclusions = all) =>
    markText(report, exclusions, scoreReport(report, exclusions)).map(({ from, to, source: by }) => [report.text.slice(from, to), by])

  test('are those of the map: the greater source has the place, what is left out is plain', () => {
    const matches = [match('m1', 's1', 'two three four five'), match('m2', 's2', 'five six')]
    expect(marksOf(makeReport({ matches }))).toEqual([
      ['one ', null],
      ['two three four five', 's1'],
      [' six', 's2'],
      [' seven eight nine ten eleven twelve', null],
    ])
    const quotations = [{ span: spanOf('three four'), words: wordsOf('three four') }]
    expect(marksOf(makeReport({ matches, quotations }))[1]).toEqual(['two ', 's1'])
    expect(marksOf(makeReport({ matches, quotations }), { ...all, quotations: false })[1]).toEqual(['two three four five', 's1'])
    expect(marksOf(makeReport({ matches }), { ...all, sources: ['s1', 's2'] })).toEqual([[text, null]])
  })

  test('give the text back, whatever is marked', () => {
    const report = makeReport({ text: '' })
    expect(marksOf({ ...report, matches: [], words: 0 })).toEqual([])
    expect(
      marksOf(makeReport())
        .map(([piece]) => piece)
        .join(''),
    ).toBe(text)
  })
})

test('a long text that stands whole in fifty sources makes a page that a browser can open', async () => {
  const long = `${text} `.repeat(6_000)
  const count = 12 * 6_000
  const half = { start: 0, end: long.length / 2 }
  const sources = Array.from({ length: 50 }, (_, index) => ({ ...source, id: `s${index + 1}` }))
  const excerpt = { before: '', text, after: '…', at: 0, words: 12 }
  const matchIn = (id: string, place: number): ReportMatch => ({
    ...match(`m${id}${place}`, id, text, { excerpt, runs: [] }),
    span: { start: place * half.end, end: (place + 1) * half.end },
    words: { start: (place * count) / 2, end: ((place + 1) * count) / 2 },
  })
  const matches = sources.flatMap(({ id }) => [matchIn(id, 0), matchIn(id, 1)])
  const report = makeReport({ text: long, words: count, sources, matches })
  expect(await pageLength(report)).toBeLessThan(long.length + 300_000)
  expect(await pageLength({ ...report, sources: sources.slice(0, 2), matches: matches.slice(0, 4) })).toBeGreaterThan(3 * long.length)
})
