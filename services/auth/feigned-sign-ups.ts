import { createHmac, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'

/** As long as an account is kept whose address nobody confirms (`sweep-people.ts`). */
const days = 7

/**
 * Who signs up with an address that has an account already, and then tries to log in with that, must be told the same as
 * somebody whose new account waits to be confirmed: else signing up would tell which addresses are known. So the last
 * such sign-up of an address is remembered, as a keyed hash.
 */
export function makeFeignedSignUps({ pool, secret }: { readonly pool: pg.Pool; readonly secret: string }) {
  const hashOf = (...parts: readonly string[]): string => createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
  const idOf = (email: string): string => hashOf('feigned sign-up', email.toLowerCase())
  return {
    note: async (email: string, password: string): Promise<void> => {
      const id = idOf(email)
      await pool.query(
        `insert into verification (id, identifier, value, expires_at) values ($1, $1, $2, now() + make_interval(days => $3))
         on conflict (id) do update set value = excluded.value, expires_at = excluded.expires_at`,
        [id, hashOf('feigned password', id, password), days],
      )
    },
    isNoted: async (email: string, password: string): Promise<boolean> => {
      const id = idOf(email)
      const { rows } = await pool.query<{ value: string }>('select value from verification where id = $1 and expires_at > now()', [id])
      const [found, given] = [Buffer.from(rows[0]?.value ?? ''), Buffer.from(hashOf('feigned password', id, password))]
      return found.length === given.length && timingSafeEqual(found, given)
    },
  }
}
