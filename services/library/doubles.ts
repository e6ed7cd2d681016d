import type pg from 'pg'
import type { ChangeResult, Doubles, MergeInput } from '#tools/library/contract.ts'
import { doubleReasons } from '#tools/library/double-keys.ts'
import { differingFields, mergedNotes, mergedWork } from '#tools/library/merge-works.ts'
import { appError } from '../problem.ts'
import type { State } from './entry.ts'
import { remember, stepOf } from './undo.ts'
import { keptByIds, statesOf, writeTurns, type Held, type Turn } from './write-states.ts'

/** Pairs that are listed and counted at once. */
const pairsAtMost = 500
/** Works of one key that each is compared with: hundreds of entries of one work make a long list, not a square of it. */
const neighbours = 5

/**
 * Pairs of works of account $1 that share a key and were not said to be two, with the surest of their keys. Nothing is
 * compared with everything: the index brings those together that share a key.
 */
export const pairsStatement = `
  select first, second, min(key) as key, min(rank) as rank from (
    select one.item_id as first, other.item_id as second, one.key,
      array_position(array[${doubleReasons.map((reason) => `'${reason}'`).join(', ')}], split_part(one.key, ':', 1)) as rank
    from (
      select key, item_id, count(*) over (partition by key) as twins
      from library_key where account_id = $1
    ) as one
    join lateral (
      select item_id from library_key where account_id = $1 and key = one.key and item_id > one.item_id order by item_id limit ${neighbours}
    ) as other on true
    where one.twins > 1
  ) as pair
  where not exists (
    select from library_apart where account_id = $1 and library_apart.first = pair.first and library_apart.second = pair.second
  )
  group by first, second order by rank, key, first, second limit ${pairsAtMost}`

type PairRow = { readonly first: string; readonly second: string; readonly rank: number }

/** Pairs that look like one work, surest first. */
export async function readDoubles(pool: pg.Pool, accountId: string): Promise<Doubles> {
  const { rows } = await pool.query<PairRow>(pairsStatement, [accountId])
  const kept = await keptByIds(pool, accountId, [...new Set(rows.flatMap(({ first, second }) => [first, second]))])
  const byId = new Map(kept.map((one) => [one.id, one]))
  return {
    pairs: rows.flatMap(({ first: firstId, second: secondId, rank }) => {
      const [first, second] = [byId.get(firstId), byId.get(secondId)]
      if (!first || !second) return []
      return [{ first, second, because: doubleReasons[rank - 1] ?? 'title', differs: [...differingFields(first.item, second.item)] }]
    }),
  }
}

/**
 * One work of two: what `keep` lacks comes from `drop`, lists and notes are joined. Where both have a file, that of `keep` stays; the
 * other is still named by the work that goes, so that an undo brings it back.
 */
export const merged = (keep: State, drop: State): State => ({
  ...keep,
  item: mergedWork(keep.item, drop.item),
  note: mergedNotes(keep.note, drop.note),
  tags: [...new Set([...keep.tags, ...drop.tags])],
  folders: [...new Set([...keep.folders, ...drop.folders])],
  file: keep.file ?? drop.file,
})

/** Makes one work of two, or remembers that they are two. Throws AppError `library-item-not-found`. */
export async function mergeWorks(held: Held, { keep, drop, keepBoth }: MergeInput): Promise<ChangeResult> {
  const { client, accountId } = held
  const [stays, goes] = await statesOf(held, [keep, drop])
  if (!stays || !goes) throw appError('library-item-not-found')
  if (keepBoth) {
    const [first, second] = keep < drop ? [keep, drop] : [drop, keep]
    await client.query('insert into library_apart (account_id, first, second) values ($1, $2, $3) on conflict do nothing', [
      accountId,
      first,
      second,
    ])
    const undo = await remember(held, { steps: [], apart: [first, second] })
    return { items: [...(await keptByIds(client, accountId, [keep, drop]))], undo }
  }
  const [{ id: _keep, ...before }, { id: _drop, ...other }] = [stays, goes]
  const turns: readonly Turn[] = [
    { id: keep, before, after: merged(before, other) },
    { id: drop, before: other, after: { ...other, isRemoved: true } },
  ]
  const written = await writeTurns(held, turns)
  const undo = await remember(held, { steps: written.map(stepOf) })
  return { items: [...(await keptByIds(client, accountId, [keep]))], undo }
}
