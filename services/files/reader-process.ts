import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../problem.ts'
import { textOf } from './text-of.ts'

// A process of its own: bytes come in on standard input, the ending as argument, the answer leaves as JSON on descriptor 3.
const answer = await textOf(await buffer(process.stdin), process.argv[2] ?? '').catch((error: unknown) => ({
  problem: error instanceof AppError ? error.problem : { code: 'file-broken', facts: {} },
}))
writeFileSync(3, JSON.stringify(answer))
process.exit(0)
