import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

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
