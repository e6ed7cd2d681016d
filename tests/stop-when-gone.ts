import { existsSync, rmSync } from 'node:fs'
import { stopAbandoned } from '#services/db/embedded.ts'

// A process of its own that outlives the tests: its standard input ends with whoever started it, however that ended.
// Arguments: the data folder, and `remove` when the folder is of no use afterwards.
const [folder = '', then = ''] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.stdin.resume()
process.stdin.once('error', () => undefined)
process.stdin.once('close', () => void end())

async function end(): Promise<void> {
  if (existsSync(folder)) {
    await stopAbandoned(folder)
    if (then === 'remove') rmSync(folder, { recursive: true, force: true })
  }
  process.exit(0)
}
