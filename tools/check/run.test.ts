import { describe, expect, test } from 'vitest'
import { assembleReport, type ComparedSource } from './assemble-report.ts'
import { exclusionsSchema, reportSchema } from './contract.ts'
import { comparedSchema, measuredSchema, preparedSchema, type CompareInput, type FoundMatch } from './engine-tasks.ts'
import { makeCheck } from './run.ts'
import { scoreReport } from './score.ts'

const check = makeCheck()
const nothing = new Float64Array()
const silent = (): void => undefined

/** Words that no stop list knows; `seed` gives other ones. */
const filler = (count: number, seed: number): string =>
  Array.from({ length: count }, (_, i) => `w${((i * 7919 + seed * 104_729) % 6_000).toString(36)}x${seed}${i % 12 === 11 ? '.' : ''}`).join(
    ' ',
  )

const passage =
  'In the third century before our era the tower of Pharos rose above Alexandria, and its light was said to reach thirty miles out to sea. ' +
  'Keepers climbed the stairs each evening, trimmed the wicks and counted the ships that passed.'
const text = `My essay opens with words of my own about the coast where I grew up. ${passage} What remains are pictures on old coins.`

const compare = (given: Partial<CompareInput> & Pick<CompareInput, 'sources'>) =>
  check.compare({ text, language: 'en', commonHashes: nothing, ...given }, silent).sources
const sourceOf = (id: string, written: string) => ({ id, text: written, language: 'en' }) as const

describe('comparing', () => {
  test('gives the passage with its places on both sides, and words around it', () => {
    const before = 'The whole history of the lighthouse begins with fires that were lit on hilltops.'
    const source = `${before} ${passage} Later towers were built of oak.`
    const [found] = compare({ sources: [sourceOf('a', source)] })
    expect(comparedSchema.shape.sources.element.parse(found)).toEqual(found)
    const [match, ...more] = found?.matches ?? []
    if (!match) throw new Error('nothing was found')
    expect(more).toEqual([])
    const { excerpt, span, words, runs } = match
    expect(text.slice(span.start, span.end)).toContain('tower of Pharos')
    expect(source.slice(excerpt.at, excerpt.at + excerpt.text.length)).toBe(excerpt.text)
    expect(source).toContain(excerpt.before + excerpt.text + excerpt.after)
    expect(excerpt.before.trim().split(/\s+/).length).toBeLessThanOrEqual(13)
    expect(words.end - words.start).toBeGreaterThanOrEqual(37)
    expect(runs.length).toBeGreaterThan(0)
    for (const { inChecked, inExcerpt } of runs)
      expect(text.slice(inChecked.start, inChecked.end).toLowerCase()).toBe(
        excerpt.text.slice(inExcerpt.start, inExcerpt.end).toLowerCase(),
      )
  })

  test('finds a passage deep in a long source, at its place there', () => {
    const source = `${filler(20_000, 1)} ${passage} ${filler(20_000, 2)}`
    const [match] = compare({ sources: [sourceOf('long', source)] })[0]?.matches ?? []
    expect(match?.excerpt.text).toContain('tower of Pharos')
    expect(source.slice(match?.excerpt.at, (match?.excerpt.at ?? 0) + (match?.excerpt.text.length ?? 0))).toBe(match?.excerpt.text)
  })

  test('tells each source that is behind, and finds nothing in those that have nothing', () => {
    const told: (readonly [number, number])[] = []
    const sources = [sourceOf('a', filler(200, 3)), sourceOf('b', ''), sourceOf('c', filler(9_000, 4))]
    const found = check.compare({ text, language: 'en', commonHashes: nothing, sources }, (done, of) => told.push([done, of]))
    expect(told).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(found.sources.map(({ id, matches }) => [id, matches])).toEqual([
      ['a', []],
      ['b', []],
      ['c', []],
    ])
  })

  test('knows common text by its fingerprints', () => {
    const sources = [sourceOf('a', passage)]
    const common = check.prepare({ text: passage, language: 'en' }).query.hashes
    expect(compare({ sources })[0]?.matches.map(({ isCommon }) => isCommon)).toEqual([false])
    expect(compare({ sources, commonHashes: common })[0]?.matches.map(({ isCommon }) => isCommon)).toEqual([true])
  })
})

test('preparing gives words, fingerprints, and parts that may be left out with their words', () => {
  const quoted = `As one keeper wrote, “the light must never go out while a ship is at sea” (Haros 1921). ${text}`
  const prepared = check.prepare({ text: quoted, language: 'en' })
  expect(preparedSchema.parse(prepared)).toEqual(prepared)
  const [quotation] = prepared.quotations
  expect(quoted.slice(quotation?.span.start, quotation?.span.end)).toContain('the light must never go out')
  expect(quoted.split(/\s+/).slice(quotation?.words.start, quotation?.words.end).join(' ')).toContain('light must never go out')
  expect(prepared.words).toBe(check.countWords({ text: quoted, language: 'en' }))
  expect([...prepared.query.hashes]).toEqual([...new Set(prepared.query.hashes)].toSorted((one, other) => one - other))
})

describe('measuring', () => {
  const measure = (sources: CompareInput['sources'], except: string) =>
    measuredSchema.parse(check.measure({ text, language: 'en', commonHashes: nothing, sources, except }, silent))

  test('counts the words of passages', () => {
    const { words, matched } = measure([sourceOf('a', passage)], '')
    expect(words).toBe(check.countWords({ text, language: 'en' }))
    expect(Math.abs(matched - 40)).toBeLessThanOrEqual(3)
  })

  test('leaves out a document that is the given text itself, also with a word changed, and not one that holds it among much else', () => {
    const edited = passage.replace('thirty', 'forty')
    expect(measure([sourceOf('a', passage)], edited).matched).toBe(0)
    expect(measure([sourceOf('a', `${passage} ${filler(300, 5)}`)], passage).matched).toBeGreaterThan(30)
  })
})

describe('a report', () => {
  const found = (start: number, end: number, given: Partial<FoundMatch> = {}): FoundMatch => ({
    span: { start: start * 2, end: end * 2 - 1 },
    words: { start, end },
    common: end - start,
    isCommon: false,
    excerpt: { before: '', text: 'x'.repeat(10), after: '', at: 0, words: end - start },
    runs: [{ inChecked: { start: start * 2, end: start * 2 + 1 }, inExcerpt: { start: 0, end: 1 } }],
    ...given,
  })
  const compared = (key: string, matches: readonly FoundMatch[], canShow = true): ComparedSource => ({
    key,
    canShow,
    source: {
      kind: canShow ? 'public' : 'other-institution',
      title: canShow ? key : '',
      authors: '',
      year: null,
      url: null,
      within: '',
      readAt: null,
    },
    matches,
  })
  const assemble = (sources: readonly ComparedSource[]) =>
    assembleReport({
      title: 'An essay',
      language: 'en',
      text: 'x '.repeat(5_000).trim(),
      checkedAt: '2026-11-22T10:00:00.000Z',
      searched: { collections: [], documents: 3, otherInstitutions: false, online: null },
      prepared: { engineVersion: 1, words: 5_000, evasion: { invisible: 0, lookAlikes: 0, places: [] }, quotations: [], bibliography: [] },
      sources,
    })

  test('has its passages in the order of the text, and the source with most words first', () => {
    const report = assemble([compared('small', [found(40, 60)]), compared('none', []), compared('great', [found(100, 150), found(0, 20)])])
    expect(reportSchema.parse(report)).toEqual(report)
    expect(report.sources.map(({ id, title }) => [id, title])).toEqual([
      ['s1', 'great'],
      ['s2', 'small'],
    ])
    expect(report.matches.map(({ id, source, words }) => [id, source, words.start])).toEqual([
      ['m1', 's1', 0],
      ['m2', 's2', 40],
      ['m3', 's1', 100],
    ])
  })

  test('knows in how many documents a passage stands', () => {
    const report = assemble([
      compared('a', [found(0, 20)]),
      compared('b', [found(2, 20)]),
      compared('c', [found(0, 8)]),
      compared('d', [found(30, 40, { isCommon: true })]),
    ])
    expect(report.matches.map(({ words, documents }) => [words.start, words.end, documents])).toEqual(
      [
        [0, 20, 2],
        [0, 8, 3 - 1],
        [2, 20, 2],
        [30, 40, 20],
      ].toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0) || (other[1] ?? 0) - (one[1] ?? 0)),
    )
  })

  test('shows nothing of a source that may not be shown', () => {
    const secret = found(0, 20, { excerpt: { before: 'SECRET', text: 'SECRET', after: 'SECRET', at: 0, words: 20 } })
    const report = assemble([compared('SECRET', [secret], false)])
    expect(JSON.stringify(report)).not.toContain('SECRET')
    expect(report.matches).toMatchObject([{ excerpt: null, runs: [] }])
    expect(scoreReport(report, exclusionsSchema.parse({})).matchedWords).toBe(20)
  })

  test('of very many and very long passages stays one that a browser can open', () => {
    const long = 'word '.repeat(20_000)
    const sources = Array.from({ length: 50 }, (_, source) =>
      compared(
        `source ${source}`,
        Array.from({ length: 100 }, (__, at) =>
          found(at * 40, at * 40 + 10 + (at % 20), { excerpt: { before: '', text: long, after: '', at: 0, words: 20_000 } }),
        ),
      ),
    )
    const report = assemble(sources)
    expect(report.matches).toHaveLength(1_500)
    expect(JSON.stringify(report).length).toBeLessThan(5_000_000)
    expect(Math.min(...report.matches.map(({ words }) => words.end - words.start))).toBeGreaterThan(20)
    for (const { excerpt, runs } of report.matches)
      expect(runs.every(({ inExcerpt }) => inExcerpt.end <= (excerpt?.text.length ?? 0)) && !excerpt?.text.endsWith('wor')).toBe(true)
  })
})
