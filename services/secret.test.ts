import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSecret } from './secret.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tinta-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a secret is made once, for its owner only', () => {
  const dataFolder = path.join(folder, 'data')
  const made = loadSecret({ secret: undefined, dataFolder })
  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(loadSecret({ secret: undefined, dataFolder })).toBe(made)
  expect(statSync(path.join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(path.join(dataFolder, 'secret'), 'utf8').trim()).toBe(made)
})

test('a secret of the settings comes first, and nothing is written', () => {
  const dataFolder = path.join(folder, 'other')
  expect(loadSecret({ secret: 'given', dataFolder })).toBe('given')
  expect(() => statSync(dataFolder)).toThrow('ENOENT')
})
