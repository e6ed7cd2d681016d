import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { leaveFor, leaveForGood } from '../workbench/leave-for.ts'

const key = 'tinta-going-to'
/** Older notes than this are of a navigation that nobody waits for any more. */
const freshMs = 10_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const closed: Store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** What this tab remembers; nothing in browsers that close their storage to us, where touching it throws. */
export function tabStore(): Store {
  try {
    return sessionStorage
  } catch {
    return closed
  }
}

/** Notes where the reader is going, for the case that the page is reloaded on the way; null when they arrived. `now` in ms. */
export function noteDestination(store: Store, destination: string | null, now: number): void {
  if (destination === null) store.removeItem(key)
  else store.setItem(key, JSON.stringify({ destination, at: now }))
}

/** Takes the note: where a reloaded page should go on to, if it was on the way just now and is not there yet. */
export function takeDestination(store: Store, current: string, now: number): string | null {
  const destination = readDestination(store, current, now)
  store.removeItem(key)
  return destination
}

/** Where the reader is going: elsewhere than `current`, and noted just now; null when nowhere. `now` in ms. */
export function readDestination(store: Store, current: string, now: number): string | null {
  const note: unknown = JSON.parse(store.getItem(key) ?? 'null')
  if (typeof note !== 'object' || note === null || !('destination' in note) || !('at' in note)) return null
  const { destination, at } = note
  if (typeof destination !== 'string' || typeof at !== 'number') return null
  return now - at < freshMs && destination !== current && destination.startsWith('/') && !destination.startsWith('//') ? destination : null
}

let isWanted = false

/** Loads the page anew, which `guardReloads` stops for everybody else. */
export function loadAnew(): void {
  isWanted = true
  location.reload()
}

/** The specification's figure. */
export const reloadGuardMs = 10_000

/** Whether a reload of `path` is allowed at `now` (ms); remembers that it was. At most one in 10 s a path, and none that is not remembered. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  const key = `tinta-reloaded:${path}`
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < reloadGuardMs) return false
  storage.setItem(key, String(now))
  return storage.getItem(key) !== null
}

/** The facts of a reload that decide whether it may happen. */
export type Reload = Pick<NavigateEvent, 'navigationType' | 'userInitiated'>

/** Whether it is the router's, for code of a page that nobody has gone to: it only looked ahead while a link had the pointer or the focus. */
export function isNeedless({ navigationType, userInitiated }: Reload, destination: string | null): boolean {
  return navigationType === 'reload' && !userInitiated && destination === null
}

/**
 * The router reloads the page when it cannot load the code of another one, also where it only fetches it ahead; with no
 * connection, that would leave the reader without this page. It does so for each file that is missing, and would begin again each
 * time. Browsers without the Navigation API reload as the router wants.
 */
function guardReloads(): void {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', (event) => {
    if (!event.cancelable || isWanted || event.navigationType !== 'reload' || event.userInitiated) return
    const now = Date.now()
    if (isNeedless(event, readDestination(tabStore(), here(), now)) || !mayReload(tabStore(), location.pathname, now))
      event.preventDefault()
  })
}

/** Goes on to the page that was clicked just now, by a new document; at most once in 10 s. */
export function goOnAsDocument(): void {
  const destination = readDestination(tabStore(), here(), Date.now())
  if (destination !== null && mayReload(tabStore(), destination, Date.now())) leaveFor(destination)
}

const here = (): string => location.pathname + location.search

/**
 * After a new build, the router cannot load the code of a page and reloads the old one, which loses the click.
 * This notes every link that is followed, and after such a reload goes on to it; the note is taken, so it happens once.
 * Called before the page is brought to life.
 */
export function resumeNavigation(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  const destination = takeDestination(tabStore(), here(), Date.now())
  if (isReload && destination !== null) leaveForGood(destination)
  addEventListener('click', noteLink, { capture: true })
  guardReloads()
}

function noteLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  noteDestination(tabStore(), link.pathname + link.search + link.hash, Date.now())
}

/** Clears the note on arrival. Stands once, at the root. */
export function useNavigationNote(): void {
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') noteDestination(tabStore(), null, Date.now())
  }, [state])
}
