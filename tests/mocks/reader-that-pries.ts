import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'

const tries: readonly (() => unknown)[] = [
  () => writeFileSync('/tmp/tinta-should-not-be-here', ''),
  () => readFileSync('/etc/passwd'),
  () => spawnSync('/bin/true'),
  () => once(connect(9, '127.0.0.1'), 'connect'),
]
async function codeOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt()
    return 'allowed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
const text = (await Promise.all(tries.map(codeOf))).join(' ')
writeFileSync(3, JSON.stringify({ text, characters: text.length }))
process.exit(0)
