import { expect, test } from 'vitest'
import { askSignIn, hintSignIn, onSignInHint, onSignInRequest, type SignInRequest } from './sign-in-request.ts'

test('a request made before the dialog is there waits for it, once', () => {
  const heard: SignInRequest[] = []
  askSignIn({ reason: 'To keep this.' })
  const stop = onSignInRequest((request) => heard.push(request))
  expect(heard).toEqual([{ step: { kind: 'sign-in' }, reason: 'To keep this.' }])
  askSignIn({ step: { kind: 'sign-up' } })
  expect(heard[1]).toEqual({ step: { kind: 'sign-up' }, reason: null })
  stop()
  const later: SignInRequest[] = []
  onSignInRequest((request) => later.push(request))()
  expect(later).toEqual([])
})

test('a hint is heard while somebody listens', () => {
  let hints = 0
  const stop = onSignInHint(() => (hints += 1))
  hintSignIn()
  stop()
  hintSignIn()
  expect(hints).toBe(1)
})
