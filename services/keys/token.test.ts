import { expect, test } from 'vitest'
import { hashOf, isToken, makeToken, startOf } from './token.ts'

test('a key is one word that nobody else has', () => {
  const tokens = Array.from({ length: 1_000 }, makeToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) expect(token).toMatch(/^tinta_[0-9a-f]{40}$/)
})

test('its start tells four of its forty signs, its hash none', () => {
  const token = `tinta_${'0123456789'.repeat(4)}`
  expect(startOf(token)).toBe('tinta_0123')
  expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOf(token)).not.toContain('0123456789')
})

test.each([
  ['as it was made', `tinta_${'a'.repeat(40)}`, true],
  ['cut short', `tinta_${'a'.repeat(39)}`, false],
  ['with more behind it', `tinta_${'a'.repeat(41)}`, false],
  ['in capitals', `TINTA_${'A'.repeat(40)}`, false],
  ['with a line break', `tinta_${'a'.repeat(40)}\n`, false],
  ['of another site', 'ghp_abcdef', false],
  ['nothing', '', false],
])('looks like a key: %s', (_, given, is) => expect(isToken(given)).toBe(is))
