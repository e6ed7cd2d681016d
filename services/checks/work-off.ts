import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { check, exclusionsSchema, type CheckStep, type Report } from '#tools/check/contract.ts'
import { scoreReport } from '#tools/check/score.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { storableJson } from '../db/storable.ts'
import { keepEntry } from '../history/make-history.ts'
import { AppError, problemOf, type Problem } from '../problem.ts'
import { RunEnded } from '../run-ended.ts'
import { checkHoursAtMost, type CheckPace, type ChecksOptions } from './checks.ts'
import { runCheck } from './run-check.ts'
import { makeTeller } from './teller.ts'

/** A check that this process works on; `lease` says that it is ours, until somebody else takes it up. */
export type Claimed = {
  readonly id: string
  readonly lease: string
  readonly accountId: string | null
  readonly title: string
  readonly language: string
  readonly input: string
  readonly options: unknown
  readonly attempts: number
  readonly reservationId: string | null
}

/** A check whose process died so often is given up. */
const attemptsAtMost = 3
/** Until a check that is not kept is removed. */
const hoursKept = 24

const usualPace: CheckPace = { beat: 1_000, lease: 20_000, retry: 5_000 }

/** Works checks off. Whatever happens, a check ends once: done and paid for, or failed or cancelled and given back. */
export function makeWorker({ pace = usualPace, ...options }: ChecksOptions) {
  const { pool, onTrouble } = options
  return {
    runDue: async (signal: AbortSignal): Promise<void> => {
      for (let claimed = await claim(pool, pace); claimed; claimed = await claim(pool, pace)) {
        if (claimed.attempts > attemptsAtMost) await fail(options, claimed, problemOf('engine-failed'))
        else await workOn({ options, pace, claimed, signal })
        if (signal.aborted) return
      }
    },
    sweep: async (): Promise<number> => (await endForgotten(options)) + (await removeOld(pool, onTrouble)),
  }
}

const claimStatement = `
  update check_run set state = 'running', lease = $1, lease_until = now() + $2 * interval '1 millisecond',
    attempts = attempts + 1, version = version + 1
  where id = (
    select id from check_run
    where (state = 'waiting' and (lease_until is null or lease_until <= now())) or (state = 'running' and lease_until <= now())
    order by created_at limit 1 for update skip locked
  )
  returning id, lease, account_id as "accountId", title, language, input, options, attempts, reservation_id as "reservationId"`

async function claim(pool: pg.Pool, { lease }: CheckPace): Promise<Claimed | null> {
  const { rows } = await pool.query<Claimed>(claimStatement, [randomUUID(), lease])
  return rows[0] ?? null
}

const isTextLanguage = (code: string): code is TextLanguage => textLanguageCodes.some((known) => known === code)

type Work = {
  readonly options: ChecksOptions
  readonly pace: CheckPace
  readonly claimed: Claimed
  /** Aborted when the process is to end. */
  readonly signal: AbortSignal
}

async function workOn({ options, pace, claimed, signal }: Work): Promise<void> {
  const gone = new AbortController()
  const teller = makeTeller({ pool: options.pool, claimed, pace, onGone: () => gone.abort() })
  try {
    const { language } = claimed
    if (!isTextLanguage(language)) throw new Error(`there is no text language ${language}`)
    const tell = (step: CheckStep, done?: number, of?: number): void => teller.tell({ step, done, of })
    const report = await runCheck(
      options,
      { ...claimed, language, viewer: { accountId: claimed.accountId } },
      { tell, signal: AbortSignal.any([signal, gone.signal]) },
    )
    await teller.stop()
    await finish(options, claimed, report)
  } catch (error) {
    await teller.stop()
    // Somebody has cancelled or removed it, or has taken it up.
    if (gone.signal.aborted) return
    await onFailure({ options, pace, claimed, signal }, error)
  }
}

async function onFailure({ options, pace, claimed, signal }: Work, error: unknown): Promise<void> {
  if (signal.aborted || error instanceof RunEnded) return letGo(options.pool, claimed, 0)
  if (error instanceof AppError && error.problem.code === 'engine-busy') return letGo(options.pool, claimed, pace.retry)
  // What is told from the text, or from an engine that gave up on it, will not be otherwise next time.
  if (error instanceof AppError) return fail(options, claimed, error.problem)
  // Anything else may be the database or our own fault: it is tried again when the lease is over.
  options.onTrouble(error)
}

/** Puts a check back into the line, as if it had not been tried. */
async function letGo(pool: pg.Pool, { id, lease }: Claimed, restMilliseconds: number): Promise<void> {
  await pool.query(
    `update check_run set state = 'waiting', lease = null, attempts = attempts - 1, version = version + 1,
       lease_until = now() + $3 * interval '1 millisecond'
     where id = $1 and lease = $2 and state = 'running'`,
    [id, lease, restMilliseconds],
  )
}

const finishStatement = `
  update check_run set state = 'done', step = null, done = null, "of" = null, version = version + 1, lease = null, lease_until = null,
    report = $3, score = $4, history_id = $5, finished_at = now(),
    delete_at = case when $5::text is null then now() + interval '${hoursKept} hours' end
  where id = $1 and lease = $2 and state = 'running'`

/** Report, history and payment hold together or not at all. */
async function finish({ pool, quota, historyDays }: ChecksOptions, claimed: Claimed, { text: input, ...report }: Report): Promise<void> {
  const { id, lease, accountId, language, reservationId } = claimed
  const exclusions = exclusionsSchema.parse({})
  const { score, words } = scoreReport({ ...report, text: input }, exclusions)
  await inTransaction(pool, async (client) => {
    const options = { check: id, words, score, documents: report.searched.documents, sources: report.sources.length }
    const run = { tool: check.id, language, title: report.title, input, output: '', options }
    const historyId = accountId === null || historyDays === 0 ? null : await keepEntry(client, { ...run, accountId })
    const { rowCount } = await client.query(finishStatement, [id, lease, storableJson(report), score, historyId])
    if (rowCount !== 1) throw new RunEnded()
    if (reservationId) await quota.close(reservationId, 'settled', client)
  })
}

/** Ends a check that came to nothing; it costs nothing. */
async function fail({ pool, quota }: ChecksOptions, { id, lease, reservationId }: Claimed, problem: Problem): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update check_run set state = 'failed', problem = $3, version = version + 1, lease = null, lease_until = null, finished_at = now(),
         delete_at = now() + interval '${hoursKept} hours'
       where id = $1 and lease = $2 and state = 'running'`,
      [id, lease, storableJson(problem)],
    )
    if (rowCount === 1 && reservationId) await quota.close(reservationId, 'refunded', client)
  })
}

/** Nobody got to them in a day: the workers are away, and whoever asked has gone. */
async function endForgotten(options: ChecksOptions): Promise<number> {
  const { rows } = await options.pool.query<Claimed>(
    `update check_run set state = 'running', lease = $1, lease_until = now() + interval '1 minute'
     where state in ('waiting', 'running') and created_at < now() - interval '${checkHoursAtMost} hours'
     returning id, lease, account_id as "accountId", title, language, input, options, attempts, reservation_id as "reservationId"`,
    [randomUUID()],
  )
  for (const claimed of rows) await fail(options, claimed, problemOf('engine-busy', { seconds: 60 }))
  return rows.length
}

async function removeOld(pool: pg.Pool, onTrouble: (error: unknown) => void): Promise<number> {
  try {
    const { rowCount } = await pool.query('delete from check_run where delete_at <= now()')
    return rowCount ?? 0
  } catch (error) {
    onTrouble(error)
    return 0
  }
}
