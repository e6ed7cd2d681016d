import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Tier } from '#tools/tiers.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { useKeptSwitch } from '#web/workbench/use-kept-switch.ts'
import { countNotes, decided, filtered, noFilter, type Counts, type Filter, type Note } from './notes.ts'
import type { History } from './editor-port.ts'
import { useChecking, type Checking } from './use-checking.ts'
import { useKeepRun } from './use-keep-run.ts'
import { useOwnLists, type OwnListsDesk } from './use-own-lists.ts'
import { useSheet, type Sheet } from './use-sheet.ts'

export type Proofreading = {
  readonly sheet: Sheet
  readonly checking: Checking
  readonly lists: OwnListsDesk
  /** Findings that hold after the writer's decisions. */
  readonly notes: readonly Note[]
  /** Those of them that the filter lets through: what is drawn and listed. */
  readonly shown: readonly Note[]
  /** How many more a picky reader would see. */
  readonly pickyHidden: number
  readonly counts: Counts
  readonly filter: Filter
  readonly setFilter: (filter: Filter) => void
  readonly active: Note | null
  readonly activate: (id: string | null) => void
  /** The finding that the pointer is at, in the text or in the list. */
  readonly pointed: string | null
  readonly point: (id: string | null) => void
  readonly history: History
  readonly setHistory: (history: History) => void
  readonly isLive: boolean
  readonly setIsLive: (isLive: boolean) => void
  /** The text is taken along: it goes into the history, if there is one. */
  readonly keep: () => void
  readonly limit: number
}

/** Everything that the proofreader's screen knows. */
export function useProofread({ checkedPerRun: limit }: Tier): Proofreading {
  const sheet = useSheet()
  const lists = useOwnLists()
  const [isLive, setIsLive] = useKeptSwitch('proofread-live', true)
  const screen = useChecking({ sheet, own: lists.words, limit, isLive })
  const keep = useKeepRun({ sheet, checking: screen, own: lists.words, limit })
  const checking = {
    ...screen,
    check: () => {
      screen.check()
      keep()
    },
  }
  const [filter, setFilter] = useState(noFilter)
  const [activeId, activate] = useState<string | null>(null)
  const [pointed, point] = useState<string | null>(null)
  const [history, setHistory] = useState<History>({ canUndo: false, canRedo: false })
  const { own, off } = lists
  const { isPicky, dismissed } = sheet.settings
  const all = sheet.checked.notes
  const places = useMemo(() => new Set(dismissed), [dismissed])
  const notes = useMemo(() => decided(all, { own, off, dismissed: places, isPicky }), [all, own, off, places, isPicky])
  const shown = useMemo(() => filtered(notes, filter), [notes, filter])
  const pickyHidden = useMemo(
    () => (isPicky ? 0 : decided(all, { own, off, dismissed: places, isPicky: true }).length - notes.length),
    [all, own, off, places, isPicky, notes],
  )
  const counts = useMemo(() => countNotes(notes), [notes])
  const active = useMemo(() => shown.find(({ id }) => id === activeId) ?? null, [shown, activeId])
  useSaid(checking, counts)
  return {
    sheet,
    checking,
    lists,
    notes,
    shown,
    pickyHidden,
    counts,
    filter,
    setFilter,
    active,
    activate,
    pointed,
    point,
    history,
    setHistory,
    isLive,
    setIsLive,
    keep,
    limit,
  }
}

/** Says how many findings there are after a check, when that has changed. */
function useSaid({ answers, isDone }: Checking, { fix, consider, style }: Counts): void {
  const { found } = useMessages().proofread.state
  const said = useRef('')
  const say = useEffectEvent(() => {
    const words = found(fix, consider, style)
    if (words === said.current) return
    said.current = words
    announce(words)
  })
  useEffect(() => {
    if (answers > 0 && isDone) say()
  }, [answers, isDone])
}
