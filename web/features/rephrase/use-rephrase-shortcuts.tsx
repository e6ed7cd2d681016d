import { useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { dialogParts } from './result-parts.ts'
import { focusRegion, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { ResultActions } from './use-result-actions.ts'
import type { Rephrasing } from './use-rephrase.ts'

type Given = { readonly desk: Rephrasing; readonly actions: ResultActions; readonly run: () => void }

/** The screen's keys, and the dialog that lists them. */
export function useRephraseShortcuts({ desk, actions, run }: Given): { readonly open: () => void; readonly dialog: ReactNode } {
  const { shortcuts: words, run: runWords } = useMessages().rephrase
  const [isOpen, setIsOpen] = useState(false)
  const { dispatch, version } = desk
  const open = () => {
    dialogParts.load()
    setIsOpen(true)
  }
  const turn = (by: -1 | 1) => () => {
    if (version === null) return false
    dispatch({ type: 'turn', by })
    return true
  }
  useShortcuts(
    {
      run,
      stop: desk.stop,
      copy: actions.copy,
      again: () => version !== null && desk.again(),
      undo: actions.undo,
      redo: actions.redo,
      'next-region': () => focusRegion(1),
      'previous-region': () => focusRegion(-1),
      'previous-version': turn(-1),
      'next-version': turn(1),
      help: open,
    },
    '.half-result',
  )
  const rows = [
    { words: words.run, keys: [['mod', 'enter']] },
    { words: words.again, keys: [['mod', 'Shift', 'G']] },
    { words: words.copy, keys: [['mod', 'Shift', 'C']] },
    { words: words.stop, keys: [['Esc']] },
    { words: words.regions, keys: [['F6'], ['Shift', 'F6']] },
    { words: words.versions, keys: [['['], [']']] },
    { words: words.marks, keys: [['←'], ['→']] },
    { words: words.sentences, keys: [['↑'], ['↓']] },
    { words: words.choices, keys: [['enter']] },
    {
      words: words.history,
      keys: [
        ['mod', 'Z'],
        ['mod', 'Y'],
      ],
    },
    { words: words.help, keys: [['?']] },
  ]
  const parts = dialogParts.useLoaded()
  const dialog = parts && (
    <parts.ShortcutsDialog title={words.title} rows={rows} control={runWords.controlKey} isOpen={isOpen} onClose={() => setIsOpen(false)} />
  )
  return { open, dialog }
}
