import { useCallback, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { KeptItem } from '#tools/library/contract.ts'
import { extended, nothingSelected, refreshed, toggled, withAll, withoutIds, type Selection } from './selection.ts'

export type Selecting = {
  readonly selection: Selection
  /** With `isRange` everything from the work before is selected along. */
  readonly toggle: (work: KeptItem, isRange: boolean) => void
  readonly add: (works: readonly KeptItem[]) => void
  readonly drop: (ids: readonly string[]) => void
  readonly clear: () => void
  /** Arrows walk from tick to tick; with Shift they select on their way. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The works that are ticked. Escape lets go of all of them. */
export function useSelection(works: readonly KeptItem[]): Selecting {
  const [selection, setSelection] = useState(nothingSelected)
  const anchor = useRef<string | null>(null)
  const shown = useRef(works)
  useEffect(() => {
    shown.current = works
  })
  // Ticked works follow the list as it changes.
  const [known, setKnown] = useState(works)
  if (known !== works) {
    setKnown(works)
    setSelection(refreshed(selection, works))
  }
  const toggle = useCallback((work: KeptItem, isRange: boolean) => {
    const from = anchor.current
    anchor.current = work.id
    setSelection((now) => (isRange ? extended(now, shown.current, { from, to: work.id }) : toggled(now, work)))
  }, [])
  const clear = useCallback(() => {
    anchor.current = null
    setSelection(nothingSelected)
  }, [])
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !(event.target instanceof HTMLInputElement) || !event.target.dataset['work']) return
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-work]')]
    const at = boxes.indexOf(event.target)
    const next = boxes[at + step]
    event.preventDefault()
    if (!next) return
    next.focus()
    const [from, to] = [event.target.dataset['work'], next.dataset['work']]
    if (!event.shiftKey || !from || !to) return
    anchor.current = to
    setSelection((now) => extended(now, shown.current, { from, to }))
  }, [])
  useEscape(selection.size > 0, clear)
  return {
    selection,
    toggle,
    add: useCallback((more: readonly KeptItem[]) => setSelection((now) => withAll(now, more)), []),
    drop: useCallback((ids: readonly string[]) => setSelection((now) => withoutIds(now, ids)), []),
    clear,
    onKeyDown,
  }
}

/** Escape belongs first to whatever is open above the list or is being typed. */
function useEscape(isOn: boolean, clear: () => void): void {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], :popover-open')) return
    if (event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=checkbox])')) return
    clear()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: globalThis.KeyboardEvent) => onEscape(event)
    // Before the page's own listeners: an open popover closes itself on the same key.
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [isOn])
}
