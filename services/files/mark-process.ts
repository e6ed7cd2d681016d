import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { AppError } from '../problem.ts'
import { markFile } from './mark-file.ts'

// A process of its own: on standard input a line of JSON with the marks, then the file's bytes; on descriptor 3 leaves a line of
// JSON, and after it the marked file.
const given = await buffer(process.stdin)
const head = given.indexOf(0x0a)
const options = z
  .object({
    marks: z.array(
      z.object({ span: z.object({ start: z.number(), end: z.number() }), to: z.string().nullable(), remark: z.string().nullable() }),
    ),
    by: z.object({ author: z.string(), date: z.string() }),
  })
  .parse(JSON.parse(given.subarray(0, head).toString()))

try {
  const { kind, bytes, leftOut } = await markFile(given.subarray(head + 1), options)
  write(Buffer.from(`${JSON.stringify({ kind, leftOut, length: bytes.length })}\n`))
  write(bytes)
} catch (error) {
  const problem = error instanceof AppError ? error.problem : { code: 'file-broken', facts: {} }
  write(Buffer.from(`${JSON.stringify({ problem })}\n`))
}
process.exit(0)

function write(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(3, bytes, at)
}
