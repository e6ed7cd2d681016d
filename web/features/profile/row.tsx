import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type RowProps = {
  readonly label?: string
  /** What holds now. */
  readonly children: ReactNode
  /** At the end of the row. */
  readonly action?: ReactNode
  /** Opened in place, under what holds now. */
  readonly below?: ReactNode
  /** On a phone it stands in the list itself, also while its section is folded. */
  readonly isAlways?: boolean
  /** Before the label, where the row stands in that list. */
  readonly icon?: LucideIcon
}

/** One thing that can be known or changed. */
export const Row = ({ label, children, action, below, isAlways = false, icon }: RowProps) => (
  <div className={classNames('profile-row', isAlways && 'profile-row-always')}>
    <div className="label">
      {icon ? <Icon of={icon} className="profile-row-icon" /> : null}
      {label}
    </div>
    <div className="profile-value">{children}</div>
    <div className="profile-action">{action}</div>
    {below ? <div className="profile-below">{below}</div> : null}
  </div>
)

type EditRowProps = {
  readonly label: string
  readonly value: ReactNode
  /** On the button that opens it; `openAction` while it is open. */
  readonly action: string
  readonly openAction?: string
  /** Draws a red button: this takes something away. */
  readonly isGrave?: boolean
  /** What stands in place of `children` must not be closed by Escape. */
  readonly isHeld?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** A row that is changed in place: its button opens a form under it, Escape closes that, and the focus goes there and back. */
export function EditRow({ label, value, action, openAction = action, isGrave = false, isHeld = false, children }: EditRowProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const first =
      panel.current?.querySelector<HTMLElement>('[data-first-focus]') ?? panel.current?.querySelector<HTMLElement>('input, button')
    first?.focus()
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isHeld || event.defaultPrevented || document.querySelector(':popover-open')) return
    event.preventDefault()
    close()
  }
  return (
    <Row
      label={label}
      action={
        <Button
          ref={button}
          size="small"
          variant={isGrave ? 'outline' : 'quiet'}
          className={isGrave ? 'button-grave' : undefined}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {isOpen ? openAction : action} <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      }
      below={
        // Escape bubbles up from the fields in it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div id={id} ref={panel} hidden={!isOpen} onKeyDown={onKeyDown}>
          {/* `close` reads its ref when it is called, after the render. */}
          {/* oxlint-disable-next-line react/refs */}
          {isOpen ? children(close) : null}
        </div>
      }
    >
      {value}
    </Row>
  )
}
