// Keeps of a run of tests what `scripts/test.ts` says at its end: how many passed, and which failed or needed a second try.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import type { Tally } from './tally.ts'

export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const tally: Tally = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: [
        ...tests.filter((test) => test.result().state === 'failed').map((test) => `${nameOf(test)}: ${reason(test.result().errors)}`),
        ...modules.filter((module) => module.errors().length > 0).map((module) => `${module.relativeModuleId}: ${reason(module.errors())}`),
        ...modules
          .flatMap((module) => [...module.children.allSuites()])
          .filter((suite) => suite.errors().length > 0)
          .map((suite) => `${suite.module.relativeModuleId} > ${suite.fullName}: ${reason(suite.errors())}`),
        ...(outside.length > 0 ? [`outside of a test: ${reason(outside)}`] : []),
      ],
      toldTwice: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    }
    const file = process.env['TALLY_FILE']
    if (file) writeFileSync(path.resolve(file), JSON.stringify(tally))
  }
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`

/** The first line of the first error, without the colours of a terminal. */
function reason(errors: readonly { readonly message: string }[] | undefined): string {
  const [first] = errors ?? []
  const [line = ''] = (first?.message ?? 'no reason was given').split('\n')
  // oxlint-disable-next-line no-control-regex -- colours begin with a control character
  return line.replaceAll(/\u001B\[[\d;]*m/g, '').slice(0, 300)
}
