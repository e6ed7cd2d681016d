import type pg from 'pg'
import { encodeSegment } from '#engines/similarity/segment.ts'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import { transactAgain } from '../db/transact-again.ts'
import type { IndexText } from './index-text.ts'
import { postingsPerBlock, storeSegment } from './store-segment.ts'
import { parseTextLanguage } from './text-language.ts'

const textsAtOnce = 100

/**
 * Makes fingerprints of an older engine anew, a hundred texts in a transaction; how many texts. Until its turn comes a text
 * is not found: older fingerprints cannot be compared. Several workers share the segments out.
 */
export async function reindex(parts: { readonly pool: pg.Pool; readonly index: IndexText }, signal?: AbortSignal): Promise<number> {
  let total = 0
  for (;;) {
    if (signal?.aborted) return total
    const done = await transactAgain(parts.pool, (client) => reindexSome(client, parts.index))
    if (done === null) return total
    total += done
  }
}

/** Null when no segment of an older engine is free. */
async function reindexSome(client: pg.PoolClient, index: IndexText): Promise<number | null> {
  const { rows: segments } = await client.query<{ id: number; group_id: string }>(
    'select id, group_id from corpus_segment where engine <> $1 order by id limit 1 for no key update skip locked',
    [engineVersion],
  )
  const [old] = segments
  if (!old) return null
  const { rows: texts } = await client.query<{ id: string; language: string; body: string }>(
    'select id, language, body from corpus_text where segment = $1 order by ordinal limit $2 for no key update',
    [old.id, textsAtOnce],
  )
  if (texts.length > 0) {
    const documents = []
    for (const [ordinal, { language, body }] of texts.entries())
      documents.push({ ordinal, hashes: (await index(body, parseTextLanguage(language))).hashes })
    const id = await storeSegment(client, {
      groupId: old.group_id,
      texts: texts.length,
      segment: encodeSegment(documents, { postingsPerBlock }),
    })
    await client.query(
      `update corpus_text t set segment = $1, ordinal = moved.number - 1
       from unnest($2::uuid[]) with ordinality as moved (id, number) where t.id = moved.id`,
      [id, texts.map(({ id: textId }) => textId)],
    )
  }
  if (texts.length < textsAtOnce) await client.query('delete from corpus_segment where id = $1', [old.id])
  return texts.length
}
