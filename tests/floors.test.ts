import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { rooms, sourceFiles } from './source-files.ts'

type Report = {
  readonly summary: { readonly totalCruised: number; readonly violations: readonly { rule: { name: string }; from: string; to: string }[] }
  readonly modules: readonly { readonly source: string }[]
}

function cruise(): Report {
  const output = execFileSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'dependency-cruiser.cjs',
      '--output-type',
      'json',
      ...rooms,
      'main.ts',
    ],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  return JSON.parse(output)
}

describe('the floors of the house', () => {
  const report = cruise()

  test('no import goes through a wall', () => {
    expect(report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  })

  test('every source file was read, so that a silent reader cannot pass for a clean house', () => {
    const read = new Set(report.modules.map(({ source }) => source))
    expect(sourceFiles.length).toBeGreaterThan(50)
    expect(sourceFiles.filter((file) => !read.has(file))).toEqual([])
  })
})
