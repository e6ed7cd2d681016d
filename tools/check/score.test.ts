import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exclusionsSchema, type Exclusions, type Report, type ReportMatch } from './contract.ts'
import { numberSources, scoreReport } from './score.ts'

const match = (id: string, source: string, range: readonly [start: number, end: number], documents = 1): ReportMatch => {
  const [start, end] = range
  return {
    id,
    source,
    span: { start: start * 2, end: end * 2 - 1 },
    words: { start, end },
    common: end - start,
    documents,
    excerpt: null,
    runs: [],
  }
}
const source = (id: string) => ({ id, kind: 'public', title: id, authors: '', year: null, url: null, within: '', readAt: null }) as const
const part = (start: number, end: number) => ({ span: { start: start * 2, end: end * 2 - 1 }, words: { start, end } })

const makeReport = (given: Partial<Report> = {}): Report => ({
  title: '',
  language: 'en',
  engineVersion: 1,
  checkedAt: '',
  text: '',
  words: 100,
  searched: { collections: [], documents: 3, otherInstitutions: false, online: null },
  evasion: { invisible: 0, lookAlikes: 0, places: [] },
  sources: [source('a'), source('b')],
  matches: [],
  quotations: [],
  bibliography: [],
  ...given,
})
const choose = (given: Partial<Exclusions> = {}): Exclusions => exclusionsSchema.parse(given)

describe('what counts', () => {
  const matches = [match('m1', 'a', [0, 20]), match('m2', 'b', [10, 30]), match('m3', 'b', [50, 55]), match('m4', 'a', [60, 70], 20)]
  const rows: readonly (readonly [name: string, given: Partial<Exclusions>, score: number, leftOut: Readonly<Record<string, string>>])[] = [
    ['a word that two sources hold counts once', {}, 0.3, { m3: 'too-short', m4: 'common-text' }],
    ['common text, when it is wanted', { commonText: false }, 0.4, { m3: 'too-short' }],
    ['short passages, when they are wanted', { wordsAtLeast: 1 }, 0.35, { m4: 'common-text' }],
    ['a source that is switched off', { sources: ['b'] }, 0.2, { m2: 'source-off', m3: 'source-off', m4: 'common-text' }],
    ['a passage marked as a quotation', { quoted: ['m1'] }, 0.2, { m1: 'quoted', m3: 'too-short', m4: 'common-text' }],
    [
      'sources and passages that are not there change nothing',
      { sources: ['x'], quoted: ['x'] },
      0.3,
      { m3: 'too-short', m4: 'common-text' },
    ],
  ]
  test.each(rows)('%s', (_, given, score, leftOut) => {
    const scored = scoreReport(makeReport({ matches }), choose(given))
    expect([scored.score, Object.fromEntries(scored.leftOut)]).toEqual([score, leftOut])
  })

  test('of a passage that reaches into a quotation the rest; nothing of one inside', () => {
    const report = makeReport({
      matches: [match('m1', 'a', [0, 20]), match('m2', 'a', [30, 40])],
      quotations: [part(10, 15)],
      bibliography: [part(30, 100)],
    })
    expect(scoreReport(report, choose())).toMatchObject({ matchedWords: 15, similarWords: 30, leftOut: new Map([['m2', 'bibliography']]) })
    expect(scoreReport(report, choose({ quotations: false, bibliography: false })).matchedWords).toBe(30)
  })

  test.each([
    ['too little is left beside a quotation', [0, 20], [4, 20], 0, { m1: 'quotation' }],
    ['just enough is left', [0, 20], [9, 20], 9, {}],
    ['two parts are enough together', [0, 20], [5, 15], 10, {}],
  ] as const)('%s', (_, [start, end], [from, to], counted, leftOut) => {
    const report = makeReport({ matches: [match('m1', 'a', [start, end])], quotations: [part(from, to)] })
    const scored = scoreReport(report, choose())
    expect([scored.matchedWords, Object.fromEntries(scored.leftOut)]).toEqual([counted, leftOut])
  })

  test('sources are numbered as they are first shown, those that do not count at first by all their words', () => {
    const report = makeReport({
      sources: ['a', 'b', 'c', 'd'].map(source),
      matches: [match('m1', 'a', [0, 5]), match('m2', 'b', [10, 30]), match('m3', 'c', [30, 40]), match('m4', 'd', [50, 57])],
      quotations: [part(10, 30)],
    })
    expect(numberSources(report)).toEqual(['c', 'b', 'd', 'a'])
  })

  test('sources come with most words first, each with its own share; those switched off too', () => {
    const { sources } = scoreReport(makeReport({ matches }), choose({ sources: ['a'] }))
    expect(sources.map(({ id, words, share, isOff }) => [id, words, share, isOff])).toEqual([
      ['b', 20, 0.2, false],
      ['a', 0, 0, true],
    ])
  })

  test('on the map the source with most words has a place that two hold', () => {
    const { map } = scoreReport(makeReport({ matches: [match('m1', 'a', [0, 20]), match('m2', 'b', [10, 40])] }), choose())
    expect(map).toEqual([
      { start: 0, end: 10, source: 'a', match: 'm1' },
      { start: 10, end: 40, source: 'b', match: 'm2' },
    ])
  })

  test('a text without words has no share', () => {
    expect(scoreReport(makeReport({ words: 0 }), choose())).toMatchObject({ score: 0, similarity: 0, map: [] })
  })
})

const words = 60
const range = fc
  .tuple(fc.nat(words - 1), fc.integer({ min: 1, max: 25 }))
  .map(([start, length]) => [start, Math.min(words, start + length)] as const)
const reports = fc
  .record({
    ranges: fc.array(fc.tuple(range, fc.constantFrom('a', 'b', 'c'), fc.constantFrom(1, 19, 20)), { maxLength: 12 }),
    quotations: fc.array(range, { maxLength: 3 }),
    bibliography: fc.array(range, { maxLength: 2 }),
  })
  .map(({ ranges, quotations, bibliography }) =>
    makeReport({
      words,
      sources: ['a', 'b', 'c'].map(source),
      matches: ranges.map(([at, by, documents], index) => match(`m${index}`, by, at, documents)),
      quotations: quotations.map(([start, end]) => part(start, end)),
      bibliography: bibliography.map(([start, end]) => part(start, end)),
    }),
  )
const choices = fc.record({
  quotations: fc.boolean(),
  bibliography: fc.boolean(),
  commonText: fc.boolean(),
  wordsAtLeast: fc.integer({ min: 1, max: 15 }),
  sources: fc.subarray(['a', 'b', 'c']),
  quoted: fc.subarray(['m0', 'm1', 'm2']),
})

/** Word by word, as slowly and plainly as it can be said. */
function countPlainly({ matches, quotations, bibliography }: Report, given: Exclusions, only?: string): number {
  const isIn = (word: number, parts: Report['quotations']): boolean => parts.some((one) => one.words.start <= word && word < one.words.end)
  const all = Array.from({ length: words }, (_, word) => word)
  const isHidden = (word: number): boolean =>
    (given.quotations && isIn(word, quotations)) || (given.bibliography && isIn(word, bibliography))
  return all.filter(
    (word) =>
      !isHidden(word) &&
      matches.some(
        (one) =>
          one.words.start <= word &&
          word < one.words.end &&
          (only === undefined || one.source === only) &&
          !given.sources.includes(one.source) &&
          !given.quoted.includes(one.id) &&
          !(given.commonText && one.documents >= 20) &&
          all.slice(one.words.start, one.words.end).filter((inside) => !isHidden(inside)).length >= given.wordsAtLeast,
      ),
  ).length
}

test('the figures are what counting word by word gives', () => {
  fc.assert(
    fc.property(reports, choices, (report, given) => {
      const scored = scoreReport(report, given)
      expect(scored.matchedWords).toBe(countPlainly(report, given))
      expect(scored.similarWords).toBe(
        countPlainly(report, { ...given, quotations: false, bibliography: false, commonText: false, wordsAtLeast: 1, quoted: [] }),
      )
      for (const one of scored.sources) expect(one.words).toBe(countPlainly(report, given, one.id))
      expect(scored.map.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(scored.matchedWords)
      expect(scored.score).toBeLessThanOrEqual(scored.similarity)
    }),
  )
})
