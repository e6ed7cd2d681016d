import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'

/** What something took, in milliseconds: by the clock, and of CPU time in this process and in the database's. */
export type Lap = { readonly wall: number; readonly own: number; readonly database: number }
export type Clock = <Result>(work: () => Promise<Result>) => Promise<readonly [Result, Lap]>

/** Measures one thing at a time; the database's share is read from its processes, in hundredths of a second each. */
export const clockOf =
  (pool: pg.Pool): Clock =>
  async (work) => {
    const sessions = await sessionsOf(pool)
    const [before, cpuBefore, began] = [sessions.map(cpuOf), process.cpuUsage(), performance.now()]
    const result = await work()
    const wall = performance.now() - began
    const { user, system } = process.cpuUsage(cpuBefore)
    // A session that has ended since has taken its time with it.
    const database = sessions.reduce((total, pid, index) => total + Math.max(0, cpuOf(pid) - (before[index] ?? 0)), 0)
    return [result, { wall, own: (user + system) / 1_000, database }]
  }

async function sessionsOf(pool: pg.Pool): Promise<readonly number[]> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
  return rows.map(({ pid }) => pid)
}

/** Milliseconds of CPU of a process; 0 where it cannot be seen. */
function cpuOf(pid: number): number {
  try {
    // Nanoseconds on the CPU: finer than the ticks of /proc/<pid>/stat.
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

export const sum = (laps: readonly Lap[]): Lap =>
  laps.reduce(
    (total, { wall, own, database }) => ({ wall: total.wall + wall, own: total.own + own, database: total.database + database }),
    {
      wall: 0,
      own: 0,
      database: 0,
    },
  )

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((a, b) => a - b)
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0
}
