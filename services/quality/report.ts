import type { Findings, Measured, QualityReport, QualityTable } from '#tools/quality/contract.ts'
import { measuredTables } from './measured.gen.ts'

/** Everything that was measured, with what stands first on the page. */
export function qualityReport(tables: readonly QualityTable[] = measuredTables): QualityReport {
  const days = tables.map(({ measuredOn }) => measuredOn).toSorted()
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '', findings: findingsOf(tables), tables: [...tables] }
}

type Part = { readonly count: number; readonly of: number }

/** So many of so many, counted over the rows of the tables. Throws where a table, a row or a column is not there. */
export function findingsOf(tables: readonly QualityTable[]): Findings {
  const at = (table: string, column: string) => columnOf(tables, table, column)
  const people = at('detector-people', 'flagged')
  const verbatim = perHundred(requireRow(at('align-kinds', 'recall'), 'verbatim'))
  return {
    detector: {
      ...sum(people.map(partOf)),
      worst: worstOf(people),
      newest: partOf(requireRow(at('detector-generators', 'found'), 'claude-2026')),
    },
    proofreader: {
      ...sum(at('proofread-languages', 'underlined').map(partOf)),
      found: sum(at('proofread-languages', 'slips').map(partOf)),
    },
    plagiarism: { ...verbatim, reworded: perHundred(requireRow(at('align-kinds', 'recall'), 'synonyms-45')) },
  }
}

type Cell = Measured & { readonly row: string }

function columnOf(tables: readonly QualityTable[], tableKey: string, column: string): readonly Cell[] {
  const table = tables.find(({ key }) => key === tableKey)
  const at = table?.columns.findIndex(({ key }) => key === column) ?? -1
  if (!table || at === -1) throw new Error(`no table ${tableKey} with a column ${column}`)
  return table.rows.flatMap(({ key, cells }) => {
    const cell = cells[at]
    return cell && cell.value !== null ? [{ ...cell, row: key }] : []
  })
}

function requireRow(cells: readonly Cell[], row: string): Cell {
  const cell = cells.find((one) => one.row === row)
  if (!cell) throw new Error(`no figure in the row ${row}`)
  return cell
}

const partOf = ({ value, n }: Measured): Part => ({ count: Math.round((value ?? 0) * (n ?? 0)), of: n ?? 0 })
const perHundred = ({ value }: Measured): Part => ({ count: Math.round((value ?? 0) * 100), of: 100 })

const sum = (parts: readonly Part[]): Part => ({
  count: parts.reduce((all, { count }) => all + count, 0),
  of: parts.reduce((all, { of }) => all + of, 0),
})

/** The row with the largest share. */
function worstOf(cells: readonly Cell[]): Part & { readonly row: string } {
  const worst = cells.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))[0]
  if (!worst) throw new Error('no group of writers was measured')
  return { ...partOf(worst), row: worst.row }
}
