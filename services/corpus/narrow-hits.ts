import type pg from 'pg'
import type { SegmentHits } from '#engines/similarity/rank.ts'
import type { Scope } from './search-scope.ts'

/**
 * Where only some collections of a group are searched, the postings of the others are left out before anything is counted.
 * What is known of a stop hash is taken down in the same proportion.
 */
export async function narrowHits(client: pg.PoolClient, scope: Scope, hits: readonly SegmentHits[]): Promise<readonly SegmentHits[]> {
  const partial = scope.segments.flatMap(({ id, isWhole }, index) => {
    const own = hits[index]
    return isWhole || !own ? [] : [{ id, ordinals: [...new Set(Array.from(own.ordinals))] }]
  })
  if (partial.length === 0) return hits
  const { rows } = await client.query<[segment: number, ordinal: number]>({
    rowMode: 'array',
    text: `select t.segment, t.ordinal
      from unnest($1::integer[], $2::integer[]) as place (segment, ordinal)
      join corpus_text t on t.segment = place.segment and t.ordinal = place.ordinal
      where exists (select from corpus_document d where d.text_id = t.id and d.collection_id = any($3::uuid[]))`,
    values: [
      partial.flatMap(({ id, ordinals }) => ordinals.map(() => id)),
      partial.flatMap(({ ordinals }) => ordinals),
      [...scope.collections.keys()],
    ],
  })
  const kept = new Map(partial.map(({ id }) => [id, new Set<number>()]))
  for (const [segment, ordinal] of rows) kept.get(segment)?.add(ordinal)
  return hits.map((own, index) => {
    const ordinals = kept.get(scope.segments[index]?.id ?? -1)
    return ordinals ? only(own, ordinals) : own
  })
}

function only({ hashes, ordinals, stopHashes = [] }: SegmentHits, kept: ReadonlySet<number>): SegmentHits {
  const narrow: { hashes: number[]; ordinals: number[] } = { hashes: [], ordinals: [] }
  const before = new Map<number, number>()
  const after = new Map<number, number>()
  for (let i = 0; i < hashes.length; i++) {
    const [hash, ordinal] = [hashes[i] ?? 0, ordinals[i] ?? 0]
    before.set(hash, (before.get(hash) ?? 0) + 1)
    if (!kept.has(ordinal)) continue
    after.set(hash, (after.get(hash) ?? 0) + 1)
    narrow.hashes.push(hash)
    narrow.ordinals.push(ordinal)
  }
  const shareOf = (hash: number): number => (after.get(hash) ?? 0) / (before.get(hash) ?? 1)
  return { ...narrow, stopHashes: stopHashes.map(({ hash, documents }) => ({ hash, documents: Math.round(documents * shareOf(hash)) })) }
}
