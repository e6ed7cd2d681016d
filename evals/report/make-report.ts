import type { Measured, QualityTable } from '../../tools/quality/contract.ts'
import { wilson } from '../detector/measures.ts'
import { readMarkedTables, type MarkedTable } from './marked-tables.ts'
import { pageTables, type PageColumn, type PageTable } from './page-tables.ts'
import { readCell, toRowKey, type CellValue } from './read-cell.ts'

export type Document = { readonly name: string; readonly text: string }

/**
 * The tables of the quality page from the documents of docs/quality. Throws, naming the table and the cell, where a table or a column is
 * missing or a figure cannot be read: a page of old or empty cells would be worse than none.
 */
export function makeReport(documents: readonly Document[], wanted: readonly PageTable[] = pageTables): readonly QualityTable[] {
  const marked = new Map(documents.flatMap(({ name, text }) => readMarkedTables(text, name).map((table) => [table.name, table])))
  return wanted.map((plan) => tableOf(plan, marked))
}

function tableOf(
  { key, section, rowKind, sources, row, columns, worstBy }: PageTable,
  marked: ReadonlyMap<string, MarkedTable>,
): QualityTable {
  const tables = sources.map((source) => ({ source, table: requireTable(marked, source.table) }))
  const rows = tables.flatMap(({ source: { only, without = [], prefix, rename = {}, alias = {} }, table }) => {
    const named = table.rows.map((cells) => {
      const name = row.map((heading) => cells[headingAt(table, heading)] ?? '').join(' ')
      const own = alias[toRowKey(name)] ?? toRowKey(name)
      return { key: prefix === undefined ? own : `${prefix}-${own}`, name, cells }
    })
    const missing = (only ?? []).find((wanted) => !named.some((one) => one.key === wanted))
    if (missing !== undefined) throw new Error(`${table.name} has no row ${missing}`)
    return named
      .filter((one) => (only === undefined || only.includes(one.key)) && !without.includes(one.key))
      .map((one) => ({
        key: one.key,
        name: rowKind === 'name' ? one.name : null,
        cells: columns.map((column) => measured(column, { table, rename, ...one })),
      }))
  })
  return {
    key,
    section,
    rowKind,
    measuredOn: tables.map(({ table }) => table.measuredOn).toSorted()[0] ?? '',
    command: tables[0]?.table.command ?? '',
    columns: columns.map(({ key: name, unit, scale = null }) => ({ key: name, unit, scale })),
    rows:
      worstBy === undefined
        ? rows
        : worstFirst(
            rows,
            columns.findIndex((column) => column.key === worstBy),
          ),
  }
}

type PageRow = QualityTable['rows'][number]

function worstFirst(rows: readonly PageRow[], at: number): PageRow[] {
  const last = (row: PageRow): number => row.cells.at(-1)?.value ?? 0
  const worst = (row: PageRow): number => row.cells[at]?.value ?? 0
  return rows.toSorted((one, other) => worst(other) - worst(one) || last(other) - last(one))
}

function requireTable(marked: ReadonlyMap<string, MarkedTable>, name: string): MarkedTable {
  const table = marked.get(name)
  if (!table) throw new Error(`docs/quality has no table marked "figures: ${name}"`)
  return table
}

function headingAt({ name, head }: MarkedTable, heading: string): number {
  const at = head.indexOf(heading)
  if (at === -1) throw new Error(`${name} has no column "${heading}"; it has: ${head.join(', ')}`)
  return at
}

type Row = {
  readonly table: MarkedTable
  readonly rename: Readonly<Record<string, string>>
  readonly key: string
  readonly cells: readonly string[]
}

function measured({ unit, from, scale, n: of, interval }: PageColumn, row: Row): Measured {
  const { value, n: own } = valueAt(row, from, unit)
  const n = of === undefined ? own : valueAt(row, of, 'count').value
  const isBar = scale !== undefined && value !== null && n !== null
  const range = isBar ? (interval === undefined ? wilson(Math.round(value * n), n) : intervalAt(row, interval)) : null
  return { value, n, low: range ? three(range.low) : null, high: range ? three(range.high) : null }
}

/** The data bear no more digits. */
const three = (share: number): number => Math.round(share * 1000) / 1000

function valueAt(row: Row, from: string, unit: PageColumn['unit']): CellValue {
  const parts = from.split(' + ').map((name) => partAt(row, name, unit))
  if (parts.length === 1) return parts[0] ?? { value: null, n: null }
  return { value: parts.reduce((sum, { value }) => sum + (value ?? 0), 0), n: null }
}

function partAt({ table, rename, key, cells }: Row, name: string, unit: PageColumn['unit']): CellValue {
  const fact = table.facts[name]
  if (fact !== undefined) return { value: fact, n: null }
  const text = cells[headingAt(table, rename[name] ?? name)] ?? ''
  const read = readCell(text, unit)
  if (!read) throw new Error(`${table.name}, ${key}: "${text}" is no figure of the kind "${unit}"`)
  return read
}

function intervalAt({ table, key, cells }: Row, heading: string): { readonly low: number; readonly high: number } {
  const text = cells[headingAt(table, heading)] ?? ''
  const [low, high] = text.split(' to ').map((bound) => readCell(bound, 'share')?.value ?? null)
  if (typeof low !== 'number' || typeof high !== 'number') throw new Error(`${table.name}, ${key}: "${text}" is no interval`)
  return { low, high }
}
