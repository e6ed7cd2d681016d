import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { actionsOf, type Action } from './actions.ts'
import type { Entry } from './entry.ts'
import { recentChoices, rememberChoice } from './recent.ts'
import { sectionsFor, type Row, type Sections } from './sections.ts'

export type Menu = {
  readonly typed: string
  readonly type: (text: string) => void
  readonly found: Sections
  /** All rows in their order. */
  readonly rows: readonly Row[]
  /** The row that Enter opens; null when there is none. */
  readonly active: Row | null
  readonly activate: (id: string) => void
  /** Walks over all groups, from the end to the start again; `Infinity` goes to the last row. */
  readonly step: (by: number) => void
  readonly choose: (entry: Entry) => void
  /** The entry whose further actions are in sight, and those actions. */
  readonly acting: { readonly entry: Entry; readonly actions: readonly Action[]; readonly at: number } | null
  /** Shows the further actions of the active row; false when it has none. */
  readonly act: () => boolean
  readonly back: () => void
  readonly run: (action: Action) => void
  readonly pointAt: (at: number) => void
}

type Given = { readonly entries: readonly Entry[]; readonly leave: (run: () => void) => void }

/** What the menu knows while it is open. */
export function useMenu({ entries, leave }: Given): Menu {
  const { actions: words } = useMessages().command
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const [acted, setActed] = useState<{ readonly entry: Entry; readonly at: number } | null>(null)
  const [recent] = useState(() => recentChoices())
  const found = sectionsFor(entries, typed, recent)
  const rows = found.sections.flatMap((section) => section.rows)
  const active = rows.find(({ entry }) => entry.id === activeId) ?? rows[0] ?? null
  const choose = (entry: Entry) => {
    if (entry.isKept) rememberChoice(entry.id)
    leave(entry.run)
  }
  const actions = acted ? actionsOf(acted.entry, words) : []
  const step = (by: number) => {
    if (acted) return setActed({ ...acted, at: turned(acted.at, by, actions.length) })
    const next = rows[turned(active ? rows.indexOf(active) : 0, by, rows.length)]
    if (next) setActiveId(next.entry.id)
  }
  return {
    typed,
    type: (text) => {
      setTyped(text)
      setActiveId(null)
      setActed(null)
    },
    found,
    rows,
    active,
    activate: setActiveId,
    step,
    choose,
    acting: acted && { ...acted, actions },
    act: () => {
      if (!active || active.entry.href === undefined) return false
      setActed({ entry: active.entry, at: 0 })
      return true
    },
    back: () => setActed(null),
    run: (action) => {
      if (acted?.entry.isKept) rememberChoice(acted.entry.id)
      leave(action.run)
    },
    pointAt: (at) => setActed((now) => now && { ...now, at }),
  }
}

/** The place after a step; past an end it is the other end, and steps without end lead to the ends. */
function turned(at: number, by: number, count: number): number {
  if (by === Infinity) return count - 1
  if (by === -Infinity || count === 0) return 0
  return (at + by + count) % count
}
