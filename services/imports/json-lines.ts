import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'
import { countCharacters } from '#engines/text/characters.ts'
import { fileBytesAtMost, fileCharactersAtMost } from '../files/read-file.ts'
import { appError } from '../problem.ts'
import type { ReadText } from './waiting-file.ts'

/** A document a line, as other programs write them. */
const jsonDocument = z.object({
  title: z.string().trim().min(1, 'must not be empty'),
  authors: z.union([z.string(), z.array(z.string()).transform((names) => names.join(', '))]).optional(),
  year: z.number().int().min(-3000).max(3000).nullish(),
  url: z.url().nullish(),
  language: z.enum(textLanguageCodes).optional(),
  text: z.string(),
})

/** A line that is no document: which one, and why, in English for whoever wrote the file. */
export class LineError extends Error {
  override name = 'LineError'
}

export type JsonLine = {
  /** From 1. */
  readonly number: number
  readonly bytes: number
  /** Throws LineError, or AppError for its text. */
  readonly parse: () => ReadText
}

const newline = 0x0a

/** The lines of a file, one after the other in memory; empty ones are passed over. A line may be as long as a file. */
export async function* jsonLines(file: string): AsyncGenerator<JsonLine> {
  const pieces: Buffer[] = []
  let [length, number] = [0, 0]
  const take = (): JsonLine | null => {
    const bytes = length
    number += 1
    const line = bytes > fileBytesAtMost ? null : Buffer.concat(pieces)
    pieces.length = 0
    length = 0
    return line !== null && line.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09) ? null : lineOf(line, { number, bytes })
  }
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) continue
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end))
      from = end + 1
      const line = take()
      if (line) yield line
    }
    keep(chunk.subarray(from))
  }
  if (length > 0) {
    const line = take()
    if (line) yield line
  }

  /** What is too long for one is counted, not kept. */
  function keep(piece: Buffer): void {
    length += piece.length
    if (length <= fileBytesAtMost) pieces.push(piece)
    else pieces.length = 0
  }
}

const lineOf = (line: Buffer | null, { number, bytes }: Omit<JsonLine, 'parse'>): JsonLine => ({
  number,
  bytes,
  parse: () => {
    if (line === null) throw appError('file-too-large', { limit: fileBytesAtMost })
    return documentOf(line, number)
  },
})

function documentOf(line: Buffer, number: number): ReadText {
  const parsed = jsonDocument.safeParse(valueOf(line, number))
  if (!parsed.success) {
    const whys = parsed.error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
    throw new LineError(`Line ${number}: ${whys.join('; ')}.`)
  }
  const { text } = parsed.data
  const amount = countCharacters(text)
  if (text.trim() === '') throw appError('file-empty')
  if (amount > fileCharactersAtMost) throw appError('text-too-long', { limit: fileCharactersAtMost, amount })
  return parsed.data
}

function valueOf(line: Buffer, number: number): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    throw new LineError(`Line ${number}: not JSON.`)
  }
}
