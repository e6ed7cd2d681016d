import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { CommandBox } from './command-box.tsx'

type CommandMenuProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly onKeys: () => void }

/**
 * The command menu: held over the page like a dialog, whole height on phones. Closing it gives the focus back to where it
 * was, a text pane with its caret too. Its content exists only while it is open.
 */
export function CommandMenu({ isOpen, onClose, onKeys }: CommandMenuProps) {
  const { title } = useMessages().command
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [isOpen])

  /** Closes first, so that what runs finds the focus where it was. */
  const leave = (run: () => void) => {
    dialog.current?.close()
    onClose()
    run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    onClose()
  }
  /** Escape: the state closes first; what the browser tells late of an earlier closing does not undo the next opening (as in Dialog). */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // The backdrop belongs to the dialog; its keyboard way is Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={title}
      className="command"
      onCancel={onCancel}
      onClose={() => isOpen && !dialog.current?.open && onClose()}
      onClick={onBackdrop}
      onKeyDown={onKeyDown}
    >
      {isOpen ? <CommandBox leave={leave} onClose={onClose} onKeys={onKeys} /> : null}
    </dialog>
  )
}
