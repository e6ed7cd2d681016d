import { useEffect, useReducer, useRef, type RefObject } from 'react'
import type { FindEvent } from '#tools/find/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { findAllWorks, type LibraryClient } from '#web/workbench/library-client.ts'
import type { Sort } from './arrange.ts'
import { requestFind, type Asked } from './find-api.ts'
import { findingReducer, notAsked, type FindingState } from './finding.ts'
import { ownHits } from './own-hits.ts'

export type Finding = {
  readonly state: FindingState
  readonly start: (asked: Asked, sort: Sort) => void
  /** False when nothing runs that could be stopped. */
  readonly stop: () => boolean
  readonly sort: (sort: Sort) => void
  /** Shows what waits, where it belongs. */
  readonly merge: () => void
}

type FindingOptions = {
  readonly client: LibraryClient | null
  /** The list of hits. */
  readonly list: RefObject<HTMLElement | null>
}

/** Whether somebody points at the list, works in it, or has read on in it. */
const isHeld = (list: HTMLElement | null): boolean =>
  list !== null && (list.matches(':hover') || list.contains(document.activeElement) || list.getBoundingClientRect().top < 0)

/** Runs one search at a time; another one makes the one before void. */
export function useFinding({ client, list }: FindingOptions): Finding {
  const { head: words } = useMessages().find
  const { code: language } = useLocale()
  const [state, dispatch] = useReducer(findingReducer, notAsked)
  const running = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )
  const searchOwn = async (keyWords: readonly string[], { signal }: AbortController) => {
    if (client?.place !== 'browser') return
    const begun = performance.now()
    const answer = await findAllWorks(client, {}, signal)
    if (!answer.ok || signal.aborted) return
    const own = { works: answer.value, hits: ownHits(answer.value, keyWords) }
    dispatch({ type: 'own', own, isHeld: isHeld(list.current), took: Math.round(performance.now() - begun) })
  }
  const start = async (asked: Asked, sort: Sort) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'started', asked, sort })
    let own: Promise<void> | null = null
    const onEvent = (event: FindEvent) => {
      if (running.current !== controller) return
      dispatch({ type: 'event', event, isHeld: isHeld(list.current) })
      if (event.type === 'opened') own = searchOwn([...event.keyWords, ...event.englishWords], controller)
    }
    const problem = await requestFind({ asked, language, signal: controller.signal, onEvent })
    await own
    if (running.current !== controller) return
    running.current = null
    dispatch({ type: 'ended', problem })
  }
  const stop = (): boolean => {
    if (!running.current) return false
    running.current.abort()
    return true
  }
  useTelling(state, words)
  return {
    state,
    start: (asked, sort) => void start(asked, sort),
    stop,
    sort: (sort) => dispatch({ type: 'sorted', sort }),
    merge: () => dispatch({ type: 'merged' }),
  }
}

type HeadWords = { readonly found: (count: number) => string; readonly cameIn: (count: number) => string }

/** Says how much was found when it is over, and on the way that more has come which is not in sight. */
function useTelling({ phase, hits, order }: FindingState, words: HeadWords): void {
  const waiting = hits.length - order.length
  const isDone = phase === 'done'
  useEffect(() => {
    if (isDone) announce(words.found(hits.length))
  }, [isDone, hits.length, words])
  useEffect(() => {
    if (!isDone && waiting > 0) announce(words.cameIn(waiting))
  }, [isDone, waiting, words])
}
