import type pg from 'pg'

/** Takes every connection of a pool, so that whoever asks for one waits in vain, for a moment only; gives them back when called. */
export async function fillPool(pool: pg.Pool): Promise<() => void> {
  const { max, connectionTimeoutMillis } = pool.options
  Object.assign(pool.options, { max: 1, connectionTimeoutMillis: 30 })
  const held = [await pool.connect()]
  while (pool.idleCount > 0) held.push(await pool.connect())
  return () => {
    Object.assign(pool.options, { max, connectionTimeoutMillis })
    for (const client of held) client.release()
  }
}
