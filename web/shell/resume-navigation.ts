import { useEffect } from 'react'
import { useNavigation } from 'react-router'

const key = 'tinta-going-to'
/** Older notes than this are of a navigation that nobody waits for any more. */
const freshMs = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Notes where the reader is going, for the case that the page is reloaded on the way; null when they arrived. `now` in ms. */
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
 * This notes every link that is followed, and after such a reload goes on to it; the note is taken, so it happens once.
 * Called before the page is brought to life.
 */
export function resumeNavigation(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  const destination = takeDestination(sessionStorage, location.pathname + location.search, Date.now())
  if (isReload && destination !== null) location.replace(destination)
  addEventListener('click', noteLink, { capture: true })
}

function noteLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  noteDestination(sessionStorage, link.pathname + link.search + link.hash, Date.now())
}

/** Clears the note on arrival. Stands once, at the root. */
export function useNavigationNote(): void {
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') noteDestination(sessionStorage, null, Date.now())
  }, [state])
}
