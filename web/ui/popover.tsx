import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { placeBeside, type Side } from './place-beside.ts'

/** What the button that opens it must carry. */
export type TriggerProps = {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly popoverTarget: string
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
  /** Arrow down opens it and goes in. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

type PopoverProps = {
  /** Said by screen readers. */
  readonly label: string
  /** Draws the button: `trigger={(props) => <button {...props}>Language</button>}`. */
  readonly trigger: (props: TriggerProps) => ReactNode
  readonly align?: Side
  /** On phones a sheet at the bottom of the window. */
  readonly isSheetOnPhone?: boolean
  readonly className?: string
  /** `close` gives the focus back to the button. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * Something that floats beside its button until Escape, a click elsewhere or `close`. The browser's own popover: in the
 * top layer, one at a time, and it opens even before the page's scripts run. Up and down arrows walk over `.option`s.
 */
export function Popover({ label, trigger, align = 'start', isSheetOnPhone = false, className, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  usePlacement({ anchor: button, panel, align, isOpen })

  const close = useCallback(() => {
    panel.current?.hidePopover()
    button.current?.focus()
  }, [])

  const open = (hasKeyboard: boolean) => {
    if (!panel.current || !button.current) return
    panel.current.showPopover()
    placePanel(button.current, panel.current, align)
    if (hasKeyboard) firstOption(panel.current)?.focus()
  }
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
    else open(event.detail === 0)
  }
  const goIn = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(true)
  }

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle, onKeyDown: goIn })}
      {/* Keys bubble up from the options, which carry the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classNames('popover', isSheetOnPhone && 'popover-sheet', className)}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onKeyDown={walkOptions}
      >
        {/* `close` reads its refs when it is called, after the render. */}
        {/* oxlint-disable-next-line react/refs */}
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  )
}

const firstOption = (panel: HTMLElement): HTMLElement | null =>
  panel.querySelector<HTMLElement>('.option[aria-checked=true], .option[aria-current]') ??
  panel.querySelector<HTMLElement>('.option, input, button, a')

/** Puts an open panel beside its anchor. */
export function placePanel(anchor: Element, panel: HTMLElement, align: Side): void {
  const { width, height } = panel.getBoundingClientRect()
  const { x, y } = placeBeside({
    anchor: anchor.getBoundingClientRect(),
    size: { width, height },
    viewport: { width: document.documentElement.clientWidth, height: innerHeight },
    align,
    isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
  })
  panel.style.inset = `${y}px auto auto ${x}px`
}

type Placement = {
  readonly anchor: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  readonly align: Side
  readonly isOpen: boolean
}

/** Keeps an open panel beside its anchor while the page scrolls or changes its size. */
function usePlacement({ anchor, panel, align, isOpen }: Placement): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const place = () => {
      if (anchor.current && panel.current) placePanel(anchor.current, panel.current, align)
    }
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor, panel, align, isOpen])
}

/** Arrows, Home and End among the options of a panel. */
export function walkOptions(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('.option:not([aria-disabled=true])')]
  const at = options.findIndex((option) => option === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? options.length - 1 : at - 1, Home: 0, End: options.length - 1 }[event.key]
  if (to === undefined || options.length === 0 || (event.target instanceof HTMLInputElement && event.key !== 'ArrowDown')) return
  event.preventDefault()
  options.at(to % options.length)?.focus()
}
