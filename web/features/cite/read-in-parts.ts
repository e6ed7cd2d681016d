import type { ReadEvent, ReadRow } from '#tools/cite/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { requestRead, type Reading } from './cite-api.ts'

export type ReadInParts = { readonly problem: Problem | null; readonly seen: readonly ReadRow[] }

/**
 * Reads a text of any number of lines. The server asks registries for so many of one request; those behind them are sent again,
 * by themselves, and told as rows of the whole. Each row is told once.
 */
export async function readInParts(reading: Reading, request: typeof requestRead = requestRead): Promise<ReadInParts> {
  const { onEvent } = reading
  const seen: ReadRow[] = []
  let part: Part = { text: reading.text, rows: null }
  for (;;) {
    const later: ReadRow[] = []
    const tell = tellerOf(part, { onEvent, seen, later })
    const problem = await request({ ...reading, text: part.text, onEvent: tell })
    // Where a part is read as other rows than were sent, it is told as it was before.
    const isStuck = later.length > 0 && later.length === part.rows?.length
    if (problem || later.length === 0 || isStuck) {
      const known = new Set(seen.map(({ row }) => row))
      const rest = (problem ? (part.rows ?? later) : later).filter(({ row }) => !known.has(row))
      for (const read of rest) onEvent({ type: 'read', read })
      return { problem, seen: [...seen, ...rest] }
    }
    part = { text: later.map(({ said }) => said).join('\n\n'), rows: later }
  }
}

/** A text to be read; `rows` are those of the whole that it was made of, null for the whole itself. */
type Part = { readonly text: string; readonly rows: readonly ReadRow[] | null }
type Told = { readonly onEvent: (event: ReadEvent) => void; readonly seen: ReadRow[]; readonly later: ReadRow[] }

function tellerOf({ rows }: Part, { onEvent, seen, later }: Told): (event: ReadEvent) => void {
  let isOther = false
  return (event) => {
    if (event.type === 'opened') {
      isOther = rows !== null && event.rows !== rows.length
      if (rows === null) onEvent(event)
      else if (isOther) for (const read of rows) onEvent({ type: 'read', read })
    }
    if (event.type !== 'read' || isOther) return
    const row = rows === null ? event.read.row : rows[event.read.row]?.row
    if (row === undefined) return
    const read = { ...event.read, row }
    if (read.trouble === 'not-asked') return void later.push(read)
    seen.push(read)
    onEvent({ type: 'read', read })
  }
}
