import type pg from 'pg'
import { decodeBlock } from '#engines/similarity/block.ts'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import { bucketsOf, findHits } from '#engines/similarity/segment.ts'
import { indexText } from './index-text.ts'
import { readBlocks } from './join-segments.ts'
import { parseTextLanguage } from './text-language.ts'

/** Texts of a segment whose fingerprints are made again and looked for. */
const sampled = 50
const bucketsAtOnce = 1_024

/**
 * Compares index and documents in one snapshot: every block is decoded and counted, and of some texts of each segment every
 * fingerprint is looked for. What does not agree, a sentence each.
 */
export async function verify(pool: pg.Pool, signal?: AbortSignal): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    await client.query('set local statement_timeout = 0')
    const found = [...(await verifyRows(client))]
    const { rows } = await client.query<SegmentRow>('select id, bits, texts, postings, bytes, engine from corpus_segment order by id')
    for (const row of rows) {
      if (signal?.aborted) break
      found.push(...(await verifySegment(client, row)))
    }
    return found
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/** Statements that count what should not be, with what to say of it. */
const miscounts: readonly (readonly [statement: string, say: (count: number) => string])[] = [
  [
    `select count(*) from corpus_collection c left join lateral (
       select count(*) as documents, coalesce(sum(t.words), 0) as words
       from corpus_document d join corpus_text t on t.id = d.text_id where d.collection_id = c.id) held on true
     where held.documents <> c.documents or held.words <> c.words`,
    (count) => `${count} collections have another number of documents or words than they say.`,
  ],
  [
    'select count(*) from corpus_text t where not exists (select from corpus_document d where d.text_id = t.id)',
    (count) => `${count} texts belong to no document; the daily purge deletes them.`,
  ],
  [
    'select count(*) from corpus_text t where not exists (select from corpus_segment s where s.id = t.segment and s.group_id = t.group_id)',
    (count) => `${count} texts are in no segment of their group and cannot be found.`,
  ],
  [
    `select count(*) from corpus_text t join corpus_segment s on s.id = t.segment where s.engine <> ${engineVersion}`,
    (count) => `${count} texts wait for their fingerprints to be made anew; until then they are not found.`,
  ],
  [
    'select count(*) from (select from corpus_text group by segment, ordinal having count(*) > 1) twice',
    (count) => `${count} places of segments belong to more than one text.`,
  ],
]

async function verifyRows(client: pg.PoolClient): Promise<readonly string[]> {
  const found: string[] = []
  for (const [statement, say] of miscounts) {
    const { rows } = await client.query<{ count: string }>(statement)
    const count = Number(rows[0]?.count)
    if (count > 0) found.push(say(count))
  }
  return found
}

type SegmentRow = {
  readonly id: number
  readonly bits: number
  readonly texts: number
  readonly postings: string
  readonly bytes: string
  readonly engine: number
}

async function verifySegment(client: pg.PoolClient, segment: SegmentRow): Promise<readonly string[]> {
  const found: string[] = []
  const sum = { postings: 0, bytes: 0, beyond: 0 }
  try {
    for (let from = 0; from < 2 ** segment.bits; from += bucketsAtOnce)
      for (const { bucket, data } of await readBlocks(client, { segment: segment.id, from, to: from + bucketsAtOnce })) {
        const { ordinals } = decodeBlock(segment.bits, bucket, data)
        sum.postings += ordinals.length
        sum.bytes += data.length
        for (const ordinal of ordinals) if (ordinal >= segment.texts) sum.beyond += 1
      }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [`Segment ${segment.id}: ${error.message}`]
  }
  if (sum.postings !== Number(segment.postings) || sum.bytes !== Number(segment.bytes))
    found.push(
      `Segment ${segment.id} has ${sum.postings} postings in ${sum.bytes} bytes instead of ${segment.postings} in ${segment.bytes}.`,
    )
  if (sum.beyond > 0) found.push(`Segment ${segment.id} has ${sum.beyond} postings of texts that it never had.`)
  const missing = segment.engine === engineVersion ? await countMissing(client, segment) : 0
  if (missing > 0)
    found.push(`Segment ${segment.id} lacks ${missing} fingerprints of the ${Math.min(sampled, segment.texts)} texts that were looked at.`)
  return found
}

/** Fingerprints of some texts, evenly spread, that are not where they should be. */
async function countMissing(client: pg.PoolClient, { id, bits, texts }: SegmentRow): Promise<number> {
  const ordinals = Array.from({ length: Math.min(sampled, texts) }, (_, i) => Math.floor((i * texts) / Math.min(sampled, texts)))
  const { rows } = await client.query<{ ordinal: number; language: string; body: string }>(
    'select ordinal, language, body from corpus_text where segment = $1 and ordinal = any($2::integer[])',
    [id, ordinals],
  )
  const { rows: stops } = await client.query<{ hash: string }>('select hash from corpus_stop_hash where segment = $1', [id])
  const stopped = new Set(stops.map(({ hash }) => Number(hash)))
  let missing = 0
  for (const { ordinal, language, body } of rows) {
    const { hashes } = await indexText(body, parseTextLanguage(language))
    const buckets = bucketsOf(
      hashes.filter((hash) => !stopped.has(hash)),
      bits,
    )
    const blocks = await client.query<[bucket: number, data: Buffer]>({
      rowMode: 'array',
      text: 'select bucket, data from corpus_block where segment = $1 and bucket = any($2::integer[])',
      values: [id, [...buckets.keys()]],
    })
    const data = new Map(blocks.rows)
    for (const [bucket, sought] of buckets) {
      const found = findHits(sought, { bits, bucket, data: data.get(bucket) ?? new Uint8Array() })
      const own = new Set(found.hashes.filter((_, index) => found.ordinals[index] === ordinal))
      missing += sought.length - own.size
    }
  }
  return missing
}
