import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Account, Preferences, SessionUser } from '#tools/account/contract.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { session } from '#web/workbench/session.ts'
import { profileApi, type ProfileApi } from './profile-api.ts'

/** What the rows of the page work with. */
export type AccountDesk = {
  readonly account: Account
  readonly api: ProfileApi
  /** Asks the server for everything again; what is shown stays until it has answered. */
  readonly reload: () => Promise<void>
  /** Puts in what is known to have changed. */
  readonly put: (change: (account: Account) => Partial<Account>) => void
}

export type AccountState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly desk: AccountDesk }

/** The account of the person at the page, fetched when it is known who that is, and again when their address or plan has changed elsewhere. */
export function useAccount(user: SessionUser | null): AccountState {
  const { code: locale } = useLocale()
  const api = useMemo(() => profileApi(locale), [locale])
  const [account, setAccount] = useState<Account | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const latest = useRef<Account | null>(null)
  const running = useRef<AbortController | null>(null)

  const show = useCallback((next: Account) => {
    latest.current = next
    setAccount(next)
    session.setUser(next.user)
  }, [])
  const reload = useCallback(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProblem(null)
    const answer = await api.account(controller.signal)
    if (running.current !== controller || controller.signal.aborted) return
    if (answer.ok) show(answer.value)
    else setProblem(answer.problem)
  }, [api, show])
  const load = useEffectEvent(() => void reload())
  const userId = user?.id ?? null
  const known = user ? [user.id, user.email, user.emailVerified, user.tier].join(' ') : null
  useEffect(() => {
    if (known === null) return undefined
    const timer = setTimeout(() => load())
    return () => {
      clearTimeout(timer)
      running.current?.abort()
    }
  }, [known])

  const put = useCallback<AccountDesk['put']>(
    (change) => {
      if (latest.current) show({ ...latest.current, ...change(latest.current) })
    },
    [show],
  )

  if (account && account.user.id === userId) return { phase: 'ready', desk: { account, api, reload, put } }
  return problem ? { phase: 'failed', problem, retry: () => void reload() } : { phase: 'loading' }
}

/** The account after its preferences have changed; the user of the session knows some of them too. */
export const withPreferences = (account: Account, preferences: Preferences): Pick<Account, 'preferences' | 'user'> => {
  const { keepsHistory, textLanguage, firstMode, firstStrength, letterKeys } = preferences
  return { preferences, user: { ...account.user, keepsHistory, textLanguage, firstMode, firstStrength, letterKeys } }
}
