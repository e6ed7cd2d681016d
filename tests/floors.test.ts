import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const rooms = ['engines', 'tools', 'services', 'api', 'worker', 'web', 'config', 'locales', 'cli']
const sourceFiles = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`)).filter((file) => !file.endsWith('.d.ts'))

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

describe('what the linters cannot see', () => {
  const physical =
    /(?:^|[\s"'`:])-?(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|text-left|text-right|float-left|float-right)-/
  const physicalCss = /(?:^|[;{\s])(?:margin|padding|border)-(?:left|right)\b|(?:^|[;{\s])(?:left|right)\s*:|text-align:\s*(?:left|right)/

  test.each(sourceFiles.filter((file) => file.startsWith('web/') && file.endsWith('.tsx')))('%s uses logical sides only', (file) => {
    const classNames = [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)].map(
      ([, plain, code]) => plain ?? code ?? '',
    )
    expect(classNames.filter((value) => physical.test(value))).toEqual([])
  })

  test.each(globSync('web/**/*.css'))('%s uses logical properties only', (file) => {
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => physicalCss.test(line)),
    ).toEqual([])
  })

  test.each(sourceFiles.filter((file) => !/^config\/|\.test\.ts$/.test(file)))('%s reads no environment', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/process\.env\b/)
  })
})
