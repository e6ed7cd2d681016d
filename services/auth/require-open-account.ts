import { APIError } from 'better-auth/api'
import type pg from 'pg'

/** Code of our own in the library's form of errors. */
export const disabledCode = 'ACCOUNT_DISABLED'

/** Refuses a session for an account that an administrator has closed. */
export const requireOpenAccount =
  (pool: pg.Pool) =>
  async (accountId: string): Promise<void> => {
    const { rows } = await pool.query('select 1 from account where id = $1 and disabled_at is not null', [accountId])
    if (rows.length > 0) throw new APIError('FORBIDDEN', { code: disabledCode, message: 'closed' })
  }
