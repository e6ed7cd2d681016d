import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeReport, partOf, sourceOf } from '#tests/check-report.ts'
import { reportSchema, type Exclusions, type Report } from '#tools/check/contract.ts'
import { firstExclusions, scoreReport } from '#tools/check/score.ts'
import { withQuoted, withSource } from './exclusions.ts'
import { piecesOf } from './pieces.ts'
import { countLeftOut, linesOf, numberedSources, outside, paintText, paragraphsOf, placeNumbers, walkOf } from './report-model.ts'

const few: Exclusions = { ...firstExclusions, wordsAtLeast: 1 }
const paint = (report: Report, exclusions: Exclusions) =>
  paintText(report, exclusions, { score: scoreReport(report, exclusions), sources: numberedSources(report) })
const painted = (report: Report, exclusions = few) =>
  paint(report, exclusions).map(
    ({ start, end, source, why }) => `${source.number}${why ? ` ${why}` : ''}: ${report.text.slice(start, end)}`,
  )

const text = 'One two three four five. Six seven eight nine ten.\n\nEleven twelve “thirteen fourteen” fifteen.'
const report = makeReport({
  text,
  plants: [
    { id: 'm1', source: 'a', piece: 'two three four' },
    { id: 'm2', source: 'b', piece: 'three four five. Six seven' },
    { id: 'm3', source: 'b', piece: 'twelve “thirteen fourteen” fifteen' },
  ],
  quoted: ['“thirteen fourteen”'],
})

test('the sample is a report by the contract', () => expect(reportSchema.parse(report)).toEqual(report))

describe('the sources of a report', () => {
  test('have their numbers by words found, whatever is chosen later; colours and lines repeat', () => {
    const many = makeReport({
      text: Array.from({ length: 9 }, (_, at) => `w${at}`).join(' '),
      plants: Array.from({ length: 9 }, (_, at) => ({ id: `m${at}`, source: `s${at}`, piece: `w${at}` })),
    })
    expect(numberedSources(report).map(({ id, number }) => `${id} ${number}`)).toEqual(['b 1', 'a 2'])
    expect(numberedSources(many).map(({ number, colour, pattern }) => [number, colour, pattern])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, ((number - 1) % 8) + 1, ((number - 1) % 4) + 1]),
    )
  })

  test('keep their numbers when others go first', () => {
    const score = scoreReport(report, withSource(few, 'b'))
    expect(score.sources.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(numberedSources(report).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('what is marked in the text', () => {
  test('the source with most words has what several hold; quotations are left out', () => {
    expect(painted(report)).toEqual(['2: two ', '1: three four five. Six seven', '1: twelve ', '1:  fifteen'])
  })

  test('with quotations counted', () => {
    expect(painted(report, { ...few, quotations: false }).at(-1)).toBe('1: twelve “thirteen fourteen” fifteen')
  })

  test('a source that is off leaves its words to the others', () => {
    expect(painted(report, withSource(few, 'b'))).toEqual(['2: two three four'])
  })

  test('a passage that the reader has marked as a quotation stays in sight, under those that count', () => {
    expect(painted(report, withQuoted(few, 'm2'))).toEqual(['2: two three four', '1 quoted:  five. Six seven', '1: twelve ', '1:  fifteen'])
  })

  test('too short is not shown at all', () => expect(painted(report, { ...few, wordsAtLeast: 4 })[0]).toBe('1: three four five. Six seven'))

  test('common text stays in sight', () => {
    const common = makeReport({ text, plants: [{ id: 'm1', source: 'a', piece: 'two three four', documents: 20 }] })
    expect(painted(common)).toEqual(['1 common-text: two three four'])
    expect(countLeftOut(scoreReport(common, few))).toEqual(new Map([['common-text', 1]]))
  })

  test('N and P walk what counts, each passage once', () => expect(walkOf(paint(report, few))).toEqual(['m1', 'm2', 'm3']))
})

describe('lines', () => {
  test.each([
    ['one', ['one']],
    ['one\r\ntwo\n\n three\u2028four', ['one', 'two', ' three', 'four']],
    ['\n\n', []],
  ])('%j', (whole, lines) => {
    expect(linesOf(whole).map((line) => line.text)).toEqual(lines)
    expect(linesOf(whole).every((line) => whole.slice(line.start, line.start + line.text.length) === line.text)).toBe(true)
  })

  test('cut what reaches over their ends', () => {
    const over = makeReport({ text: 'One two.\nThree four.', plants: [{ id: 'm1', source: 'a', piece: 'two.\nThree' }] })
    const lines = paragraphsOf(over.text, paint(over, few))
    expect(lines.map((line) => line.painted.map(({ start, end }) => over.text.slice(start, end)))).toEqual([['two.'], ['Three']])
    expect(lines.map((line) => piecesOf(line).map((piece) => `${piece.isFirst ? '*' : ''}${piece.text}`))).toEqual([
      ['One ', '*two.'],
      ['*Three', ' four.'],
    ])
  })
})

test.each([
  [
    [0, 10],
    [[2, 4]],
    [
      [0, 2],
      [4, 10],
    ],
  ],
  [
    [0, 10],
    [
      [0, 3],
      [3, 10],
    ],
    [],
  ],
  [
    [5, 8],
    [
      [0, 5],
      [8, 9],
    ],
    [[5, 8]],
  ],
  [
    [5, 8],
    [
      [0, 6],
      [2, 7],
    ],
    [[7, 8]],
  ],
] as const)('%j outside of %j is %j', (span, covers, parts) => {
  const spans = covers.map(([start, end]) => ({ start, end }))
  expect(outside({ start: span[0], end: span[1] }, spans).map(({ start, end }) => [start, end])).toEqual(parts)
})

test('numbers under the map stand apart', () => {
  const parts = [0, 10, 20, 60].map((start) => ({ start, end: start + 2 }))
  expect(placeNumbers(parts, { words: 100, room: 0.15 })).toEqual([true, false, true, true])
})

describe('any report', () => {
  const letters = fc.array(fc.constantFrom('a', 'b ', 'ő', '😀', '\n', '. ', '“q” ', 'e\u0301'), { minLength: 1, maxLength: 60 })
  const anyReport = letters.chain((parts) => {
    const whole = parts.join('')
    const spans = fc.array(
      fc.tuple(fc.nat(whole.length - 1), fc.nat(20), fc.constantFrom('s1', 's2', 's3')).map(([start, length, source]) => ({
        start,
        end: Math.min(whole.length, start + length + 1),
        source,
      })),
      { maxLength: 12 },
    )
    return fc.tuple(spans, spans).map(([matches, quotes]): Report => ({
      ...makeReport({ text: whole, plants: [], sources: ['s1', 's2', 's3'].map((id) => sourceOf(id)) }),
      // One word a unit keeps the example simple; the score knows words only by their numbers.
      words: whole.length,
      matches: matches.map(({ start, end, source }, at) => ({
        ...matchSample,
        id: `m${at}`,
        source,
        span: { start, end },
        words: { start, end },
      })),
      quotations: quotes.map(({ start, end }) => ({ span: { start, end }, words: { start, end } })),
    }))
  })
  const matchSample = { common: 1, documents: 1, excerpt: null, runs: [] }

  test('is painted in order, without overlaps, exactly where the score counts; lines and pieces lose nothing', () => {
    fc.assert(
      fc.property(anyReport, fc.boolean(), (any, quotations) => {
        const choices = { ...few, quotations }
        const score = scoreReport(any, choices)
        const runs = paint(any, choices)
        const counted = runs.filter(({ why }) => why === null)
        expect(runs.every(({ start, end }, at) => start < end && start >= (runs[at - 1]?.end ?? 0))).toBe(true)
        expect(counted.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(score.matchedWords)
        const lines = paragraphsOf(any.text, runs)
        expect(
          lines.map((line) =>
            piecesOf(line)
              .map((piece) => piece.text)
              .join(''),
          ),
        ).toEqual(lines.map((line) => line.text))
        for (const line of lines) for (const piece of piecesOf(line)) expect(any.text.startsWith(piece.text, piece.start)).toBe(true)
      }),
    )
  })
})

test('a long text with many passages is ready in a moment', () => {
  const sentence = 'This is a sentence of ten words that say nothing new. '
  const whole = Array.from({ length: 2_000 }, (_, at) => (at % 8 === 7 ? `${sentence}\n` : sentence)).join('')
  const words = { start: 0, end: 10 }
  const matches = Array.from({ length: 300 }, (_, at) => {
    const start = whole.indexOf('This', at * 340)
    return {
      ...partOf(sentence, 'This'),
      words: { start: words.start + at * 60, end: words.end + at * 60 },
      span: { start, end: start + 50 },
    }
  })
  const long: Report = {
    ...makeReport({ text: whole, plants: [], sources: Array.from({ length: 50 }, (_, at) => sourceOf(`s${at}`)) }),
    matches: matches.map((match, at) => ({
      ...match,
      id: `m${at}`,
      source: `s${at % 50}`,
      common: 9,
      documents: 1,
      excerpt: null,
      runs: [],
    })),
  }
  const before = performance.now()
  const lines = paragraphsOf(long.text, paint(long, few))
  expect(lines.flatMap(({ painted: own }) => own).length).toBeGreaterThanOrEqual(300)
  expect(performance.now() - before).toBeLessThan(500)
})
