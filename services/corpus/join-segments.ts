import type pg from 'pg'
import type { Block } from '#engines/similarity/block.ts'
import { mergeBlocks, mergeSegments, type MergeInput } from '#engines/similarity/merge-segments.ts'
import { bitsFor, type StopHash } from '#engines/similarity/segment.ts'
import { closeSegment, openSegment, postingsPerBlock, writeBlocks } from './store-segment.ts'

/** A segment that is to be merged; the caller holds its row. */
export type OldSegment = { readonly id: number; readonly bits: number; readonly texts: number; readonly postings: number }

export type Joining = {
  readonly groupId: string
  readonly segments: readonly OldSegment[]
  readonly signal?: AbortSignal | undefined
  /** Postings merged at a time: they bound the memory, however big the segments are. */
  readonly postingsAtOnce?: number
}

const usuallyAtOnce = 500_000
const rowsAtOnce = 50_000

/**
 * Makes one segment of several within the caller's transaction. Texts that have been removed lose their postings. Hashes
 * are merged range by range. Throws when `signal` is aborted.
 */
export async function joinSegments(
  client: pg.PoolClient,
  { groupId, segments, signal, postingsAtOnce = usuallyAtOnce }: Joining,
): Promise<void> {
  // Each part is short, but what a cascade deletes may be long.
  await client.query('set local statement_timeout = 0')
  const { places, texts } = await numberAnew(client, segments)
  if (texts > 0) {
    const postings = segments.reduce((sum, one) => sum + one.postings * (places.get(one.id)?.share ?? 0), 0)
    const bits = bitsFor(postings, postingsPerBlock)
    const id = await openSegment(client, { groupId, bits, texts })
    const rangeBits = Math.max(0, Math.min(bits, Math.ceil(Math.log2(postings / postingsAtOnce))))
    const sources = await openSources(client, { segments, places, rangeBits })
    const sum = { postings: 0, bytes: 0 }
    const stopHashes: StopHash[] = []
    for (let range = 0; range < 2 ** rangeBits; range++) {
      signal?.throwIfAborted()
      const inputs: MergeInput[] = []
      for (const source of sources) inputs.push(await source(range))
      const merging = new Merging(inputs, bits)
      sum.bytes += await writeBlocks(client, id, merging)
      sum.postings += merging.totals.postings
      stopHashes.push(...merging.totals.stopHashes)
    }
    await closeSegment(client, id, { ...sum, stopHashes })
    for (const one of segments) await moveTexts(client, { from: one.id, to: id, numbers: places.get(one.id)?.numbers ?? new Int32Array() })
  }
  await client.query('delete from corpus_segment where id = any($1::integer[])', [segments.map(({ id }) => id)])
}

/** For each ordinal of a segment its number in the merged one, or -1; `share` is how much of the segment is still there. */
type Numbers = { readonly numbers: Int32Array; readonly share: number }

async function numberAnew(
  client: pg.PoolClient,
  segments: readonly OldSegment[],
): Promise<{ readonly places: ReadonlyMap<number, Numbers>; readonly texts: number }> {
  const places = new Map<number, Numbers>()
  let texts = 0
  for (const { id, texts: size } of segments) {
    const numbers = new Int32Array(size).fill(-1)
    const first = texts
    for (let from = 0; ;) {
      const { rows } = await client.query<[ordinal: number]>({
        rowMode: 'array',
        text: 'select ordinal from corpus_text where segment = $1 and ordinal >= $2 order by ordinal limit $3',
        values: [id, from, rowsAtOnce],
      })
      for (const [ordinal] of rows) numbers[ordinal] = texts++
      if (rows.length < rowsAtOnce) break
      from = (rows.at(-1)?.[0] ?? 0) + 1
    }
    places.set(id, { numbers, share: (texts - first) / Math.max(1, size) })
  }
  return { places, texts }
}

/** Gives what a segment has in a range of hashes; ranges are asked for in order. */
type Source = (range: number) => Promise<MergeInput>

type Opening = { readonly segments: readonly OldSegment[]; readonly places: ReadonlyMap<number, Numbers>; readonly rangeBits: number }

async function openSources(client: pg.PoolClient, { segments, places, rangeBits }: Opening): Promise<readonly Source[]> {
  const sources: Source[] = []
  for (const { id, bits } of segments) {
    const numbers = places.get(id)?.numbers ?? new Int32Array()
    const keep = (ordinal: number): number => numbers[ordinal] ?? -1
    const stopHashes = await stopHashesOf(client, id)
    if (bits < rangeBits) {
      // A small one among big: it is packed anew into as many buckets as there are ranges.
      const blocks = await readBlocks(client, { segment: id, from: 0, to: 2 ** bits })
      const small = mergeSegments([{ bits, blocks, keep: (ordinal) => ordinal, stopHashes }], { bits: rangeBits })
      const byRange = new Map(small.blocks.map((block) => [block.bucket, block]))
      sources.push(async (range) => {
        const block = byRange.get(range)
        return { bits: rangeBits, blocks: block ? [block] : [], keep, stopHashes }
      })
      continue
    }
    const width = 2 ** (bits - rangeBits)
    sources.push(async (range) => ({
      bits,
      blocks: await readBlocks(client, { segment: id, from: range * width, to: (range + 1) * width }),
      keep,
      stopHashes,
    }))
  }
  return sources
}

async function stopHashesOf(client: pg.PoolClient, segment: number): Promise<readonly StopHash[]> {
  const { rows } = await client.query<StopHash & { hash: string }>('select hash, documents from corpus_stop_hash where segment = $1', [
    segment,
  ])
  return rows.map(({ hash, documents }) => ({ hash: Number(hash), documents }))
}

/** Blocks of the buckets `from` to `to` of a segment, ascending. */
export async function readBlocks(
  client: pg.Pool | pg.PoolClient,
  { segment, from, to }: { readonly segment: number; readonly from: number; readonly to: number },
): Promise<readonly Block[]> {
  const { rows } = await client.query<[bucket: number, data: Buffer]>({
    name: 'corpus-blocks-range',
    rowMode: 'array',
    text: 'select bucket, data from corpus_block where segment = $1 and bucket >= $2 and bucket < $3 order by bucket',
    values: [segment, from, to],
  })
  return rows.map(([bucket, data]) => ({ bucket, data }))
}

/** The blocks of a merge; what they came to is known when all are out. */
class Merging implements Iterable<Block> {
  totals: { readonly postings: number; readonly stopHashes: readonly StopHash[] } = { postings: 0, stopHashes: [] }
  private readonly inputs: readonly MergeInput[]
  private readonly bits: number

  constructor(inputs: readonly MergeInput[], bits: number) {
    this.inputs = inputs
    this.bits = bits
  }

  *[Symbol.iterator](): Generator<Block> {
    this.totals = yield* mergeBlocks(this.inputs, { bits: this.bits })
  }
}

type Moving = { readonly from: number; readonly to: number; readonly numbers: Int32Array }

async function moveTexts(client: pg.PoolClient, { from, to, numbers }: Moving): Promise<void> {
  const kept = Array.from(numbers.keys()).filter((ordinal) => (numbers[ordinal] ?? -1) >= 0)
  for (let at = 0; at < kept.length; at += rowsAtOnce) {
    const part = kept.slice(at, at + rowsAtOnce)
    await client.query({
      name: 'corpus-texts-move',
      text: `update corpus_text t set segment = $2, ordinal = moved.number
        from unnest($3::integer[], $4::integer[]) as moved (ordinal, number) where t.segment = $1 and t.ordinal = moved.ordinal`,
      values: [from, to, part, part.map((ordinal) => numbers[ordinal] ?? -1)],
    })
  }
}
