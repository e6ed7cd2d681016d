import { useEffect, useState } from 'react'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { useSession } from '#web/workbench/session.ts'

export type Fetched<Value> = {
  /** Null until the first answer. */
  readonly value: Value | null
  readonly problem: Problem | null
  readonly again: () => void
}

/** While nobody has said who this is, the question waits this long. */
const patienceMs = 1_500

/** What the server knows for whoever is at the page; asked for anew when somebody logs in, out, or buys. */
export function useFetched<Value>(ask: (locale: string) => Promise<Answer<Value>>): Fetched<Value> {
  const { code: locale } = useLocale()
  const { user, isLoading } = useSession()
  const who = user ? `${user.id} ${user.tier}` : ''
  const [value, setValue] = useState<Value | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    const run = () =>
      void ask(locale).then((answer) => {
        if (!isHere) return
        setProblem(answer.ok ? null : answer.problem)
        setValue(answer.ok ? answer.value : null)
      })
    const timer = setTimeout(run, isLoading ? patienceMs : 0)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [ask, locale, who, isLoading, tries])
  return { value, problem, again: () => setTries((count) => count + 1) }
}
