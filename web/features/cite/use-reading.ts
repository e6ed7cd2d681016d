import { useReducer, useRef } from 'react'
import type { CslItem } from '#engines/cite/item.ts'
import type { ReadRow } from '#tools/cite/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { readInParts } from './read-in-parts.ts'
import { countsOf, idle, isSure, itemIn, readingReducer, type ReadingState, type ReadLine } from './reading.ts'
import type { Add, Added } from './use-adding.ts'

export type Reading = {
  readonly state: ReadingState
  readonly start: (text: string) => void
  readonly stop: () => void
  readonly add: (line: ReadLine, options?: { readonly item?: CslItem; readonly keepsDouble?: boolean }) => Promise<Added | null>
  /** Adds all that wait and have at least a title. */
  readonly addAll: () => void
  /** Tells what came of a line that went through the form. */
  readonly kept: (read: ReadRow, added: Extract<Added, { readonly id: string }>) => void
  readonly clear: () => void
}

type ReadingOptions = {
  readonly add: Add
  /** A single line that wants a look: the form opens with it. */
  readonly onLook: (read: ReadRow) => void
  /** Nobody could be asked at all. */
  readonly onUnread: (text: string, code: string) => void
}

/** Reads what the box holds, and puts into the list what is sure. */
export function useReading({ add: addItem, onLook, onUnread }: ReadingOptions): Reading {
  const { rows: words } = useMessages().cite
  const { code: language } = useLocale()
  const [state, dispatch] = useReducer(readingReducer, idle)
  const running = useRef<AbortController | null>(null)

  const add: Reading['add'] = async (line, { item = itemIn(line.read), keepsDouble = false } = {}) => {
    if (!item) return null
    dispatch({ type: 'adding', row: line.row })
    const added = await addItem(item, keepsDouble)
    dispatch({ type: 'added', row: line.row, added })
    return added
  }
  const start = async (text: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'started' })
    // One after the other: two lines may be the same work.
    let adding: Promise<unknown> = Promise.resolve()
    let inList = 0
    const onRead = (read: ReadRow) => {
      if (!isSure(read)) return
      adding = adding.then(async () => {
        const added = await add({ row: read.row, read, state: 'look', keptId: null })
        if (added?.state === 'added' || added?.state === 'filed') inList += 1
      })
    }
    const { problem, seen } = await readInParts({
      text,
      language,
      signal: controller.signal,
      onEvent: (event) => {
        if (running.current !== controller) return
        dispatch({ type: 'event', event })
        if (event.type === 'read') onRead(event.read)
      },
    })
    await adding
    if (running.current !== controller) return
    running.current = null
    dispatch({ type: 'ended', problem })
    if (problem && problem.code !== 'cancelled' && seen.length === 0) return onUnread(text, problem.code)
    const [only] = seen
    if (only && seen.length === 1 && !isSure(only)) onLook(only)
    announce(words.summary(inList, seen.filter((read) => !isSure(read)).length))
  }
  const addAll = async () => {
    for (const line of state.lines) if (line.state === 'look' && itemIn(line.read)?.title !== undefined) await add(line)
    announce(words.summary(countsOf(state).toLookAt, 0))
  }
  return {
    state,
    start: (text) => void start(text),
    stop: () => running.current?.abort(),
    add,
    addAll: () => void addAll(),
    kept: (read, added) => dispatch({ type: 'kept', read, added }),
    clear: () => dispatch({ type: 'cleared' }),
  }
}
