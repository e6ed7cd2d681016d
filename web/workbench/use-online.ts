import { useSyncExternalStore } from 'react'
import { isOffline } from './api-client.ts'

function subscribe(listener: () => void): () => void {
  const stop = new AbortController()
  addEventListener('online', listener, stop)
  addEventListener('offline', listener, stop)
  return () => stop.abort()
}

/** Whether the browser has a network; true on the server. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  )
