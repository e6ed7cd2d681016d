import { timings } from './timings.ts'

/** An ID token with its times on this device's clock, which may differ from the server's. */
export type IdToken = { readonly text: string; readonly issuedAt: number; readonly expiresAt: number }

/** What a JWT says; null for anything else. Nothing is verified: that is the server's part. */
export function payloadOf(jwt: string): Readonly<Record<string, unknown>> | null {
  try {
    const bytes = Uint8Array.from(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof payload === 'object' && payload !== null ? { ...payload } : null
  } catch {
    return null
  }
}

/** A token that has just come: it lasts as long as it says from now on. Null for what is no token. */
export function makeIdToken(text: string, now: number): IdToken | null {
  const { iat, exp } = payloadOf(text) ?? {}
  if (typeof iat !== 'number' || typeof exp !== 'number') return null
  return { text, issuedAt: now, expiresAt: now + (exp - iat) * 1_000 }
}

/** Whether a token must not be used any more. */
export const isExpired = ({ expiresAt }: IdToken, now: number): boolean => now >= expiresAt - timings.expiredEarly

/** Whether a token is too old to be told to the address that keeps it. */
export const isTooOldToSync = ({ issuedAt }: IdToken, now: number): boolean => now - issuedAt > timings.syncSkippedAfter

type RefreshPlan = { readonly token: IdToken | null; readonly failures: number; readonly now: number }

/**
 * How long to wait before the next refresh: until 5 minutes before expiry, though not sooner than 30 s after the token came;
 * after failures 30 s, doubling to 16 minutes.
 */
export function refreshDelay({ token, failures, now }: RefreshPlan): number {
  if (failures > 0) return Math.min(timings.retryFirst * 2 ** (failures - 1), timings.retryLongest)
  if (!token) return 0
  return Math.max(0, token.expiresAt - timings.refreshBefore - now, token.issuedAt + timings.retryFirst - now)
}
