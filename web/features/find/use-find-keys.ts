import { useEffect, useEffectEvent } from 'react'
import { hasLetterKeys, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { FindDesk } from './use-find.ts'

/** The screen's keys. */
export function useFindKeys(desk: FindDesk): void {
  useShortcuts({
    run: desk.start,
    // Escape closes what floats above first.
    stop: () => (document.querySelector(':popover-open') ? false : desk.stop()),
  })
  useHitKeys(desk)
}

const letterSteps: Readonly<Record<string, number>> = { j: 1, k: -1 }
const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** From hit to hit: arrows within the list, letters from anywhere but a field. */
function useHitKeys({ list }: FindDesk): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open], :popover-open')) return
    const focused = document.activeElement
    if (focused?.matches('input, textarea, select, [role=radio]')) return
    const isInList = list.current?.contains(focused) === true
    const step = (hasLetterKeys() ? letterSteps[event.key.toLowerCase()] : undefined) ?? (isInList ? arrowSteps[event.key] : undefined)
    if (step !== undefined && focusHit(list.current, step)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Puts the focus on the next (1) or previous (-1) hit; false at an end. */
function focusHit(list: HTMLElement | null, step: number): boolean {
  const hits = [...(list?.querySelectorAll<HTMLElement>('.find-hit') ?? [])]
  const at = hits.findIndex((hit) => hit.contains(document.activeElement))
  const next = at < 0 ? (step > 0 ? hits[0] : hits.at(-1)) : hits[at + step]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}
