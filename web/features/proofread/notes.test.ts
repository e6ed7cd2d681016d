import { describe, expect, test } from 'vitest'
import { lintKinds } from '#tools/proofread/contract.ts'
import {
  countNotes,
  decided,
  filtered,
  kinds,
  levelOf,
  noFilter,
  noteAt,
  noteFrom,
  shownChange,
  toggled,
  type Decisions,
  type Note,
} from './notes.ts'

const note = (part: Partial<Note>): Note => ({
  id: 'n1',
  rule: 'any/spelling',
  class: 'misspelled',
  kind: 'spelling',
  span: { start: 0, end: 4 },
  words: 'Tinta',
  place: part.id ?? 'here',
  suggestions: ['x'],
  isPicky: false,
  title: '',
  message: '',
  reason: '',
  ...part,
})

test('the kinds are those of the contract', () => {
  expect(kinds.toSorted()).toEqual([...lintKinds].toSorted())
})

test.each([
  ['fix', { kind: 'spelling', class: 'misspelled' }],
  ['fix', { kind: 'grammar', class: 'subject-verb' }],
  ['fix', { kind: 'typography', class: 'spaces-doubled' }],
  ['consider', { kind: 'typography', class: 'dash', isPicky: true }],
  ['consider', { kind: 'punctuation', class: 'comma-splice' }],
  ['consider', { kind: 'consistency', class: 'spelling-variants' }],
  ['consider', { kind: 'register', class: 'dialect' }],
  ['style', { kind: 'style', class: 'redundant' }],
  ['style', { kind: 'register', class: 'informal', isPicky: true }],
] as const)('%s: %o', (level, part) => {
  expect(levelOf(note(part))).toBe(level)
})

describe('what the writer decided', () => {
  const none: Decisions = { own: new Set(), off: new Set(), dismissed: new Set(), isPicky: true }
  const notes = [
    note({ id: 'word', words: 'Tinta' }),
    note({ id: 'verb', kind: 'grammar', rule: 'en/agreement/he-dont', words: 'Tinta' }),
    note({ id: 'picky', kind: 'style', isPicky: true, rule: 'en/wordy' }),
  ]
  const left = (decisions: Partial<Decisions>) => decided(notes, { ...none, ...decisions }).map(({ id }) => id)

  test('nothing: the same value', () => {
    expect(decided(notes, none)).toBe(notes)
  })
  test('a word of the dictionary is right, in any case of letters, and only as a word', () => {
    expect(left({ own: new Set(['tinta']) })).toEqual(['verb', 'picky'])
  })
  test('a rule is off', () => {
    expect(left({ off: new Set(['en/agreement/he-dont']) })).toEqual(['word', 'picky'])
  })
  test('a finding was dismissed at its place', () => {
    expect(left({ dismissed: new Set(['verb']) })).toEqual(['word', 'picky'])
  })
  test('not picky', () => {
    expect(left({ isPicky: false })).toEqual(['word', 'verb'])
  })
})

describe('filters', () => {
  const notes = [note({ id: 'a' }), note({ id: 'b', kind: 'grammar' }), note({ id: 'c', kind: 'style' })]

  test('none: the same value', () => {
    expect(filtered(notes, noFilter)).toBe(notes)
  })
  test('by weight and by kind', () => {
    expect(filtered(notes, { ...noFilter, levels: new Set(['style']) }).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(filtered(notes, { ...noFilter, kinds: new Set(['spelling']) }).map(({ id }) => id)).toEqual(['b', 'c'])
  })
  test('count what is there', () => {
    expect(countNotes(notes)).toMatchObject({ fix: 2, consider: 0, style: 1, kinds: { spelling: 1, grammar: 1, style: 1, register: 0 } })
  })
  test('toggle', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...toggled(new Set(['a']), 'a')]).toEqual([])
  })
})

describe('from finding to finding', () => {
  const notes = [
    note({ id: 'a', span: { start: 2, end: 6 } }),
    note({ id: 'b', span: { start: 10, end: 30 } }),
    note({ id: 'c', span: { start: 12, end: 15 } }),
  ]
  const from = (start: number, by: -1 | 1, end = start) => noteFrom(notes, { start, end }, by)?.id

  test('next, previous, and round the end', () => {
    expect([from(0, 1), from(2, 1, 6), from(11, 1), from(12, 1, 15)]).toEqual(['a', 'b', 'c', 'a'])
    expect([from(12, -1, 15), from(10, -1, 30), from(2, -1, 6)]).toEqual(['b', 'a', 'c'])
    expect(noteFrom([], { start: 0, end: 0 }, 1)).toBeNull()
  })
  test('the shortest at a place', () => {
    expect([noteAt(notes, 4), noteAt(notes, 13), noteAt(notes, 28), noteAt(notes, 8)].map((found) => found?.id)).toEqual([
      'a',
      'c',
      'b',
      undefined,
    ])
  })
})

describe('a change in words that can be read', () => {
  const shown = (text: string, words: string, suggestion?: string) => {
    const start = text.indexOf(words)
    return shownChange(text, { words, span: { start, end: start + words.length } }, suggestion)
  }

  test.each([
    ['a word', 'It shows that', 'shows', 'show', { before: 'shows', after: 'show' }],
    ['taken away', 'of of shared', 'of ', '', { before: 'of', after: null }],
    ['a space before a mark', 'assessment , where', ' ,', ',', { before: 'assessment ,', after: 'assessment,' }],
    ['two spaces', 'it is  so', '  ', ' ', { before: 'is  so', after: 'is so' }],
    ['no suggestion', 'It shows that', 'shows', undefined, { before: 'shows', after: '' }],
  ])('%s', (_case, text, words, suggestion, expected) => {
    expect(shown(text, words, suggestion)).toEqual(expected)
  })

  test('something missing is shown with the words around it', () => {
    expect(shownChange('I think that', { words: '', span: { start: 1, end: 1 } }, ',')).toEqual({ before: 'I think', after: 'I, think' })
  })
})
