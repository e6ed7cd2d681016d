import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../problem.ts'
import { textOf } from './text-of.ts'

// A process of its own: on standard input a line with the password, if there is one, then the file's bytes; the ending comes
// as argument, the answer leaves as JSON on descriptor 3.
const given = await buffer(process.stdin)
const head = given.indexOf(0x0a)
const password = given.subarray(0, head).toString() || undefined
const answer = await textOf(given.subarray(head + 1), process.argv[2] ?? '', password).catch((error: unknown) => ({
  problem: error instanceof AppError ? error.problem : { code: 'file-broken', facts: {} },
}))
writeFileSync(3, JSON.stringify(answer))
process.exit(0)
