import { createHmac } from 'node:crypto'
import type pg from 'pg'

/** Remembers on all nodes together what was used up, as a keyed hash and no longer than it matters. */
export function makeOnce({ pool, secret }: { readonly pool: pg.Pool; readonly secret: string }) {
  const idOf = (what: string): string => createHmac('sha256', secret).update(what).digest('base64url')
  return {
    /** True for the first who asks within so many seconds. */
    take: async (what: string, seconds: number): Promise<boolean> => {
      const { rowCount } = await pool.query(
        `insert into verification (id, identifier, value, expires_at) values ($1, $1, '', now() + make_interval(secs => $2))
         on conflict (id) do update set expires_at = excluded.expires_at where verification.expires_at < now()`,
        [idOf(what), seconds],
      )
      return rowCount === 1
    },
    /** It came to nothing, so it may be used after all. */
    giveBack: async (what: string): Promise<void> => {
      await pool.query('delete from verification where id = $1', [idOf(what)])
    },
  }
}

export type Once = ReturnType<typeof makeOnce>
