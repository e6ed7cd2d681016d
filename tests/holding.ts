import pg from 'pg'
import { expect } from 'vitest'
import type { OpenTestDb } from './database.ts'

export type Held = {
  /** Statements that take what the others will wait for. */
  readonly first: string
  /** Statements that come when they wait; after them all of it is committed. */
  readonly last?: string
  /** Whether this side may be the one of two deadlocked that gives way, as a merge may. */
  readonly givesWay?: boolean
}

/**
 * Lets transactions meet in a given order: holds `first` on a connection of its own, begins `meanwhile`, and does `last` as
 * soon as a statement of it waits for a lock.
 */
export async function holding<Result>(
  { db, url }: Pick<OpenTestDb, 'db' | 'url'>,
  { first, last = '', givesWay = false }: Held,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`begin; ${first}`)
    const other = meanwhile()
    other.catch(() => undefined)
    await expect.poll(() => areWaiting(db.pool), { timeout: 10_000 }).toBe(true)
    await client.query(`${last}; commit`).catch((error: unknown) => {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01'
      if (!isDeadlock || !givesWay) throw error
    })
    await client.query('rollback')
    return await other
  } finally {
    await client.end()
  }
}

async function areWaiting(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  return rowCount !== 0
}
