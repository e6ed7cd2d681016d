import { useEffect, useRef, useState } from 'react'
import type { Entry } from '#tools/cite/contract.ts'
import { useLocale } from '#web/i18n/messages.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { useBackOnline } from '#web/workbench/use-back-online.ts'
import { requestCite, type Manner, type SentItem } from './cite-api.ts'
import { entriesStore } from './kept-entries.ts'

export type Entries = {
  /** In the order of the list; of the last answer, so an entry may lag behind its work for a moment. */
  readonly entries: readonly Entry[]
  readonly isBusy: boolean
  readonly problem: Problem | null
  readonly retry: () => void
}

/** What came, and what it was asked for. */
type Answered = Pick<Entries, 'entries' | 'problem'> & { readonly items: readonly SentItem[]; readonly key: string }

const none: readonly Entry[] = []
/** Changes that come together are written together. */
const pauseMs = 120

type Listed = Manner & {
  readonly items: readonly SentItem[]
  /** The list is this browser's own, which keeps it as it was formatted last. */
  readonly isOwn: boolean
}

/** The entries of a list of works, made anew when a work, the style or the language changes. */
export function useEntries({ items, style, locale, isOwn }: Listed): Entries {
  const { code: language } = useLocale()
  const [store] = useState(() => (isOwn ? entriesStore() : null))
  const [answer, setAnswer] = useState<Answered>(() => {
    const kept = store?.read()
    const isSame = kept?.style === style && kept.locale === locale
    return { entries: isSame ? kept.entries : none, problem: null, items: [], key: '' }
  })
  const [tries, setTries] = useState(0)
  const asked = useRef<AbortController | null>(null)
  const isEmpty = items.length === 0
  const key = `${style} ${locale} ${tries}`

  // A busy hand may be told to wait: the list is then asked for again by itself.
  const wait = answer.problem?.code === 'too-many-requests' ? Number(answer.problem['seconds'] ?? 10) : null
  useEffect(() => {
    if (wait === null) return undefined
    const timer = setTimeout(() => setTries((before) => before + 1), (Math.min(wait, 60) + 1) * 1000)
    return () => clearTimeout(timer)
  }, [wait, tries])

  useEffect(() => {
    if (items.length === 0) return undefined
    const controller = new AbortController()
    asked.current = controller
    const timer = setTimeout(() => {
      void requestCite({ items, style, locale, language, signal: controller.signal }).then((result) => {
        if (asked.current !== controller || controller.signal.aborted) return
        if (result.ok) store?.write({ style, locale, entries: result.value.entries })
        setAnswer((before) => ({
          entries: result.ok ? result.value.entries : before.entries,
          problem: result.ok ? null : result.problem,
          items,
          key,
        }))
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [items, style, locale, language, key, store])

  const retry = () => setTries((before) => before + 1)
  useBackOnline(answer.problem?.code === 'offline', retry)
  const isCurrent = answer.items === items && answer.key === key
  return {
    entries: isEmpty ? none : answer.entries,
    isBusy: !isEmpty && !isCurrent,
    problem: isEmpty || (wait !== null && answer.entries.length > 0) ? null : answer.problem,
    retry,
  }
}
