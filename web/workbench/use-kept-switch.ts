import { useSyncExternalStore } from 'react'
import { browserStorage } from './draft-store.ts'

/** Positions of this page, for browsers that keep nothing. */
const positions = new Map<string, boolean>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(key: string): boolean | null {
  try {
    const kept = browserStorage()?.getItem(key)
    return kept ? kept === 'on' : (positions.get(key) ?? null)
  } catch {
    return positions.get(key) ?? null
  }
}

function write(key: string, isOn: boolean): void {
  positions.set(key, isOn)
  try {
    browserStorage()?.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // Then it holds for this page.
  }
  for (const listener of listeners) listener()
}

/** A switch whose position the browser remembers; on the server and in the first render it stands at `first`. */
export function useKeptSwitch(name: string, first: boolean): readonly [boolean, (isOn: boolean) => void] {
  const key = `tinta-${name}`
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(key) ?? first,
    () => first,
  )
  return [isOn, (next) => write(key, next)]
}
