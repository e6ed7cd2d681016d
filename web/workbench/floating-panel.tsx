import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { placePanel, walkOptions } from '../ui/popover.tsx'

type FloatingPanelProps = {
  /** The element it belongs to: a mark in a text. A new one moves the panel. */
  readonly anchor: HTMLElement
  /** Said by screen readers. */
  readonly label: string
  /** Escape, a click elsewhere, or the anchor is gone. The focus goes back to the anchor unless it went elsewhere. */
  readonly onClose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Floats beside any element while it is mounted: the browser's own popover, a sheet at the bottom on phones. The focus
 * goes to its first option; arrows walk over `.option`s. Content that grows keeps its place.
 */
export function FloatingPanel({ anchor, label, onClose, className, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)

  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const place = () => placePanel(anchor, element, 'start')
    const resize = new ResizeObserver(place)
    element.showPopover()
    place()
    resize.observe(element)
    element.querySelector<HTMLElement>('.option, button')?.focus({ preventScroll: true })
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      resize.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor])

  return (
    // Arrows walk over the options in it, which are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classNames('popover popover-sheet', className)}
      onKeyDown={walkOptions}
      onToggle={(event) => {
        if (event.newState === 'closed') close.current()
      }}
    >
      {children}
    </div>
  )
}
