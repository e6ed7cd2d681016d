import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// Tables of the way out (services/fetch) and of online search (services/online). See schema.ts for what holds for all tables.

const at = (name: string) => timestamp(name, { withTimezone: true })
const expiresAt = () => at('expires_at').notNull()

/** When the next request to another's server may begin, and which of its two places are taken. */
export const fetchHost = pgTable(
  'fetch_host',
  {
    /** `name:port`. */
    host: text('host').primaryKey(),
    nextAt: at('next_at').notNull(),
    /** The host asked to be left alone until then, or failed. */
    heldUntil: at('held_until').notNull(),
    /** In a row. */
    failures: integer('failures').notNull(),
    /** A place is free when its time is over. */
    firstUntil: at('first_until').notNull(),
    secondUntil: at('second_until').notNull(),
  },
  (table) => [index('fetch_host_next').on(table.nextAt)],
)

/** The robots.txt of a site, as far as we read it. */
export const fetchRobots = pgTable(
  'fetch_robots',
  { origin: text('origin').primaryKey(), rules: text('rules').notNull(), expiresAt: expiresAt() },
  (table) => [index('fetch_robots_expires').on(table.expiresAt)],
)

/** What a search service answered to a query; the query itself stands here only as a keyed hash. */
export const onlineAnswer = pgTable(
  'online_answer',
  { key: text('key').primaryKey(), works: jsonb('works').notNull(), expiresAt: expiresAt() },
  (table) => [index('online_answer_expires').on(table.expiresAt)],
)

/** The text of a page that was fetched, or why there is none. */
export const onlinePage = pgTable(
  'online_page',
  {
    /** SHA-256 of its address. */
    key: text('key').primaryKey(),
    /** SHA-256 of its text: the same text at two addresses counts once. */
    content: text('content'),
    body: text('body'),
    /** Code of the problem. */
    failure: text('failure'),
    fetchedAt: at('fetched_at').notNull(),
    expiresAt: expiresAt(),
  },
  (table) => [index('online_page_expires').on(table.expiresAt)],
)

/** Queries that a search service was sent on a day (UTC). */
export const onlineBudget = pgTable(
  'online_budget',
  { provider: text('provider').notNull(), day: date('day').notNull(), used: integer('used').notNull() },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
)
