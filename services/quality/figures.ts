import type { Unit } from '#tools/quality/contract.ts'
import { measuredTables } from './measured.gen.ts'

/** One measured figure. `n`: of how many texts (sentences, pairs) it is; `date`: the day of measuring, ISO 8601. */
export type Figure = { readonly value: number; readonly unit: Unit; readonly n: number | null; readonly date: string }

/** The figure at `table/row/column`, as `proofread-languages/hu/underlined`; null where there is none or it was not measured. */
export function readFigure(key: string): Figure | null {
  const [tableKey, rowKey, columnKey] = key.split('/')
  const table = measuredTables.find((one) => one.key === tableKey)
  const at = table?.columns.findIndex((one) => one.key === columnKey) ?? -1
  const column = table?.columns[at]
  const cell = table?.rows.find((one) => one.key === rowKey)?.cells[at]
  if (!table || !column || !cell || cell.value === null) return null
  return { value: cell.value, unit: column.unit, n: cell.n, date: table.measuredOn }
}
