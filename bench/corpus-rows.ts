import type pg from 'pg'
import { fingerprint, type Query } from '../engines/similarity/fingerprint.ts'
import { rankDocuments } from '../engines/similarity/rank.ts'

// The plain design to compare with: one row a posting. Its hashes have 64 bits, so that they can be ours.

export const makeRows = async (pool: pg.Pool): Promise<void> => {
  await pool.query('create table plain_posting (hash bigint not null, document integer not null, primary key (hash, document))')
}

export async function addRows(pool: pg.Pool, from: number, texts: readonly string[]): Promise<void> {
  const hashes: number[] = []
  const documents: number[] = []
  for (const [index, text] of texts.entries())
    for (const hash of fingerprint(text, 'en', { winnow: true })) {
      hashes.push(hash)
      documents.push(from + index)
    }
  await pool.query('insert into plain_posting select * from unnest($1::bigint[], $2::integer[])', [hashes, documents])
}

export async function rowBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>("select pg_total_relation_size('plain_posting') as bytes")
  return Number(rows[0]?.bytes)
}

/** The best twenty documents. */
export async function findRows(pool: pg.Pool, query: Query): Promise<readonly number[]> {
  const { rows } = await pool.query<[hash: string, document: number]>({
    name: 'plain-find',
    rowMode: 'array',
    text: 'select hash, document from plain_posting where hash = any($1::bigint[])',
    values: [[...query.hashes]],
  })
  const hits = { hashes: rows.map(([hash]) => Number(hash)), ordinals: rows.map(([, document]) => document) }
  return rankDocuments([hits], { query }).map(({ ordinal }) => ordinal)
}
