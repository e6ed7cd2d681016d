import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Row } from '../styles/apa.expected/row.ts'
import { citeWords } from '../words/all.ts'
import { formatList } from './format-list.ts'

const folder = path.join(import.meta.dirname, '../styles/apa.expected')
const tables = await Promise.all(
  globSync('*.ts', { cwd: folder, exclude: ['row.ts', 'make-row.ts'] })
    .toSorted()
    .map(async (file) => {
      const { rows }: { readonly rows: readonly Row[] } = await import(path.join(folder, file))
      return { topic: path.basename(file, '.ts'), rows }
    }),
)

const withoutLinks = (html: string): string => html.replaceAll(/<\/?a\b[^>]*>/g, '')

describe.each(tables)('$topic', ({ rows }) => {
  test.each(rows.map((row) => [row.rule, row] as const))('%s', (_, { items, locale = 'en', entry, entries, citations = [], order }) => {
    const list = formatList({
      items,
      citations: citations.map(({ works, form }) => ({ works, form })),
      words: citeWords[locale],
      keep: (_key, make) => make(),
    })
    const made = Object.fromEntries(list.entries.map(({ id, entry: { html } }) => [id, withoutLinks(html)]))
    const [first] = items
    if (entry !== undefined && first) expect(made[first.id]).toBe(entry)
    if (entries) expect(made).toMatchObject(entries)
    expect(list.citations.map(({ html }) => withoutLinks(html))).toEqual(citations.map(({ expected }) => expected))
    if (order) expect(list.entries.filter(({ isListed }) => isListed).map(({ id }) => id)).toEqual(order)
  })
})

test('at least 150 cases are looked at', () => {
  expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThanOrEqual(150)
})
