import { useEffect } from 'react'
import { useNavigation } from 'react-router'

const key = 'tinta-going-to'
/** Older notes than this are of a navigation that nobody waits for any more. */
const freshMs = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Notes where the reader is going, for the case that the page is reloaded on the way; null when they arrived. */
export function noteDestination(store: Store, destination: string | null, now: number): void {
  if (destination === null) store.removeItem(key)
  else store.setItem(key, JSON.stringify({ destination, at: now }))
}

/** Takes the note: where a reloaded page should go on to, if it was on the way just now and is not there yet. */
export function takeDestination(store: Store, current: string, now: number): string | null {
  const note: unknown = JSON.parse(store.getItem(key) ?? 'null')
  store.removeItem(key)
  if (typeof note !== 'object' || note === null || !('destination' in note) || !('at' in note)) return null
  const { destination, at } = note
  if (typeof destination !== 'string' || typeof at !== 'number') return null
  return now - at < freshMs && destination !== current && destination.startsWith('/') && !destination.startsWith('//') ? destination : null
}

/**
 * After a new build, the router cannot load the code of a page and reloads the old one, which loses the click.
 * This goes on to the page that was clicked. The note is taken, so it happens once.
 */
export function resumeNavigation(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  const destination = takeDestination(sessionStorage, location.pathname + location.search, Date.now())
  if (isReload && destination !== null) location.replace(destination)
}

/** Keeps the note while a navigation goes on. Stands once, at the root. */
export function useNavigationNote(): void {
  const { location: destination } = useNavigation()
  const path = destination ? destination.pathname + destination.search + destination.hash : null
  useEffect(() => noteDestination(sessionStorage, path, Date.now()), [path])
}
