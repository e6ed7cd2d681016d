import { useEffect, useEffectEvent, useState } from 'react'
import { browserStorage, type DraftStorage } from './draft-store.ts'

/** Days on which something was said by this page, for browsers that keep nothing. */
const days = new Map<string, string>()

type Moment = { readonly today: Date; readonly storage: DraftStorage | null }

/** Whether something that is said once a day was not said yet today; from now on it was. */
export function takeToday(name: string, { today, storage }: Moment = { today: new Date(), storage: browserStorage() }): boolean {
  const day = today.toISOString().slice(0, 10)
  const key = `tinta-told-${name}`
  let told = days.get(name)
  days.set(name, day)
  try {
    told = storage?.getItem(key) ?? told
    storage?.setItem(key, day)
  } catch {
    // Then the page's own memory has to do.
  }
  return told !== day
}

/** Says something once a day: true from when `isWanted` first holds, until it no longer holds or `close` is called. */
export function useOnceADay(name: string, isWanted: boolean): readonly [boolean, () => void] {
  const [isShown, setIsShown] = useState(false)
  const take = useEffectEvent(() => {
    if (takeToday(name)) setIsShown(true)
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => take(), 0)
    return () => clearTimeout(timer)
  }, [isWanted])
  return [isWanted && isShown, () => setIsShown(false)]
}
