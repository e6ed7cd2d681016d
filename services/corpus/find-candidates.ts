import type pg from 'pg'
import { rankDocuments, type Candidate as Ranked, type SegmentHits } from '#engines/similarity/rank.ts'
import { commonFrom } from '#tools/check/score.ts'
import type { Candidate, CorpusQuery, Found } from './corpus.ts'
import { narrowHits } from './narrow-hits.ts'
import { readHits } from './read-hits.ts'
import { readScope, type Scope } from './search-scope.ts'
import { parseTextLanguage } from './text-language.ts'

const usualLimit = 20
/** For texts of more words than this. */
const longLimit = 50
const longText = 3_000
/** Places that are looked at until enough documents are found; beyond it nothing is likely. */
const placesAtMost = 1_000

/**
 * Documents that may hold passages of a text. Only postings of groups within the query's reach are read, in one snapshot,
 * so that a merge going on changes nothing; who may see what is decided before any text is loaded.
 */
export async function findCandidates(pool: pg.Pool, query: CorpusQuery): Promise<Found> {
  const client = await pool.connect()
  try {
    // Plans are made once: a statement with hundreds of places takes as long to plan as to run.
    await client.query('begin transaction isolation level repeatable read, read only; set local plan_cache_mode = force_generic_plan')
    const found = await searchIn(client, query)
    await client.query('commit')
    return found
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function searchIn(client: pg.PoolClient, query: CorpusQuery): Promise<Found> {
  const scope = await readScope(client, query)
  const hits = await narrowHits(client, scope, await readHits(client, scope.segments, query.hashes))
  const limit = query.limit ?? (query.words > longText ? longLimit : usualLimit)
  const ranked = rankDocuments(hits, { limit: placesAtMost, ...(query.places ? { query: query.places } : {}) })
  return {
    candidates: await loadCandidates(client, scope, { ranked, limit }),
    commonHashes: commonOf(hits),
    documents: scope.documents,
    otherInstitutions: scope.otherInstitutions,
  }
}

/** Hashes that stand in many documents; of a stop hash it is known how many. */
function commonOf(hits: readonly SegmentHits[]): Float64Array {
  const documents = new Map<number, number>()
  const add = (hash: number, count: number): void => void documents.set(hash, (documents.get(hash) ?? 0) + count)
  for (const { hashes, stopHashes = [] } of hits) {
    const known = new Map(stopHashes.map((stop) => [stop.hash, stop.documents]))
    for (const [hash, count] of known) add(hash, count)
    for (let i = 0; i < hashes.length; i++) if (!known.has(hashes[i] ?? 0)) add(hashes[i] ?? 0, 1)
  }
  return Float64Array.from([...documents].filter(([, count]) => count >= commonFrom).map(([hash]) => hash)).sort()
}

type Wanted = { readonly ranked: readonly Ranked[]; readonly limit: number }

/** Best first. What was removed since the segment was made, or lies in no searched collection, is passed over. */
async function loadCandidates(client: pg.PoolClient, scope: Scope, { ranked, limit }: Wanted): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = []
  for (let at = 0; at < ranked.length && candidates.length < limit;) {
    const page = ranked.slice(at, at + limit - candidates.length)
    candidates.push(...(await loadPage(client, scope, page)))
    at += page.length
  }
  return candidates
}

type Row = {
  readonly place: number
  readonly id: string
  readonly collection_id: string
  readonly title: string
  readonly authors: string
  readonly year: number | null
  readonly url: string | null
  readonly language: string
  readonly body: string
}

/** Of several documents with one text the first that was added stands for all. */
async function loadPage(client: pg.PoolClient, scope: Scope, page: readonly Ranked[]): Promise<readonly Candidate[]> {
  const { rows } = await client.query<Row>({
    name: 'corpus-candidates',
    text: `select place.number::integer as place, d.id, d.collection_id, d.title, d.authors, d.year, d.url, t.language, t.body
      from unnest($1::integer[], $2::integer[]) with ordinality as place (segment, ordinal, number)
      join corpus_text t on t.segment = place.segment and t.ordinal = place.ordinal
      cross join lateral (
        select * from corpus_document where text_id = t.id and collection_id = any($3::uuid[]) order by added_at, id limit 1) d
      order by place.number`,
    values: [
      page.map(({ segment }) => scope.segments[segment]?.id ?? -1),
      page.map(({ ordinal }) => ordinal),
      [...scope.collections.keys()],
    ],
  })
  return rows.flatMap((row): readonly Candidate[] => {
    const collection = scope.collections.get(row.collection_id)
    const ranked = page[row.place - 1]
    if (!collection || !ranked) return []
    const facts = { documentId: row.id, language: parseTextLanguage(row.language), text: row.body, score: ranked.score, near: ranked.near }
    if (!collection.isVisible)
      return [
        {
          ...facts,
          canShow: false,
          collection: { id: '', kind: collection.kind, name: '' },
          title: '',
          authors: '',
          year: null,
          url: null,
        },
      ]
    const { id, kind, name } = collection
    return [
      { ...facts, canShow: true, collection: { id, kind, name }, title: row.title, authors: row.authors, year: row.year, url: row.url },
    ]
  })
}
