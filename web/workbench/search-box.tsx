import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { hasLetterKeys, useLetterKeys } from './use-shortcuts.ts'
import './search-box.css'

type SearchBoxProps = {
  /** What is looked for now; emptied from elsewhere, the field follows. */
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly words: { readonly label: string; readonly placeholder: string; readonly clear: string }
  /** The slash leads here from anywhere but a field. */
  readonly hasSlash?: boolean
  readonly className: string
}

/** Looks while the reader types; the field belongs to the reader, the list follows. */
export function SearchBox({ search, onSearch, words, hasSlash = false, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  const field = useRef<HTMLInputElement>(null)
  const hasKey = useLetterKeys() && hasSlash
  if (known !== search) {
    setKnown(search)
    if (search === '') setTyped('')
  }
  useSlash(field, hasSlash)
  const look = (text: string) => {
    setTyped(text)
    onSearch(text.trim())
  }
  return (
    <search className={classNames('search-box', className)}>
      <Icon of={Search} className="text-ink-pencil" />
      <input
        ref={field}
        className="field"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={words.label}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => look(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') look('')
        }}
      />
      {typed !== '' ? (
        <Button
          variant="quiet"
          isIcon
          aria-label={words.clear}
          onClick={() => {
            look('')
            field.current?.focus()
          }}
        >
          <Icon of={X} />
        </Button>
      ) : hasKey ? (
        <span className="search-box-slash">
          <Kbd keys={['/']} />
        </span>
      ) : null}
    </search>
  )
}

function useSlash(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('textarea, select, input:not([type=checkbox]), [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.defaultPrevented || !hasLetterKeys()) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [field, isOn])
}
