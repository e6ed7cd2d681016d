import type pg from 'pg'

/** Removes sessions and tokens of links whose time is over; how many. */
export async function sweepExpired(pool: pg.Pool): Promise<number> {
  const sessions = await pool.query('delete from session where expires_at < now()')
  const tokens = await pool.query('delete from verification where expires_at < now()')
  return (sessions.rowCount ?? 0) + (tokens.rowCount ?? 0)
}
