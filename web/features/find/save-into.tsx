import { ChevronDown, Folder, Plus } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FindDesk } from './use-find.ts'
import type { HitActions } from './use-hit-actions.ts'

type SaveIntoProps = { readonly desk: FindDesk; readonly actions: HitActions }

/** The folder of the library that hits are saved into. */
export function SaveInto({ desk, actions }: SaveIntoProps) {
  const { side: words } = useMessages().find
  const { draft, change, client } = desk
  const [isMaking, setIsMaking] = useState(false)
  const folder = actions.folders.find(({ id }) => id === draft.folder) ?? null
  return (
    <section>
      <h2 className="label">{words.saveInto}</h2>
      <Menu
        label={words.saveInto}
        trigger={(props) => (
          <button type="button" {...props} className="field find-folder" disabled={client === null}>
            <Icon of={Folder} />
            <span className="sr-only">{words.saveInto}: </span>
            <span className="find-cut">
              <bdi>{folder?.name ?? words.unfiled}</bdi>
            </span>
            <Icon of={ChevronDown} />
          </button>
        )}
        items={[
          { key: 'unfiled', label: words.unfiled, isChecked: folder === null, run: () => change({ folder: null }) },
          ...actions.folders.map(({ id, name }) => ({
            key: id,
            label: name,
            isChecked: id === folder?.id,
            run: () => change({ folder: id }),
          })),
          { key: 'new', label: `${words.newFolder}…`, icon: Plus, run: () => setIsMaking(true) },
        ]}
      />
      <NewFolder isOpen={isMaking} onClose={() => setIsMaking(false)} actions={actions} />
    </section>
  )
}

type NewFolderProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly actions: HitActions }

function NewFolder({ isOpen, onClose, actions }: NewFolderProps) {
  const { find, shell } = useMessages()
  const { side: words } = find
  const [name, setName] = useState('')
  const id = useId()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || !(await actions.makeFolder(name.trim()))) return
    setName('')
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.newFolder} closeLabel={shell.dialog.close}>
      <form id={id} className="mt-4 grid gap-4" onSubmit={(event) => void make(event)}>
        <TextField label={words.folderName} value={name} onChange={setName} maxLength={120} data-first-focus />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            {words.make}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
