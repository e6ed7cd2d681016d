import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useBackOnline } from '#web/workbench/use-back-online.ts'
import { requestDelete, requestPage } from './history-api.ts'
import { firstState, historyReducer, type HistoryAction, type HistoryState, type Query } from './history-state.ts'
import { makePendingDeletes } from './pending-deletes.ts'

export type HistoryDesk = {
  readonly state: HistoryState
  /** Looks for something else; while the reader types, a moment after the last key. */
  readonly look: (query: Partial<Query>) => void
  readonly more: () => void
  readonly retry: () => void
  /** Takes a line away; it is deleted when the toast that says so has passed. */
  readonly remove: (id: string) => void
  readonly emptied: () => void
}

/** After the last key. */
const pauseMs = 250

/** It outlives the page in sight: whoever goes on to another page has still deleted. */
const pending = makePendingDeletes((id, isLast) => requestDelete(id, isLast))
if (typeof window !== 'undefined') addEventListener('pagehide', pending.runAll)

/** The list of what was worked on, as far as it has come. */
export function useHistory(): HistoryDesk {
  const { history: words } = useMessages()
  const { code: locale } = useLocale()
  const [state, dispatch] = useReducer(historyReducer, firstState)
  const running = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const load = useCallback(
    async (query: Query, before: string | null) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const answer = await requestPage({ query, before, locale, signal: controller.signal })
      if (running.current !== controller) return
      if (!answer.ok) return dispatch({ type: 'failed', problem: answer.problem })
      dispatch({ type: 'arrived', page: answer.value })
      if (query.search !== '' && before === null) announce(words.count(answer.value.total))
    },
    [locale, words],
  )
  const ask = (query: Query, waitMs: number) => {
    clearTimeout(timer.current)
    dispatch({ type: 'asked', query })
    timer.current = setTimeout(() => void load(query, null), waitMs)
  }
  useEffect(() => {
    const first = setTimeout(() => void load(firstState.query, null))
    return () => {
      clearTimeout(first)
      clearTimeout(timer.current)
      running.current?.abort()
    }
  }, [load])
  const { query, next, problem, lines } = state
  const retry = () => {
    if (lines.length > 0 && next !== null) more()
    else ask(query, 0)
  }
  const more = () => {
    if (next === null || state.phase !== 'ready') return
    dispatch({ type: 'more-asked' })
    void load(query, next)
  }
  useBackOnline(problem?.code === 'offline', retry)

  return {
    state,
    look: (part) => ask({ ...query, ...part }, part.search === undefined ? 0 : pauseMs),
    more,
    retry,
    remove: useRemoving(dispatch),
    emptied: () => dispatch({ type: 'emptied' }),
  }
}

/** Takes lines away, with a way back as long as the toast is there. */
function useRemoving(dispatch: (action: HistoryAction) => void): HistoryDesk['remove'] {
  const { history: words } = useMessages()
  return (id) => {
    dispatch({ type: 'hid', id })
    pending.add(id, (isDeleted) => {
      dispatch({ type: isDeleted ? 'deleted' : 'brought-back', id })
      if (!isDeleted) showToast({ text: words.notDeleted, tone: 'info' })
    })
    const undo = () => {
      pending.takeBack(id)
      dispatch({ type: 'brought-back', id })
    }
    showToast({ text: words.deleted, action: { label: words.undo, run: undo }, onGone: () => pending.run(id) })
  }
}
