import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { isDatabaseAway } from '../db/database-error.ts'

/** The part of a pool that the library uses. */
export type LibraryPool = { readonly connect: () => Promise<pg.PoolClient>; readonly end: () => Promise<void>; readonly options: object }

/**
 * The library answers alike, "500", whatever failed inside it. So that people are told when it was the database that could
 * not be reached, what its pool said is kept for as long as it is asked.
 */
export function makeLibraryDatabase(pool: pg.Pool) {
  const asked = new AsyncLocalStorage<{ said: unknown }>()
  const database: LibraryPool = {
    connect: async () => {
      try {
        return await pool.connect()
      } catch (error) {
        const store = asked.getStore()
        if (store && isDatabaseAway(error)) store.said = error
        throw error
      }
    },
    options: pool.options,
    // The pool is everybody's; whoever opened it ends it.
    end: async () => undefined,
  }
  return {
    database,
    /** Does what asks the library. Where that fails and the database was away, it fails with what the database said. */
    ask: <Result>(work: () => Promise<Result>): Promise<Result> =>
      asked.run({ said: null }, async () => {
        try {
          return await work()
        } catch (error) {
          throw asked.getStore()?.said ?? error
        }
      }),
  }
}
