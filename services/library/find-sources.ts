import type pg from 'pg'
import { kindOfItem } from '#tools/find/kind-of-item.ts'
import type { FoundWork } from '#tools/find/find-task.ts'
import { doubleKeysOf } from '#tools/library/double-keys.ts'
import { folded, workText, type Work } from '#tools/library/read-work.ts'
import { storable } from '../db/storable.ts'
import { keptTables } from './kept-rows.ts'

/** A key word with the beginnings of its words, all of which a work must have. */
export type SourceWord = { readonly word: string; readonly stems: readonly string[] }

const worksAtMost = 100

type SourceRow = { readonly id: string; readonly item: Work; readonly inFile: readonly number[] }

/** Works of somebody's library that have any of the key words, in the record or in the attached file; those with most of them first. */
export async function findSources(pool: pg.Pool, accountId: string, words: readonly SourceWord[]): Promise<readonly FoundWork[]> {
  const known = words.map(({ word, stems }) => ({ word, query: queryOf(stems) })).filter(({ query }) => query !== '')
  if (known.length === 0) return []
  const queries = known.map(({ query }) => query)
  const { rows } = await pool.query<SourceRow>(
    `select kept.id, kept.item,
       array(select at::int from unnest($2::text[]::tsquery[]) with ordinality as one (query, at) where file.words @@ query) as "inFile"
     from ${keptTables}
     where kept.account_id = $1 and kept.removed_at is null and (kept.words @@ $3::tsquery or file.words @@ $3::tsquery)
     order by (select count(*) from unnest($2::text[]::tsquery[]) as query where kept.words @@ query or file.words @@ query) desc, kept.added_at, kept.id
     limit ${worksAtMost}`,
    [accountId, queries, queries.map((query) => `(${query})`).join(' | ')],
  )
  return rows
    .filter(({ item }) => workText(item, 'title') !== '')
    .map(({ id, item, inFile }) => ({
      item,
      kind: kindOfItem(item['type']),
      subjects: [workText(item, 'keyword'), ...inFile.flatMap((at) => known[at - 1]?.word ?? [])].filter(Boolean),
      openAccessUrl: null,
      url: webUrl(workText(item, 'URL')),
      citations: null,
      isRetracted: false,
      keptId: id,
    }))
}

/** All of the beginnings; letters and digits alone stand in a query. */
const queryOf = (stems: readonly string[]): string =>
  stems
    .flatMap((stem) => folded(stem).split(' ').filter(Boolean))
    .map((part) => `'${part.slice(0, 60).toWellFormed()}':*`)
    .join(' & ')

const webUrl = (url: string): string | null => (/^https?:\/\//i.test(url) && URL.canParse(url) ? url : null)

/** Ids of the works in somebody's library that are the same as these, in their order; null for one that is not there. */
export async function keptIdsOf(pool: pg.Pool, accountId: string, works: readonly Work[]): Promise<readonly (string | null)[]> {
  const keys = works.map((work) => doubleKeysOf(work).map(storable))
  const { rows } = await pool.query<{ key: string; id: string }>(
    'select key, item_id as id from library_key where account_id = $1 and key = any ($2::text[]) order by item_id',
    [accountId, [...new Set(keys.flat())]],
  )
  const known = new Map(rows.map(({ key, id }) => [key, id]))
  return keys.map((own) => own.map((key) => known.get(key)).find((id) => id !== undefined) ?? null)
}
