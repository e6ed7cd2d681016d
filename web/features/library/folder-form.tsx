import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Folder } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import type { Folders } from './use-folders.ts'

/** One line for a folder's name: a new one's, or another one for `folder`. Escape leaves it as it was. */
export function FolderForm({ folders, folder }: { readonly folders: Folders; readonly folder: Folder | null }) {
  const { folder: words, cancel } = useMessages().library
  const [name, setName] = useState(folder?.name ?? '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const { isBusy, problem } = folders.sending
  const close = () => {
    folders.sending.settle()
    folders.edit(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return field.current?.focus()
    if (name.trim() === folder?.name) return close()
    folders.save(folder, name.trim())
  }
  return (
    <form className="library-folder-form" onSubmit={submit}>
      <input
        ref={field}
        className="field"
        aria-label={words.name}
        placeholder={words.name}
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      />
      <ProblemLine problem={problem} />
      <div className="library-buttons">
        <Button type="submit" size="small" isBusy={isBusy}>
          {folder ? words.save : words.make}
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
