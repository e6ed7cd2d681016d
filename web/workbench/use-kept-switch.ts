import { useCallback, useEffect, useState } from 'react'
import { browserStorage } from './draft-store.ts'

/** A switch whose position the browser remembers; on the server and in the first render it stands at `first`. */
export function useKeptSwitch(name: string, first: boolean): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(first)
  const key = `tinta-${name}`
  useEffect(() => {
    try {
      const kept = browserStorage()?.getItem(key)
      if (kept) setIsOn(kept === 'on')
    } catch {
      // Without storage it stands at `first`.
    }
  }, [key])
  const turn = useCallback(
    (next: boolean) => {
      setIsOn(next)
      try {
        browserStorage()?.setItem(key, next ? 'on' : 'off')
      } catch {
        // Then it holds for this page.
      }
    },
    [key],
  )
  return [isOn, turn]
}
