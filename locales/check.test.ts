import { expect, test } from 'vitest'
import { check } from './hu/check.ts'

test.each([
  [1, 'az 1.'],
  [2, 'a 2.'],
  [5, 'az 5.'],
  [10, 'a 10.'],
  [11, 'a 11.'],
  [15, 'a 15.'],
  [50, 'az 50.'],
  [100, 'a 100.'],
  [512, 'az 512.'],
])('Hungarian has the article of source %d as it is said', (at, said) => {
  expect(check.report.passage.title(at)).toBe(`A részlet ${said} forrásban`)
  expect(check.report.sources.counts(at).toLowerCase()).toBe(`${said} forrás számít`)
})
