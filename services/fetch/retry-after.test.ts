import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const now = Date.parse('2027-01-01T00:00:00Z')

test.each([
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['Fri, 01 Jan 2027 00:00:30 GMT', 30_000],
  ['Thu, 31 Dec 2026 23:00:00 GMT', 0],
  ['999999999', 86_400_000],
  ['Sat, 01 Jan 2028 00:00:00 GMT', 86_400_000],
  ['soon', null],
  ['-1e9x', null],
  ['', null],
  [undefined, null],
])('%s', (header, milliseconds) => {
  expect(parseRetryAfter(header, now)).toBe(milliseconds)
})
