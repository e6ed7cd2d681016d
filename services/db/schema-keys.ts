import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './schema.ts'

// Keys of the API (services/keys). See schema.ts for what holds for all tables.

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A key that programs of its owner send in place of a sign-in. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** SHA-256 of the whole key, which is nowhere else. */
    hash: text('hash').notNull().unique(),
    /** Its first characters, by which its owner knows it again. */
    start: text('start').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** To the minute; null: never. */
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('api_key_account').on(table.accountId)],
)
