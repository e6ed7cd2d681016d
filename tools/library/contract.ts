import { z } from 'zod'
import { itemSchema } from '../cite/contract.ts'

/** A person's library of works. Times are ISO 8601 in UTC; ids are UUIDs. */

const time = z.iso.datetime()
const count = z.number().int().nonnegative()
const id = z.uuid()
const tag = z.string().trim().min(1).max(60)

export const libraryItemsAtMost = 20_000
export const pageAtMost = 200

export const folderSchema = z.object({ id, name: z.string(), items: count })
export const folderInput = z.strictObject({ name: z.string().trim().min(1).max(120) })

export const retractionSchema = z.object({
  /** `retraction`, `correction`, `expression-of-concern`, `reinstatement`. */
  nature: z.enum(['retraction', 'correction', 'expression-of-concern', 'reinstatement']),
  /** ISO date of the notice; null when unknown. */
  date: z.iso.date().nullable(),
  reasons: z.array(z.string()),
  noticeUrl: z.string().nullable(),
})

/** A work that is kept: its CSL item, where it lies, and what the library knows of it. */
export const keptItemSchema = z.object({
  id,
  item: itemSchema,
  folders: z.array(id),
  tags: z.array(z.string()),
  note: z.string(),
  /** The attached file, whose text is searched along. */
  file: z.object({ name: z.string(), bytes: count, hasText: z.boolean() }).nullable(),
  retraction: retractionSchema.nullable(),
  /** Required fields of APA that are empty. */
  gaps: z.array(z.object({ field: z.string(), effect: z.string() })),
  addedAt: time,
  changedAt: time,
})

export const librarySorts = ['author', 'title', 'year', 'added', 'changed'] as const
export const libraryViews = ['all', 'unfiled', 'gaps', 'doubles', 'retracted'] as const

/** `GET /api/v1/library`. */
export const libraryQuery = z.object({
  view: z.enum(libraryViews).default('all'),
  folder: id.optional(),
  tag: tag.optional(),
  search: z.string().trim().max(200).default(''),
  sort: z.enum(librarySorts).default('author'),
  order: z.enum(['up', 'down']).default('up'),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(pageAtMost).default(50),
})
export const libraryPage = z.object({ items: z.array(keptItemSchema), total: count })

/** `GET /api/v1/library/overview`. */
export const libraryOverview = z.object({
  folders: z.array(folderSchema),
  tags: z.array(z.object({ tag: z.string(), items: count })),
  counts: z.object({ all: count, unfiled: count, gaps: count, doubles: count, retracted: count, files: count }),
  itemsAtMost: count,
  /** Day of the list of retractions that works are compared with; null: the operator has loaded none. */
  retractionsAsOf: z.iso.date().nullable().optional(),
})

/** `POST /api/v1/library`: works to keep; one that is there already (same identifier, or same title, year and first author) is told, not kept twice. */
export const addInput = z.strictObject({
  items: z.array(itemSchema).min(1).max(5_000),
  folder: id.optional(),
  tags: z.array(tag).max(50).default([]),
  /** Keep also what looks like one that is there. */
  keepDoubles: z.boolean().default(false),
})
export const addResult = z.object({
  added: z.array(keptItemSchema),
  /** Index in the request, and the kept work that it looks like. */
  doubles: z.array(z.object({ index: count, of: id })),
})

/** Bytes of JSON that one change writes at most: those of `item`, once for each work. */
export const changedBytesAtMost = 20_000_000

/**
 * `PATCH /api/v1/library`: the same change to all the works that are named. `item` replaces the item of one work; with `from`,
 * the item that it was made of, only what differs between the two is written, so that a change made meanwhile elsewhere stays. For
 * several works its fields are put over each of theirs, and null takes a field away. A note is that of one work.
 */
export const changeInput = z
  .strictObject({
    ids: z.array(id).min(1).max(5_000),
    item: itemSchema.optional(),
    from: itemSchema.optional(),
    note: z.string().max(100_000).optional(),
    addTags: z.array(tag).max(50).default([]),
    removeTags: z.array(tag).max(50).default([]),
    addFolder: id.optional(),
    removeFolder: id.optional(),
    /** Only into this folder. */
    moveTo: id.optional(),
  })
  .refine(({ ids, note }) => note === undefined || ids.length === 1, {
    path: ['note'],
    message: 'A note is written to one work at a time.',
  })
  .refine(({ ids, item, from }) => from === undefined || (ids.length === 1 && item !== undefined), {
    path: ['from'],
    message: 'Stands beside the item of one work.',
  })
  .refine(({ ids, item }) => item === undefined || ids.length === 1 || ids.length * bytesOf(item) <= changedBytesAtMost, {
    path: ['item'],
    message: `Too large for so many works: ${changedBytesAtMost} bytes are written at once.`,
  })
const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

/** Every change can be taken back for a while: `POST /api/v1/library/undo` with the token. */
export const changeResult = z.object({ items: z.array(keptItemSchema), undo: z.string().nullable() })
export const removeInput = z.strictObject({ ids: z.array(id).min(1).max(5_000) })
export const undoInput = z.strictObject({ undo: z.string().min(1).max(100) })

/** `GET /api/v1/library/doubles`: pairs that look like one work, surest first. */
export const doublesSchema = z.object({
  pairs: z.array(
    z.object({
      first: keptItemSchema,
      second: keptItemSchema,
      because: z.enum(['doi', 'pmid', 'isbn', 'arxiv', 'title']),
      /** Fields that differ. */
      differs: z.array(z.string()),
    }),
  ),
})
/**
 * `POST /api/v1/library/merge`: `keep` gets the fields it lacks, tags, folders, notes, and the file of `drop` if it has none. A work has
 * one file: where both have one, that of `keep` stays, and that of `drop` goes with `drop`, which an undo brings back with its file.
 * `keepBoth` says they are two works for good.
 */
export const mergeInput = z.strictObject({ keep: id, drop: id, keepBoth: z.boolean().default(false) })

/** `POST /api/v1/library/share`: a link that anybody can read until it ends or is taken back. */
export const shareInput = z.strictObject({ folder: id.optional(), days: z.number().int().min(1).max(365).default(30) })
export const shareSchema = z.object({ id, folder: id.nullable(), url: z.string(), endsAt: time })

export const shareListSchema = z.object({ shares: z.array(shareSchema) })

/** `DELETE /api/v1/library/folders/{id}`: the works stay. */
export const folderRemoved = z.object({ deleted: count, undo: z.string().nullable() })

/** `POST` and `DELETE /api/v1/library/{id}/file`. */
export const attachResult = keptItemSchema.extend({ undo: z.string().nullable() })

/** `GET /api/v1/shared-library/{token}`: in the order of authors; without notes, tags and files of the owner. */
export const sharedQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(5_000).default(200),
})
export const sharedLibrarySchema = z.object({
  /** Name of the folder that is shared; null: the whole library. */
  folder: z.string().nullable(),
  items: z.array(z.object({ item: itemSchema, retraction: retractionSchema.nullable() })),
  total: count,
  endsAt: time,
})

/** `POST /api/v1/retractions`: what is known of works, for libraries that lie in a browser; only DOI, PMID and URL are read. */
export const retractionsInput = z.strictObject({ items: z.array(itemSchema).min(1).max(5_000) })
export const retractionsFound = z.object({
  asOf: z.iso.date().nullable(),
  /** In the order of the request. */
  found: z.array(retractionSchema.nullable()),
})

export type FolderRemoved = z.output<typeof folderRemoved>
export type AttachResult = z.output<typeof attachResult>
export type SharedLibrary = z.output<typeof sharedLibrarySchema>
export type RetractionsFound = z.output<typeof retractionsFound>
export type Folder = z.output<typeof folderSchema>
export type KeptItem = z.output<typeof keptItemSchema>
export type Retraction = z.output<typeof retractionSchema>
export type LibraryQuery = z.output<typeof libraryQuery>
export type LibraryPage = z.output<typeof libraryPage>
export type LibraryOverview = z.output<typeof libraryOverview>
export type AddInput = z.output<typeof addInput>
export type AddResult = z.output<typeof addResult>
export type ChangeInput = z.output<typeof changeInput>
export type ChangeResult = z.output<typeof changeResult>
export type Doubles = z.output<typeof doublesSchema>
export type MergeInput = z.output<typeof mergeInput>
export type ShareInput = z.output<typeof shareInput>
export type Share = z.output<typeof shareSchema>
