import { X } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type DialogProps = {
  readonly isOpen: boolean
  /** Asked by Escape, the backdrop, the cross: the caller sets `isOpen` to false. */
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly className?: string
  /** The element to be focused first carries `data-first-focus`; otherwise the browser takes the first one. */
  readonly children: ReactNode
}

/**
 * Held up over the page: the browser's own modal dialog, so the rest is inert, Escape closes it, and the focus
 * goes back to where it was. Its content exists only while it is open. Never two at once.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [isOpen])

  /**
   * Escape: the state closes first. The browser tells of a closing late, sometimes after a key has opened the dialog again:
   * what it tells of a dialog that stands open (`onClose` below) is old.
   */
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The browser's window for choosing files cancels too, and its event rises to here.
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current && isOutside(dialog.current, event)) onClose()
  }

  return (
    // The backdrop belongs to the dialog; its keyboard way is Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames('dialog', className)}
      onCancel={onCancel}
      onClose={() => isOpen && !dialog.current?.open && onClose()}
      onClick={onBackdrop}
    >
      {isOpen ? (
        <>
          <h2 id={titleId} className="h2 pe-8">
            {title}
          </h2>
          {children}
          <Button variant="quiet" isIcon className="dialog-close" aria-label={closeLabel} onClick={onClose}>
            <Icon of={X} />
          </Button>
        </>
      ) : null}
    </dialog>
  )
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { x, y, width, height } = dialog.getBoundingClientRect()
  return clientX < x || clientX > x + width || clientY < y || clientY > y + height
}
