import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from './database-error.ts'
import { isAlive } from './postmaster.ts'

const waitAtMost = 120_000

/** Does `work` while no other process of this machine starts or stops the same database. */
export async function withStartLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await takeLock(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function takeLock(file: string): Promise<void> {
  for (const end = Date.now() + waitAtMost; Date.now() < end; await wait(50)) {
    if (tryLock(file)) return
    // Whoever was killed while holding the lock does not give it back.
    const holder = holderOf(file)
    if (holder !== null && !isAlive(holder)) rmSync(file, { force: true })
  }
  throw new DatabaseError(`Another process has been starting or stopping the database for two minutes (${file}).`)
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}
