import { checkBuild, noteLed } from './build-updates.ts'
import { mayPrefetch, optionalConnection } from './connection.ts'

/** The specification's figure. */
export const checkEveryMs = 3_600_000

/** Whether the server is asked now: an hour after it was asked last. Both in ms. */
export const isDue = (askedAt: number, now: number): boolean => now - askedAt >= checkEveryMs

/** What is told of a build beside its pages. */
type Manifest = { readonly redirects: readonly { readonly from: string; readonly isExternal: boolean }[] }

/** Addresses that lead to another site, by the manifest of a build. Throws for anything else. */
export function ledOut(manifest: unknown): readonly string[] {
  if (!isManifest(manifest)) throw new Error('it is no manifest')
  return manifest.redirects.filter(({ isExternal }) => isExternal).map(({ from }) => from)
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  'redirects' in value &&
  Array.isArray(value.redirects) &&
  value.redirects.every((one: unknown) => typeof one === 'object' && one !== null && 'from' in one && typeof one.from === 'string')

/** Without it everything works by one more request: the server leads the way then. */
async function prefetchManifest(buildId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/${buildId}.json`)
    if (!response.ok) throw new Error(`it was answered with ${response.status}`)
    noteLed(ledOut(await response.json()))
  } catch (error) {
    console.warn('The manifest of the build did not load', error)
  }
}

/** Without a connection there is nothing new to keep. */
async function keepPages(build: string, isAhead: boolean): Promise<void> {
  try {
    const { keepForOffline } = await import('../offline/keep-page.ts')
    await keepForOffline({ build, mayPrefetch: isAhead })
  } catch (error) {
    console.warn('Pages are not kept in this browser', error)
  }
}

/**
 * While the page lives, asks every hour whether there is a newer build, and when the page comes back into sight after more
 * than an hour (timers rest while a machine sleeps). Fetches the manifest of this build once. Called a second after the page has come to life.
 */
export function watchBuilds(): void {
  const buildId = document.documentElement.dataset['build']
  if (!buildId) return
  let askedAt = Date.now()
  const askIfDue = (): void => {
    if (document.visibilityState === 'hidden' || !isDue(askedAt, Date.now())) return
    askedAt = Date.now()
    void checkBuild(buildId)
  }
  const ask = (): void => {
    askedAt = Date.now()
    void checkBuild(buildId)
  }
  setInterval(ask, checkEveryMs)
  addEventListener('focus', askIfDue)
  document.addEventListener('visibilitychange', askIfDue)
  const isAhead = mayPrefetch(optionalConnection())
  if (isAhead) void prefetchManifest(buildId)
  if (document.documentElement.dataset['keeps'] !== undefined) void keepPages(buildId, isAhead)
}
