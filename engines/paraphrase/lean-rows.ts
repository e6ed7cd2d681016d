import type { CompiledRow, RowBucket, RowIndex } from './pattern.ts'
import { bucketOf, compileRow, firstKey } from './pattern.ts'
import type { LeanRow, LeanTable, RowClass } from './row.ts'

type PackedGuard = Record<string, unknown>
type PackedRow = Omit<LeanRow, 'when' | 'unless'> & { readonly when?: PackedGuard; readonly unless?: PackedGuard }
type PackedEntry = readonly [RowClass, PackedRow]

/** Shorter lists are cheaper where they stand. */
const longList = 6

/**
 * Tables as text: the number of long lists of words, each list once, then a line for each word that rows begin with, with those rows.
 * Lists are named by their number where they are used.
 */
export function packTables(tables: readonly LeanTable[]): string {
  const numbers = new Map<string, number>()
  const lists: string[] = []
  const pack = (value: unknown): unknown => {
    if (!Array.isArray(value) || value.length < longList) return value
    const list = JSON.stringify(value)
    const number = numbers.get(list) ?? lists.push(list) - 1
    numbers.set(list, number)
    return number
  }
  const packGuard = (guard: object): PackedGuard => Object.fromEntries(Object.entries(guard).map(([field, value]) => [field, pack(value)]))
  const entries = new Map<string, PackedEntry[]>()
  for (const { class: rowClass, rows } of tables) {
    for (const { when, unless, ...row } of rows) {
      const key = firstKey(compileRow(rowClass, row))
      const packed = { ...row, ...(when ? { when: packGuard(when) } : {}), ...(unless ? { unless: packGuard(unless) } : {}) }
      entries.set(key, [...(entries.get(key) ?? []), [rowClass, packed]])
    }
  }
  return [String(lists.length), ...lists, ...[...entries].map(([key, rows]) => `${key}\t${JSON.stringify(rows)}`)].join('\n')
}

/** The rows of a pack by the word they begin with. Those of a word are read when a text first has it: few texts need a tenth of them. */
export function openPack(text: string): RowIndex {
  const lines = text.split('\n')
  const listCount = Number(lines[0])
  const lists = new Map<number, readonly string[]>()
  const listAt = (number: number): readonly string[] => {
    const known = lists.get(number) ?? JSON.parse(lines[number + 1] ?? '[]')
    lists.set(number, known)
    return known
  }
  const unread = new Map(lines.slice(listCount + 1).map((line) => [line.slice(0, line.indexOf('\t')), line] as const))
  const buckets = new Map<string, RowBucket>()
  return {
    get: (key) => {
      const line = unread.get(key)
      if (line === undefined) return buckets.get(key)
      unread.delete(key)
      const entries: readonly PackedEntry[] = JSON.parse(line.slice(line.indexOf('\t') + 1))
      const bucket = bucketOf(entries.map((entry): CompiledRow => compileRow(entry[0], unpacked(entry[1], listAt))))
      buckets.set(key, bucket)
      return bucket
    },
  }
}

/** The row with its lists back where their numbers stand. */
function unpacked({ when, unless, ...row }: PackedRow, listAt: (number: number) => readonly string[]): LeanRow {
  const fill = (guard: PackedGuard): object =>
    Object.fromEntries(Object.entries(guard).map(([field, value]) => [field, typeof value === 'number' ? listAt(value) : value]))
  return { ...row, ...(when ? { when: fill(when) } : {}), ...(unless ? { unless: fill(unless) } : {}) }
}
