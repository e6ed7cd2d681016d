import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { CollectionKind } from '#tools/check/contract.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { transactAgain } from '../db/transact-again.ts'
import type { Collection, Corpus, Viewer } from './corpus.ts'
import { dropTexts } from './drop-texts.ts'
import { ensureGroup, isKeeper, isUuid, isVisible, viewerValues, type Owner } from './rooms.ts'

type Row = {
  readonly id: string
  readonly kind: CollectionKind
  readonly name: string
  readonly institution_id: string | null
  readonly account_id: string | null
  readonly documents: number
  readonly words: string
  readonly can_add: boolean
  readonly created_at: Date
}

const columns = `c.id, g.kind, c.name, g.institution_id, g.account_id, c.documents, c.words, ${isKeeper} as can_add, c.created_at`

const toCollection = (row: Row): Collection => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  institutionId: row.institution_id,
  accountId: row.account_id,
  documents: row.documents,
  words: Number(row.words),
  canAdd: row.can_add,
  createdAt: row.created_at,
})

/** Open to all first, one's own last. */
const byKind = `array_position(array['public', 'institution', 'own', 'drafts'], g.kind)`

/** Collections that the viewer may search. */
export async function listCollections(pool: pg.Pool, viewer: Viewer): Promise<readonly Collection[]> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from corpus_collection c join corpus_group g on g.id = c.group_id
     where ${isVisible} order by ${byKind}, c.name, c.id`,
    [...viewerValues(viewer)],
  )
  return rows.map(toCollection)
}

/** By id, or by name: of several with a name, one that the viewer may add to is meant. Throws `collection-not-found`. */
export async function requireCollection(pool: pg.Pool, viewer: Viewer, idOrName: string): Promise<Collection> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from corpus_collection c join corpus_group g on g.id = c.group_id
     where ${isVisible} and (c.id = $3::uuid or c.name = $4)
     order by c.id = $3::uuid desc nulls last, can_add desc, ${byKind}, c.id limit 1`,
    [...viewerValues(viewer), isUuid(idOrName) ? idOrName : null, storable(idOrName)],
  )
  const [row] = rows
  if (!row) throw appError('collection-not-found')
  return toCollection(row)
}

/** Makes a collection, or gives the one of that name. Throws `collection-not-found` to who may not. */
export async function makeCollection(
  pool: pg.Pool,
  viewer: Viewer,
  {
    kind,
    name,
    institutionId = null,
  }: Omit<Parameters<Corpus['makeCollection']>[1], 'institutionId'> & { readonly institutionId?: string | null | undefined },
): Promise<Collection> {
  const id = await transactAgain(pool, async (client) => {
    const groupId = await ensureGroup(client, await requireOwner(client, viewer, { kind, institutionId }))
    const { rows } = await client.query<{ id: string }>(
      `insert into corpus_collection (id, group_id, name) values ($1, $2, $3)
       on conflict (group_id, name) do update set name = excluded.name returning id`,
      [randomUUID(), groupId, storable(name)],
    )
    return rows[0]?.id ?? ''
  })
  return requireCollection(pool, viewer, id)
}

type Wish = { readonly kind: CollectionKind; readonly institutionId: string | null }

/** Whose a new collection is; only who may add to it may make it. */
async function requireOwner(client: pg.PoolClient, viewer: Viewer, { kind, institutionId }: Wish): Promise<Owner> {
  const { accountId, isOperator = false } = viewer
  if (kind === 'public' && isOperator) return { kind, accountId: null, institutionId: null }
  if ((kind === 'own' || kind === 'drafts') && accountId !== null) return { kind, accountId, institutionId: null }
  if (kind === 'institution' && institutionId !== null && isUuid(institutionId)) {
    const { rowCount } = await client.query(
      `select from institution i where id = $3 and ($2::boolean or exists (
         select from institution_member m where m.institution_id = i.id and m.account_id = $1 and m.is_librarian))`,
      [...viewerValues(viewer), institutionId],
    )
    if (rowCount === 1) return { kind, accountId: null, institutionId }
  }
  throw appError('collection-not-found')
}

/** Removes a collection with its documents. Throws `collection-not-found` to who may not. */
export async function removeCollection(pool: pg.Pool, viewer: Viewer, id: string): Promise<void> {
  if (!isUuid(id)) throw appError('collection-not-found')
  await transactAgain(pool, async (client) => {
    await client.query('set local statement_timeout = 0')
    await requireKept(client, viewer, id)
    const { rows } = await client.query<{ text_id: string }>('delete from corpus_document where collection_id = $1 returning text_id', [id])
    await dropTexts(
      client,
      rows.map(({ text_id: textId }) => textId),
    )
    await client.query('delete from corpus_collection where id = $1', [id])
  })
}

/** A collection that the viewer may change. */
export type Kept = { readonly id: string; readonly groupId: string; readonly kind: CollectionKind }

/** Throws `collection-not-found` when there is none, or the viewer may not change it. */
export async function requireKept(client: pg.Pool | pg.PoolClient, viewer: Viewer, id: string): Promise<Kept> {
  const { rows } = isUuid(id)
    ? await client.query<Kept>(
        `select c.id, c.group_id as "groupId", g.kind from corpus_collection c join corpus_group g on g.id = c.group_id
         where c.id = $3 and ${isKeeper}`,
        [...viewerValues(viewer), id],
      )
    : { rows: [] }
  const [kept] = rows
  if (!kept) throw appError('collection-not-found')
  return kept
}
