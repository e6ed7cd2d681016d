import { expect, test } from 'vitest'
import { mayPrefetch } from './connection.ts'
import { checkEveryMs, isDue, ledOut } from './watch-builds.ts'

test('the server is asked every hour, as specified', () => {
  expect(checkEveryMs).toBe(3_600_000)
})

test.each([
  ['just now', 0, false],
  ['not quite an hour ago', 3_599_999, false],
  ['an hour ago', 3_600_000, true],
  ['last night', 30_000_000, true],
])('coming back asks anew when the server was asked %s: %d ms', (_case, ago, expected) => {
  expect(isDue(1_000, 1_000 + ago)).toBe(expected)
})

test.each([
  ['nothing known', undefined, true],
  ['a fast network', { effectiveType: '4g' }, true],
  ['a slow one', { effectiveType: '3g' }, true],
  ['a very slow one', { effectiveType: '2g' }, false],
  ['the slowest', { effectiveType: 'slow-2g' }, false],
  ['data is saved', { effectiveType: '4g', saveData: true }, false],
])('what only might be of use is fetched: %s', (_case, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})

test('what leads to another site is known by the manifest', () => {
  const redirects = [
    { from: '/blog', to: 'https://blog.example.edu/', isExternal: true },
    { from: '/old', to: '/premium', isExternal: false },
  ]
  expect(ledOut({ id: 'build-7', redirects })).toEqual(['/blog'])
})

test.each([[null], ['<!doctype html>'], [{}], [{ redirects: [{ isExternal: true }] }]])('%j is no manifest', (value) => {
  expect(() => ledOut(value)).toThrow('no manifest')
})
