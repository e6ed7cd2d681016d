import { describe, expect, test } from 'vitest'
import { en } from '#locales/en.ts'
import { attempt, firebaseCodes, firebaseProblem } from './firebase-problems.ts'

const refused = (code: string): Error => Object.assign(new Error('Firebase: no'), { code })

describe('the catalogue of the specification', () => {
  const codes = [
    'invalid-email',
    'wrong-password',
    'invalid-credential',
    'email-already-in-use',
    'user-not-found',
    'too-many-requests',
    'user-disabled',
    'user-token-expired',
    'requires-recent-login',
    'popup-blocked',
    'popup-closed-by-user',
    'network-request-failed',
    'unauthorized-domain',
    'multi-factor-auth-required',
  ]
  test.each(codes)('%s has a row', (code) => {
    expect(firebaseCodes).toHaveProperty(code)
  })

  test('tells an unknown person and a wrong password apart by no word', () => {
    const words = ['wrong-password', 'user-not-found', 'invalid-credential'].map((code) => {
      const { code: ours } = firebaseProblem(refused(`auth/${code}`))
      return JSON.stringify(Reflect.get(en.problems, ours))
    })
    expect(new Set(words).size).toBe(1)
  })
})

test.each(Object.values(firebaseCodes))('%s has words', (code) => {
  expect(en.problems).toHaveProperty(code)
})

test.each([
  [refused('auth/user-disabled'), 'user-disabled'],
  [refused('auth/expired-action-code'), 'link-expired'],
  [refused('auth/internal-error'), 'sign-in-failed'],
  [refused('auth/constructor'), 'sign-in-failed'],
  [new Error('auth/user-disabled'), 'sign-in-failed'],
  ['auth/user-disabled', 'sign-in-failed'],
  [null, 'sign-in-failed'],
])('%o is %s', (error, code) => {
  expect(firebaseProblem(error)).toEqual({ code, status: 0 })
})

test('what is tried never throws', async () => {
  expect(await attempt(async () => 7)).toEqual({ ok: true, value: 7 })
  const error = refused('auth/too-many-requests')
  const seen: unknown[] = []
  const answer = await attempt(
    () => Promise.reject(error),
    (one) => seen.push(one),
  )
  expect(answer).toEqual({ ok: false, problem: { code: 'too-many-requests', status: 0 } })
  expect(seen).toEqual([error])
})
