import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { encodeSegment } from '#engines/similarity/segment.ts'
import { appError } from '../problem.ts'
import { transactAgain } from '../db/transact-again.ts'
import { requireKept, type Kept } from './collections.ts'
import type { Added, NewDocument, Viewer } from './corpus.ts'
import { toEntry, type Entry } from './entry.ts'
import type { IndexText } from './index-text.ts'
import { placeDocuments } from './place-documents.ts'
import { postingsPerBlock, storeSegment } from './store-segment.ts'

export type Limits = {
  /** Documents that an account may hold; 0: any number. */
  readonly perAccount: number
  /** The same for an institution. */
  readonly perInstitution: number
}

export type AddParts = { readonly pool: pg.Pool; readonly index: IndexText; readonly limits: Limits }

/**
 * Stores documents with their fingerprints, in one transaction and one segment: they can be found as soon as the promise is
 * kept. Throws `collection-not-found`, `corpus-full`, and `text-empty` when one of them has no word.
 */
export async function addDocuments(
  parts: AddParts,
  viewer: Viewer,
  { collectionId, documents }: { readonly collectionId: string; readonly documents: readonly NewDocument[] },
): Promise<readonly Added[]> {
  if (documents.length === 0) return []
  const entries = documents.map(toEntry)
  const { groupId } = await requireKept(parts.pool, viewer, collectionId)
  // Before the transaction, because it takes long.
  await indexMissing(parts, entries, await knownTexts(parts.pool, groupId, entries))
  return transactAgain(parts.pool, async (client) => {
    const kept = await requireKept(client, viewer, collectionId)
    const limit = await holdPlaces(client, kept, parts.limits)
    await storeTexts(parts, client, { groupId: kept.groupId, entries })
    const placed = await placeDocuments(client, { collection: kept, entries, addedBy: viewer.accountId })
    if (limit > 0) await requireRoom(client, kept.groupId, limit)
    return placed
  })
}

/** Which of these texts the group has, by hash. */
async function knownTexts(client: pg.Pool | pg.PoolClient, groupId: string, entries: readonly Entry[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from corpus_text
     where group_id = $1 and sha256 = any(select decode(one, 'hex') from unnest($2::text[]) as one)`,
    [groupId, entries.map(({ sha256 }) => sha256)],
  )
  return new Set(rows.map(({ sha256 }) => sha256))
}

async function indexMissing({ index }: AddParts, entries: readonly Entry[], known: ReadonlySet<string>): Promise<void> {
  for (const entry of entries) {
    if (known.has(entry.sha256) || entry.indexed) continue
    entry.indexed = await index(entry.text, entry.document.language)
    if (entry.indexed.words === 0) throw appError('text-empty')
  }
}

/** Where there is a limit, adds to a group come one after the other; the limit, or 0. */
async function holdPlaces(client: pg.PoolClient, { groupId, kind }: Kept, limits: Limits): Promise<number> {
  const limit = { public: 0, institution: limits.perInstitution, own: limits.perAccount, drafts: limits.perAccount }[kind]
  if (limit > 0) await client.query('select from corpus_group where id = $1 for no key update', [groupId])
  return limit
}

async function requireRoom(client: pg.PoolClient, groupId: string, limit: number): Promise<void> {
  const { rows } = await client.query<{ documents: string }>(
    'select coalesce(sum(documents), 0) as documents from corpus_collection where group_id = $1',
    [groupId],
  )
  if (Number(rows[0]?.documents) > limit) throw appError('corpus-full', { limit })
}

type Texts = { readonly groupId: string; readonly entries: readonly Entry[] }

/** Stores the texts that the group has not, and one segment with their postings. */
async function storeTexts(parts: AddParts, client: pg.PoolClient, { groupId, entries }: Texts): Promise<void> {
  const known = await knownTexts(client, groupId, entries)
  const missing = [...new Map(entries.filter(({ sha256 }) => !known.has(sha256)).map((entry) => [entry.sha256, entry])).values()]
  if (missing.length === 0) return
  // A text that was there a moment ago may have been removed since.
  await indexMissing(parts, missing, known)
  // Everybody takes texts in this order, so that two who add the same ones do not wait for each other in a circle.
  missing.sort((one, other) => (one.sha256 < other.sha256 ? -1 : 1))
  const fingerprints = missing.map(({ indexed }, ordinal) => ({ ordinal, hashes: indexed?.hashes ?? new Float64Array() }))
  const segment = encodeSegment(fingerprints, { postingsPerBlock })
  const id = await storeSegment(client, { groupId, texts: missing.length, segment })
  // What another has just stored keeps its row, and its postings here count for nothing.
  await client.query({
    name: 'corpus-texts-insert',
    text: `insert into corpus_text (id, group_id, sha256, language, words, segment, ordinal, body)
      select one.id, $1, decode(one.sha256, 'hex'), one.language, one.words, $2, one.ordinal, one.body
      from unnest($3::uuid[], $4::text[], $5::text[], $6::integer[], $7::integer[], $8::text[])
        as one (id, sha256, language, words, ordinal, body)
      on conflict (group_id, sha256) do nothing`,
    values: [
      groupId,
      id,
      missing.map(() => randomUUID()),
      missing.map(({ sha256 }) => sha256),
      missing.map(({ document }) => document.language),
      missing.map(({ indexed }) => indexed?.words ?? 0),
      missing.map((_, ordinal) => ordinal),
      missing.map(({ text }) => text),
    ],
  })
}
