import type pg from 'pg'
import type { Env } from '#config/env.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { IdentitySettings } from './identity.ts'

export type IdentityOptions = {
  readonly pool: pg.Pool
  readonly env: Env
  readonly secret: string
  readonly mailer: Mailer
  /** N of scrypt; without one what production needs (`password-hashing.ts`). Less is for tests. */
  readonly passwordCost?: number
  readonly onTrouble: (error: unknown) => void
}

/** What pages are told of signing in. */
export function identitySettings(env: Env): IdentitySettings {
  const projectId = env.FIREBASE_PROJECT_ID ?? ''
  return {
    kind: env.IDENTITY,
    hasGoogle: env.IDENTITY === 'firebase' || env.GOOGLE_CLIENT_ID !== undefined,
    policy: { min: env.PASSWORD_MIN, max: env.PASSWORD_MAX, requires: env.PASSWORD_REQUIRES },
    tokenSyncUrl: env.TOKEN_SYNC_URL ?? (env.IDENTITY === 'firebase' ? '/api/auth/sync' : null),
    firebase:
      env.IDENTITY === 'firebase'
        ? {
            projectId,
            apiKey: env.FIREBASE_API_KEY ?? '',
            authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
            emulator: env.FIREBASE_EMULATOR ?? null,
          }
        : null,
  }
}
