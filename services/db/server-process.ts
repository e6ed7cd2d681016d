import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { identityOf, serverEnvironment } from './cluster.ts'
import { DatabaseError } from './database-error.ts'
import type { Place } from './place.ts'
import { isAlive, type Postmaster } from './postmaster.ts'

/** Names the socket file; nothing listens on a network. */
export const portName = 5432

const logAtMost = 5 * 1024 * 1024
// After a crash the server first repairs itself, which may take a while.
export const startAtMost = 300_000
const stopAtMost = 60_000
const releaseAtMost = 15_000

const serverOptions: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(portName),
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  // A query may hold a person's text, so none is written to the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  cluster_name: 'tinta',
}

/** Starts the server as a child that lives on when we are killed, and waits until it takes connections. */
export async function startServer(place: Place): Promise<void> {
  const end = Date.now() + releaseAtMost
  for (;;) {
    const over = new AbortController()
    const died = await Promise.race([launch(place), untilAnswers(place, over.signal)])
    over.abort()
    if (died === undefined) return
    // Of a server that was killed, the last sessions may still be ending.
    if (!/is still in use|is another postmaster/.test(died) || Date.now() > end) throw new Error(`PostgreSQL did not start: ${died}`)
    await wait(200)
  }
}

/** Resolves, with what it wrote last, when the server ends before it is asked to. */
function launch(place: Place): Promise<string> {
  const settings = Object.entries({ ...serverOptions, unix_socket_directories: place.sockets }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const log = openLog(place.log)
  const child = spawn(path.join(place.binaries, 'bin', 'postgres'), ['-D', place.cluster, ...settings], {
    ...identityOf(place),
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  const { promise, resolve } = Promise.withResolvers<string>()
  child.once('error', (error) => resolve(error.message))
  child.once('exit', () => resolve(lastLines(place.log)))
  return promise
}

/** Waits until a server takes connections, or somebody stops waiting. Throws DatabaseError when it does not. */
async function untilAnswers({ sockets, log }: Place, signal: AbortSignal): Promise<void> {
  for (const end = Date.now() + startAtMost; Date.now() < end; await wait(30)) if (signal.aborted || (await answers(sockets))) return
  throw new DatabaseError(`PostgreSQL did not take connections within ${startAtMost / 60_000} minutes. Its log is ${log}.`)
}

/** Ends a server cleanly: sessions are closed, everything is on disk. */
export async function stopServer({ pid }: Postmaster): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + stopAtMost; Date.now() < end; await wait(20)) if (!isAlive(pid)) return
  throw new DatabaseError(`PostgreSQL (process ${pid}) did not stop within a minute.`)
}

/** Whether a server takes connections at a socket. */
export async function answers(sockets: string): Promise<boolean> {
  const client = new pg.Client({ host: sockets, port: portName, user: 'tinta', database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function openLog(file: string): number {
  try {
    if (statSync(file).size > logAtMost) renameSync(file, `${file}.old`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return openSync(file, 'a', 0o600)
}

const lastLines = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' ')
