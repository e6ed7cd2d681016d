import type pg from 'pg'
import { sweepFiles } from './attached-files.ts'
import { undoMinutes } from './undo.ts'

const sweptAtOnce = 2_000

/** In parts, so that no statement runs long. */
const statements = [
  `delete from library_undo where id in (select id from library_undo where until < now() limit ${sweptAtOnce})`,
  `delete from library_item where id in (
    select id from library_item where removed_at < now() - make_interval(mins => ${undoMinutes}) limit ${sweptAtOnce})`,
  `delete from library_share where id in (select id from library_share where ends_at < now() limit ${sweptAtOnce})`,
]

/** Removes what can no longer be brought back, and addresses that have ended; how much. */
export async function sweepLibraries(pool: pg.Pool): Promise<number> {
  let swept = 0
  for (const statement of statements) {
    for (let count = sweptAtOnce; count === sweptAtOnce; swept += count) count = (await pool.query(statement)).rowCount ?? 0
  }
  return swept + (await sweepFiles(pool))
}
