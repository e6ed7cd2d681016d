import type pg from 'pg'
import type { Fingerprint } from '#engines/similarity/fingerprint.ts'
import type { SegmentHits } from '#engines/similarity/rank.ts'
import { scanBlock } from '#engines/similarity/scan-block.ts'
import { bucketsOf, type StopHash } from '#engines/similarity/segment.ts'
import type { SearchedSegment } from './search-scope.ts'

/** The postings of each segment that the hashes have, in the order of the segments: one statement for all of equal bits. */
export async function readHits(
  client: pg.PoolClient,
  segments: readonly SearchedSegment[],
  hashes: Fingerprint,
): Promise<readonly SegmentHits[]> {
  const columns = new Map(segments.map(({ id }) => [id, new HitColumns()]))
  for (const bits of new Set(segments.map((segment) => segment.bits))) {
    const buckets = bucketsOf(hashes, bits)
    const { rows } = await client.query<[segment: number, bucket: number, data: Buffer]>({
      name: 'corpus-blocks',
      rowMode: 'array',
      text: 'select segment, bucket, data from corpus_block where segment = any($1::integer[]) and bucket = any($2::integer[])',
      values: [segments.filter((one) => one.bits === bits).map(({ id }) => id), arrayOf(buckets.keys())],
    })
    for (const [id, bucket, data] of rows) {
      const wanted = buckets.get(bucket)
      const own = columns.get(id)
      if (wanted && own) scanBlock({ bits, bucket, data, wanted }, own.add)
    }
  }
  const stopHashes = await readStopHashes(client, segments, hashes)
  return segments.map(({ id }) => {
    const { hashes: found, ordinals } = columns.get(id) ?? new HitColumns()
    return { hashes: found, ordinals, stopHashes: stopHashes.get(id) ?? [] }
  })
}

class HitColumns {
  readonly hashes: number[] = []
  readonly ordinals: number[] = []

  readonly add = (hash: number, ordinal: number): void => {
    this.hashes.push(hash)
    this.ordinals.push(ordinal)
  }
}

/** A list of numbers as PostgreSQL writes it; the client would look at each of thousands for quotes. */
const arrayOf = (numbers: Iterable<number>): string => `{${[...numbers].join(',')}}`

async function readStopHashes(
  client: pg.PoolClient,
  segments: readonly SearchedSegment[],
  hashes: Fingerprint,
): Promise<ReadonlyMap<number, readonly StopHash[]>> {
  const { rows } = await client.query<{ segment: number; hash: string; documents: number }>({
    name: 'corpus-stop-hashes',
    text: 'select segment, hash, documents from corpus_stop_hash where segment = any($1::integer[]) and hash = any($2::bigint[])',
    values: [segments.map(({ id }) => id), arrayOf(hashes)],
  })
  const known = new Map<number, StopHash[]>()
  for (const { segment, hash, documents } of rows) {
    const own = known.get(segment) ?? []
    own.push({ hash: Number(hash), documents })
    known.set(segment, own)
  }
  return known
}
