import { csvLine } from '#tools/csv-line.ts'
import type { Measured, QualityColumn, QualityTable } from '#tools/quality/contract.ts'

/** The name under which all tables together are had. */
const everything = 'all'

const figure = (value: number | null): string => (value === null ? '' : String(value))

/**
 * A table as .csv (RFC 4180), `all` for every table with a line a figure; null where there is none of that name. Shares are written from
 * 0 to 1; what was not measured is `not measured`.
 */
export function tableCsv(tables: readonly QualityTable[], key: string): string | null {
  if (key === everything) return longCsv(tables)
  const table = tables.find((one) => one.key === key)
  return table ? wideCsv(table) : null
}

const measured = (value: number | null): string => (value === null ? 'not measured' : figure(value))
const nameOf = ({ key, name }: QualityTable['rows'][number]): string => name ?? key

function wideCsv({ columns, rows, measuredOn }: QualityTable): string {
  const headOf = ({ key, unit, scale }: QualityColumn): readonly string[] => [
    key,
    ...(scale ? [`${key}_low`, `${key}_high`] : []),
    ...(unit === 'of' ? [`${key}_of`] : []),
  ]
  const cellsOf = ({ value, n, low, high }: Measured, { unit, scale }: QualityColumn): readonly string[] => [
    measured(value),
    ...(scale ? [figure(low), figure(high)] : []),
    ...(unit === 'of' ? [figure(n)] : []),
  ]
  const head = csvLine(['row', ...columns.flatMap(headOf), 'measured_on'])
  const lines = rows.map((row) =>
    csvLine([
      nameOf(row),
      ...columns.flatMap((column, at) => cellsOf(row.cells[at] ?? { value: null, n: null, low: null, high: null }, column)),
      measuredOn,
    ]),
  )
  return head + lines.join('')
}

function longCsv(tables: readonly QualityTable[]): string {
  const head = csvLine(['table', 'row', 'column', 'unit', 'value', 'n', 'low', 'high', 'measured_on', 'command'])
  const lines = tables.flatMap(({ key, columns, rows, measuredOn, command }) =>
    rows.flatMap((row) =>
      row.cells.map(({ value, n, low, high }, at) =>
        csvLine([
          key,
          nameOf(row),
          columns[at]?.key ?? '',
          columns[at]?.unit ?? '',
          measured(value),
          figure(n),
          figure(low),
          figure(high),
          measuredOn,
          command,
        ]),
      ),
    ),
  )
  return head + lines.join('')
}
