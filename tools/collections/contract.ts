import { z } from 'zod'
import { collectionKinds } from '../check/contract.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'

/** What page and server say to each other about documents to compare with. Times are ISO 8601 in UTC. */

const time = z.iso.datetime()
const count = z.number().int().nonnegative()
const id = z.string().min(1).max(64)

/** Bytes of an archive that is sent by the browser. */
export const archiveBytesAtMost = 100 * 2 ** 20

export const collectionSchema = z.object({
  id: z.string(),
  kind: z.enum(collectionKinds),
  name: z.string(),
  documents: count,
  words: count,
  /** Whether whoever asks may add and delete documents. */
  canAdd: z.boolean(),
  institutionId: z.string().nullable(),
  createdAt: time,
})

/** `GET /api/v1/collections`. */
export const collectionListSchema = z.object({
  collections: z.array(collectionSchema),
  /** Documents that an account may keep, sources and drafts each; 0: any number. */
  documentsAtMost: count,
})

/** `POST /api/v1/collections`. */
export const collectionInput = z.object({
  name: z.string().trim().min(1).max(200),
  kind: z.enum(['own', 'drafts', 'institution']).default('own'),
  /** Of an institution whose documents whoever asks may add to. */
  institutionId: id.optional(),
})

export const documentSchema = z.object({
  id: z.string(),
  title: z.string(),
  authors: z.string(),
  year: z.number().int().nullable(),
  url: z.string().nullable(),
  fileName: z.string().nullable(),
  language: z.enum(textLanguageCodes),
  words: count,
  addedAt: time,
})

export const documentQuery = z.object({
  search: z.string().trim().max(200).default(''),
  /** The `next` of the page before. */
  before: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** `GET /api/v1/collections/{id}/documents`. */
export const documentPageSchema = z.object({ documents: z.array(documentSchema), next: z.string().nullable() })

/** What became of a file that was read. `same-text`: the document `twin` (a file name, or empty) has this text, and stays. */
export const addedSchema = z.object({
  state: z.enum(['added', 'updated', 'already-there', 'same-text']),
  name: z.string(),
  id: z.string(),
  words: count,
  language: z.enum(textLanguageCodes),
  twin: z.string(),
})

/** Server-sent events of an archive that is read. */
export const importEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opened'), files: count }),
  z.object({ type: z.literal('added'), bytes: count, added: addedSchema }),
  z.object({
    type: z.literal('failed'),
    bytes: count,
    name: z.string(),
    problem: z.looseObject({ code: z.string(), status: z.number().int() }),
  }),
  /** The archive as a whole could not be gone on with. */
  z.object({ type: z.literal('problem'), problem: z.looseObject({ code: z.string(), status: z.number().int() }) }),
  z.object({ type: z.literal('end') }),
])

export type CollectionAnswer = z.output<typeof collectionSchema>
export type CollectionList = z.output<typeof collectionListSchema>
export type CollectionInput = z.output<typeof collectionInput>
export type DocumentAnswer = z.output<typeof documentSchema>
export type DocumentPage = z.output<typeof documentPageSchema>
export type AddedAnswer = z.output<typeof addedSchema>
export type ImportEvent = z.output<typeof importEvent>
