import { describe, expect, test } from 'vitest'
import { missingIn } from '#tools/account/password-policy.ts'
import type { PasswordPolicy } from '#tools/account/contract.ts'
import { commonPasswords } from './common-passwords.ts'
import { isGuessable } from './password-policy.ts'

const strict: PasswordPolicy = { min: 8, max: 12, requires: ['lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] }

describe('what a password lacks', () => {
  const rows: readonly (readonly [password: string, missing: readonly string[]])[] = [
    ['', ['min', 'lowercase', 'uppercase', 'numeric', 'non-alphanumeric']],
    ['Aa1!Aa1!', []],
    ['Aa1!Aa1', ['min']],
    ['Aa1!Aa1!Aa1!x', ['max']],
    ['őőőőŰ1 ٣', []],
    ['ABCDEFG1!', ['lowercase']],
    ['abcdefg1!', ['uppercase']],
    ['abcdefgH!', ['numeric']],
    ['abcdefgH1', ['non-alphanumeric']],
    // Characters, not code units: seven of these are fourteen units.
    ['😀😀😀😀😀😀😀', ['min', 'lowercase', 'uppercase', 'numeric']],
  ]
  test.each(rows)('%s: %j', (password, missing) => {
    expect(missingIn(password, strict)).toEqual(missing)
  })
})

describe('what would be guessed', () => {
  const guessed =
    'password PASSWORD Passw0rd! p@ssword qwertz jelszó123 heslo!! aaaaaa ababab 34567890 gfedcba 1q2w3e4r szeretlek1 galatasaray1905 iloveyou! monkey12'.split(
      ' ',
    )
  test.each(guessed)('%s', (password) => {
    expect(isGuessable(password, null)).toBe(true)
  })

  const fine = ['correct-horse-9', 'kék alma hídja', 'Tr0ub4dor&3', 'passwordless-living', 'monkeys like figs', 'zsiráf27fa']
  test.each(fine)('but not %s', (password) => {
    expect(isGuessable(password, 'anna.kiss@example.edu')).toBe(false)
  })

  const own: readonly (readonly [password: string, email: string, expected: boolean])[] = [
    ['anna.kiss', 'anna.kiss@example.edu', true],
    ['Anna.Kiss2027!', 'anna.kiss@example.edu', true],
    ['anna.kiss@example.edu', 'anna.kiss@example.edu', true],
    ['anna.kiss', 'bela@example.edu', false],
    ['bob-the-builder', 'bob@example.edu', false],
  ]
  test.each(own)('%s for %s: %s', (password, email, expected) => {
    expect(isGuessable(password, email)).toBe(expected)
  })
})

test('the list is sorted, in small letters, without doubles', () => {
  expect([...commonPasswords]).toEqual([...new Set(commonPasswords)].toSorted((one, other) => (one < other ? -1 : 1)))
  expect(commonPasswords.filter((word) => word !== word.toLowerCase())).toEqual([])
})
