import { useState, type FormEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'

/** A field for a tag's name; an empty one is not given. */
export function TagForm({ onAdd }: { readonly onAdd: (tag: string) => void }) {
  const { bulk } = useMessages().library
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  return (
    <form className="library-tag-form" onSubmit={submit}>
      <input
        className="field"
        aria-label={bulk.tagLabel}
        placeholder={bulk.tagLabel}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small">
        {bulk.addTag}
      </Button>
    </form>
  )
}
