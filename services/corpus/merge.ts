import type pg from 'pg'
import type { Logger } from 'pino'
import { engineVersion } from '#engines/similarity/fingerprint.ts'
import { transactAgain } from '../db/transact-again.ts'
import { joinSegments, type OldSegment } from './join-segments.ts'

/** So many segments of a tier become one. */
const together = 4
/** More than these in a group are too many: every query reads all of them. */
const liveAtMost = 16
const topTierAtMost = 4

/** Minutes without an addition after which a group is quiet: then even few segments are merged. */
const quietMinutes = 10
/** In a quiet group the biggest segment is written anew only when the others together have at least this part of it. */
const worthwhile = 1 / 8
/** From so many merged postings on, the place of the old blocks is given free at once, for the next merge. */
const vacuumFrom = 200_000

export type MergeParts = { readonly pool: pg.Pool; readonly log: Pick<Logger, 'warn'> }
export type MergeWish = {
  readonly signal?: AbortSignal | undefined
  /** Take every group as quiet: after an import, when no more documents come. */
  readonly isQuiet?: boolean | undefined
}

/**
 * Merges four or more segments of a tier, with all smaller ones of their group, until no tier has four; in groups that are quiet
 * until one or two are left. How many merges. Several workers may do it at once: each takes what no other has in hand. Stops
 * when `signal` says so, and what is in hand is left as it was.
 */
export async function mergeSegments({ pool, log }: MergeParts, { signal, isQuiet = false }: MergeWish = {}): Promise<number> {
  let merges = 0
  let postings = 0
  const mergeAll = async (groups: readonly string[], take: Take): Promise<void> => {
    for (const groupId of groups)
      for (;;) {
        const merged = signal?.aborted ? null : await mergeOnce(pool, { groupId, take, signal })
        if (merged === null) break
        merges += 1
        postings += merged
      }
  }
  await mergeAll(await fullGroups(pool), takeTier)
  await mergeAll(await quietGroups(pool, isQuiet), takeQuiet)
  if (postings >= vacuumFrom) await vacuumBlocks(pool)
  await tellOfPiles(pool, log)
  return merges
}

async function fullGroups(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ group_id: string }>(
    'select distinct group_id from (select group_id from corpus_segment where engine = $1 group by group_id, tier having count(*) >= $2) full_tier',
    [engineVersion, together],
  )
  return rows.map(({ group_id: id }) => id)
}

async function quietGroups(pool: pg.Pool, isQuiet: boolean): Promise<readonly string[]> {
  const { rows } = await pool.query<{ group_id: string }>(
    `select group_id from corpus_segment where engine = $1 group by group_id
     having ($2 or max(made_at) < now() - make_interval(mins => $3))
       and count(*) > case when sum(postings) - max(postings) >= max(postings) * $4::float8 then 1 else 2 end`,
    [engineVersion, isQuiet, quietMinutes, worthwhile],
  )
  return rows.map(({ group_id: id }) => id)
}

/** Takes the segments of a group that are to be merged, as far as no other worker has them; fewer than two: nothing to do. */
type Take = (client: pg.PoolClient, groupId: string) => Promise<readonly OldSegment[]>
type Once = { readonly groupId: string; readonly take: Take; readonly signal: AbortSignal | undefined }

/** One transaction: blocks of the new segment in, texts pointed at it, the old ones out. How many postings, or null. */
async function mergeOnce(pool: pg.Pool, { groupId, take, signal }: Once): Promise<number | null> {
  try {
    return await transactAgain(pool, async (client) => {
      const segments = await take(client, groupId)
      if (segments.length < 2) return null
      await joinSegments(client, { groupId, segments, signal })
      return segments.reduce((sum, { postings }) => sum + postings, 0)
    })
  } catch (error) {
    // To stop, it is given up; nothing of it is left.
    if (signal?.aborted) return null
    throw error
  }
}

/** The segments of the highest tier that has enough of them, and of all tiers below. */
const takeTier: Take = async (client, groupId) => {
  const { rows } = await client.query<Row>(
    `select id, bits, texts, postings from corpus_segment
     where group_id = $1 and engine = $2 and tier <= (
       select max(tier) from (
         select tier from corpus_segment where group_id = $1 and engine = $2 group by tier having count(*) >= $3) full_tier)
     order by id for no key update skip locked`,
    [groupId, engineVersion, together],
  )
  return rows.length < together ? [] : rows.map(toSegment)
}

/** All but the biggest, and that one as well where it is worth it. */
const takeQuiet: Take = async (client, groupId) => {
  const { rows } = await client.query<Row>(
    `select id, bits, texts, postings from corpus_segment where group_id = $1 and engine = $2
     order by postings desc, id for no key update skip locked`,
    [groupId, engineVersion],
  )
  const [biggest, ...others] = rows.map(toSegment)
  if (!biggest) return []
  return others.reduce((sum, { postings }) => sum + postings, 0) >= biggest.postings * worthwhile ? [biggest, ...others] : others
}

type Row = { readonly id: number; readonly bits: number; readonly texts: number; readonly postings: string }
const toSegment = ({ id, bits, texts, postings }: Row): OldSegment => ({ id, bits, texts, postings: Number(postings) })

async function vacuumBlocks(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum (skip_locked) corpus_block')
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined)
    client.release()
  }
}

/** Groups whose segments are too many, biggest pile first. */
export async function findPiles(pool: pg.Pool): Promise<readonly { readonly live: number; readonly topTier: number }[]> {
  const { rows } = await pool.query<{ live: number; topTier: number }>(
    `select live, in_top as "topTier" from (
       select count(*)::integer as live, (count(*) filter (where tier = top))::integer as in_top
       from (select group_id, tier, max(tier) over (partition by group_id) as top from corpus_segment) s group by group_id) piles
     where live > $1 or in_top > $2 order by live desc`,
    [liveAtMost, topTierAtMost],
  )
  return rows
}

async function tellOfPiles(pool: pg.Pool, log: Pick<Logger, 'warn'>): Promise<void> {
  const piles = await findPiles(pool)
  const [worst] = piles
  if (worst) log.warn({ groups: piles.length, mostSegments: worst.live, inTopTier: worst.topTier }, 'corpus segments pile up')
}
