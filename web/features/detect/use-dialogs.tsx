import { useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { focusRegion, useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { Detecting } from './use-detect.ts'
import type { ReportActions } from './use-report.ts'
import type { TextActions } from './use-text-actions.ts'

export type DialogName = 'keys' | 'reliable' | 'accused'

/** Dialogs, fetched when one is asked for. */
const dialogParts = onIntent(async () => {
  const [shortcuts, reliable, accused] = await Promise.all([
    import('#web/workbench/shortcuts-dialog.tsx'),
    import('./reliable-dialog.tsx'),
    import('./accused-dialog.tsx'),
  ])
  return { ShortcutsDialog: shortcuts.ShortcutsDialog, ReliableDialog: reliable.ReliableDialog, AccusedDialog: accused.AccusedDialog }
})
const filesPart = onIntent(() => import('./files-dialog.tsx'))

type Given = { readonly desk: Detecting; readonly texts: TextActions; readonly report: ReportActions }
type Dialogs = { readonly open: (name: DialogName) => void; readonly element: ReactNode }

/** The screen's keys, and its dialogs. */
export function useDialogs({ desk, texts, report }: Given): Dialogs {
  const [name, setName] = useState<DialogName | null>(null)
  const open = (next: DialogName) => {
    dialogParts.load()
    setName(next)
  }
  useShortcuts(
    {
      run: () => desk.check(),
      stop: () => desk.stop(),
      copy: () => texts.copy(),
      'next-region': () => focusRegion(1),
      'previous-region': () => focusRegion(-1),
      help: () => open('keys'),
    },
    '.detect-result',
  )
  if (report.areFilesOpen) filesPart.load()
  const parts = dialogParts.useLoaded()
  const files = filesPart.useLoaded()
  const close = () => setName(null)
  const rows = useRows()
  const { title } = useMessages().rephrase.shortcuts
  const { controlKey } = useMessages().rephrase.run
  const element = (
    <>
      {parts ? (
        <>
          <parts.ShortcutsDialog title={title} rows={rows} control={controlKey} isOpen={name === 'keys'} onClose={close} />
          <parts.ReliableDialog read={desk.read} isOpen={name === 'reliable'} onClose={close} />
          <parts.AccusedDialog isOpen={name === 'accused'} onClose={close} />
        </>
      ) : null}
      {files ? <files.FilesDialog desk={desk} isOpen={report.areFilesOpen} onClose={report.closeFiles} /> : null}
    </>
  )
  return { open, element }
}

function useRows() {
  const { keys } = useMessages().detect
  const { shortcuts } = useMessages().rephrase
  return [
    { words: keys.check, keys: [['mod', 'enter']] },
    { words: keys.stop, keys: [['Esc']] },
    { words: keys.copy, keys: [['mod', 'Shift', 'C']] },
    { words: shortcuts.regions, keys: [['F6'], ['Shift', 'F6']] },
    { words: shortcuts.help, keys: [['?']] },
  ]
}
