import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Jobs, Pace, Run, Scheduled } from './jobs.ts'
import { startLoop, type Loop } from './loop.ts'
import { quietly } from './quietly.ts'
import { runSchedule, type RunningSchedule } from './run-schedule.ts'

export type JobsOptions = {
  readonly pool: pg.Pool
  /** Told what went wrong and in which job; the same trouble at most once a minute. */
  readonly onTrouble: (error: unknown, job: string) => void
  /** Quicker in tests. */
  readonly pace?: Pace
}

const usualPace: Pace = { look: 15, poll: 30, retry: 60, restart: 5 }

type Repeated = { readonly name: string; readonly rest: number; readonly run: Run }

/** Jobs over pg-boss for what one node does for all, and over plain loops for what each does. */
export function makeJobs({ pool, onTrouble, pace = usualPace }: JobsOptions): Jobs {
  const tell = quietly(onTrouble)
  const scheduled: Scheduled[] = []
  const repeated: Repeated[] = []
  const loops = new Map<string, Loop>()
  const ending = new AbortController()
  let schedule: RunningSchedule | null = null
  let starting: Promise<void> = Promise.resolve()

  async function startSchedule(): Promise<void> {
    while (!ending.signal.aborted && schedule === null) {
      try {
        schedule = await runSchedule({ pool, jobs: scheduled, pace, tell, signal: ending.signal })
      } catch (error) {
        tell(error, 'start')
        await wait(pace.restart * 1_000, null, { signal: ending.signal }).catch(() => undefined)
      }
    }
  }

  return {
    schedule: (name, everySeconds, run) => void scheduled.push({ name, everySeconds, run }),
    repeat: (name, restMilliseconds, run) => void repeated.push({ name, rest: restMilliseconds, run }),
    now: (name) => {
      loops.get(name)?.wake()
      schedule?.now(name)
    },
    start: () => {
      for (const { name, rest, run } of repeated) loops.set(name, startLoop({ rest, run, onTrouble: (error) => tell(error, name) }))
      if (scheduled.length > 0) starting = startSchedule()
      return starting
    },
    stop: async () => {
      ending.abort()
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
      await starting
      await schedule?.stop()
    },
  }
}
