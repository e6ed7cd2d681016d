import { useEffect, useEffectEvent } from 'react'
import { fetchLateMessages } from '#web/i18n/load-messages.ts'
import { localeOfPath } from '#web/i18n/locales.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { session } from '#web/workbench/session.ts'
import { askSignIn, onSignInRequest, type SignInRequest } from '#web/workbench/sign-in-request.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'

const host = onIntent(async () => {
  const [{ AccountHost }] = await Promise.all([import('./account-host.tsx'), fetchLateMessages(localeOfPath(location.pathname).code)])
  return { AccountHost }
})

/** `AccountHost`, fetched when the page is at work: nobody waits for it before they can type. */
export function LateAccountHost() {
  const parts = host.useLoaded()
  const { problems } = useMessages()
  const isMissing = parts === null
  const serve = useEffectEvent(async (request: SignInRequest, stop: () => void) => {
    if (!(await host.isThere())) return tellProblem(problems, 'network-request-failed')
    // From here on it hears requests itself, this one first.
    stop()
    askSignIn(request)
  })
  useEffect(() => {
    // In a task of its own: the page answers to typing and clicks before it.
    const timer = setTimeout(() => {
      void host.isThere().then((isThere) => {
        // Without it the person is a visitor, as the page says.
        if (!isThere) session.setLoading(false)
      })
    })
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isMissing) return undefined
    const stop = onSignInRequest((request) => void serve(request, () => stop()))
    return stop
  }, [isMissing])
  return parts && <parts.AccountHost />
}
