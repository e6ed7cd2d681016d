import type pg from 'pg'

const atOnce = 20_000

/** Deletes those of these texts that no document has any more; their postings go when segments are merged. */
export async function dropTexts(client: pg.PoolClient, textIds: readonly string[]): Promise<void> {
  const ids = [...new Set(textIds)].sort()
  for (let at = 0; at < ids.length; at += atOnce)
    await client.query(
      `delete from corpus_text t where id = any($1::uuid[]) and not exists (select from corpus_document d where d.text_id = t.id)`,
      [ids.slice(at, at + atOnce)],
    )
}
