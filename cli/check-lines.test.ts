import { expect, test } from 'vitest'
import type { Report, ReportMatch } from '#tools/check/contract.ts'
import { checkLines } from './check-lines.ts'

const text = Array.from({ length: 30 }, (_, index) => `word${index + 1}`).join(' ')
const match = (id: string, source: string, start: number, end: number): ReportMatch => ({
  id,
  source,
  span: { start: text.indexOf(`word${start + 1} `), end: text.indexOf(`word${end} `) + `word${end}`.length },
  words: { start, end },
  common: end - start,
  documents: 1,
  excerpt: null,
  runs: [],
})
const source = { kind: 'public', authors: 'B. Author', year: 2019, url: null, within: 'Open texts', readAt: null } as const

const makeReport = (given: Partial<Report> = {}): Report => ({
  title: 'An essay',
  language: 'en',
  engineVersion: 1,
  checkedAt: '2026-11-22T10:00:00.000Z',
  text,
  words: 30,
  searched: {
    collections: [{ id: 'c', name: 'Open texts', kind: 'public', documents: 3 }],
    documents: 3,
    otherInstitutions: false,
    online: null,
  },
  evasion: { invisible: 0, lookAlikes: 0, places: [] },
  sources: [
    { id: 's1', ...source, title: 'A source' },
    { id: 's2', ...source, title: 'Steered\u001b[2J\nby its title' },
  ],
  matches: [match('m1', 's1', 0, 12), match('m2', 's2', 13, 18)],
  quotations: [],
  bibliography: [],
  ...given,
})

test('a file is its score with what was compared, and its sources with their passages', () => {
  expect(checkLines([{ file: 'essay.txt', report: makeReport() }])).toBe(
    [
      'essay.txt  40% of 30 words (57% with nothing left out), 3 documents compared: Open texts',
      '  1  40%  A source, B. Author, 2019, Open texts',
      `     words 1-12: "${text.split(' ').slice(0, 12).join(' ')}"`,
      '  2  0%  Steered [2J by its title, B. Author, 2019, Open texts',
      '',
    ].join('\n'),
  )
})

test('nothing found is said with how much was searched; hidden characters are told', () => {
  const report = makeReport({ sources: [], matches: [], evasion: { invisible: 1, lookAlikes: 2, places: [] } })
  expect(checkLines([{ file: '-', report }])).toBe(
    '-  0% of 30 words, 3 documents compared: Open texts\n  3 hidden or look-alike characters undone first\n',
  )
})

test('a share below a percent is not nothing, and a long passage is cut', () => {
  const report = makeReport({ words: 6_000, matches: [match('m1', 's1', 0, 28)] })
  const lines = checkLines([{ file: 'a', report }]).split('\n')
  expect(lines[0]).toContain('under 1% of 6000 words')
  expect(lines[2]?.length).toBeLessThan(130)
  expect(lines[2]).toContain('…')
})
