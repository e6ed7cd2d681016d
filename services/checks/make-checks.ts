import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { exclusionsSchema, type Exclusions } from '#tools/check/contract.ts'
import { scoreReport } from '#tools/check/score.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { storable, storableJson } from '../db/storable.ts'
import { appError } from '../problem.ts'
import { answerColumns, answerOf, reportOf, stateColumns, stateOf, type AnswerRow, type ShareKey, type StateRow } from './check-rows.ts'
import type { CheckOrder, CheckRecord, Checks, ChecksOptions, StoredAnswer, StoredState } from './checks.ts'
import { makeShares } from './shares.ts'
import { makeWorker } from './work-off.ts'

/** Checks of one subject that may wait or run at once. */
const underWayAtMost = 5
/** Checks that a list names. */
const listedAtMost = 200
const batch = 20
const secondsUntilNext = 30

/** Plagiarism checks in the database: any node takes them, and any node works them off. */
export function makeChecks(options: ChecksOptions): Checks {
  const { pool, secret, publicUrl, onBegin = () => undefined } = options
  const key: ShareKey = { secret, publicUrl }
  const worker = makeWorker(options)
  const one = (subject: string, id: string) => optionalRow(pool, subject, id)
  return {
    begin: async (order) => {
      const row = await begin(pool, order)
      onBegin()
      return stateOf(row)
    },
    optionalCheck: async (subject, id) => {
      const row = await one(subject, id)
      return row && answerOf(row, key)
    },
    optionalState: async (subject, id) => {
      const { rows } = await pool.query<StateRow>({
        name: 'check-state',
        text: `select ${stateColumns} from check_run where subject = $1 and id = $2`,
        values: [subject, storable(id)],
      })
      return rows[0] ? { version: rows[0].version, state: stateOf(rows[0]) } : null
    },
    list: async (subject) => {
      const { rows } = await pool.query<StateRow & { readonly words: number; readonly score: number | null }>(
        `select ${stateColumns}, words, score from check_run where subject = $1 order by created_at desc, id limit ${listedAtMost}`,
        [subject],
      )
      return { checks: rows.map((row) => ({ ...stateOf(row), words: row.words, score: row.score })) }
    },
    setExclusions: async (subject, id, exclusions) => {
      await storeExclusions(pool, await one(subject, id), exclusions)
      const row = await one(subject, id)
      return row && answerOf(row, key)
    },
    cancel: (subject, id) => cancel(options, subject, id),
    remove: (subject, id) => remove(options, subject, id),
    ...makeShares(pool, key),
    all: (accountId) => readAll(pool, accountId, (row) => answerOf(row, key)),
    runDue: worker.runDue,
    sweep: () => worker.sweep(),
  }
}

const beginStatement = `
  insert into check_run
    (id, subject, account_id, title, language, input, words, options, state, exclusions, reservation_id, created_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10, date_trunc('milliseconds', clock_timestamp())
  where (select count(*) from check_run where subject = $2 and state in ('waiting', 'running')) < ${underWayAtMost}
  returning ${stateColumns}`

async function begin(pool: pg.Pool, order: CheckOrder): Promise<StateRow> {
  const values = [
    randomUUID(),
    order.subject,
    order.accountId,
    storable(order.title),
    order.language,
    storable(order.text),
    order.words,
    storableJson(order.options),
    JSON.stringify(exclusionsSchema.parse({})),
    order.reservationId,
  ]
  const row = await inTransaction(pool, async (client) => {
    // One after another for each subject, so that those who come at once are counted.
    await client.query("select pg_advisory_xact_lock(hashtextextended('checks of ' || $1, 0))", [order.subject])
    return (await client.query<StateRow>(beginStatement, values)).rows[0]
  })
  if (!row) throw appError('too-many-requests', { seconds: secondsUntilNext })
  return row
}

async function optionalRow(pool: pg.Pool, subject: string, id: string): Promise<AnswerRow | null> {
  const { rows } = await pool.query<AnswerRow>(`select ${answerColumns} from check_run where subject = $1 and id = $2`, [
    subject,
    storable(id),
  ])
  return rows[0] ?? null
}

/** With the score that follows from them, for lists. */
async function storeExclusions(pool: pg.Pool, row: AnswerRow | null, exclusions: Exclusions): Promise<void> {
  const report = row && reportOf(row)
  if (!row || !report) return
  const { score } = scoreReport(report, exclusions)
  await inTransaction(pool, async (client) => {
    // The line first and then the check, as they go when the line is deleted.
    await client.query(
      `update history_entry set options = options || jsonb_build_object('score', $2::float8)
       where id = (select history_id from check_run where id = $1)`,
      [row.id, score],
    )
    await client.query('update check_run set exclusions = $2, score = $3 where id = $1', [row.id, storableJson(exclusions), score])
  })
}

async function cancel({ pool, quota }: ChecksOptions, subject: string, id: string): Promise<StoredState | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ reservationId: string | null }>(
      `update check_run set state = 'cancelled', version = version + 1, lease = null, lease_until = null, finished_at = now(),
         delete_at = now() + interval '1 day'
       where subject = $1 and id = $2 and state in ('waiting', 'running') returning reservation_id as "reservationId"`,
      [subject, storable(id)],
    )
    const found = await client.query<StateRow>(`select ${stateColumns} from check_run where subject = $1 and id = $2`, [
      subject,
      storable(id),
    ])
    // Last, because it holds the count until the end.
    if (rows[0]?.reservationId) await quota.close(rows[0].reservationId, 'refunded', client)
    return found.rows[0] ? stateOf(found.rows[0]) : null
  })
}

/** One that is under way is given back; one that is done was paid for. */
async function remove({ pool, quota }: ChecksOptions, subject: string, id: string): Promise<boolean> {
  const which = [subject, storable(id)]
  return inTransaction(pool, async (client) => {
    // The check goes with its line in the history: the line first, as when it is deleted from there.
    const { rowCount } = await client.query(
      'delete from history_entry where id = (select history_id from check_run where subject = $1 and id = $2)',
      which,
    )
    if (rowCount === 1) return true
    const { rows } = await client.query<{ state: string; historyId: string | null; reservationId: string | null }>(
      `delete from check_run where subject = $1 and id = $2
       returning state, history_id as "historyId", reservation_id as "reservationId"`,
      which,
    )
    const [row] = rows
    if (!row) return false
    // It has ended since the first look.
    if (row.historyId) await client.query('delete from history_entry where id = $1', [row.historyId])
    if (row.reservationId) await quota.close(row.reservationId, row.state === 'done' ? 'settled' : 'refunded', client)
    return true
  })
}

async function* readAll(pool: pg.Pool, accountId: string, present: (row: AnswerRow) => StoredAnswer): AsyncGenerator<CheckRecord> {
  let last: { readonly createdAt: Date; readonly id: string } | undefined
  for (;;) {
    const { rows }: pg.QueryResult<AnswerRow & { readonly language: string }> = await pool.query(
      `select ${answerColumns}, language from check_run
       where account_id = $1 and ($2::timestamptz is null or (created_at, id) > ($2, $3)) order by created_at, id limit $4`,
      [accountId, last?.createdAt ?? null, last?.id ?? '', batch],
    )
    for (const row of rows) yield { ...present(row), text: row.input, language: row.language }
    last = rows.at(-1)
    if (rows.length < batch) return
  }
}
