import { useEffect, useRef } from 'react'
import { isApple } from '../ui/kbd.tsx'
import { session, useSession } from './session.ts'
import { shortcutOf, type Key, type Shortcut } from './shortcuts.ts'

/** Does what a key means here; false when there is nothing to do, and the key goes on its way. */
export type ShortcutHandlers = Partial<Readonly<Record<Shortcut, (key: Key) => boolean | void>>>

const isField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'checkbox') ||
  (element instanceof HTMLElement && element.isContentEditable)

/** The shortcuts of a screen, while it is mounted. `result` is the selector of the result's region. */
export function useShortcuts(handlers: ShortcutHandlers, result = 'none'): void {
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
      const shortcut = shortcutOf(key, { isWriting: isField(focused), isInResult, hasLetterKeys: hasLetterKeys(), isApple: isApple() })
      const handler = shortcut ? latest.current[shortcut] : undefined
      if (handler && handler(key) !== false) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [result])
}

const pick = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => ({ key, code, ctrlKey, metaKey, shiftKey, altKey })

/** Whether single characters work as shortcuts: unless the person at the page has switched them off. */
export const hasLetterKeys = (): boolean => session.read().user?.letterKeys ?? true

/** The same for what a screen shows of them. */
export const useLetterKeys = (): boolean => useSession().user?.letterKeys ?? true

/** Moves the focus to the next (1) or previous (-1) part of the page that carries `data-region`; on pages without such parts, of the frame. */
export function focusRegion(by: -1 | 1): void {
  const marked = shown(document, '[data-region]')
  const regions = marked.length > 0 ? marked : shown(document, '.navbar, main, .footer')
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = at < 0 ? regions.at(by > 0 ? 0 : -1) : regions[(at + by + regions.length) % regions.length]
  if (!next) return
  const inside = ['textarea', '[data-region-start]', 'summary, button, a, input'].flatMap((selector) => shown(next, selector).slice(0, 1))
  const target = inside[0] ?? next
  target.focus()
}

const shown = (within: ParentNode, selector: string): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0)
