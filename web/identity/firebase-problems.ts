import type { Answer, Problem } from '#web/workbench/api-client.ts'

/** Firebase's codes, without their `auth/`, in ours. What the outside must not tell apart has one code. */
export const firebaseCodes: Readonly<Record<string, string>> = {
  'account-exists-with-different-credential': 'email-already-in-use',
  'admin-restricted-operation': 'method-off',
  'cancelled-popup-request': 'popup-closed-by-user',
  'code-expired': 'user-token-expired',
  'credential-already-in-use': 'email-already-in-use',
  'email-already-in-use': 'email-already-in-use',
  'expired-action-code': 'link-expired',
  'invalid-action-code': 'link-expired',
  'invalid-continue-uri': 'unauthorized-domain',
  'invalid-credential': 'invalid-credential',
  'invalid-email': 'invalid-email',
  'invalid-multi-factor-session': 'user-token-expired',
  'invalid-recipient-email': 'invalid-email',
  'invalid-user-token': 'user-token-expired',
  'invalid-verification-code': 'code-wrong',
  'missing-email': 'invalid-email',
  'missing-verification-code': 'code-wrong',
  'multi-factor-auth-required': 'multi-factor-auth-required',
  'network-request-failed': 'network-request-failed',
  'operation-not-allowed': 'method-off',
  'password-does-not-meet-requirements': 'password-weak',
  'popup-blocked': 'popup-blocked',
  'popup-closed-by-user': 'popup-closed-by-user',
  'quota-exceeded': 'too-many-requests',
  'redirect-cancelled-by-user': 'popup-closed-by-user',
  'requires-recent-login': 'requires-recent-login',
  timeout: 'network-request-failed',
  'too-many-requests': 'too-many-requests',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'unauthorized-domain': 'unauthorized-domain',
  'unsupported-first-factor': 'method-off',
  'user-cancelled': 'popup-closed-by-user',
  'user-disabled': 'user-disabled',
  'user-mismatch': 'invalid-credential',
  'user-not-found': 'user-not-found',
  'user-token-expired': 'user-token-expired',
  'weak-password': 'password-weak',
  'wrong-password': 'invalid-credential',
}

/** What went wrong at Firebase, in our codes; one that is not known is `sign-in-failed`. */
export function firebaseProblem(error: unknown): Problem {
  const code = firebaseCode(error)
  return { code: Object.hasOwn(firebaseCodes, code) ? (firebaseCodes[code] ?? unknownCode) : unknownCode, status: 0 }
}

const unknownCode = 'sign-in-failed'

/** Firebase's own code, without its `auth/`; empty for any other error. */
export const firebaseCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code.replace(/^auth\//, '') : ''

/** Does something at Firebase. Never throws; `onError` sees the error itself first. */
export async function attempt<Value>(act: () => Promise<Value>, onError?: (error: unknown) => void): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await act() }
  } catch (error) {
    onError?.(error)
    return { ok: false, problem: firebaseProblem(error) }
  }
}
