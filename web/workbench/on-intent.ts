import { useSyncExternalStore } from 'react'

export type OnIntent<Module> = {
  /** Fetches the part, unless it is there or on its way. What failed is tried again with the next call. */
  readonly load: () => void
  /** The same; resolves to whether it is there then. */
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
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const fetchOnce = async (): Promise<boolean> => {
    try {
      loaded = await fetchPart()
      for (const listener of listeners) listener()
      return true
    } catch {
      // The next intent tries again.
      return false
    }
  }
  const isThere = async (): Promise<boolean> => {
    if (loaded) return true
    loading ??= fetchOnce().finally(() => (loading = null))
    return loading
  }
  return {
    load: () => void isThere(),
    isThere,
    useLoaded: () =>
      useSyncExternalStore(
        subscribe,
        () => loaded,
        () => null,
      ),
  }
}
