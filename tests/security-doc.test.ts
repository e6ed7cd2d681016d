import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const shown = [...readFileSync(path.join(root, 'docs/security.md'), 'utf8').matchAll(/\| `([^`]+\.test\.ts)`: (.+?) \|$/gm)].map(
  ([, file = '', words = '']) => ({ file, words }),
)

test('the checklist of security names its tests', () => {
  expect(shown.length).toBeGreaterThan(30)
})

test.each(shown)('$file shows "$words"', ({ file, words }) => {
  const place = path.join(root, file)
  expect(existsSync(place)).toBe(true)
  expect(readFileSync(place, 'utf8').replaceAll('\\’', '’')).toContain(words)
})
