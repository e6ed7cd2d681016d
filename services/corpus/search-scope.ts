import type pg from 'pg'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import type { CollectionKind } from '#tools/check/contract.ts'
import type { CorpusQuery } from './corpus.ts'
import { isUuid, isVisible, viewerValues } from './rooms.ts'

export type SearchedCollection = {
  readonly id: string
  readonly kind: CollectionKind
  readonly name: string
  readonly groupId: string
  /** False: an institution's that the viewer does not belong to. */
  readonly isVisible: boolean
}

export type SearchedSegment = {
  readonly id: number
  readonly bits: number
  /** Whether every collection of its group is searched. */
  readonly isWhole: boolean
}

/** What a query reaches: nothing else is read of the index, and no other text. */
export type Scope = {
  readonly collections: ReadonlyMap<string, SearchedCollection>
  readonly segments: readonly SearchedSegment[]
  readonly documents: number
  /** Whether some of them are of institutions that the viewer does not belong to. */
  readonly otherInstitutions: boolean
}

type Row = SearchedCollection & { readonly documents: number; readonly isSearched: boolean }

/**
 * Chosen collections, or all but drafts; an operator's default leaves out what people keep for themselves. Institutions
 * that let others know of matches come in when they are wanted.
 */
export async function readScope(client: pg.PoolClient, query: CorpusQuery): Promise<Scope> {
  const { viewer, collections, otherInstitutions = false } = query
  const { rows } = await client.query<Row>(
    `with seen as (
       select c.id, g.kind, c.name, c.group_id, c.documents, ${isVisible} as visible,
         coalesce(i.shows_matches, false) and $4::boolean as other,
         case when $3::uuid[] is null then g.kind in ('public', 'institution') or (g.kind = 'own' and g.account_id = $1)
           else c.id = any($3::uuid[]) end as chosen
       from corpus_collection c join corpus_group g on g.id = c.group_id left join institution i on i.id = g.institution_id
       where g.kind in ('public', 'institution') or g.account_id = $1 or c.id = any($3::uuid[])
     )
     select id, kind, name, group_id as "groupId", documents, visible as "isVisible", (visible and chosen) or (not visible and other) as "isSearched"
     from seen`,
    [...viewerValues(viewer), collections?.filter(isUuid) ?? null, otherInstitutions],
  )
  const searched = rows.filter(({ isSearched }) => isSearched)
  const partial = new Set(rows.filter(({ isSearched }) => !isSearched).map(({ groupId }) => groupId))
  const found = await client.query<{ id: number; bits: number; groupId: string }>(
    'select id, bits, group_id as "groupId" from corpus_segment where group_id = any($1::uuid[]) and engine = $2 order by id',
    [[...new Set(searched.map(({ groupId }) => groupId))], engineVersion],
  )
  return {
    collections: new Map(searched.map((row) => [row.id, row])),
    segments: found.rows.map(({ id, bits, groupId }) => ({ id, bits, isWhole: !partial.has(groupId) })),
    documents: searched.reduce((sum, { documents }) => sum + documents, 0),
    otherInstitutions: searched.some((row) => !row.isVisible && row.documents > 0),
  }
}
