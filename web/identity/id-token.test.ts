import { describe, expect, test } from 'vitest'
import { isExpired, isTooOldToSync, makeIdToken, payloadOf, refreshDelay, type IdToken } from './id-token.ts'

const minute = 60_000
const jwt = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`
/** A token of 15 minutes that came at 0. */
const token: IdToken = { text: 'x', issuedAt: 0, expiresAt: 15 * minute }

test('a token says who it is for, also outside of ASCII', () => {
  expect(payloadOf(jwt({ sub: 'a', name: 'Lucia Horváthová ✓' }))).toEqual({ sub: 'a', name: 'Lucia Horváthová ✓' })
})

test.each(['', 'x', 'x.y.z', 'x..z', jwt({}).slice(0, 1), `x.${btoa('7')}.y`])('%j is no token', (text) => {
  expect(makeIdToken(text, 0)).toBeNull()
})

test('lasts as long as it says from when it came, whatever this device’s clock says', () => {
  const made = makeIdToken(jwt({ iat: 1_000, exp: 1_900 }), 77 * minute)
  expect(made).toMatchObject({ issuedAt: 77 * minute, expiresAt: 92 * minute })
})

test.each([
  ['just come', 0, false],
  ['31 s before its end', 15 * minute - 31_000, false],
  ['30 s before its end', 15 * minute - 30_000, true],
  ['after its end', 16 * minute, true],
])('%s: expired is %s', (_, now, is) => {
  expect(isExpired(token, now)).toBe(is)
})

test.each([
  ['5 minutes old', 5 * minute, false],
  ['older', 5 * minute + 1, true],
])('%s: too old to sync is %s', (_, now, is) => {
  expect(isTooOldToSync(token, now)).toBe(is)
})

describe('the next refresh', () => {
  test.each([
    ['is 5 minutes before expiry', { token, failures: 0, now: 0 }, 10 * minute],
    ['is at once when that has passed, as after a sleep', { token, failures: 0, now: 12 * minute }, 0],
    ['is at once without a token', { token: null, failures: 0, now: 0 }, 0],
    [
      'is not at once again for a token that lives for less than 5 minutes',
      { token: { ...token, expiresAt: 4 * minute }, failures: 0, now: 0 },
      30_000,
    ],
    ['after one failure is in 30 s', { token, failures: 1, now: 0 }, 30_000],
    ['after two in a minute', { token, failures: 2, now: 0 }, minute],
    ['after five in 8 minutes', { token, failures: 5, now: 0 }, 8 * minute],
    ['after six in 16 minutes', { token, failures: 6, now: 0 }, 16 * minute],
    ['after many still in 16 minutes', { token: null, failures: 40, now: 0 }, 16 * minute],
  ])('%s', (_, plan, delay) => {
    expect(refreshDelay(plan)).toBe(delay)
  })
})
