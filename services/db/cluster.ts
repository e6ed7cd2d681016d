import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseError } from './database-error.ts'
import type { Place } from './place.ts'

/** Name of the database and of its only user. */
export const databaseName = 'tinta'

/** What PostgreSQL's programs get to see of the environment: nothing of ours. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

/** The part of spawn's options that chooses the user. */
export const identityOf = ({ user }: Place): { readonly uid?: number; readonly gid?: number } =>
  user ? { uid: user.uid, gid: user.gid } : {}

/** Makes the cluster if there is none, and checks that the one there fits our PostgreSQL. Throws DatabaseError when it does not. */
export async function ensureCluster(place: Place): Promise<void> {
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) await makeCluster(place)
  requireSameVersion(place)
}

const initOptions: readonly string[] = [
  `--username=${databaseName}`,
  // The socket's folder lets nobody else in.
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  // Needs no locale of the system.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** Runs initdb beside the final folder, so that a start that is killed leaves no half cluster behind. */
async function makeCluster(place: Place): Promise<void> {
  const unfinished = `${place.cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (place.user) chownSync(unfinished, place.user.uid, place.user.gid)
  const child = spawn(path.join(place.binaries, 'bin', 'initdb'), [`--pgdata=${unfinished}`, ...initOptions], {
    ...identityOf(place),
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: Buffer[] = []
  child.stderr.on('data', (piece: Buffer) => said.push(piece))
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject)
  child.once('close', resolve)
  if ((await promise) !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`initdb failed: ${Buffer.concat(said).toString('utf8').trim()}`)
  }
  renameSync(unfinished, place.cluster)
}

function requireSameVersion({ cluster, binaries }: Place): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  const brought = /^# PostgreSQL (\d+)/.exec(
    readFileSync(path.join(binaries, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 100),
  )?.[1]
  if (made === brought) return
  throw new DatabaseError(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this version of Tinta brings PostgreSQL ${brought}. ` +
      'Dump it with the version that made it and load the dump into a new data folder, or set DATABASE_URL.',
  )
}
