import { useState, type FormEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FileRow } from './import-state.ts'
import type { ImportDesk } from './use-import.ts'

type ActionProps = { readonly row: FileRow; readonly importing: ImportDesk }
type Way = 'again' | 'add-text' | 'password' | 'keep' | 'skip' | null

/** Reading it once more would come to the same. */
const final: readonly string[] = ['file-too-large', 'file-kind-unknown', 'language-not-supported', 'text-too-long', 'archive-too-large', 'archive-too-many-files', 'archive-in-archive'] // prettier-ignore

/** The one thing that helps; null where nothing on this page does. */
function wayOf({ state, isOwn, name }: FileRow): Way {
  if (!isOwn) return null
  if (state.kind === 'waiting' || state.kind === 'sending' || state.kind === 'pausing') return 'skip'
  if (state.kind === 'done') return state.added.state === 'same-text' ? 'keep' : null
  if (state.kind !== 'failed') return null
  const { code } = state.problem
  if (code === 'file-scanned' || code === 'file-empty') return 'add-text'
  if (code === 'file-encrypted') return /\.pdf$/i.test(name) ? 'password' : 'add-text'
  return final.includes(code) ? null : 'again'
}

/** What can be done about a file, at the end of its row. */
export function RowAction({ row, importing }: ActionProps) {
  const { actions } = useMessages().collections
  const [isOpen, setIsOpen] = useState(false)
  const way = wayOf(row)
  const { key, state, name } = row
  const act = () => {
    if (way === 'again') importing.again(key)
    else if (way === 'skip') importing.skip(key)
    else if (way === 'keep' && state.kind === 'done') importing.keep(key, state.added.id)
    else setIsOpen(true)
  }
  if (way === null) return null
  const words = { again: actions.again, 'add-text': actions.addText, password: actions.password, keep: actions.keep, skip: actions.skip }
  return (
    <>
      <Button variant="quiet" size="small" onClick={act} aria-label={`${words[way]}: ${name}`}>
        {words[way]}
      </Button>
      {way === 'add-text' ? <TextDialog row={row} importing={importing} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
      {way === 'password' ? <PasswordDialog row={row} importing={importing} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

type DialogProps = ActionProps & { readonly isOpen: boolean; readonly onClose: () => void }

/** Takes the text of a file that could not be read; it stands under the file's name. */
function TextDialog({ row, importing, isOpen, onClose }: DialogProps) {
  const { addText } = useMessages().collections
  const { close } = useMessages().shell.dialog
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    importing.again(row.key, { file: new File([text], 'text.txt', { type: 'text/plain' }) })
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={addText.title(row.name)} closeLabel={close}>
      <form onSubmit={submit} className="collections-form">
        <label className="grid gap-1.5">
          <span className="text-sm text-ink-soft">{addText.label}</span>
          <textarea
            className="field collections-paste"
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
            data-first-focus
          />
        </label>
        <Button variant="primary" type="submit" aria-disabled={text.trim() === '' || undefined}>
          {addText.add}
        </Button>
      </form>
    </Dialog>
  )
}

function PasswordDialog({ row, importing, isOpen, onClose }: DialogProps) {
  const { password: words } = useMessages().collections
  const { close } = useMessages().shell.dialog
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return
    importing.again(row.key, { password })
    setPassword('')
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title(row.name)} closeLabel={close}>
      <form onSubmit={submit} className="collections-form">
        <TextField
          label={words.label}
          type="password"
          dir="ltr"
          value={password}
          onChange={setPassword}
          hint={<p className="text-sm text-ink-soft">{words.note}</p>}
          autoComplete="off"
          data-first-focus
        />
        <Button variant="primary" type="submit" aria-disabled={password === '' || undefined}>
          {words.open}
        </Button>
      </form>
    </Dialog>
  )
}
