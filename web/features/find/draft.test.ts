import { describe, expect, test } from 'vitest'
import { charactersAtMost, findInput } from '#tools/find/contract.ts'
import { notNarrowed } from './arrange.ts'
import { askedOf, emptyDraft, isDraft, isWider, lengthOf, yearFrom } from './draft.ts'

const none = { keyWords: null, englishWords: null }
const draft = { ...emptyDraft, text: '  Less sleep.\n' }

describe('what is asked', () => {
  test.each([
    ['a text alone', draft, none, { text: 'Less sleep.', mode: 'sentence' }],
    [
      'chosen key words',
      draft,
      { keyWords: ['sleep'], englishWords: ['nap'] },
      { text: 'Less sleep.', mode: 'sentence', keyWords: ['sleep'], englishWords: ['nap'] },
    ],
    ['no key words left: they are taken anew', draft, { keyWords: [], englishWords: [] }, { text: 'Less sleep.', mode: 'sentence' }],
    [
      'years and open access',
      { ...draft, narrow: { ...notNarrowed, from: 2010, to: 2020, openAccessOnly: true, kind: 'book' as const } },
      none,
      { text: 'Less sleep.', mode: 'sentence', from: 2010, to: 2020, openAccessOnly: true },
    ],
    [
      'years the wrong way round',
      { ...draft, narrow: { ...notNarrowed, from: 2020, to: 2010 } },
      none,
      { text: 'Less sleep.', mode: 'sentence' },
    ],
  ])('%s', (_name, given, words, expected) => {
    const asked = askedOf(given, words)
    expect(asked).toEqual(expected)
    expect(findInput.safeParse(asked).success).toBe(true)
  })
})

test.each([
  ['nothing', {}, {}, false],
  ['later years than were asked for', { from: 2015 }, { from: 2010 }, false],
  ['earlier years', { from: 2000 }, { from: 2010 }, true],
  ['all years', {}, { to: 2020 }, true],
  ['later years at the other end', { to: 2021 }, { to: 2020 }, true],
  ['whatever is not open', {}, { openAccessOnly: true }, true],
  ['open access alone', { openAccessOnly: true }, {}, false],
])('wider than the last search: %s', (_name, narrow, asked, expected) => {
  expect(isWider({ ...notNarrowed, ...narrow }, { text: 'a', ...asked })).toBe(expected)
})

test.each([
  ['2010', 2010],
  [' 1999 ', 1999],
  ['199', null],
  ['3010', null],
  ['20100', null],
  ['', null],
  ['year', null],
])('a year from %j', (typed, expected) => {
  expect(yearFrom(typed)).toBe(expected)
})

test('a text is too long one character above what a search holds', () => {
  expect(lengthOf({ text: ` ${'a'.repeat(charactersAtMost)} ` })).toMatchObject({ isTooLong: false, isEmpty: false })
  expect(lengthOf({ text: 'a'.repeat(charactersAtMost + 1) })).toMatchObject({ isTooLong: true })
  expect(lengthOf({ text: ' \n' })).toMatchObject({ isEmpty: true, length: 0 })
})

test.each([
  [emptyDraft, true],
  [{ ...emptyDraft, narrow: { ...notNarrowed, from: 2000 } }, true],
  [{ ...emptyDraft, mode: 'poem' }, false],
  [{ ...emptyDraft, narrow: { ...notNarrowed, kind: 'stone' } }, false],
  [{ ...emptyDraft, narrow: { ...notNarrowed, from: '2000' } }, false],
  [{ ...emptyDraft, sort: 'longest' }, false],
  [{ text: 'only' }, false],
  [null, false],
])('%j is a draft: %s', (value, expected) => {
  expect(isDraft(value)).toBe(expected)
})
