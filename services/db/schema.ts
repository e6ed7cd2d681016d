import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Requests counted by address and minute; written by rate-limiter-flexible, whose column names these are. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Unix time in milliseconds. */
  expire: bigint('expire', { mode: 'number' }),
})
