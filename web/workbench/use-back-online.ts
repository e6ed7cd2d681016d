import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsOnline } from './use-online.ts'

/** A network that has just come back is not yet at work everywhere; what fails again is tried ever more rarely. */
const pausesMs = [1_500, 3_000, 6_000, 12_000, 30_000]

/** What failed for want of a network (`hasFailed`) is tried again once there is one, until it no longer fails. */
export function useBackOnline(hasFailed: boolean, retry: () => void): void {
  const isOnline = useIsOnline()
  const tries = useRef(0)
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isOnline) tries.current = 0
    if (!hasFailed || !isOnline) return undefined
    const timer = setTimeout(() => again(), pausesMs[Math.min(tries.current++, pausesMs.length - 1)])
    return () => clearTimeout(timer)
  }, [hasFailed, isOnline])
}
