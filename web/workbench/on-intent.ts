import { useSyncExternalStore } from 'react'
import { isServed, reloadOnce } from '../shell/build-updates.ts'
import { isOffline } from './api-client.ts'

/** Whether a worker stands between this page and the network. */
const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

export type OnIntent<Module> = {
  /** Fetches the part, unless it is there or on its way; without a network, when there is one again. What failed is tried again with the next call. */
  readonly load: () => void
  /** The same for a part that somebody waits for; resolves to whether it is there then. */
  readonly isThere: () => Promise<boolean>
  /** The part, or null until it is there. */
  readonly useLoaded: () => Module | null
}

/**
 * A part of a screen that is fetched when it is about to be needed: on a focus, a key, a click. Unlike a lazy component,
 * one that could not be fetched (no network) does not break the page.
 */
export function onIntent<Module>(fetchPart: () => Promise<Module>): OnIntent<Module> {
  let loaded: Module | null = null
  let loading: Promise<boolean> | null = null
  let failures = 0
  let isAwaited = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const fetchOnce = async (): Promise<boolean> => {
    // Chromium up to now remembers a file that it could not fetch for as long as the page lives, so none is asked for in vain.
    // A site on this very machine answers without a network, and so does the worker behind the page for what it has kept.
    if (isOffline() && !hasWorker() && !(await isServed())) {
      if (!isAwaited) addEventListener('online', loadOnline, { once: true })
      isAwaited = true
      return false
    }
    try {
      loaded = await fetchPart()
      for (const listener of listeners) listener()
      return true
    } catch {
      // The next intent tries again.
      failures += 1
      return false
    }
  }
  const load = async (): Promise<boolean> => {
    if (loaded) return true
    loading ??= fetchOnce().finally(() => (loading = null))
    return loading
  }
  const loadOnline = (): void => {
    isAwaited = false
    void load()
  }
  return {
    load: () => void load(),
    isThere: async () => {
      if (await load()) return true
      // Failed before, and the server answers: the browser remembers the failure, and only a new page forgets it.
      if (failures > 1 && (await isServed())) reloadOnce()
      return false
    },
    useLoaded: () =>
      useSyncExternalStore(
        subscribe,
        () => loaded,
        () => null,
      ),
  }
}
