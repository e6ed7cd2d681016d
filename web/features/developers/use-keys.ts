import { useEffect, useMemo, useState } from 'react'
import type { ApiKey, ApiKeyList } from '#tools/keys/contract.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { keysApi, type KeysApi } from './keys-api.ts'

/** What the rows of the page work with. */
export type KeysDesk = {
  readonly api: KeysApi
  readonly list: ApiKeyList
  readonly add: (key: ApiKey) => void
  readonly drop: (id: string) => void
}

export type KeysState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly desk: KeysDesk }

/** The keys of the person at the page. Mounted anew for another person. */
export function useKeys(): KeysState {
  const { code: locale } = useLocale()
  const api = useMemo(() => keysApi(locale), [locale])
  const [list, setList] = useState<ApiKeyList | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    void api.list(controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      if (answer.ok) setList(answer.value)
      else setProblem(answer.problem)
    })
    return () => controller.abort()
  }, [api, tries])

  const change = (to: (keys: ApiKeyList['keys']) => ApiKeyList['keys']) => setList((now) => now && { ...now, keys: to(now.keys) })
  const retry = () => {
    setProblem(null)
    setTries(tries + 1)
  }
  if (list) {
    const add = (key: ApiKey) => change((keys) => [key, ...keys])
    return { phase: 'ready', desk: { api, list, add, drop: (id) => change((keys) => keys.filter((key) => key.id !== id)) } }
  }
  return problem ? { phase: 'failed', problem, retry } : { phase: 'loading' }
}
