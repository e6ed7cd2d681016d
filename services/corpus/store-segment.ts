import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import type { Block } from '#engines/similarity/block.ts'
import type { Segment, StopHash } from '#engines/similarity/segment.ts'

/** A row of `corpus_segment` that is to be written. */
export type NewSegment = {
  readonly groupId: string
  readonly bits: number
  readonly texts: number
}

/** Texts of a segment of tier 0; each tier above holds up to four times as many. */
const tierBase = 16

/** How big a segment is, in steps of four: four of a tier are merged. */
export const tierOf = (texts: number): number => (texts < tierBase ? 0 : 1 + Math.floor(Math.log(texts / tierBase) / Math.log(4)))

/**
 * A block has 40 to 80 postings, about 300 bytes. Blocks of twice the size would take a tenth less on the disk, and a query,
 * which wants one or two postings of each, would move and read twice as much.
 */
export const postingsPerBlock = 40

/** Ids are drawn; one that is taken is drawn again. */
const drawId = (): number => randomInt(1, 2 ** 31)

/** Writes a small segment whole; its id. */
export async function storeSegment(
  client: pg.PoolClient,
  { groupId, texts, segment }: { readonly groupId: string; readonly texts: number; readonly segment: Segment },
): Promise<number> {
  const id = await openSegment(client, { groupId, bits: segment.bits, texts })
  const bytes = await writeBlocks(client, id, segment.blocks)
  await closeSegment(client, id, { postings: segment.postings, bytes, stopHashes: segment.stopHashes })
  return id
}

/** Writes the row of a segment; its id. Its blocks and their sum follow in the same transaction. */
export async function openSegment(client: pg.PoolClient, { groupId, bits, texts }: NewSegment): Promise<number> {
  for (;;) {
    const id = drawId()
    const { rowCount } = await client.query(
      `insert into corpus_segment (id, group_id, engine, bits, tier, texts, postings, bytes) values ($1, $2, $3, $4, $5, $6, 0, 0)
       on conflict (id) do nothing`,
      [id, groupId, engineVersion, bits, tierOf(texts), texts],
    )
    if (rowCount === 1) return id
  }
}

export type Sum = { readonly postings: number; readonly bytes: number; readonly stopHashes: readonly StopHash[] }

/** Notes what the blocks of a segment came to. */
export async function closeSegment(client: pg.PoolClient, id: number, { postings, bytes, stopHashes }: Sum): Promise<void> {
  await client.query('update corpus_segment set postings = $2, bytes = $3 where id = $1', [id, postings, bytes])
  for (let at = 0; at < stopHashes.length; at += 10_000) {
    const part = stopHashes.slice(at, at + 10_000)
    await client.query(
      `insert into corpus_stop_hash (segment, hash, documents)
       select $1, one.hash, one.documents from unnest($2::bigint[], $3::integer[]) as one (hash, documents)`,
      [id, part.map(({ hash }) => hash), part.map(({ documents }) => documents)],
    )
  }
}

const bytesAtOnce = 4 * 1024 * 1024

/** Writes blocks of a segment as they come; how many bytes they have. */
export async function writeBlocks(client: pg.PoolClient, segment: number, blocks: Iterable<Block>): Promise<number> {
  let waiting: Block[] = []
  let size = 0
  let total = 0
  const flush = async (): Promise<void> => {
    await insertBlocks(client, segment, waiting)
    total += size
    waiting = []
    size = 0
  }
  for (const block of blocks) {
    waiting.push(block)
    size += block.data.length
    if (size >= bytesAtOnce) await flush()
  }
  if (waiting.length > 0) await flush()
  return total
}

/** One value with the bytes of many blocks: an array of them would travel as text of twice the size. */
async function insertBlocks(client: pg.PoolClient, segment: number, blocks: readonly Block[]): Promise<void> {
  let at = 1
  const starts = blocks.map(({ data }) => (at += data.length) - data.length)
  await client.query({
    name: 'corpus-blocks-insert',
    text: `insert into corpus_block (segment, bucket, data)
      select $1, block.bucket, substring($2::bytea from block.start for block.size)
      from unnest($3::integer[], $4::integer[], $5::integer[]) as block (bucket, start, size)`,
    values: [
      segment,
      Buffer.concat(blocks.map(({ data }) => data)),
      blocks.map(({ bucket }) => bucket),
      starts,
      blocks.map(({ data }) => data.length),
    ],
  })
}
