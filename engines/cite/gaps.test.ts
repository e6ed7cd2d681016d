import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyItem } from '#tests/any-item.ts'
import { gapEffects, gapsOf } from './gaps.ts'
import type { CslItem } from './item.ts'

const author = [{ family: 'Nagy', given: 'Petra' }]
const issued = { 'date-parts': [[2020]] }

describe('what an item lacks', () => {
  const rows: readonly (readonly [name: string, item: Omit<CslItem, 'id'>, gaps: readonly string[]])[] = [
    ['a book with all', { type: 'book', author, issued, title: 'T', publisher: 'P' }, []],
    ['a book with nothing', { type: 'book' }, ['author title-first', 'issued no-date', 'title no-title', 'publisher no-publisher']],
    ['an edited book has its editor', { type: 'book', editor: author, issued, title: 'T', publisher: 'P' }, []],
    ['a group publishes itself', { type: 'report', author: [{ literal: 'G' }], issued, title: 'T' }, []],
    ['in press is a date', { type: 'article-journal', author, status: 'in press', title: 'T', 'container-title': 'J' }, []],
    [
      'an article without its journal',
      { type: 'article-journal', author, issued, title: 'T', DOI: '10.1/x' },
      ['container-title no-container', 'volume no-volume', 'page no-pages'],
    ],
    [
      'an article number stands for pages',
      { type: 'article-journal', author, issued, title: 'T', 'container-title': 'J', issue: '2', number: '7' },
      [],
    ],
    ['an entry needs no author', { type: 'entry-encyclopedia', issued, title: 'T', 'container-title': 'E' }, []],
    ['a thesis', { type: 'thesis', author, issued, title: 'T' }, ['genre no-kind', 'publisher no-institution']],
    ['a page of a group needs no site', { type: 'webpage', author: [{ literal: 'G' }], issued, title: 'T', URL: 'https://a.example' }, []],
    ['a page', { type: 'webpage', author, issued, title: 'T' }, ['container-title no-container', 'URL no-address']],
    [
      'a film leads to its director',
      { type: 'motion_picture', issued, title: 'T', genre: 'Film', publisher: 'P' },
      ['director title-first'],
    ],
    ['a conversation needs who and when', { type: 'personal_communication', author }, ['issued no-date']],
    [
      'a page that changes',
      {
        type: 'webpage',
        author,
        issued,
        title: 'T',
        'container-title': 'S',
        URL: 'https://a.example',
        custom: { 'content-changes': 'yes' },
      },
      ['accessed no-retrieval-date'],
    ],
    ['a law has no author', { type: 'legislation', issued, title: 'T', 'container-title': 'U.S.C.' }, []],
    ['only spaces are nothing', { type: 'book', author, issued, title: 'T', publisher: ' ' }, ['publisher no-publisher']],
  ]
  test.each(rows)('%s', (_, item, gaps) => {
    expect(gapsOf({ id: 'a', ...item }).map(({ field, effect }) => `${field} ${effect}`)).toEqual(gaps)
  })
})

test('any item lacks a field once, and what it has is not missed', () => {
  fc.assert(
    fc.property(anyItem('a'), (item) => {
      const gaps = gapsOf(item)
      expect(new Set(gaps.map(({ field }) => field)).size).toBe(gaps.length)
      for (const { field, effect } of gaps) {
        expect(gapEffects).toContain(effect)
        const value = item[field]
        if (typeof value === 'string') expect(value.trim()).toBe('')
      }
    }),
  )
})
