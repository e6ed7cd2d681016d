import { describe, expect, test } from 'vitest'
import {
  areSame,
  emptyLists,
  listsFrom,
  rebased,
  united,
  without,
  withoutOff,
  withoutWord,
  withOff,
  withWord,
  type WritingLists,
} from './writing-lists.ts'

/** `'Tinta nib / a b'`: words, then rules. */
function lists(text: string): WritingLists {
  const [words = '', off = ''] = text.split('/')
  const parts = (part: string) => part.trim().split(/\s+/).filter(Boolean)
  return {
    words: parts(words).map((word) => ({ language: 'en', word })),
    off: parts(off).map((rule) => ({ rule, title: rule.toUpperCase() })),
  }
}
const said = ({ words, off }: WritingLists): string =>
  `${words.map(({ word }) => word).join(' ')} / ${off.map(({ rule }) => rule).join(' ')}`

describe('one step', () => {
  test.each([
    ['a word more, in its place', withWord(lists('nib'), { language: 'hu', word: ' ink ' }), 'ink nib / '],
    ['a word that is there in other case', withWord(lists('Nib'), { language: 'hu', word: 'nib' }), 'Nib / '],
    ['nothing', withWord(lists('nib'), { language: 'hu', word: '  ' }), 'nib / '],
    ['a word of 101 letters', withWord(lists('nib'), { language: 'hu', word: 'x'.repeat(101) }), 'nib / '],
    ['a word less, whatever its case', withoutWord(lists('Nib ink'), 'nib'), 'ink / '],
    ['a rule more', withOff(lists('/ a'), { rule: 'b', title: 'B' }), ' / a b'],
    ['a rule that is off', withOff(lists('/ a'), { rule: 'a', title: 'A' }), ' / a'],
    ['a rule less', withoutOff(lists('/ a b'), 'a'), ' / b'],
  ])('%s', (_name, after, expected) => expect(said(after)).toBe(expected))

  test('nothing to do gives the same value', () => {
    const before = lists('nib / a')
    expect(withWord(before, { language: 'en', word: 'NIB' })).toBe(before)
    expect(withOff(before, { rule: 'a', title: '' })).toBe(before)
  })
})

describe('two lists', () => {
  test.each([
    ['', '', ' / '],
    ['ink / a', '', 'ink / a'],
    ['', 'ink / a', 'ink / a'],
    ['Ink / a', 'ink nib / b a', 'Ink nib / a b'],
  ])('%j and %j are together %j', (first, second, expected) => expect(said(united(lists(first), lists(second)))).toBe(expected))

  test('a rule keeps the name that one of them has', () => {
    const nameless = { words: [], off: [{ rule: 'a', title: '' }] }
    expect(united(nameless, lists('/ a')).off).toEqual([{ rule: 'a', title: 'A' }])
    expect(rebased({ base: nameless, local: lists('/ a'), remote: nameless }).off).toEqual([{ rule: 'a', title: 'A' }])
  })

  test('what one has over the other, without regard to case', () =>
    expect(said(without(lists('Ink nib / a b'), lists('ink / b')))).toBe('nib / a'))

  test.each([
    ['ink nib / a', 'nib Ink / a', true],
    ['ink', 'ink nib', false],
    ['/ a', '/ a b', false],
  ])('%j and %j are the same: %s', (one, other, expected) => expect(areSame(lists(one), lists(other))).toBe(expected))
})

describe('the account and this browser since they last agreed', () => {
  test.each([
    ['first sign-in: both are kept', '', 'ink / a', 'nib / b', 'ink nib / b a'],
    ['added here', 'ink', 'ink nib', 'ink', 'ink nib / '],
    ['taken away here', 'ink nib / a', 'nib', 'ink nib / a', 'nib / '],
    ['added on another device', 'ink', 'ink', 'ink nib / a', 'ink nib / a'],
    ['taken away on another device', 'ink nib', 'ink nib', 'ink', 'ink / '],
    ['added here and there', 'ink', 'ink pen', 'ink nib', 'ink nib pen / '],
    ['taken away here, added there', 'ink', '', 'ink nib', 'nib / '],
    ['nothing anywhere', '', '', '', ' / '],
  ])('%s', (_name, base, local, remote, expected) =>
    expect(said(rebased({ base: lists(base), local: lists(local), remote: lists(remote) }))).toBe(expected),
  )
})

describe('lists from elsewhere', () => {
  test.each([
    ['the form of this build', lists('ink / a'), lists('ink / a')],
    ['words alone, as an earlier build kept them', { words: ['ink'], off: [{ rule: 'a', title: 'A' }] }, lists('ink / a')],
    [
      'the account’s',
      { ownWords: [{ language: 'hu', word: 'toll' }], rulesOff: ['a'] },
      { words: [{ language: 'hu', word: 'toll' }], off: [{ rule: 'a', title: '' }] },
    ],
    ['broken parts', { words: [1, { word: 2 }, { word: 'x', language: 'xx' }], off: [null, {}] }, lists('x')],
    ['nonsense', 'x', emptyLists],
    ['nothing', null, emptyLists],
  ])('%s', (_name, value, expected) => expect(listsFrom(value)).toEqual(expected))
})
