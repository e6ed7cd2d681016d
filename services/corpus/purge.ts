import type pg from 'pg'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import { transactAgain } from '../db/transact-again.ts'
import { joinSegments } from './join-segments.ts'

/** A segment of which more is dead is made anew. */
const deadShare = 0.2
/** Within these days of a removal its postings are gone, whatever the share. */
const daysAtMost = 28
const textsAtOnce = 10_000

/**
 * Deletes texts that no document has any more, and the postings of removed texts where they are many or old; how many
 * segments were made anew. To be done daily: then no posting outlives its text by a month.
 */
export async function purge(pool: pg.Pool, signal?: AbortSignal): Promise<number> {
  await dropOrphans(pool, signal)
  const { rows } = await pool.query<{ id: number; group_id: string }>(
    `select id, group_id from (
       select s.*, (select count(*) from corpus_text t where t.segment = s.id) as alive from corpus_segment s where engine = $1) s
     where alive < texts * (1 - $2::float8) or (alive < texts and made_at < now() - make_interval(days => $3))`,
    [engineVersion, deadShare, daysAtMost],
  )
  let made = 0
  for (const { id, group_id: groupId } of rows) {
    if (signal?.aborted) break
    if (await makeAnew(pool, { id, groupId })) made += 1
  }
  return made
}

/** False when another worker has it in hand or has merged it away. */
const makeAnew = (pool: pg.Pool, { id, groupId }: { readonly id: number; readonly groupId: string }): Promise<boolean> =>
  transactAgain(pool, async (client) => {
    const { rows } = await client.query<{ bits: number; texts: number; postings: string }>(
      'select bits, texts, postings from corpus_segment where id = $1 for no key update skip locked',
      [id],
    )
    const [row] = rows
    if (row) await joinSegments(client, { groupId, segments: [{ id, ...row, postings: Number(row.postings) }] })
    return row !== undefined
  })

/** Two who remove the last two documents of a text at once may each leave the text to the other. */
async function dropOrphans(pool: pg.Pool, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const dropped = signal?.aborted ? 0 : await transactAgain(pool, dropSome)
    if (dropped < textsAtOnce) return
  }
}

async function dropSome(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query(
    `delete from corpus_text where id in (
       select id from corpus_text t where not exists (select from corpus_document d where d.text_id = t.id)
       limit $1 for update skip locked)`,
    [textsAtOnce],
  )
  return rowCount ?? 0
}
