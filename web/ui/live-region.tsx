import { useSyncExternalStore } from 'react'

let spoken = ''
const listeners = new Set<() => void>()

function say(text: string): void {
  spoken = text
  for (const listener of listeners) listener()
}

/** Says something to screen readers, politely, once: a step, a result, "Copied". The same words again are said again. */
export function announce(text: string): void {
  say('')
  setTimeout(() => say(text), 60)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where `announce` speaks. Stands once, in the layout, from the first render. */
export const LiveRegion = () => (
  <div className="sr-only" role="status" aria-live="polite" aria-atomic="true">
    {useSyncExternalStore(
      subscribe,
      () => spoken,
      () => '',
    )}
  </div>
)
