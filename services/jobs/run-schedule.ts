import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Pace, Scheduled } from './jobs.ts'
import { startLoop } from './loop.ts'

export type RunningSchedule = { readonly now: (name: string) => void; readonly stop: () => Promise<void> }

export type ScheduleParts = {
  readonly pool: pg.Pool
  readonly jobs: readonly Scheduled[]
  readonly pace: Pace
  readonly tell: (error: unknown, where: string) => void
  readonly signal: AbortSignal
}

const hour = 60 * 60
const retriesAtMost = 5
const stopMilliseconds = 10_000

/** Starts pg-boss and offers it each job whenever one of its periods begins. Throws when the database is away. */
export async function runSchedule(parts: ScheduleParts): Promise<RunningSchedule> {
  const { pool, jobs, pace, tell } = parts
  const boss = await makeBoss(pool)
  boss.on('error', (error) => tell(asError(error), 'queue'))
  const workers = await startWorkers(boss, parts).catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  })

  async function offer({ name, everySeconds }: Scheduled, isForPeriod: boolean): Promise<void> {
    const id = await boss.send(name, null, {
      ...(isForPeriod ? { singletonSeconds: everySeconds } : {}),
      retryLimit: retriesAtMost,
      retryDelay: pace.retry,
      retryBackoff: true,
      // After this, a job whose node died is taken up again.
      expireInSeconds: Math.min(hour, Math.max(60, everySeconds)),
      // While its row is there, the period cannot have a second one.
      deleteAfterSeconds: everySeconds * 2 + hour,
    })
    if (id !== null) boss.notifyWorker(workers.get(name) ?? '')
  }

  const offered = new Map<string, number>()
  const offerDue = async (): Promise<void> => {
    for (const job of jobs) {
      const period = Math.floor(Date.now() / 1_000 / job.everySeconds)
      if (offered.get(job.name) === period) continue
      await offer(job, true)
      offered.set(job.name, period)
    }
  }
  const looking = startLoop({ rest: pace.look * 1_000, run: offerDue, onTrouble: (error) => tell(error, 'queue') })
  return {
    now: (name) => {
      const job = jobs.find((one) => one.name === name)
      if (job) offer(job, false).catch((error: unknown) => tell(error, name))
    },
    stop: async () => {
      await looking.stop()
      await boss.stop({ graceful: true, timeout: stopMilliseconds }).catch((error: unknown) => tell(error, 'stop'))
    },
  }
}

/**
 * pg-boss over our pool, in its own schema, which it keeps up to date itself. It is loaded only here: web nodes do
 * without it. Its clock stays off: it forgets a time at which no node ran, and we make up for it.
 */
async function makeBoss(pool: pg.Pool): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    schedule: false,
    // A handful of small rows needs no care of its indexes.
    reindex: false,
    monitorVacuum: false,
    queueCacheIntervalSeconds: 600,
    flowIntervalSeconds: hour,
    bamIntervalSeconds: 600,
  })
}

/** pg-boss tells copies of errors, which are none any more; their code says enough. */
function asError(told: unknown): Error {
  if (told instanceof Error) return told
  const code = typeof told === 'object' && told !== null && 'code' in told ? { code: told.code } : {}
  return Object.assign(new Error('pg-boss'), code)
}

/** One worker for each job; the ids of the workers by the names of the jobs. */
async function startWorkers(boss: PgBoss, { jobs, pace, tell, signal }: ScheduleParts): Promise<ReadonlyMap<string, string>> {
  const workers = new Map<string, string>()
  await boss.start()
  for (const { name, run } of jobs) {
    const work = async (): Promise<void> => {
      const isDone = await run(signal).then(
        () => true,
        (error: unknown) => {
          tell(error, name)
          return false
        },
      )
      // What is thrown here is stored, so it is not the error itself, which may hold somebody's words.
      if (!isDone) throw new Error('the job failed; the log says why')
    }
    // Never twice at once: a run that outlasts its period delays the next.
    await boss.createQueue(name, { policy: 'singleton' })
    workers.set(name, await boss.work(name, { pollingIntervalSeconds: pace.poll }, work))
  }
  return workers
}
