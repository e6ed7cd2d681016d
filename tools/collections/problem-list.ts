/** A file that needs a person: not read, or read and to be decided on. */
export type ProblemRow = {
  readonly file: string
  /** Bytes. */
  readonly size: number
  readonly code: string
  readonly words: string
}

/** The first line of a list of problems. */
export const problemListHead = 'file,size,code,words\r\n'

/** A line of a list of problems, as RFC 4180 has it. A name that a spreadsheet would take for a formula is kept a name. */
export const problemLine = ({ file, size, code, words }: ProblemRow): string =>
  `${[file, String(size), code, words].map(cell).join(',')}\r\n`

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
