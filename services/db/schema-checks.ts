import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account, historyEntry } from './schema.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A plagiarism check: what was asked, how far it has come, and its report. */
export const checkRun = pgTable(
  'check_run',
  {
    id: text('id').primaryKey(),
    /** Whose it is: `account:<id>` or `visitor:<id>`. */
    subject: text('subject').notNull(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    language: text('language').notNull(),
    /** The checked text; the report's offsets are its. */
    input: text('input').notNull(),
    words: integer('words').notNull(),
    /** Collections to search, and whether online services are asked. */
    options: jsonb('options').notNull(),
    /** `waiting`, `running`, `done`, `failed`, `cancelled`. */
    state: text('state').notNull(),
    step: text('step'),
    done: integer('done'),
    of: integer('of'),
    /** Code and facts of what went wrong. */
    problem: jsonb('problem'),
    /** Rises with every change that a listener is told of. */
    version: integer('version').notNull().default(0),
    /** Whoever works on it holds this token until `lease_until`; then another may take it up. */
    lease: text('lease'),
    leaseUntil: at('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    reservationId: text('reservation_id'),
    /** Without the text. */
    report: jsonb('report'),
    exclusions: jsonb('exclusions').notNull(),
    /** Share of words in passages that count, under these exclusions. */
    score: doublePrecision('score'),
    /** Its line in the history: with it the check goes. Null: it is not kept, and goes at `delete_at`. */
    historyId: text('history_id').references(() => historyEntry.id, { onDelete: 'cascade' }),
    deleteAt: at('delete_at'),
    /** SHA-256 of the shared address's token; the token follows from the nonce and the server's secret. */
    shareHash: text('share_hash').unique(),
    shareNonce: text('share_nonce'),
    shareUntil: at('share_until'),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('check_run_subject').on(table.subject, table.createdAt),
    index('check_run_account').on(table.accountId),
    index('check_run_history').on(table.historyId),
    index('check_run_due')
      .on(table.createdAt)
      .where(sql`state in ('waiting', 'running')`),
    index('check_run_delete')
      .on(table.deleteAt)
      .where(sql`delete_at is not null`),
  ],
)
