import { useEffect, useRef, useState } from 'react'
import type { Target } from './target.ts'

export type OpenMenu = { readonly target: Target; readonly anchor: HTMLElement }

export type ResultMenus = {
  readonly menu: OpenMenu | null
  readonly open: (target: Target, anchor: HTMLElement) => void
  /** Closes; with `focusOn` the focus goes to that change or sentence once it is drawn again. */
  readonly close: (focusOn?: Target) => void
}

/** The one menu that may be open over the result, and where the focus goes after it. */
export function useResultMenus(): ResultMenus {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const focusNext = useRef<Target | null>(null)

  useEffect(() => {
    if (menu || !focusNext.current) return
    const element = elementOf(focusNext.current)
    focusNext.current = null
    // A click elsewhere closed it and has the focus already.
    if (document.activeElement === document.body) element?.focus()
  }, [menu])

  return {
    menu,
    open: (target, anchor) => setMenu({ target, anchor }),
    close: (focusOn) => {
      focusNext.current = focusOn ?? null
      setMenu(null)
    },
  }
}

const elementOf = (target: Target): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    target.kind === 'change' ? `[data-change="${CSS.escape(target.id)}"]` : `[data-sentence="${target.index}"] > .sentence-handle`,
  )
