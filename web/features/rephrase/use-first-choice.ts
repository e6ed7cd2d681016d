import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useSession } from '#web/workbench/session.ts'
import type { Draft } from './options.ts'

type Given = {
  /** Nothing was on the sheet, and neither mode nor strength was chosen since. */
  readonly isUntouched: RefObject<boolean>
  readonly set: (choice: Partial<Pick<Draft, 'mode' | 'strength'>>) => void
}

/** On an empty sheet a signed-in person begins with the mode and strength that they have set for it. */
export function useFirstChoice({ isUntouched, set }: Given): void {
  const { user } = useSession()
  const mode = user?.firstMode ?? null
  const strength = user?.firstStrength ?? null
  const begin = useEffectEvent(() => {
    if (isUntouched.current && (mode || strength)) set({ ...(mode ? { mode } : {}), ...(strength ? { strength } : {}) })
  })
  useEffect(() => {
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [mode, strength])
}
