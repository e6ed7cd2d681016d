import { expect, test } from 'vitest'
import { makeReport, sourceOf } from '#tests/check-report.ts'
import { reportForOutsiders } from './report-for-outsiders.ts'

const text = 'Ink on paper is patient, and so is the reader who waits for it to dry.'

const reportOf = (kind: 'institution' | 'public') =>
  makeReport({
    text,
    sources: [sourceOf('s1', { kind }), sourceOf('s2')],
    plants: [
      { id: 'm1', source: 's1', piece: 'Ink on paper is patient' },
      { id: 'm2', source: 's2', piece: 'the reader who waits' },
    ],
  })

test('outsiders see that a passage stands in an institution, and nothing of its text', () => {
  const report = reportOf('institution')
  const [inside, open] = reportForOutsiders(report).matches
  expect(inside).toEqual({ ...report.matches[0], excerpt: null, runs: [] })
  expect(open).toEqual(report.matches[1])
  expect(open?.excerpt?.text).toBe('the reader who waits')
})

test('a report without an institution is shown as it is', () => {
  const report = reportOf('public')
  expect(reportForOutsiders(report)).toBe(report)
})
