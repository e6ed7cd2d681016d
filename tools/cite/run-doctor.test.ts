import { describe, expect, test } from 'vitest'
import type { Retraction } from '../library/contract.ts'
import { doctorInput, doctorResult } from './doctor-contract.ts'
import { doctorFound } from './doctor-task.ts'
import { runDoctor, withNotices } from './run-doctor.ts'

const text = `Quiet rooms help (Adams, 2013), and so does sleep (Bell, 2015).

References

Adams, M. (2012). Quiet rooms. Kestrel Books.

Carver, T. (2010). Sleep at sea. Noise, 3(1), 14-29. https://doi.org/10.1000/xyz12
`
const found = runDoctor({ text, language: 'en' })
const said = ({ kind, span, replacement }: (typeof found.findings)[number]) => [kind, text.slice(span.start, span.end), replacement]

test('what is found comes in the form of the contract, by place', () => {
  expect(doctorFound.parse(found)).toEqual(found)
  expect(found.findings.map(said)).toEqual([
    ['year-differs', '2013', '2012'],
    ['cited-not-listed', '(Bell, 2015)', null],
    ['listed-not-cited', 'Carver, T. (2010). Sleep at sea. Noise, 3(1), 14-29. https://doi.org/10.1000/xyz12', null],
    ['apa', '14-29', '14–29'],
  ])
  expect(found).toMatchObject({ language: 'en', system: 'author-date', isApaList: true, hasNoteMarks: false, citations: 2 })
  expect(found.entries.map(({ item, ours, timesCited }) => [item['title'], ours, timesCited])).toEqual([
    ['Quiet rooms', 'Adams, M. (2012). Quiet rooms. Kestrel Books.', 1],
    ['Sleep at sea', 'Carver, T. (2010). Sleep at sea. Noise, 3(1), 14–29. https://doi.org/10.1000/xyz12', 0],
  ])
})

describe('what publishers have said', () => {
  const notice: Retraction = { nature: 'retraction', date: '2024-05-07', reasons: ['Fake Peer Review'], noticeUrl: null }
  test('stands with its entry', () => {
    const told = withNotices(found, { asOf: '2026-01-02', found: [null, notice] })
    expect(doctorResult.parse(told)).toEqual(told)
    expect(told.retractionsAsOf).toBe('2026-01-02')
    expect(told.findings.map(said)[2]).toEqual([
      'notice',
      'Carver, T. (2010). Sleep at sea. Noise, 3(1), 14-29. https://doi.org/10.1000/xyz12',
      null,
    ])
    expect(told.findings).toHaveLength(found.findings.length + 1)
  })

  test('is nothing where no list was loaded', () => {
    expect(withNotices(found, { asOf: null, found: [null, null] })).toEqual({ ...found, retractionsAsOf: null })
  })
})

test('a text without a list is told so, and nothing of its citations', () => {
  expect(runDoctor({ text: 'Quiet rooms help (Adams, 2013).', language: 'en' })).toMatchObject({ system: 'none', list: null, findings: [] })
})

test('a request has a text, and a language or none', () => {
  expect(doctorInput.parse({ text: 'a' })).toEqual({ text: 'a', language: 'detect' })
  for (const wrong of [{ text: '' }, { text: 'a', language: 'xx' }, { text: 'a', more: 1 }, {}])
    expect(doctorInput.safeParse(wrong).success).toBe(false)
})
