import { useSyncExternalStore } from 'react'
import { goOnAsDocument, loadAnew, mayReload, tabStore } from './resume-navigation.ts'

let isOld = false
/** Addresses of ours that the operator leads to another site. */
let led: readonly string[] = []
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

/** Whether the way to `path` (a query may follow) is a new document: the build is old, or another site answers there. */
export const needsDocument = (path: string): boolean => isOld || led.includes(path.replace(/[?#].*/, ''))

/** The same for a link, which follows what becomes known while it is in sight. */
export const useNeedsDocument = (path: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => needsDocument(path),
    () => false,
  )

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** Remembers which addresses of ours lead to another site. */
export function noteLed(paths: readonly string[]): void {
  led = paths
  tellListeners()
}

function markOld(): void {
  isOld = true
  tellListeners()
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
export async function checkBuild(buildId: string): Promise<boolean> {
  const latest = await latestBuildId()
  if (latest !== null && latest !== buildId) markOld()
  return isOld
}

/** Whether an error says that a file of code did not load, in the words of the three kinds of browsers. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script failed/i.test(error.message)

/**
 * A file of code did not load: if the server has a newer build, the page is loaded anew, guarded. If it is the same, a click that is
 * under way goes on as a document, which needs no code to be read. Otherwise, and where the server does not answer, the caller's own
 * error handling goes on.
 */
export async function onChunkFailure(buildId: string): Promise<void> {
  if (await checkBuild(buildId)) reloadOnce()
  else if (await isServed()) goOnAsDocument()
}

/** Loads the page anew, unless that was done just now. */
export function reloadOnce(): void {
  if (mayReload(tabStore(), location.pathname, Date.now())) loadAnew()
}
