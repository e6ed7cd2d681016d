import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Sees to it that the embedded server of a data folder stops when this process ends in whatever way, even killed.
 * `isOurs`: the folder is removed as well.
 */
export function guardServer(dataFolder: string, { isOurs = false }: { readonly isOurs?: boolean } = {}): void {
  const guard = spawn(process.execPath, [path.join(import.meta.dirname, 'stop-when-gone.ts'), dataFolder, isOurs ? 'remove' : 'keep'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  // The pipe is open as long as we live, and does not keep us alive.
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
}
