import { useState, type FormEvent } from 'react'
import type { NewApiKey } from '#tools/keys/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { useSending } from '#web/workbench/use-sending.ts'
import type { KeysDesk } from './use-keys.ts'

const charactersAtMost = 80

/** Takes a name and makes a key. When the last sign-in is long ago, the dialog for it opens, and then the key is made. */
export function KeyForm({ desk, onMade }: { readonly desk: KeysDesk; readonly onMade: (made: NewApiKey) => void }) {
  const { keys: words } = useMessages().developers
  const [name, setName] = useState('')
  const sending = useSending()
  const given = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (given !== '') sending.send(() => desk.api.make(given), onMade)
  }
  return (
    <form className="keys-form" onSubmit={submit} noValidate>
      <TextField
        label={words.name}
        value={name}
        onChange={setName}
        maxLength={charactersAtMost}
        autoComplete="off"
        dir="auto"
        className="keys-name"
        hint={<p className="text-sm text-ink-soft">{words.nameHelp}</p>}
      />
      <Button type="submit" variant="primary" isBusy={sending.isBusy} aria-disabled={given === '' || undefined}>
        {words.make}
      </Button>
      <ProblemLine problem={sending.problem} />
    </form>
  )
}
