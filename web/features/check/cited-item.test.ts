import { expect, test } from 'vitest'
import { citedItem } from './cited-item.ts'

const nothing = { title: '', authors: '', year: null, url: null, readAt: null }

test.each([
  ['nothing is known', {}, { id: 'source', type: 'document' }],
  [
    'a paper of the own library',
    { title: ' Weak ties ', authors: 'Ada Kiss; Kovács, B.', year: 2011 },
    {
      id: 'source',
      type: 'document',
      title: 'Weak ties',
      author: [
        { family: 'Kiss', given: 'Ada' },
        { family: 'Kovács', given: 'B.' },
      ],
      issued: { 'date-parts': [[2011]] },
    },
  ],
  [
    'a page that was read',
    { title: 'Ties', url: 'https://example.org/ties', readAt: '2026-11-12T10:00:00.000Z' },
    { id: 'source', type: 'webpage', title: 'Ties', URL: 'https://example.org/ties', accessed: { 'date-parts': [[2026, 11, 12]] } },
  ],
])('%s', (_name, known, item) => expect(citedItem({ ...nothing, ...known })).toEqual(item))
