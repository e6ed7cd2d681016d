import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { proveRow } from '#engines/paraphrase/prove-row.ts'
import type { RowTable } from '#engines/paraphrase/row.ts'

// Proves the row tables named on the command line and prints what fails, compactly: node scripts/prove-rows.ts FILE ...
const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Usage: node scripts/prove-rows.ts FILE ...')
  process.exit(2)
}
let rows = 0
let failing = 0
for (const file of files) {
  const module: { default?: RowTable } = await import(pathToFileURL(path.resolve(file)).href)
  const table = module.default
  if (!table) {
    console.error(`${file}: no default export of defineRows(...)`)
    failing++
    continue
  }
  const seen = new Set<string>()
  let before = ''
  for (const row of table.rows) {
    rows++
    const key = row.from.replaceAll('~', '').toLowerCase()
    if (key < before) console.log(`${file}: "${row.from}" must stand before "${before}" (rows are sorted by from, without regard to ~)`)
    before = key
    const failures = proveRow(table.class, row)
    const id = failures[0]?.id ?? `${row.from}>${row.to[0]}`
    const what = JSON.stringify([row.from, row.to[0], row.when, row.unless])
    if (seen.has(what)) console.log(`${id}: stands twice with the same guards`)
    seen.add(what)
    if (failures.length > 0) failing++
    for (const { what, got, expected } of failures) console.log(`${id} [${what}]\n  got:      ${got}\n  expected: ${expected}`)
  }
}
console.log(`${rows} rows, ${failing} failing`)
process.exit(failing > 0 ? 1 : 0)
