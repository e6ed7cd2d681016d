import { writeSync } from 'node:fs'
import { AppError } from '../problem.ts'
import { textOf } from './text-of.ts'

// A process that reads one file after the other, for one owner's import. On standard input for each: a line of JSON with
// ending and length, then the bytes. The answer is a line of JSON on descriptor 3.
type Order = { readonly ending: string; readonly bytes: number }

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  'ending' in value &&
  typeof value.ending === 'string' &&
  'bytes' in value &&
  typeof value.bytes === 'number'

const newline = 0x0a
let pieces: Buffer[] = []
let length = 0

const problemIn = (error: unknown) => ({ problem: error instanceof AppError ? error.problem : { code: 'file-broken', facts: {} } })

/** There is one order at a time: the next comes after the answer. */
async function readWhole(): Promise<void> {
  const head = pieces.findIndex((one) => one.includes(newline))
  if (head < 0) return
  const first = Buffer.concat(pieces.slice(0, head + 1))
  const end = first.indexOf(newline)
  const order: unknown = JSON.parse(first.subarray(0, end).toString())
  if (!isOrder(order)) process.exit(1)
  if (length - end - 1 < order.bytes) {
    pieces = [first, ...pieces.slice(head + 1)]
    return
  }
  const bytes = Buffer.concat([first.subarray(end + 1), ...pieces.slice(head + 1)])
  pieces = []
  length = 0
  answer(await textOf(bytes, order.ending).catch(problemIn))
}

/** A pipe takes what fits; the rest is offered again. */
function answer(value: object): void {
  const line = Buffer.from(`${JSON.stringify(value)}\n`)
  let at = 0
  while (at < line.length) {
    try {
      at += writeSync(3, line, at)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    }
  }
}

for await (const piece of process.stdin) {
  if (!Buffer.isBuffer(piece)) continue
  pieces.push(piece)
  length += piece.length
  await readWhole()
}
process.exit(0)
