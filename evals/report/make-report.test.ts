import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wilson } from '../detector/measures.ts'
import { makeReport, type Document } from './make-report.ts'
import { readMarkedTables } from './marked-tables.ts'
import type { PageTable } from './page-tables.ts'
import { readCell } from './read-cell.ts'

const folder = new URL('../../docs/quality/', import.meta.url)
const documents: readonly Document[] = globSync('*.md', { cwd: folder.pathname }).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}))

const replaced = (name: string, from: string, to: string): readonly Document[] =>
  documents.map((document) => {
    if (document.name !== name) return document
    expect(document.text.split(from)).toHaveLength(2)
    return { name, text: document.text.replace(from, to) }
  })

const cellAt = (tables: ReturnType<typeof makeReport>, [tableKey, rowKey, columnKey]: readonly string[]) => {
  const table = tables.find(({ key }) => key === tableKey)
  const at = table?.columns.findIndex(({ key }) => key === columnKey) ?? -1
  return table?.rows.find(({ key }) => key === rowKey)?.cells[at]
}

describe('the report', () => {
  test('changes when a figure of the documents changes', () => {
    const path = ['detector-people', 'en-review', 'flagged']
    const before = cellAt(makeReport(documents), path)
    const changed = replaced(
      'detector.md',
      '| en-review | review | 666 | 0.0 % | 0.0 % to 0.6 % |',
      '| en-review | review | 666 | 3.0 % | 2.0 % to 4.6 % |',
    )
    expect(cellAt(makeReport(changed), path)).toEqual({ value: 0.03, n: 666, low: 0.02, high: 0.046 })
    expect(before).not.toEqual(cellAt(makeReport(changed), path))
  })

  test.each([
    [
      'a figure that cannot be read',
      'detector.md',
      '| en-review | review | 666 | 0.0 % |',
      '| en-review | review | 666 | some |',
      '"some" is no figure',
    ],
    [
      'a column that has another name',
      'proofreader.md',
      '| published flagged |',
      '| flagged |',
      'proofread-languages has no column "published flagged"',
    ],
    ['a mark that is gone', 'proofreader.md', '<!-- figures: langid;', '<!-- figures: other;', 'figures: langid'],
    ['a row that is gone', 'citations.md', '| today: laws,', '| now: laws,', 'no row held-out-today'],
  ])('is refused for %s', (_, name, from, to, message) => {
    expect(() => makeReport(replaced(name, from, to))).toThrow(message)
  })

  test('has a cell for every column of every row, and no row twice', () => {
    for (const { key, columns, rows } of makeReport(documents)) {
      expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => columns.length))
      expect(new Set(rows.map((row) => row.key)).size, key).toBe(rows.length)
    }
  })

  test('has bars that hold their figure and lie on their scale', () => {
    for (const { key, columns, rows } of makeReport(documents))
      for (const row of rows)
        row.cells.forEach(({ value, low, high }, at) => {
          const scale = columns[at]?.scale
          if (!scale || value === null || low === null || high === null) return
          expect(low, `${key}/${row.key}`).toBeLessThanOrEqual(value)
          expect(high, `${key}/${row.key}`).toBeGreaterThanOrEqual(value)
          expect(low, `${key}/${row.key}`).toBeGreaterThanOrEqual(scale.from)
          expect(high, `${key}/${row.key}`).toBeLessThanOrEqual(scale.to)
        })
  })

  test('reckons a range where the document has none', () => {
    const plan: PageTable = {
      key: 'sample',
      section: 'languages',
      rowKind: 'words',
      sources: [{ table: 'sample', rename: { right: 'told' }, prefix: 'p', alias: { 'five-words': 'five' }, without: ['p-sum'] }],
      row: ['what'],
      columns: [
        { key: 'right', unit: 'share', from: 'right', n: 'of', scale: { from: 0, to: 1 } },
        { key: 'all', unit: 'count', from: 'of + more' },
      ],
    }
    const text =
      '<!-- figures: sample; measured: 2026-11-22; with: x; more: 5 -->\n\n| what | told | of |\n|---|---|---|\n| five words | 90 % | 100 |\n| sum | 1 % | 1 |\n'
    const { low, high } = wilson(90, 100)
    expect(makeReport([{ name: 'x.md', text }], [plan])[0]?.rows).toEqual([
      {
        key: 'p-five',
        name: null,
        cells: [
          { value: 0.9, n: 100, low: Math.round(low * 1000) / 1000, high: Math.round(high * 1000) / 1000 },
          { value: 105, n: null, low: null, high: null },
        ],
      },
    ])
  })
})

describe('the documents agree with themselves', () => {
  const table = (name: string) => {
    const found = documents.flatMap((document) => readMarkedTables(document.text, document.name)).find((one) => one.name === name)
    if (!found) throw new Error(`no table ${name}`)
    return found
  }

  test('the intervals of the detector are those that its counts give', () => {
    const { head, rows } = table('leave-one-group-out')
    for (const row of rows) {
      const at = (name: string): string => row[head.indexOf(name)] ?? ''
      const texts = Number(at('texts'))
      const { low, high } = wilson(Math.round((readCell(at('signs'), 'share')?.value ?? 0) * texts), texts)
      expect(at('95 % interval'), row[0]).toBe(`${(100 * low).toFixed(1)} % to ${(100 * high).toFixed(1)} %`)
    }
  })

  test('English among the languages is the last row of the kinds of copies', () => {
    const kinds = table('align-kinds')
    const all = kinds.rows.find(([kind]) => kind === 'ALL')?.map((cell) => cell.replaceAll('**', ''))
    expect(
      table('align-languages')
        .rows.find(([language]) => language === 'en')
        ?.slice(1, 5),
    ).toEqual(all?.slice(1, 5))
    expect(kinds.rows.find(([kind]) => kind === 'none')?.[1]).toBe('0 false in 150 pairs')
  })

  test('each reading has as many verdicts as the sheets of the readers have', () => {
    const { head, rows } = table('readings')
    const [texts, reader, bad, sentences] = ['texts', 'reader', 'bad', 'sentences'].map((name) => head.indexOf(name))
    for (const row of rows) {
      const [, number = '1'] = /fresh-(\d+)/.exec(row[texts ?? 0] ?? '') ?? []
      const file = `../readings/en-${number}.reader-${(row[reader ?? 0] ?? '').toLowerCase()}.tsv`
      const verdicts = readFileSync(new URL(file, import.meta.url), 'utf8')
        .trim()
        .split('\n')
      const share = verdicts.filter((line) => line.split('\t')[2] === 'bad').length / verdicts.length
      expect(String(verdicts.length)).toBe(row[sentences ?? 0])
      expect(row[bad ?? 0]).toBe(`${(100 * share).toFixed(1)} %`)
    }
  })
})
