import { describe, expect, test } from 'vitest'
import {
  editBetween,
  foundIn,
  nothingChecked,
  sentencesOf,
  settled,
  shiftedNotes,
  skippedIn,
  unknownOf,
  withAnswer,
  withEdits,
  withoutKnowledge,
  type Checked,
  type Edit,
} from './checked.ts'
import type { Lint } from './notes.ts'
import { parcelOf, passagesOf, wholeParcel } from './passages.ts'

const lintAt = (text: string, words: string, rule = 'any/spelling'): Lint => {
  const start = text.indexOf(words)
  return {
    id: '0',
    rule,
    class: 'misspelled',
    kind: 'spelling',
    span: { start, end: start + words.length },
    suggestions: [words.toUpperCase()],
    isPicky: false,
    title: 'Unknown word',
    message: '',
    reason: '',
  }
}

/** A text whose words are all found at once, as a whole. */
function checkedWith(text: string, words: readonly string[]): Checked {
  const parcel = wholeParcel(text, passagesOf(text))
  const lints = words.map((word) => lintAt(text, word))
  return withAnswer({ ...nothingChecked, text }, foundIn(parcel, { lints, sentenceLengths: [], skipped: [] }))
}

const after = (text: string, { span, text: put }: Edit): string => text.slice(0, span.start) + put + text.slice(span.end)
const edit = (start: number, end: number, text: string): Edit => ({ span: { start, end }, text })
const wordsOf = ({ text, notes }: Checked): readonly string[] => notes.map(({ span }) => text.slice(span.start, span.end))

describe('findings move with the text', () => {
  const text = 'A mistke here and a slipp there.'
  const checked = checkedWith(text, ['mistke', 'slipp'])

  test.each([
    ['typed before them', edit(0, 0, 'Look: '), ['mistke', 'slipp']],
    ['typed between them', edit(14, 14, ' too'), ['mistke', 'slipp']],
    ['typed behind them', edit(text.length, text.length, ' Yes.'), ['mistke', 'slipp']],
    ['typed inside the first', edit(4, 4, 'x'), ['slipp']],
    ['a letter joined to its end', edit(8, 8, 's'), ['slipp']],
    ['a mark set behind it', edit(8, 8, ','), ['mistke', 'slipp']],
    ['the first taken away', edit(2, 9, ''), ['slipp']],
    ['both taken away', edit(0, text.length, 'New.'), []],
    ['nothing', edit(5, 5, ''), ['slipp']],
  ])('%s', (_case, change, left) => {
    const edited = withEdits(checked, after(text, change), [change])
    expect(wordsOf(edited)).toEqual(left)
  })

  test('by several edits at once', () => {
    const edits = [edit(0, 1, 'One'), edit(18, 19, 'another')]
    const edited = withEdits(checked, 'One mistke here and another slipp there.', edits)
    expect(wordsOf(edited)).toEqual(['mistke', 'slipp'])
  })

  test('those before an edit stay the same value', () => {
    expect(shiftedNotes(checked.notes, [edit(30, 30, 'x')])[0]).toBe(checked.notes[0])
  })
})

describe('answers are kept by paragraph', () => {
  const text = 'A mistke here.\n\nNothing to see.\n\nA slipp there.'
  const checked = checkedWith(text, ['mistke', 'slipp'])

  test('a check of the whole text makes every paragraph known', () => {
    expect(unknownOf(checked, passagesOf(text))).toEqual([])
    expect(wordsOf(checked)).toEqual(['mistke', 'slipp'])
  })

  test('after typing only the paragraph that was typed in is unknown', () => {
    const edited = withEdits(checked, text.replace('Nothing', 'Really nothing'), [edit(16, 17, 'Really n')])
    expect(unknownOf(edited, passagesOf(edited.text)).map((passage) => passage.text)).toEqual(['Really nothing to see.'])
  })

  test('its answer is put in beside what is known of the others, which keep their names', () => {
    const typed = withEdits(checked, text.replace('to see', 'to se'), [edit(29, 30, '')])
    const parcel = parcelOf(unknownOf(typed, passagesOf(typed.text)))
    const answered = withAnswer(typed, foundIn(parcel, { lints: [lintAt(parcel.text, 'se')], sentenceLengths: [3], skipped: [] }))
    expect(wordsOf(answered)).toEqual(['mistke', 'se', 'slipp'])
    expect(answered.notes[0]?.id).toBe(checked.notes[0]?.id)
    expect(answered.notes[2]?.id).toBe(checked.notes[1]?.id)
  })

  test('an answer to a paragraph that has changed since is not shown', () => {
    const typed = withEdits(checked, text.replace('see', 'seee'), [edit(30, 30, 'e')])
    const parcel = parcelOf(unknownOf(typed, passagesOf(typed.text)))
    const again = withEdits(typed, typed.text.replace('seee', 'see it'), [edit(30, 31, ' it')])
    const answered = withAnswer(again, foundIn(parcel, { lints: [lintAt(parcel.text, 'seee')], sentenceLengths: [], skipped: [] }))
    expect(wordsOf(answered)).toEqual(['mistke', 'slipp'])
    expect(unknownOf(answered, passagesOf(answered.text))).toHaveLength(1)
  })

  test('what an undo brings back is known without a check', () => {
    const fixed = settled(withEdits(checked, text.replace('mistke', 'mistake'), [edit(2, 8, 'mistake')]))
    expect(wordsOf(fixed)).toEqual(['slipp'])
    const undone = settled(withEdits(fixed, text, [edit(2, 9, 'mistke')]))
    expect(wordsOf(undone)).toEqual(['mistke', 'slipp'])
  })

  test('paragraphs that changed place keep their findings', () => {
    const turned = settled({ ...checked, text: 'A slipp there.\n\nA mistke here.', notes: [] })
    expect(wordsOf(turned)).toEqual(['slipp', 'mistke'])
  })

  test('forgetting leaves what is on the sheet until the answers come', () => {
    const forgotten = withoutKnowledge(checked)
    expect(wordsOf(forgotten)).toEqual(['mistke', 'slipp'])
    expect(unknownOf(forgotten, passagesOf(text))).toHaveLength(3)
    expect(withoutKnowledge(forgotten)).toBe(forgotten)
  })

  test('parts in another language are remembered with their paragraph', () => {
    const parcel = wholeParcel(text, passagesOf(text))
    const skipped = [{ span: { start: 16, end: 31 }, language: 'fi' }]
    const answered = withAnswer({ ...nothingChecked, text }, foundIn(parcel, { lints: [], sentenceLengths: [], skipped }))
    expect(skippedIn(answered)).toEqual(['fi'])
  })
})

describe('sentences', () => {
  const text = 'One two three. Four five.\n\n- Six seven eight nine.'

  test('are given back to their paragraphs by their words', () => {
    const parcel = wholeParcel(text, passagesOf(text))
    const checked = withAnswer({ ...nothingChecked, text }, foundIn(parcel, { lints: [], sentenceLengths: [3, 2, 4], skipped: [] }))
    expect(sentencesOf(checked).map(({ words, span }) => [words, text.slice(span.start, span.end)])).toEqual([
      [3, 'One two three.'],
      [2, 'Four five.'],
      [4, 'Six seven eight nine.'],
    ])
  })

  test('are guessed until the answer comes', () => {
    expect(sentencesOf({ ...nothingChecked, text }).map(({ words }) => words)).toEqual([3, 2, 4])
  })
})

test.each([
  ['abc', 'abxc', edit(2, 2, 'x')],
  ['abc', 'ac', edit(1, 2, '')],
  ['aaa', 'aaaa', edit(3, 3, 'a')],
  ['', 'new', edit(0, 0, 'new')],
])('the edit from %s to %s', (from, to, expected) => {
  expect(editBetween(from, to)).toEqual(expected)
})
