import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './schema.ts'

// Documents to compare with, and the index over them (decision 30). Read by drizzle-kit alone, as schema.ts is.
// What drizzle-kit does not know stands in the migration by hand: how long values are stored.

const at = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A school or firm whose members share documents. */
export const institution = pgTable('institution', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Whoever has a confirmed address there is a member; lower case. */
  emailDomain: text('email_domain').unique(),
  /** Whether others may learn that one of its documents holds a passage: only that, never which document. */
  showsMatches: boolean('shows_matches').notNull().default(false),
  createdAt: at('created_at').notNull().defaultNow(),
})

export const institutionMember = pgTable(
  'institution_member',
  {
    institutionId: uuid('institution_id')
      .notNull()
      .references(() => institution.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** May add and delete its documents. */
    isLibrarian: boolean('is_librarian').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.accountId] }), index('institution_member_account').on(table.accountId)],
)

/** Whose documents share an index: everybody's, an institution's, an account's sources, an account's drafts. Nobody else reads its postings. */
export const corpusGroup = pgTable(
  'corpus_group',
  {
    id: uuid('id').primaryKey(),
    /** `public`, `institution`, `own`, `drafts`. */
    kind: text('kind').notNull(),
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    institutionId: uuid('institution_id').references(() => institution.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('corpus_group_owner').on(table.kind, table.accountId, table.institutionId).nullsNotDistinct(),
    index('corpus_group_account').on(table.accountId),
    index('corpus_group_institution').on(table.institutionId),
  ],
)

const ofGroup = () =>
  uuid('group_id')
    .notNull()
    .references(() => corpusGroup.id, { onDelete: 'cascade' })

export const corpusCollection = pgTable(
  'corpus_collection',
  {
    id: uuid('id').primaryKey(),
    groupId: ofGroup(),
    name: text('name').notNull(),
    /** Kept in step with the documents, so that nobody has to count them. */
    documents: integer('documents').notNull().default(0),
    words: bigint('words', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [unique('corpus_collection_name').on(table.groupId, table.name)],
)

/** The same text is stored once in a group, however many documents have it. Its row is what makes its postings count. */
export const corpusText = pgTable(
  'corpus_text',
  {
    id: uuid('id').primaryKey(),
    groupId: ofGroup(),
    sha256: bytes('sha256').notNull(),
    language: text('language').notNull(),
    words: integer('words').notNull(),
    /** The segment with its postings, and its number there. */
    segment: integer('segment').notNull(),
    ordinal: integer('ordinal').notNull(),
    body: text('body').notNull(),
  },
  (table) => [
    unique('corpus_text_once').on(table.groupId, table.sha256),
    // Not unique, so that a merge that moves a text does not keep documents from referring to it.
    index('corpus_text_place').on(table.segment, table.ordinal),
  ],
)

export const corpusDocument = pgTable(
  'corpus_document',
  {
    id: uuid('id').primaryKey(),
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => corpusCollection.id, { onDelete: 'cascade' }),
    textId: uuid('text_id')
      .notNull()
      .references(() => corpusText.id),
    title: text('title').notNull(),
    authors: text('authors').notNull(),
    year: integer('year'),
    url: text('url'),
    /** Name of the file that it came from; another text under the same name replaces it. */
    fileName: text('file_name'),
    addedBy: text('added_by').references(() => account.id, { onDelete: 'set null' }),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [
    unique('corpus_document_once').on(table.collectionId, table.textId),
    uniqueIndex('corpus_document_file')
      .on(table.collectionId, table.fileName)
      .where(sql`file_name is not null`),
    index('corpus_document_text').on(table.textId),
    index('corpus_document_newest').on(table.collectionId, table.addedAt, table.id),
    index('corpus_document_adder')
      .on(table.addedBy)
      .where(sql`added_by is not null`),
  ],
)

/** Postings of some texts of a group, packed; never changed, only merged into others. */
export const corpusSegment = pgTable(
  'corpus_segment',
  {
    /** Drawn by us. Four bytes, not sixteen, because every block repeats it twice. */
    id: integer('id').primaryKey(),
    groupId: ofGroup(),
    /** Version of the engine that made the fingerprints; another version cannot read them. */
    engine: integer('engine').notNull(),
    /** It has two to the power of this many buckets. */
    bits: smallint('bits').notNull(),
    tier: smallint('tier').notNull(),
    /** Texts when it was made; those removed since have no row any more. */
    texts: integer('texts').notNull(),
    postings: bigint('postings', { mode: 'number' }).notNull(),
    /** Of its blocks, without what the database adds. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    madeAt: at('made_at').notNull().defaultNow(),
  },
  (table) => [index('corpus_segment_group').on(table.groupId, table.tier)],
)

const ofSegment = () =>
  integer('segment')
    .notNull()
    .references(() => corpusSegment.id, { onDelete: 'cascade' })

export const corpusBlock = pgTable(
  'corpus_block',
  { segment: ofSegment(), bucket: integer('bucket').notNull(), data: bytes('data').notNull() },
  (table) => [primaryKey({ columns: [table.segment, table.bucket] })],
)

/** Hashes of which a segment has kept only some postings, with how many texts have them. */
export const corpusStopHash = pgTable(
  'corpus_stop_hash',
  { segment: ofSegment(), hash: bigint('hash', { mode: 'number' }).notNull(), documents: integer('documents').notNull() },
  (table) => [primaryKey({ columns: [table.segment, table.hash] })],
)
