import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { placePanel } from './popover.tsx'

type TooltipTarget<Target extends HTMLElement> = {
  readonly ref: RefObject<Target | null>
  readonly 'aria-describedby': string
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

const delayMs = 450

/**
 * A few words about a control that has its own name already; shown after a moment of hovering, at once on focus by
 * keyboard, hidden by Escape. Never the only place of a name or of anything needed.
 */
export function Tooltip<Target extends HTMLElement>({
  text,
  children,
}: {
  readonly text: string
  readonly children: (target: TooltipTarget<Target>) => ReactNode
}) {
  const id = useId()
  const target = useRef<Target>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const show = () => {
    if (!panel.current || !target.current || panel.current.matches(':popover-open')) return
    panel.current.showPopover()
    placePanel(target.current, panel.current, 'start')
  }
  const hide = () => {
    clearTimeout(timer.current)
    hidePanel(panel.current)
  }
  const showSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(show, delayMs)
  }

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') hidePanel(panel.current)
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      clearTimeout(timer.current)
    }
  }, [panel, timer])

  const onFocus = () => {
    if (target.current?.matches(':focus-visible')) show()
  }
  return (
    <>
      {children({ ref: target, 'aria-describedby': id, onPointerEnter: showSoon, onPointerLeave: hide, onFocus, onBlur: hide })}
      <div ref={panel} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </div>
    </>
  )
}

function hidePanel(panel: HTMLElement | null): void {
  if (panel?.matches(':popover-open')) panel.hidePopover()
}
