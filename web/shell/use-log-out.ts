import { useRef } from 'react'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { showToast } from '../ui/toast.tsx'
import { tellProblem } from '../workbench/tell-problem.ts'
import { useSite } from './site.ts'

/** Signs out on this device and says so; what is on the page stays. Resolves to whether it worked. */
export function useLogOut(): () => Promise<boolean> {
  const messages = useMessages()
  const { code: localeCode } = useLocale()
  const { identity } = useSite().settings
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      const [{ startSession }] = await Promise.all([import('../identity/start-session.ts'), fetchLateMessages(localeCode)])
      const answer = await (await startSession(identity).client()).signOut()
      if (answer.ok) showToast({ text: messages.account.done.loggedOut })
      else tellProblem(messages.problems, answer.problem.code, answer.problem)
      return answer.ok
    } catch {
      tellProblem(messages.problems, 'network-request-failed')
      return false
    } finally {
      isBusy.current = false
    }
  }
}
