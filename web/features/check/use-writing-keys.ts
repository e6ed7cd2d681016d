import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { focusRegion, useShortcuts } from '#web/workbench/use-shortcuts.ts'

/** Keys while a text is written, and the list of all keys of this screen. */
export function useWritingKeys(start: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(
    {
      run: start,
      'next-region': () => focusRegion(1),
      'previous-region': () => focusRegion(-1),
      help: () => setIsOpen(true),
    },
    '.check-report',
  )
  return { open: () => setIsOpen(true), dialog: { ...useKeyList(), isOpen, onClose: () => setIsOpen(false) } }
}

/** What the list of keys says. */
export function useKeyList() {
  const { keys } = useMessages().check
  const { shortcuts, run } = useMessages().rephrase
  return {
    title: shortcuts.title,
    control: run.controlKey,
    rows: [
      { words: keys.start, keys: [['mod', 'enter']] },
      { words: keys.next, keys: [['N'], ['P']] },
      { words: keys.open, keys: [['enter']] },
      { words: keys.close, keys: [['Esc']] },
      { words: keys.undo, keys: [['mod', 'Z']] },
      { words: shortcuts.regions, keys: [['F6'], ['Shift', 'F6']] },
      { words: shortcuts.help, keys: [['?']] },
    ],
  }
}
