import { sql } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './schema.ts'

// Libraries of works (decision 38). Read by drizzle-kit alone, as schema.ts is.
// What drizzle-kit does not know stands in the migration by hand: how long values are stored.

const at = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** A work that somebody keeps. Folders and file are named here and not in tables between, so that a row is all there is to bring back. */
export const libraryItem = pgTable(
  'library_item',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    /** CSL-JSON; its `id` is the row's. */
    item: jsonb('item').notNull(),
    note: text('note').notNull().default(''),
    tags: text('tags').array().notNull(),
    folders: uuid('folders').array().notNull(),
    fileId: uuid('file_id'),
    /** Fields that APA asks for and that are empty. */
    gaps: jsonb('gaps').notNull(),
    /** What the list of retractions says of it; written anew when that list is. */
    retraction: jsonb('retraction'),
    /** Sorted by. */
    author: text('author').notNull(),
    title: text('title').notNull(),
    year: integer('year'),
    /** Folded words of item, note and tags. */
    words: words('words').notNull(),
    addedAt: at('added_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** It can be brought back for a while; then it goes. */
    removedAt: at('removed_at'),
  },
  (table) => [
    index('library_item_account').on(table.accountId),
    index('library_item_file')
      .on(table.fileId)
      .where(sql`file_id is not null`),
    index('library_item_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
)

/** What two entries of one work share (`tools/library/double-keys.ts`), for works that are not removed. */
export const libraryKey = pgTable(
  'library_key',
  {
    accountId: ofAccount(),
    key: text('key').notNull(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => libraryItem.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key, table.itemId] }), index('library_key_item').on(table.itemId)],
)

/** Two works that look alike and are two for good; `first` is the smaller id. */
export const libraryApart = pgTable(
  'library_apart',
  {
    accountId: ofAccount(),
    first: uuid('first')
      .notNull()
      .references(() => libraryItem.id, { onDelete: 'cascade' }),
    second: uuid('second')
      .notNull()
      .references(() => libraryItem.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.first, table.second] }), index('library_apart_second').on(table.second)],
)

export const libraryFolder = pgTable(
  'library_folder',
  { id: uuid('id').primaryKey(), accountId: ofAccount(), name: text('name').notNull() },
  (table) => [index('library_folder_account').on(table.accountId)],
)

/** A file that is, or was until lately, attached to a work. One that no work names goes after a while. */
export const libraryFile = pgTable(
  'library_file',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytes('content').notNull(),
    /** Folded words of its text; null: no text could be read. */
    words: words('words'),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [index('library_file_account').on(table.accountId), index('library_file_words').using('gin', table.words)],
)

/** How things were before a change, for those who take it back. */
export const libraryUndo = pgTable(
  'library_undo',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    steps: jsonb('steps').notNull(),
    until: at('until').notNull(),
  },
  (table) => [index('library_undo_account').on(table.accountId), index('library_undo_until').on(table.until)],
)

/** An address at which a library, or a folder of it, can be read by whoever has it. */
export const libraryShare = pgTable(
  'library_share',
  {
    id: uuid('id').primaryKey(),
    accountId: ofAccount(),
    folderId: uuid('folder_id').references(() => libraryFolder.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address's token; the token follows from the nonce and the server's secret. */
    hash: text('hash').notNull().unique(),
    nonce: text('nonce').notNull(),
    endsAt: at('ends_at').notNull(),
    madeAt: at('made_at').notNull().defaultNow(),
  },
  (table) => [
    index('library_share_account').on(table.accountId),
    index('library_share_folder').on(table.folderId),
    index('library_share_ends').on(table.endsAt),
  ],
)

/** What is known of a work that was retracted or corrected, under a key as in `library_key`. */
export const retraction = pgTable('retraction', { key: text('key').primaryKey(), notice: jsonb('notice').notNull() })

/** The list that the retractions come from; one row. */
export const retractionList = pgTable('retraction_list', {
  id: integer('id').primaryKey(),
  asOf: date('as_of').notNull(),
  records: integer('records').notNull(),
  importedAt: at('imported_at').notNull().defaultNow(),
})
