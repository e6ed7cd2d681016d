import { useRef, useState } from 'react'
import type { Preferences } from '#tools/account/contract.ts'
import type { Problem } from '#web/workbench/api-client.ts'
import { withPreferences, type AccountDesk } from './use-account.ts'

export type Preferring = {
  readonly isBusy: boolean
  /** Why the last change was not taken. */
  readonly problem: Problem | null
  /** Shown at once, sent one after the other, and taken back when the server does not take it. */
  readonly prefer: (change: Partial<Preferences>, onDone?: () => void) => void
}

/** The parts of `preferences` that a change is about. */
const partOf = (preferences: Preferences, { ...change }: Partial<Preferences>): Partial<Preferences> =>
  Object.fromEntries(Object.entries(preferences).filter(([key]) => key in change))

/** Changes preferences in place. */
export function usePrefer(desk: AccountDesk): Preferring {
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const put = (part: Partial<Preferences>) => desk.put((account) => withPreferences(account, { ...account.preferences, ...part }))

  const prefer: Preferring['prefer'] = (change, onDone) => {
    const before = partOf(desk.account.preferences, change)
    put(change)
    setWaiting((count) => count + 1)
    setProblem(null)
    const sent = async (): Promise<void> => {
      const answer = await desk.api.prefer(change)
      setWaiting((count) => count - 1)
      put(answer.ok ? partOf(answer.value, change) : before)
      if (answer.ok) onDone?.()
      else setProblem(answer.problem)
    }
    queue.current = queue.current.then(sent)
  }
  return { isBusy: waiting > 0, problem, prefer }
}
