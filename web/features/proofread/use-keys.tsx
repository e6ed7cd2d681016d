import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { focusRegion, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { NoteActions } from './use-note-actions.ts'
import type { Proofreading } from './use-proofread.ts'
import type { TextActions } from './use-text-actions.ts'

type Given = { readonly desk: Proofreading; readonly notes: NoteActions; readonly texts: TextActions }

/** Dialogs, fetched when one is asked for. */
const dialogParts = onIntent(async () => {
  const [shortcuts, lists] = await Promise.all([import('#web/workbench/shortcuts-dialog.tsx'), import('./lists-dialog.tsx')])
  return { ShortcutsDialog: shortcuts.ShortcutsDialog, ListsDialog: lists.ListsDialog }
})

type Dialogs = { readonly openKeys: () => void; readonly openLists: () => void; readonly dialogs: ReactNode }

/** The screen's keys, and the dialogs: the list of keys, the dictionary with the rules that are off. */
export function useKeys({ desk, notes, texts }: Given): Dialogs {
  const [open, setOpen] = useState<'keys' | 'lists' | null>(null)
  const show = (which: 'keys' | 'lists') => () => {
    dialogParts.load()
    setOpen(which)
  }
  useShortcuts(
    {
      run: desk.checking.check,
      stop: () => {
        // Escape closes what floats above first.
        if (!desk.active || document.querySelector(':popover-open')) return false
        desk.activate(null)
        return true
      },
      copy: texts.copy,
      undo: notes.undo,
      redo: notes.redo,
      'next-region': () => focusRegion(1),
      'previous-region': () => focusRegion(-1),
      help: show('keys'),
    },
    '.proof-notes, .proof-sheet, .proof-bar, .proof-foot',
  )
  useNoteKeys(desk, notes)
  const parts = dialogParts.useLoaded()
  const close = () => setOpen(null)
  const rows = useRows()
  const { title } = useMessages().rephrase.shortcuts
  const { controlKey } = useMessages().rephrase.run
  const dialogs = parts && (
    <>
      <parts.ShortcutsDialog title={title} rows={rows} control={controlKey} isOpen={open === 'keys'} onClose={close} />
      <parts.ListsDialog desk={desk} isOpen={open === 'lists'} onClose={close} />
    </>
  )
  return { openKeys: show('keys'), openLists: show('lists'), dialogs }
}

function useRows() {
  const { keys } = useMessages().proofread
  const { shortcuts } = useMessages().rephrase
  return [
    { words: keys.next, keys: [['F8'], ['Shift', 'F8'], ['Alt', '↓'], ['Alt', '↑']] },
    { words: keys.accept, keys: [['Alt', 'enter']] },
    { words: keys.letters, keys: [['J'], ['K']] },
    { words: keys.decide, keys: [['A'], ['D'], ['Z']] },
    {
      words: keys.history,
      keys: [
        ['mod', 'Z'],
        ['mod', 'Y'],
      ],
    },
    { words: keys.check, keys: [['mod', 'enter']] },
    { words: keys.copy, keys: [['mod', 'Shift', 'C']] },
    { words: shortcuts.regions, keys: [['F6'], ['Shift', 'F6']] },
    { words: shortcuts.help, keys: [['?']] },
  ]
}

/** From finding to finding, and accepting one, from anywhere on the screen. */
function useNoteKeys({ active }: Proofreading, notes: NoteActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
    const inNotes = document.activeElement?.closest('.proof-notes, .proof-sheet') != null
    const by = event.key === 'F8' ? (event.shiftKey ? -1 : 1) : event.altKey ? stepOf(event.key) : undefined
    if (by !== undefined && notes.step(by, !inNotes)) stop(event)
    if (event.altKey && event.key === 'Enter' && active) {
      notes.accept(active)
      stop(event)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // Before the editor, which has meanings of its own for some of them.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function stop(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

const stepOf = (key: string): -1 | 1 | undefined => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined)
