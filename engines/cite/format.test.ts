import { expect, test } from 'vitest'
import { makeFormatter } from './format.ts'
import type { CslItem } from './item.ts'

const { format } = makeFormatter({ localeOf: () => '' })

const items: readonly CslItem[] = [
  {
    id: 'a',
    type: 'article-journal',
    author: [{ family: 'Novák', given: 'Petra' }],
    issued: { 'date-parts': [[2018]] },
    title: 'Food & drink when p < .05',
    'container-title': 'Journal of Meals',
    volume: '2',
    page: '3-9',
    URL: 'https://a.example/x?y=1&z=2',
  },
  {
    id: 'b',
    type: 'book',
    author: [{ family: 'Adler', given: 'Karl' }],
    issued: { 'date-parts': [[2011]] },
    title: 'Bread',
    publisher: 'P',
  },
]

test('entries that were formatted before are given again, and others are made anew', async () => {
  const apa = { citations: [], locale: 'en', style: null } as const
  const [, before] = (await format({ items, ...apa })).entries
  const changed = items.map((item) => (item.id === 'b' ? { ...item, title: 'Butter' } : item))
  const [first, after] = (await format({ items: changed, ...apa })).entries
  expect(after?.entry).toBe(before?.entry)
  expect(first?.entry.text).toBe('Adler, K. (2011). Butter. P.')
})
