// Runs the tests; names those that failed or needed a second try once more at the end, where a long output is looked at
// first, and ends with one line that says how many passed and how many failed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Tally } from './tally.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-tests-'))
const file = path.join(folder, 'tally.json')
const vitest = path.join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const reporter = path.join(import.meta.dirname, 'tally-reporter.ts')
const child = spawn(process.execPath, [vitest, 'run', '--reporter=default', `--reporter=${reporter}`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TALLY_FILE: file },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const { promise, resolve } = Promise.withResolvers<number>()
child.once('exit', (code) => resolve(code ?? 1))
const code = await promise

const { passed, failed, toldTwice } = tallied()
rmSync(folder, { recursive: true, force: true })
for (const name of toldTwice) process.stdout.write(`Told twice: ${name}\n`)
for (const name of failed) process.stdout.write(`Failed: ${name}\n`)
process.stdout.write(`${passed} passed, ${failed.length} failed\n`)
process.exitCode = failed.length > 0 || passed === 0 ? 1 : 0

/** A run that ends badly without naming a test counts as one failure. */
function tallied(): Tally {
  try {
    const tally = Tally.parse(JSON.parse(readFileSync(file, 'utf8')))
    return code === 0 || tally.failed.length > 0 ? tally : { ...tally, failed: [`the run itself, with code ${code}`] }
  } catch {
    return { passed: 0, failed: [`the run itself, with code ${code}: it left no tally`], toldTwice: [] }
  }
}
