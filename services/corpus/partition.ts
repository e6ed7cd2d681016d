import type pg from 'pg'
import { inTransaction } from '../db/in-transaction.ts'

/**
 * Turns the one table of blocks into `count` partitions by segment, each with its own index and files; every statement stays
 * as it was. Blocks are copied in one transaction, during which the corpus waits. False when it is partitioned already.
 */
export const partitionBlocks = (pool: pg.Pool, count: number): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0')
    await client.query('lock table corpus_block in access exclusive mode')
    const { rowCount } = await client.query("select from pg_class where oid = 'corpus_block'::regclass and relkind = 'p'")
    if (rowCount === 1) return false
    await client.query('alter table corpus_block rename to corpus_block_whole')
    for (const constraint of ['corpus_block_segment_bucket_pk', 'corpus_block_segment_corpus_segment_id_fk'])
      await client.query(`alter table corpus_block_whole rename constraint ${constraint} to ${constraint}_whole`)
    await client.query(`create table corpus_block (
      segment integer not null, bucket integer not null, data bytea not null,
      constraint corpus_block_segment_bucket_pk primary key (segment, bucket),
      constraint corpus_block_segment_corpus_segment_id_fk foreign key (segment) references corpus_segment (id) on delete cascade
    ) partition by hash (segment)`)
    await client.query('alter table corpus_block alter column data set storage external')
    for (let part = 0; part < count; part++)
      await client.query(
        `create table corpus_block_${part} partition of corpus_block for values with (modulus ${count}, remainder ${part})`,
      )
    await client.query('insert into corpus_block select segment, bucket, data from corpus_block_whole')
    await client.query('drop table corpus_block_whole')
    return true
  })
