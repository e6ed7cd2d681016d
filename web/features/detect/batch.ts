import { csvLine } from '#tools/csv-line.ts'
import type { BatchEvent, DetectResult } from '#tools/detect/contract.ts'

/** What is wrong with a file, with what its words need: lengths, limits, names. */
export type RowProblem = { readonly code: string; readonly facts: object }

/** A file of several: what came of it, or why nothing did. */
export type Row = {
  readonly name: string
  readonly state: 'waiting' | 'read' | 'failed'
  readonly result: DetectResult | null
  readonly problem: RowProblem | null
}

export const waitingRow = (name: string): Row => ({ name, state: 'waiting', result: null, problem: null })

export const failedRow = (name: string, problem: RowProblem): Row => ({ name, state: 'failed', result: null, problem })

/** The rows after an event. `places` says which row each text that was sent is. */
export function withEvent(rows: readonly Row[], event: BatchEvent, places: readonly number[]): readonly Row[] {
  if (event.type === 'end') return rows
  const place = places[event.row]
  return rows.map((row, at) => {
    if (at !== place) return row
    const { result, problem } = event
    return result ? { ...row, state: 'read' as const, result } : failedRow(row.name, problem ?? { code: 'server-failed', facts: {} })
  })
}

/** Files whose outcome is known. */
export const doneOf = (rows: readonly Row[]): number => rows.filter(({ state }) => state !== 'waiting').length

/** Files that were read; those that failed are known and were not. */
export const readOf = (rows: readonly Row[]): number => rows.filter(({ state }) => state === 'read').length

/** The rows once nothing more will come: what waited will not be read. */
export const withoutWaiting = (rows: readonly Row[], code: string): readonly Row[] =>
  rows.map((row) => (row.state === 'waiting' ? failedRow(row.name, { code, facts: {} }) : row))

/** Rows of cells as a comma-separated file that spreadsheets open in the right encoding: with a byte order mark. */
export const csvOf = (table: readonly (readonly string[])[]): string => `\uFEFF${table.map(csvLine).join('')}`
