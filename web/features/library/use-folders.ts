import { Link2, PenLine, Trash2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Folder } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { useSending, type Sending } from '#web/workbench/use-sending.ts'
import type { LibraryDesk } from './library-desk.ts'

export type Folders = {
  /** Id of the folder whose name is being written, or `new`. */
  readonly edited: string | null
  readonly edit: (folder: string | null) => void
  readonly sending: Sending
  /** Makes one, or gives `folder` another name. */
  readonly save: (folder: Folder | null, name: string) => void
  /** Its works stay in the library. */
  readonly remove: (folder: Folder) => void
  readonly menuOf: (folder: Folder, onShare: (folder: string) => void) => readonly FolderAction[]
}

type FolderAction = { readonly key: string; readonly label: string; readonly icon: LucideIcon; readonly run: () => void }

/** Making, renaming and deleting folders. */
export function useFolders({ client, state, look }: Pick<LibraryDesk, 'client' | 'state' | 'look'>): Folders {
  const { library, problems } = useMessages()
  const { folder: words } = library
  const [edited, edit] = useState<string | null>(null)
  const sending = useSending()
  const open = state.looked.folder
  const save: Folders['save'] = (folder, name) =>
    sending.send(
      () => (folder ? client.renameFolder(folder.id, name) : client.makeFolder(name)),
      (saved) => {
        edit(null)
        showToast({ text: folder ? words.renamed(saved.name) : words.made(saved.name) })
        if (!folder) look({ view: 'all', folder: saved.id, tag: null })
      },
    )
  const remove: Folders['remove'] = (folder) =>
    void client.removeFolder(folder.id).then((answer) => {
      if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
      const { undo } = answer.value
      showToast({
        text: client.shares ? `${words.removed(folder.name)} ${words.linksEnded}` : words.removed(folder.name),
        ...(undo === null ? {} : { action: { label: library.undo, run: () => void client.undo(undo) } }),
      })
      if (open === folder.id) look({ view: 'all', folder: null, tag: null })
    })
  const menuOf: Folders['menuOf'] = (folder, onShare) => [
    { key: 'rename', label: words.rename, icon: PenLine, run: () => edit(folder.id) },
    ...(client.shares ? [{ key: 'share', label: words.share, icon: Link2, run: () => onShare(folder.id) }] : []),
    { key: 'remove', label: words.remove, icon: Trash2, run: () => remove(folder) },
  ]
  return { edited, edit, sending, save, remove, menuOf }
}
