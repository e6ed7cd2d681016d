import type pg from 'pg'
import { inTransaction } from './in-transaction.ts'

/**
 * Two at once met: of two deadlocked one gives way, of two who make the same row one is late, a row to be referred to has
 * just gone. Done anew, it finds what the other has made.
 */
const collisions: readonly string[] = ['23503', '23505', '40001', '40P01']
const attemptsAtMost = 5

/** Runs `work` in a transaction, anew when it met another's. Nothing of an attempt that failed is left. */
export async function transactAgain<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, work)
    } catch (error) {
      const isCollision = error instanceof Error && 'code' in error && collisions.includes(String(error.code))
      if (!isCollision || attempt === attemptsAtMost) throw error
    }
  }
}
