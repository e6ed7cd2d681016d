import type { BatchEvent, DetectResult } from '#tools/detect/contract.ts'

/** A file of several: what came of it, or why nothing did. */
export type Row = {
  readonly name: string
  readonly state: 'waiting' | 'read' | 'failed'
  readonly result: DetectResult | null
  /** Code of the problem, where there is one. */
  readonly problem: string | null
}

export const waitingRow = (name: string): Row => ({ name, state: 'waiting', result: null, problem: null })

export const failedRow = (name: string, problem: string): Row => ({ name, state: 'failed', result: null, problem })

/** The rows after an event. `places` says which row each text that was sent is. */
export function withEvent(rows: readonly Row[], event: BatchEvent, places: readonly number[]): readonly Row[] {
  if (event.type === 'end') return rows
  const place = places[event.row]
  return rows.map((row, at) => {
    if (at !== place) return row
    const { result, problem } = event
    return result ? { ...row, state: 'read' as const, result } : failedRow(row.name, problem ?? 'server-failed')
  })
}

/** Files whose outcome is known. */
export const doneOf = (rows: readonly Row[]): number => rows.filter(({ state }) => state !== 'waiting').length

// A cell that begins like a formula would be one in a spreadsheet.
const formula = /^[=+\-@\t\r]/

/** Rows of cells as a comma-separated file that spreadsheets open in the right encoding (RFC 4180, with a byte order mark). */
export function csvOf(table: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return `\uFEFF${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
