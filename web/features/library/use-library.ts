import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import { useBackOnline } from '#web/workbench/use-back-online.ts'
import type { CitedPieces, LibraryDesk } from './library-desk.ts'
import {
  firstState,
  libraryReducer,
  lookedAtFirst,
  placeFrom,
  queryOf,
  questionOf,
  type LibraryAction,
  type Looked,
} from './library-state.ts'

/** After the last key, and between changes that come in a row. */
const pauseMs = 200
const atFirst = 50
/** As many rows as one step may add without being felt. */
const atOnce = 100
/** More than this is not asked for anew from the server after each change: the change itself is shown. */
const renewedAtMost = 400

/** The library of a client, as far as it has come. It follows the address, and every change of the library. */
export function useLibrary(client: LibraryClient, pieces: CitedPieces): LibraryDesk {
  const { table } = useMessages().library
  const [query, setQuery] = useSearchParams()
  const place = placeFrom(query)
  const [state, dispatch] = useReducer(libraryReducer, { ...lookedAtFirst, ...place }, firstState)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const running = useRunning()

  const load = useCallback(
    async (looked: Looked, count: number) => {
      const signal = running.begin()
      const answer = await client.find({ ...questionOf(looked), offset: 0, limit: Math.min(count, 200) }, signal)
      if (signal.aborted) return
      if (!answer.ok) return dispatch({ type: 'failed', problem: answer.problem })
      dispatch({ type: 'arrived', page: answer.value })
      if (looked.search !== '') announce(table.found(answer.value.total))
    },
    [client, running, table],
  )
  const ask = useCallback(
    (looked: Looked, waitMs: number) => {
      dispatch({ type: 'asked', looked })
      running.later(() => void load(looked, atFirst), waitMs)
    },
    [load, running],
  )
  const look = useCallback(
    (part: Partial<Looked>) => {
      const looked = { ...latest.current.looked, ...part }
      // Another place has an address of its own, and going back leads back to it.
      if ('view' in part || 'folder' in part || 'tag' in part) setQuery(queryOf(looked), { preventScrollReset: true })
      if ('search' in part || 'sort' in part || 'order' in part) ask(looked, part.search === undefined ? 0 : pauseMs)
    },
    [ask, setQuery],
  )
  useFollowing({ client, dispatch, latest, load, running })
  usePlace(place, latest, ask)

  const more = useCallback(
    (isAll: boolean) => {
      if (latest.current.phase !== 'ready') return
      dispatch({ type: 'more-asked' })
      void addMore({ client, looked: latest.current.looked, shown: latest.current.works.length, isAll, signal: running.begin(), dispatch })
    },
    [client, running],
  )
  const retry = useCallback(() => ask(latest.current.looked, 0), [ask])
  useBackOnline(state.problem?.code === 'offline', retry)
  return useMemo(() => ({ client, pieces, state, look, more, retry, dispatch }), [client, pieces, state, look, more, retry])
}

/** One question at a time: another one makes the one before void. */
function useRunning() {
  const controller = useRef<AbortController | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(
    () => () => {
      controller.current?.abort()
      clearTimeout(timer.current)
    },
    [],
  )
  return useMemo(
    () => ({
      begin: (): AbortSignal => {
        controller.current?.abort()
        controller.current = new AbortController()
        return controller.current.signal
      },
      later: (run: () => void, waitMs: number): void => {
        clearTimeout(timer.current)
        timer.current = setTimeout(run, waitMs)
      },
    }),
    [],
  )
}

type Adding = {
  readonly client: LibraryClient
  readonly looked: Looked
  readonly shown: number
  readonly isAll: boolean
  readonly signal: AbortSignal
  readonly dispatch: (action: LibraryAction) => void
}

/** Some works after the other, with room between them for whatever else the page has to do. */
async function addMore({ client, looked, shown, isAll, signal, dispatch }: Adding): Promise<void> {
  let offset = shown
  for (;;) {
    const answer = await client.find({ ...questionOf(looked), offset, limit: atOnce }, signal)
    if (signal.aborted) return
    if (!answer.ok) return dispatch({ type: 'failed', problem: answer.problem })
    offset += answer.value.items.length
    const isLast = !isAll || offset >= answer.value.total || answer.value.items.length === 0
    dispatch({ type: 'more-arrived', page: answer.value, isLast })
    if (isLast) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

type Following = {
  readonly client: LibraryClient
  readonly dispatch: (action: LibraryAction) => void
  readonly latest: { readonly current: ReturnType<typeof firstState> }
  readonly load: (looked: Looked, count: number) => Promise<void>
  readonly running: ReturnType<typeof useRunning>
}

/** Counts at first and after every change; the list is asked for anew as well, as far as it is shown. */
function useFollowing({ client, dispatch, latest, load, running }: Following): void {
  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = async () => {
      const answer = await client.overview()
      if (isHere && answer.ok) dispatch({ type: 'counted', overview: answer.value })
    }
    const renew = () => {
      void count()
      const { looked, works, phase } = latest.current
      if (phase === 'more') return
      if (client.place === 'browser') void renewAll(client, { looked, count: works.length, signal: running.begin(), dispatch })
      else if (works.length <= renewedAtMost) void load(looked, Math.max(works.length, atFirst))
    }
    const stop = client.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(renew, pauseMs)
    })
    void count()
    return () => {
      isHere = false
      clearTimeout(timer)
      stop()
    }
  }, [client, dispatch, latest, load, running])
}

type Renewing = Pick<Adding, 'looked' | 'signal' | 'dispatch'> & { readonly count: number }

/** This browser's own works are in memory: as many as are shown come in one answer. */
async function renewAll(client: LibraryClient, { looked, count, signal, dispatch }: Renewing): Promise<void> {
  const answer = await client.find({ ...questionOf(looked), offset: 0, limit: Math.max(count, atFirst) }, signal)
  if (signal.aborted) return
  dispatch(answer.ok ? { type: 'arrived', page: answer.value } : { type: 'failed', problem: answer.problem })
}

/** The address says which folder or view is open: at first, and whenever it changes. */
function usePlace(
  place: Pick<Looked, 'view' | 'folder' | 'tag'>,
  latest: { readonly current: ReturnType<typeof firstState> },
  ask: (looked: Looked, waitMs: number) => void,
): void {
  const { view, folder, tag } = place
  const go = useEffectEvent(() => ask({ ...latest.current.looked, view, folder, tag }, 0))
  useEffect(() => {
    const timer = setTimeout(() => go())
    return () => clearTimeout(timer)
  }, [view, folder, tag])
}
