// npm run bench:quota: what a spend costs (reserve, then settle), one after the other and two hundred at once on two
// nodes, and whether anybody gets more than there is. On the embedded database, and on DATABASE_URL when that is set: there in
// a database of its own, which is removed again. Ends with 1 when something was overspent.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { openDb, type Db } from '../services/db/open-db.ts'
import { makeQuota } from '../services/quota/make-quota.ts'
import type { Quota, Spending } from '../services/quota/quota.ts'
import { quotaWindow } from '../services/quota/window.ts'
import { makeTestDatabase } from '../tests/database.ts'

const serialSpends = 1_000
const atOnce = 200
const rounds = 10
const amount = 10
const clockTicks = 100

type Node = { readonly db: Db; readonly quota: Quota }
type Row = {
  readonly name: string
  readonly spends: number
  readonly seconds: number
  readonly ownCpu: number
  /** Null where the database's processes cannot be seen. */
  readonly databaseCpu: number | null
  readonly refused: number
  readonly overspent: number
}

const spending = (subject: string, limit: number): Spending => ({
  subject,
  unit: 'characters',
  limit,
  window: quotaWindow(null, new Date()),
  tool: 'rephrase',
  amount,
})

/** True when there was enough left. */
async function spend({ quota }: Node, wish: Spending): Promise<boolean> {
  const reservation = await quota.reserve(wish)
  await reservation?.settle()
  return reservation !== null
}

/** Seconds of CPU of the server's processes that work for this database. */
async function databaseCpu({ db }: Node): Promise<number | null> {
  const { rows } = await db.pool.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
  try {
    const ticks = rows.map(({ pid }) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return Number(fields[11]) + Number(fields[12])
    })
    return ticks.reduce((sum, one) => sum + one, 0) / clockTicks
  } catch {
    return null
  }
}

type Case = {
  readonly name: string
  readonly workers: number
  readonly spendsEach: number
  /** Whose count the worker spends from. */
  readonly subjectOf: (worker: number) => string
  readonly limit: number
}

async function measure(nodes: readonly Node[], { name, workers, spendsEach, subjectOf, limit }: Case): Promise<Row> {
  const [first] = nodes
  if (!first) throw new Error('no node')
  const nodeOf = (worker: number): Node => nodes[worker % nodes.length] ?? first
  const subjects = new Set(Array.from({ length: workers }, (_, worker) => subjectOf(worker)))
  // Connections are opened before the clock starts.
  await Promise.all(Array.from({ length: 20 }, (_, i) => nodeOf(i).db.pool.query('select pg_sleep(0.05)')))
  const [databaseBefore, cpuBefore, began] = [await databaseCpu(first), process.cpuUsage(), performance.now()]
  let refused = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let i = 0; i < spendsEach; i++) if (!(await spend(nodeOf(worker), spending(subjectOf(worker), limit)))) refused++
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(cpuBefore)
  const databaseAfter = await databaseCpu(first)
  return {
    name,
    spends: workers * spendsEach,
    seconds,
    ownCpu: (user + system) / 1_000_000,
    databaseCpu: databaseBefore === null || databaseAfter === null ? null : databaseAfter - databaseBefore,
    refused,
    overspent: await overspentBy(first, { subjects: [...subjects], limit }),
  }
}

/** Characters beyond the limits, by the ledger. */
async function overspentBy({ db }: Node, { subjects, limit }: { subjects: readonly string[]; limit: number }): Promise<number> {
  const { rows } = await db.pool.query<{ over: string | null }>(
    `select sum(greatest(0, used - $2)) as over from (
       select sum(amount) as used from usage_entry where subject = any($1) and state <> 'refunded' group by subject) spent`,
    [subjects, limit],
  )
  return Number(rows[0]?.over ?? 0)
}

function print(where: string, rows: readonly Row[]): void {
  const heads = ['', 'spends', 'a second', 'ms CPU, node', 'ms CPU, database', 'refused', 'overspent']
  const lines = rows.map(({ name, spends, seconds, ownCpu, databaseCpu: cpu, refused, overspent }) => [
    name,
    String(spends),
    String(Math.round(spends / seconds)),
    ((ownCpu * 1_000) / spends).toFixed(2),
    cpu === null ? '-' : ((cpu * 1_000) / spends).toFixed(2),
    String(refused),
    String(overspent),
  ])
  const widths = heads.map((head, i) => Math.max(head.length, ...lines.map((line) => line[i]?.length ?? 0)))
  console.log(`\n${where}`)
  for (const line of [heads, ...lines])
    console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '))
}

/** Opens two nodes on a database and measures there; how much was overspent. */
async function run(where: string, open: () => Promise<Db>): Promise<number> {
  const dbs = [await open(), await open()]
  try {
    const nodes = dbs.map((db) => ({ db, quota: makeQuota({ pool: db.pool, secret: 'of a bench', holdSeconds: 60 }) }))
    const [alone, shared] = [randomUUID(), randomUUID()]
    const people = Array.from({ length: atOnce }, () => randomUUID())
    const all = atOnce * rounds * amount
    const cases: readonly Case[] = [
      { name: 'one after the other', workers: 1, spendsEach: serialSpends, subjectOf: () => `account:${alone}`, limit: all },
      { name: `${atOnce} at once, one person`, workers: atOnce, spendsEach: rounds, subjectOf: () => `account:${shared}`, limit: all / 2 },
      {
        name: `${atOnce} at once, ${atOnce} people`,
        workers: atOnce,
        spendsEach: rounds,
        subjectOf: (worker) => `account:${people[worker] ?? ''}`,
        limit: (rounds * amount) / 2,
      },
    ]
    const rows: Row[] = []
    for (const one of cases) rows.push(await measure(nodes, one))
    print(where, rows)
    return rows.reduce((sum, { overspent }) => sum + overspent, 0)
  } finally {
    for (const db of dbs) await db.close()
  }
}

async function onEmbedded(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-bench-'))
  try {
    return await run('embedded database', () => openDb({ url: undefined, dataFolder: folder }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onGiven(): Promise<number> {
  const { url, drop } = await makeTestDatabase()
  try {
    return await run('DATABASE_URL', () => openDb({ url, dataFolder: '' }))
  } finally {
    await drop()
  }
}

const overspent = (await onEmbedded()) + (process.env['DATABASE_URL'] ? await onGiven() : 0)
console.log(`\noverspent: ${overspent}`)
if (overspent > 0) process.exitCode = 1
