import type pg from 'pg'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import type { CorpusStats, Viewer } from './corpus.ts'
import { findPiles } from './merge.ts'
import { isVisible, viewerValues } from './rooms.ts'

/** Figures of what the viewer may search; of everything for the operator, with what it takes on the disk. */
export async function readStats(pool: pg.Pool, viewer: Viewer): Promise<CorpusStats> {
  const { rows } = await pool.query<Readonly<Record<'documents' | 'words' | 'segments' | 'postings' | 'bytes' | 'outdated', string>>>(
    `with visible as (select g.id from corpus_group g where ${isVisible}),
       held as (select coalesce(sum(documents), 0) as documents, coalesce(sum(words), 0) as words
         from corpus_collection where group_id in (select id from visible)),
       packed as (select count(*) as segments, coalesce(sum(postings), 0) as postings, coalesce(sum(bytes), 0) as bytes
         from corpus_segment where group_id in (select id from visible)),
       old as (select count(*) as outdated from corpus_text
         where segment in (select id from corpus_segment where engine <> $3 and group_id in (select id from visible)))
     select * from held, packed, old`,
    [...viewerValues(viewer), engineVersion],
  )
  const [row] = rows
  return {
    documents: Number(row?.documents),
    words: Number(row?.words),
    segments: Number(row?.segments),
    postings: Number(row?.postings),
    bytes: Number(row?.bytes),
    engineVersion,
    outdated: Number(row?.outdated),
    disk: viewer.isOperator ? await readDisk(pool) : null,
    piles: viewer.isOperator ? await findPiles(pool) : [],
  }
}

/** Tables with their indexes, whether they are partitioned or not. */
async function readDisk(pool: pg.Pool): Promise<NonNullable<CorpusStats['disk']>> {
  const { rows } = await pool.query<{ index: string; texts: string; partitions: number }>(
    `select coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree('corpus_block')), pg_total_relation_size('corpus_block'))
         + pg_total_relation_size('corpus_stop_hash') + pg_total_relation_size('corpus_segment') as index,
       pg_total_relation_size('corpus_text') + pg_total_relation_size('corpus_document') as texts,
       (select count(*)::integer from pg_partition_tree('corpus_block') where isleaf and level > 0) as partitions`,
  )
  const [row] = rows
  return { index: Number(row?.index), texts: Number(row?.texts), partitions: row?.partitions ?? 0 }
}
