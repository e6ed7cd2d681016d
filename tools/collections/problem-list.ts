import { csvLine } from '../csv-line.ts'

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

/** A line of a list of problems. */
export const problemLine = ({ file, size, code, words }: ProblemRow): string => csvLine([file, String(size), code, words])
