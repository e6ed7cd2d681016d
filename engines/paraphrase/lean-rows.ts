import type { LeanRow, LeanTable } from './row.ts'

/** Tables as they are written into the generated file: long lists of words once, named by their number where they are used. */
export type PackedTables = {
  readonly lists: readonly (readonly string[])[]
  readonly tables: readonly { readonly class: LeanTable['class']; readonly rows: readonly PackedRow[] }[]
}
type PackedGuard = Record<string, unknown>
type PackedRow = Omit<LeanRow, 'when' | 'unless'> & { readonly when?: PackedGuard; readonly unless?: PackedGuard }

/** Shorter lists are cheaper where they stand. */
const longList = 6

/** The tables with each long list of words stored once. */
export function packTables(tables: readonly LeanTable[]): PackedTables {
  const numbers = new Map<string, number>()
  const lists: (readonly string[])[] = []
  const pack = (value: unknown): unknown => {
    if (!Array.isArray(value) || value.length < longList) return value
    const key = value.join('\n')
    const number = numbers.get(key) ?? lists.push(value) - 1
    numbers.set(key, number)
    return number
  }
  const packGuard = (guard: object): PackedGuard => Object.fromEntries(Object.entries(guard).map(([field, value]) => [field, pack(value)]))
  const packRow = ({ when, unless, ...row }: LeanRow): PackedRow => ({
    ...row,
    ...(when ? { when: packGuard(when) } : {}),
    ...(unless ? { unless: packGuard(unless) } : {}),
  })
  return { tables: tables.map((table) => ({ class: table.class, rows: table.rows.map(packRow) })), lists }
}

/** Parses tables that were packed; equal long lists are one list in memory. */
export function parseTables(text: string): readonly LeanTable[] {
  const packed: PackedTables = JSON.parse(text)
  for (const { rows } of packed.tables) {
    for (const { when, unless } of rows) {
      fill(when, packed.lists)
      fill(unless, packed.lists)
    }
  }
  return packed.tables
}

/** Puts the lists back where their numbers stand. */
function fill(guard: PackedGuard | undefined, lists: PackedTables['lists']): void {
  for (const field in guard) {
    const number = guard[field]
    if (typeof number === 'number') guard[field] = lists[number]
  }
}
