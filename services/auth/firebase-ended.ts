import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { FirebaseClaims } from './firebase-token.ts'

const days = 30

/**
 * Sign-ins that count no more although Firebase goes on renewing their tokens: the person has erased the account, or
 * logged out everywhere. Kept under a keyed hash, because it outlives the account.
 */
export function makeEndedSignIns({ pool, secret }: { readonly pool: pg.Pool; readonly secret: string }) {
  const idOf = (uid: string): string => createHmac('sha256', secret).update(`firebase ended ${uid}`).digest('base64url')
  return {
    /** Every sign-in of the account until now. */
    end: async (accountId: string): Promise<void> => {
      const { rows } = await pool.query<{ uid: string }>(
        `select external_id as uid from sign_in_method where account_id = $1 and provider = 'firebase'`,
        [accountId],
      )
      for (const { uid } of rows)
        await pool.query(
          `insert into verification (id, identifier, value, expires_at) values ($1, $1, $2, now() + make_interval(days => $3))
           on conflict (id) do update set value = excluded.value, expires_at = excluded.expires_at`,
          [idOf(uid), new Date().toISOString(), days],
        )
    },
    has: async ({ uid, signedInAt }: FirebaseClaims): Promise<boolean> => {
      const { rows } = await pool.query<{ value: string }>('select value from verification where id = $1 and expires_at > now()', [
        idOf(uid),
      ])
      return rows.some(({ value }) => signedInAt <= new Date(value))
    },
  }
}
