import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileRow } from './pattern.ts'
import { proveRow } from './prove-row.ts'
import type { RowTable } from './row.ts'

const here = import.meta.dirname
const files = globSync('lexicon/en/*.ts', { cwd: here }).toSorted()
const tables: readonly { readonly file: string; readonly table: RowTable }[] = await Promise.all(
  files.map(async (file) => {
    const module: { default: RowTable } = await import(path.join(here, file))
    return { file: path.basename(file), table: module.default }
  }),
)

test('the lexicon is not empty', () => {
  expect(tables.reduce((sum, { table }) => sum + table.rows.length, 0)).toBeGreaterThan(1_500)
})

describe.each(tables)('$file', ({ table }) => {
  test('is sorted by from, without regard to ~', () => {
    const keys = table.rows.map(({ from }) => from.replaceAll('~', '').toLowerCase())
    expect(keys).toEqual(keys.toSorted())
  })

  // One test a table: thousands of tests would cost more than what they prove; the message names each row that fails.
  test('every row fires in its own example and stays out of the other', () => {
    expect(table.rows.flatMap((row) => proveRow(table.class, row))).toEqual([])
  })
})

test('a guard names words as they are compared, so that each entry can hold', () => {
  const ofSeveralWords = new Set(['next', 'prev', 'afterObject', 'sentence'])
  const dead = tables.flatMap(({ file, table }) =>
    table.rows.flatMap((row) =>
      [row.when, row.unless].flatMap((guard) =>
        Object.entries(guard ?? {}).flatMap(([field, entries]) =>
          (Array.isArray(entries) ? entries : [])
            .filter((entry) => entry !== entry.trim().toLowerCase() || entry === '' || (entry.includes(' ') && !ofSeveralWords.has(field)))
            .map((entry) => `${file}: ${row.from}, ${field} "${entry}"`),
        ),
      ),
    ),
  )
  expect(dead).toEqual([])
})

test('no row stands twice', () => {
  const seen = new Map<string, string>()
  const twice = tables.flatMap(({ file, table }) =>
    table.rows.flatMap((row) => {
      const what = JSON.stringify([table.class, row.from, row.to[0], row.when, row.unless])
      const before = seen.get(what)
      seen.set(what, file)
      return before ? [`${compileRow(table.class, row).id} in ${file} and ${before}`] : []
    }),
  )
  expect(twice).toEqual([])
})
