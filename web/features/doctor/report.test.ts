import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DoctorFinding, DoctorResult } from '#tools/cite/doctor-contract.ts'
import { isSafe, makeReport, markedSpan, noteAt, withAccepted, withAllAccepted, withDismissed, type Report } from './report.ts'

const result = (findings: readonly DoctorFinding[], entries: readonly { start: number; end: number }[] = []): DoctorResult => ({
  language: 'en',
  system: 'author-date',
  list: { start: 0, end: 1 },
  isApaList: true,
  hasNoteMarks: false,
  citations: 1,
  entries: entries.map((span) => ({ span, item: { id: 'a', type: 'book' }, ours: null, timesCited: 0 })),
  retractionsAsOf: null,
  findings: [...findings],
})

/** A finding on words of the text. */
function apa(text: string, words: string, replacement: string | null, isProposal = false): DoctorFinding {
  const start = text.indexOf(words)
  return { kind: 'apa', fault: 'page-hyphen', isProposal, span: { start, end: start + words.length }, replacement }
}
const words = ({ text, notes }: Report): readonly string[] => notes.map(({ finding: { span } }) => text.slice(span.start, span.end))

const text = 'Adams, M. (2012). Quiet rooms. Noise, pp. 14-29\nBell, T. (2015). Sleep.'
const first = { start: 0, end: 47 }
const second = { start: 48, end: text.length }
const report = makeReport(
  text,
  result(
    [
      { kind: 'listed-not-cited', span: first, replacement: null },
      apa(text, 'pp. ', ''),
      apa(text, '14-29', '14–29'),
      { kind: 'apa', fault: 'end', isProposal: false, span: { start: 47, end: 47 }, replacement: '.' },
      { kind: 'duplicate', by: 'title', span: second, other: first, replacement: null },
    ],
    [first, second],
  ),
)

describe('a replacement that is accepted', () => {
  test('stands in the text, and the other findings with their words', () => {
    const next = withAccepted(report, 'finding-1')
    expect(next.text).toBe('Adams, M. (2012). Quiet rooms. Noise, 14-29\nBell, T. (2015). Sleep.')
    expect(words(next)).toEqual(['Adams, M. (2012). Quiet rooms. Noise, 14-29', '14-29', '', 'Bell, T. (2015). Sleep.'])
    expect(next.entries.map(({ span }) => next.text.slice(span.start, span.end))).toEqual([words(next)[0], words(next)[3]])
    const [, , , duplicate] = next.notes
    expect(duplicate?.finding).toMatchObject({ other: { start: 0, end: 43 } })
  })

  test('at the end of an entry belongs to it', () => {
    const next = withAccepted(report, 'finding-3')
    expect(words(next)[0]).toBe('Adams, M. (2012). Quiet rooms. Noise, pp. 14-29.')
    expect(words(next).at(-1)).toBe('Bell, T. (2015). Sleep.')
  })

  test('all at once is the same as one after the other', () => {
    const ids = report.notes.filter(isSafe).map(({ id }) => id)
    expect(withAllAccepted(report, ids)).toEqual(ids.reduce(withAccepted, report))
    expect(withAllAccepted(report, ids).text).toBe('Adams, M. (2012). Quiet rooms. Noise, 14–29.\nBell, T. (2015). Sleep.')
  })

  test('takes findings along whose words it has changed', () => {
    const other = makeReport(text, result([apa(text, 'pp. 14-29', '14–29'), apa(text, '14-29', '14–29')]))
    expect(withAccepted(other, 'finding-0').notes).toEqual([])
  })

  test('that is none changes nothing', () => {
    expect(withAccepted(report, 'finding-0')).toBe(report)
    expect(withAccepted(report, 'no such')).toBe(report)
  })
})

test('a proposal is never taken with all others, and a finding that is dismissed is gone', () => {
  const one = makeReport(text, result([apa(text, 'Quiet rooms', 'Quiet Rooms', true)]))
  expect(one.notes.some(isSafe)).toBe(false)
  expect(withDismissed(one, 'finding-0')).toMatchObject({ text, notes: [] })
})

test('of an entry only the beginning is marked, of other findings their words', () => {
  const marked = (at: number) => {
    const note = report.notes[at]
    const span = note ? markedSpan(report, note) : { start: 0, end: 0 }
    return text.slice(span.start, span.end)
  }
  expect([marked(0), marked(2), marked(4)]).toEqual(['Adams, M. (2012)', '14-29', 'Bell, T. (2015)'])
})

test('a place means the shortest finding that holds it', () => {
  expect(noteAt(report.notes, 44)?.id).toBe('finding-2')
  expect(noteAt(report.notes, 3)?.id).toBe('finding-0')
  expect(noteAt(report.notes.slice(1, 3), 3)).toBeNull()
})

test('whatever is accepted, findings keep to the text and those left keep their words', () => {
  const cuts = fc.uniqueArray(fc.nat(60), { minLength: 2, maxLength: 12 }).map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(
      fc.string({ minLength: 61, maxLength: 61 }),
      cuts,
      fc.array(fc.string({ maxLength: 5 })),
      fc.nat(5),
      (said, at, news, which) => {
        const spans = at.slice(1).map((end, i) => ({ start: at[i] ?? 0, end }))
        const findings = spans.map((span, i): DoctorFinding => ({
          kind: 'apa',
          fault: 'end',
          isProposal: false,
          span,
          replacement: news[i] ?? 'new',
        }))
        const before = makeReport(said, result(findings, [{ start: 0, end: 61 }]))
        const id = `finding-${which % spans.length}`
        const after = withAccepted(before, id)
        const kept = words(before).filter((_, i) => before.notes[i]?.id !== id)
        expect(words(after)).toEqual(kept)
        expect(after.entries[0]?.span).toEqual({ start: 0, end: after.text.length })
      },
    ),
  )
})
