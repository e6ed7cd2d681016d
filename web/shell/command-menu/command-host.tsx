import type { CommandPart } from '#web/workbench/command-request.ts'
import { CommandMenu } from './command-menu.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import './command-menu.css'

type CommandHostProps = { readonly open: CommandPart | null; readonly onOpen: (part: CommandPart | null) => void }

/** What floats over any page. The menu stands first: it gives the focus back before the list takes it. */
export function CommandHost({ open, onOpen }: CommandHostProps) {
  const close = () => onOpen(null)
  return (
    <>
      <CommandMenu isOpen={open === 'menu'} onClose={close} onKeys={() => onOpen('keys')} />
      <ShortcutList isOpen={open === 'keys'} onClose={close} />
    </>
  )
}
