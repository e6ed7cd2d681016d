import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '#engines/text/edits.ts'
import { documentMarks, type MarkedNote, type OpenNotes } from './document-marks.ts'

const note = (now: string, words: string, suggestion?: string): MarkedNote => {
  const start = now.indexOf(words)
  return { span: { start, end: start + words.length }, suggestions: suggestion === undefined ? [] : [suggestion], remark: 'why' }
}

describe('what was changed since the document was read', () => {
  test.each([
    ['nothing', 'One two three.', 'One two three.', []],
    ['a word', 'One too three.', 'One two three.', [{ span: { start: 4, end: 7 }, to: 'two', remark: null }]],
    ['a word more', 'One three.', 'One two three.', [{ span: { start: 4, end: 4 }, to: 'two ', remark: null }]],
    ['a word less', 'One one two.', 'One two.', [{ span: { start: 4, end: 8 }, to: '', remark: null }]],
    ['a mark', 'One, two.', 'One two.', [{ span: { start: 3, end: 4 }, to: '', remark: null }]],
  ])('%s', (_, read, now, marks) => {
    expect(documentMarks({ read, now }, [], 'remark')?.marks).toEqual(marks)
  })

  test('its marks make the text on the sheet out of the text of the document', () => {
    const words = fc.array(fc.constantFrom('one', 'two', ' ', '\n\n', ',', 'ő', '😀'), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(words, words, words, (before, read, now) => {
        const made = documentMarks({ read: before + read, now: before + now }, [], 'none')
        if (!made) return
        const edits = made.marks.map(({ span, to }) => ({ span, text: to ?? '' }))
        expect(applyEdits(before + read, edits)).toBe(before + now)
      }),
    )
  })

  test('another text is told apart', () => {
    expect(documentMarks({ read: 'Words about rivers.', now: 'Quite a different essay, on law!' }, [], 'none')).toBeNull()
  })
})

describe('notes that are open', () => {
  const read = 'First too. Then wierd things happen, they said.'
  const now = 'First two. Then wierd things happen, they said.'
  const span = { start: 16, end: 21 }
  test.each<[OpenNotes, unknown[]]>([
    ['remark', [{ span, to: null, remark: 'why' }]],
    ['change', [{ span, to: 'weird', remark: 'why' }]],
    ['none', []],
  ])('go in as: %s', (open, marks) => {
    const made = documentMarks({ read, now }, [note(now, 'wierd', 'weird')], open)
    expect(made?.marks.slice(1)).toEqual(marks)
    expect(made).toMatchObject({ changes: 1, notes: marks.length })
  })

  test('without a suggestion stay remarks, and at words that were changed there are none', () => {
    const made = documentMarks({ read, now }, [note(now, 'two', '2'), note(now, 'things')], 'change')
    expect(made?.marks).toEqual([
      { span: { start: 6, end: 9 }, to: 'two', remark: null },
      { span: { start: 22, end: 28 }, to: null, remark: 'why' },
    ])
  })

  test('never overlap what was changed', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (a, b) => {
        const at = { start: Math.min(a, b), end: Math.max(a, b) }
        const made = documentMarks({ read, now }, [{ span: at, suggestions: ['x'], remark: 'why' }], 'change')
        for (const [i, { span: one }] of (made?.marks ?? []).entries())
          expect(one.start).toBeGreaterThanOrEqual(made?.marks[i - 1]?.span.end ?? 0)
      }),
    )
  })
})
