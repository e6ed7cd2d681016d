/** A table of a document of docs/quality, as it is written there. */
export type MarkedTable = {
  readonly name: string
  /** ISO 8601 day. */
  readonly measuredOn: string
  readonly command: string
  /** Counts that stand in no column, as `published: 60`. */
  readonly facts: Readonly<Record<string, number>>
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const mark = /^<!-- figures: (.*) -->$/

/**
 * The tables of a document that have a line `<!-- figures: NAME; measured: DAY; with: COMMAND; count: 60 -->` above them, in Markdown
 * or as a block of code whose columns stand two spaces apart. Throws with the document's name and the mark when one has no day, no
 * command or no table.
 */
export function readMarkedTables(document: string, name: string): readonly MarkedTable[] {
  const lines = document.split('\n')
  return lines.flatMap((line, at) => {
    const [, facts] = mark.exec(line) ?? []
    if (facts === undefined) return []
    const { figures, measured, with: command, ...counts } = factsIn(`figures: ${facts}`)
    if (!figures || !measured || !command || !/^\d{4}-\d\d-\d\d$/.test(measured))
      throw new Error(`${name}: "${line}" lacks a name, the day of measuring or the command`)
    const [head, ...rows] = tableAfter(lines.slice(at + 1))
    // Bars that were met are a list below their heading, and no table.
    return head ? [{ name: figures, measuredOn: measured, command, facts: numbersOf(counts), head, rows }] : []
  })
}

const factsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split('; ').map((fact) => [fact.slice(0, fact.indexOf(': ')), fact.slice(fact.indexOf(': ') + 2)]))

const numbersOf = (counts: Readonly<Record<string, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counts).map(([key, value]) => [key, Number(value)]))

/** Head and rows of what comes first: a table or a block of code. Anything else in between ends the search. */
function tableAfter(lines: readonly string[]): readonly (readonly string[])[] {
  const [first = '', ...others] = lines.slice(lines.findIndex((line) => line.trim() !== ''))
  if (first.startsWith('```')) return others.slice(0, others.indexOf('```')).map((line) => line.trim().split(/\s{2,}/))
  if (!first.startsWith('|')) return []
  const end = others.findIndex((line) => !line.startsWith('|'))
  return [first, ...others.slice(1, end === -1 ? undefined : end)].map(cellsOf)
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
