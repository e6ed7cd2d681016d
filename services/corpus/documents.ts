import type pg from 'pg'
import { parseTextLanguage } from './text-language.ts'
import { searchPattern } from '../db/search-pattern.ts'
import { storable } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { transactAgain } from '../db/transact-again.ts'
import { requireCollection, requireKept } from './collections.ts'
import type { Corpus, CorpusDocument, OwnDocument, Viewer } from './corpus.ts'
import { dropTexts } from './drop-texts.ts'
import { isUuid } from './rooms.ts'

type Row = {
  readonly id: string
  readonly collection_id: string
  readonly title: string
  readonly authors: string
  readonly year: number | null
  readonly url: string | null
  readonly file_name: string | null
  readonly language: string
  readonly words: number
  readonly added_at: Date
}

const toDocument = (row: Row): CorpusDocument => ({
  id: row.id,
  collectionId: row.collection_id,
  title: row.title,
  authors: row.authors,
  year: row.year,
  url: row.url,
  ...(row.file_name === null ? {} : { fileName: row.file_name }),
  language: parseTextLanguage(row.language),
  words: row.words,
  addedAt: row.added_at,
})

/** Documents of a collection, newest first; `before` is the `next` of the page before. Throws `collection-not-found`. */
export async function listDocuments(
  pool: pg.Pool,
  viewer: Viewer,
  { collectionId, search = '', before, limit }: Parameters<Corpus['documents']>[2] & { readonly collectionId: string },
): ReturnType<Corpus['documents']> {
  if (!isUuid(collectionId)) throw appError('collection-not-found')
  await requireCollection(pool, viewer, collectionId)
  const from = before === undefined ? null : parsePlace(before)
  const { rows } = await pool.query<Row & { readonly microseconds: string }>(
    `select d.id, d.collection_id, d.title, d.authors, d.year, d.url, d.file_name, t.language, t.words, d.added_at,
       (extract(epoch from d.added_at) * 1000000)::bigint as microseconds
     from corpus_document d join corpus_text t on t.id = d.text_id
     where d.collection_id = $1 and ($2 = '' or d.title ~ $2 or d.authors ~ $2 or coalesce(d.file_name, '') ~ $2)
       and ($3::uuid is null or (d.added_at, d.id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $3::uuid))
     order by d.added_at desc, d.id desc limit $5`,
    [collectionId, searchPattern(storable(search.trim())), from?.id ?? null, from?.microseconds ?? null, limit + 1],
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { documents: page.map(toDocument), next: rows.length > limit && last ? `${last.microseconds}.${last.id}` : null }
}

/** Where a page ended: a time that JavaScript cannot hold, and an id. Null: not one that was given out. */
function parsePlace(text: string): { readonly microseconds: string; readonly id: string } | null {
  const [, microseconds = '', id = ''] = /^(\d{1,17})\.(.+)$/.exec(text) ?? []
  return microseconds !== '' && isUuid(id) ? { microseconds, id } : null
}

/** Texts may be long. */
const documentsAtOnce = 10

/** Every document of an account's own collections, a few at a time. */
export async function* ownDocuments(pool: pg.Pool, accountId: string): AsyncGenerator<OwnDocument> {
  for (let last: string | null = null; ;) {
    const found: pg.QueryResult<Row & Pick<OwnDocument, 'collection' | 'kind' | 'text'>> = await pool.query(
      `select d.id, d.collection_id, d.title, d.authors, d.year, d.url, d.file_name, t.language, t.words, d.added_at,
         c.name as collection, g.kind, t.body as text
       from corpus_group g join corpus_collection c on c.group_id = g.id
         join corpus_document d on d.collection_id = c.id join corpus_text t on t.id = d.text_id
       where g.account_id = $1 and ($2::uuid is null or d.id > $2::uuid) order by d.id limit $3`,
      [accountId, last, documentsAtOnce],
    )
    for (const row of found.rows) yield { ...toDocument(row), collection: row.collection, kind: row.kind, text: row.text }
    last = found.rows.at(-1)?.id ?? null
    if (found.rows.length < documentsAtOnce) return
  }
}

/** Removes documents and the texts that no other document has; how many. Throws `collection-not-found`. */
export function removeDocuments(
  pool: pg.Pool,
  viewer: Viewer,
  wish: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<number> {
  return transactAgain(pool, async (client) => {
    const { id } = await requireKept(client, viewer, wish.collectionId)
    const { rows } = await client.query<{ text_id: string; words: number }>(
      `delete from corpus_document d using corpus_text t
       where d.collection_id = $1 and d.id = any($2::uuid[]) and t.id = d.text_id returning d.text_id, t.words`,
      [id, wish.ids.filter(isUuid)],
    )
    await dropTexts(
      client,
      rows.map(({ text_id: textId }) => textId),
    )
    await client.query('update corpus_collection set documents = documents - $2, words = words - $3 where id = $1', [
      id,
      rows.length,
      rows.reduce((sum, { words }) => sum + words, 0),
    ])
    return rows.length
  })
}
