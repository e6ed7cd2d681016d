import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The server that a cluster's `postmaster.pid` speaks of. */
export type Postmaster = { readonly pid: number; readonly sockets: string; readonly port: number }

/** The server that runs on this cluster now, whoever started it; null when none does. */
export function optionalPostmaster(cluster: string): Postmaster | null {
  const [pid = '', , , port = '', sockets = ''] = linesOf(path.join(cluster, 'postmaster.pid'))
  const postmaster = { pid: Number(pid), port: Number(port), sockets: sockets.trim() }
  return postmaster.pid > 0 && postmaster.sockets !== '' && isAlive(postmaster.pid) && isPostgres(postmaster.pid) ? postmaster : null
}

/** Whether a process is there. One of another user is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// A number in an old file may belong to another program by now; without /proc it is taken at its word.
function isPostgres(pid: number): boolean {
  const [name] = linesOf(`/proc/${pid}/comm`)
  return name === undefined || name === 'postgres'
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
