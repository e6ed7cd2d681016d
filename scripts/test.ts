// Runs the tests and ends with one line that says how many passed and how many failed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() })

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-tests-'))
const file = path.join(folder, 'report.json')
const vitest = path.join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const child = spawn(
  process.execPath,
  [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const { promise, resolve } = Promise.withResolvers<number>()
child.once('exit', (code) => resolve(code ?? 1))
const code = await promise

const { passed, failed } = counted()
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** A file that could not be loaded, or an error outside of a test, counts as one failure. */
function counted(): { readonly passed: number; readonly failed: number } {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const outside = code === 0 ? 0 : Math.max(1, numFailedTestSuites)
    return { passed: numPassedTests, failed: numFailedTests > 0 ? numFailedTests : outside }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
