import { useState } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import type { Answer, Problem } from './api-client.ts'
import { askSignIn } from './sign-in-request.ts'

export type Sending = {
  readonly isBusy: boolean
  /** What went wrong with the last try; what was typed stays. */
  readonly problem: Problem | null
  readonly settle: () => void
  /**
   * Sends, one at a time. When the server wants a sign-in of the last minutes, the dialog opens for it, and the same is
   * sent again afterwards.
   */
  readonly send: <Value>(ask: () => Promise<Answer<Value>>, onDone: (value: Value) => void) => void
}

/** One form's way to the server. */
export function useSending(): Sending {
  const { problems } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const send: Sending['send'] = (ask, onDone) => {
    if (isBusy) return
    const attempt = async (): Promise<void> => {
      setIsBusy(true)
      setProblem(null)
      const answer = await ask()
      setIsBusy(false)
      if (answer.ok) return onDone(answer.value)
      setProblem(answer.problem)
      if (answer.problem.code === 'requires-recent-login')
        askSignIn({ step: { kind: 'again' }, reason: problems['requires-recent-login'].title, onDone: () => void attempt() })
    }
    void attempt()
  }
  return { isBusy, problem, send, settle: () => setProblem(null) }
}
