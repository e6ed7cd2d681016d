import { useState, type ReactNode } from 'react'
import { onIntent } from '#web/workbench/on-intent.ts'
import { useShortcuts } from '#web/workbench/use-shortcuts.ts'
import type { Detecting } from './use-detect.ts'
import type { ReportActions } from './use-report.ts'
import type { TextActions } from './use-text-actions.ts'

export type DialogName = 'reliable' | 'accused'

/** Dialogs, fetched when one is asked for. */
const dialogParts = onIntent(async () => {
  const [reliable, accused] = await Promise.all([import('./reliable-dialog.tsx'), import('./accused-dialog.tsx')])
  return { ReliableDialog: reliable.ReliableDialog, AccusedDialog: accused.AccusedDialog }
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
    },
    '.detect-result',
  )
  if (report.areFilesOpen) filesPart.load()
  const parts = dialogParts.useLoaded()
  const files = filesPart.useLoaded()
  const close = () => setName(null)
  const element = (
    <>
      {parts ? (
        <>
          <parts.ReliableDialog read={desk.read} isOpen={name === 'reliable'} onClose={close} />
          <parts.AccusedDialog isOpen={name === 'accused'} onClose={close} />
        </>
      ) : null}
      {files ? <files.FilesDialog desk={desk} isOpen={report.areFilesOpen} onClose={report.closeFiles} /> : null}
    </>
  )
  return { open, element }
}
