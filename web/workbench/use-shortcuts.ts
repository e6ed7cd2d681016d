import { useEffect, useRef } from 'react'
import { session, useSession } from './session.ts'
import { shortcutOf, type Shortcut } from './shortcuts.ts'

/** Does what a key means here; false when there is nothing to do, and the key goes on its way. */
export type ShortcutHandlers = Partial<Readonly<Record<Shortcut, () => boolean | void>>>

const isField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox') ||
  (element instanceof HTMLElement && element.isContentEditable)

/** The shortcuts of a tool's screen, while it is mounted. `result` is the selector of the result's region. */
export function useShortcuts(handlers: ShortcutHandlers, result: string): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const focused = document.activeElement
      const key = { ...pick(event), isAltGraph: event.getModifierState('AltGraph') }
      const isInResult = focused?.closest(result) != null
      const shortcut = shortcutOf(key, { isWriting: isField(focused), isInResult, hasLetterKeys: hasLetterKeys() })
      const handler = shortcut ? latest.current[shortcut] : undefined
      if (handler && handler() !== false) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [result])
}

const pick = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, shiftKey, altKey })

/** Whether single characters work as shortcuts: unless the person at the page has switched them off. */
export const hasLetterKeys = (): boolean => session.read().user?.letterKeys ?? true

/** The same for what a screen shows of them. */
export const useLetterKeys = (): boolean => useSession().user?.letterKeys ?? true

/** Moves the focus to the next (1) or previous (-1) part of the page that carries `data-region`. */
export function focusRegion(by: -1 | 1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((region) => region.getClientRects().length > 0)
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regions[(at + by + regions.length) % regions.length] ?? regions[0]
  const inside = ['textarea', '[data-region-start]', 'summary, button, a, input'].map((selector) =>
    next?.querySelector<HTMLElement>(selector),
  )
  const target = inside.find((element) => element !== null && element !== undefined) ?? next
  target?.focus()
}
