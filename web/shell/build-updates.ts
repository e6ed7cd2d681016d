import { useSyncExternalStore } from 'react'
import { loadAnew } from './resume-navigation.ts'

/** The specification's figures. */
export const checkEveryMs = 3_600_000
export const reloadGuardMs = 10_000

let isOld = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a newer build than this page's is known; then the next navigation loads a new document. */
export const useIsBuildOld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOld,
    () => false,
  )

function markOld(): void {
  isOld = true
  for (const listener of listeners) listener()
}

/** The id of the build that the server has now; null when it does not say. */
async function latestBuildId(): Promise<string | null> {
  try {
    const response = await fetch(`/build.json?t=${Date.now()}`, { cache: 'no-store' })
    const latest: unknown = response.ok ? await response.json() : null
    return typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string' ? latest.id : null
  } catch {
    return null
  }
}

/** Whether the server answers now, whatever the browser thinks of its network. */
export const isServed = async (): Promise<boolean> => (await latestBuildId()) !== null

/** Asks the server; true when it has another build than this page's. */
async function checkBuild(buildId: string): Promise<boolean> {
  const latest = await latestBuildId()
  if (latest !== null && latest !== buildId) markOld()
  return isOld
}

/** Asks every hour while the page lives. The returned function ends it. */
export function watchBuild(buildId: string): () => void {
  const timer = setInterval(() => void checkBuild(buildId), checkEveryMs)
  return () => clearInterval(timer)
}

/** Whether a reload of `path` is allowed at `now` (ms); remembers that it was. At most one in 10 s a path. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `tinta-reloaded:${path}`
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < reloadGuardMs) return false
  storage.setItem(key, String(now))
  return true
}

/**
 * A file of code did not load: if the server has a newer build, the page is loaded anew, guarded.
 * Otherwise nothing happens here and the caller's own error handling goes on.
 */
export async function onChunkFailure(buildId: string): Promise<void> {
  if (await checkBuild(buildId)) reloadOnce()
}

/** Loads the page anew, unless that was done just now. */
export function reloadOnce(): void {
  if (mayReload(sessionStorage, location.pathname, Date.now())) loadAnew()
}
