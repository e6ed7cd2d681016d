import { describe, expect, test } from 'vitest'
import type { CslItem } from '#engines/cite/item.ts'
import { sourceKinds } from '#tools/cite/source-kinds.ts'
import {
  draftOf,
  emptyDraft,
  formFields,
  isEmptyDraft,
  isLost,
  itemFromText,
  itemOf,
  withDate,
  withKind,
  withNames,
  withText,
  type Draft,
} from './draft.ts'

const article: CslItem = {
  id: 'keles',
  type: 'article-journal',
  author: [{ family: 'Keles', given: 'B.' }],
  issued: { 'date-parts': [[2020]] },
  title: 'A systematic review',
  'container-title': 'Youth',
  volume: '25',
  abstract: 'Long.',
  custom: { 'my-field': 'x' },
}

describe('a work in the form', () => {
  test('comes out as it went in', () => {
    expect(itemOf(draftOf(article, { of: 'keles' }))).toEqual(article)
  })

  test('that is empty is empty, in every kind', () => {
    for (const { id } of sourceKinds) expect(isEmptyDraft(emptyDraft(id)), id).toBe(true)
  })

  test('loses a field that is emptied, and names that are', () => {
    const draft = withNames(withText(draftOf(article), 'volume', ''), 'author', [{}, { family: ' ' }])
    const item = itemOf(draft)
    expect('volume' in item).toBe(false)
    expect('author' in item).toBe(false)
  })

  test('keeps what no form shows when its kind changes, drops what only the former form knew, and gets it back', () => {
    const chapter = withKind(draftOf(article), 'chapter')
    const webpage = withKind(draftOf(article), 'webpage')
    expect(itemOf(webpage)).toMatchObject({ type: 'webpage', title: 'A systematic review', abstract: 'Long.' })
    expect('volume' in itemOf(webpage)).toBe(false)
    expect(itemOf(chapter)).toMatchObject({ type: 'chapter', volume: '25' })
    expect(itemOf(withKind(webpage, 'journal-article'))).toEqual(article)
  })

  test('keeps a half-written year as it was typed, and no date for an empty one', () => {
    const typed = withDate(draftOf(article), 'issued', { year: '20', month: null, day: null })
    expect(typed.dates.issued?.year).toBe('20')
    expect('issued' in itemOf(withDate(typed, 'issued', { year: '', month: null, day: null }))).toBe(false)
  })

  test('is no longer unsure of a field that somebody has looked at', () => {
    const draft = draftOf(article, { unsure: ['title', 'volume'] })
    expect(withText(draft, 'title', 'A review').unsure).toEqual(['volume'])
  })

  test.each<[string, Draft, Draft, boolean]>([
    ['an empty form', emptyDraft('book'), draftOf(article), false],
    ['a work that is being written', withText(emptyDraft('book'), 'title', 'Mine'), draftOf(article), true],
    ['the same work, as it is', draftOf(article, { of: 'keles' }), draftOf(article, { of: 'keles' }), false],
    ['the same work, changed', withText(draftOf(article, { of: 'keles' }), 'volume', '26'), draftOf(article, { of: 'keles' }), true],
    ['another work of the library', draftOf(article, { of: 'keles' }), draftOf(article, { of: 'other' }), true],
  ])('%s: whether another one in its place loses it', (_name, former, next, expected) => {
    expect(isLost(former, next)).toBe(expected)
  })

  test('shows a rare field when it holds something or is asked for', () => {
    const fields = (draft = draftOf(article), focused: string | null = null) => formFields(draft, focused).shown.map(({ field }) => field)
    expect(fields()).not.toContain('URL')
    expect(fields(draftOf(article), 'URL')).toContain('URL')
    expect(fields(withText(draftOf(article), 'URL', 'https://x.org'))).toContain('URL')
  })
})

describe('what was typed, where nobody can be asked', () => {
  test.each<[string, Partial<CslItem>]>([
    ['https://doi.org/10.1080/02673843.2019.1590851.', { type: 'article-journal', DOI: '10.1080/02673843.2019.1590851' }],
    ['https://example.org/a', { type: 'webpage', URL: 'https://example.org/a' }],
    ['ISBN 978-0-14-044913-6', { type: 'book', ISBN: '9780140449136' }],
    ['Bowling  alone', { type: 'article-journal', title: 'Bowling alone' }],
  ])('%s', (text, item) => {
    expect(itemFromText(text)).toEqual({ id: 'new', ...item })
  })
})
