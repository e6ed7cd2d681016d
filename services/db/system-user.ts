import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseError } from './database-error.ts'

/** The user that PostgreSQL runs as. */
export type SystemUser = { readonly uid: number; readonly gid: number; readonly name: string }

/** Accounts that are made for services, by preference. */
const serviceAccounts: readonly string[] = ['postgres', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root. For root: the owner of `cluster` if it is there already, else an account of the
 * system that is made for services. For everybody else null: PostgreSQL runs as the same user.
 */
export function serverUser(cluster: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null
  const users = systemUsers()
  const owner = ownerOf(cluster)
  const found = users.find(({ uid }) => uid === owner) ?? serviceAccounts.flatMap((name) => users.filter((user) => user.name === name))[0]
  if (!found) {
    throw new DatabaseError(
      `PostgreSQL may not run as root, and this system has none of the accounts ${serviceAccounts.join(', ')}. Start Tinta as another user, or set DATABASE_URL.`,
    )
  }
  return found
}

function ownerOf(folder: string): number | null {
  try {
    const { uid } = statSync(folder)
    return uid === 0 ? null : uid
  } catch {
    return null
  }
}

function systemUsers(): readonly SystemUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/**
 * Whether a user other than us can enter a folder: every folder above it must let others through.
 * Only looks at rights, not at access lists, which is the careful side.
 */
export function canEnter(folder: string, user: SystemUser): boolean {
  const { root } = path.parse(folder)
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === root) return true
  }
}

/** Whether we ourselves can write in a folder. */
export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
