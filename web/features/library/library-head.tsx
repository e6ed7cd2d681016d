import { Plus, Search, Upload, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { hasLetterKeys, useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import type { LibraryDesk } from './library-desk.ts'

type HeadProps = { readonly desk: LibraryDesk; readonly isImporting: boolean; readonly onImport: () => void }

/** Title, search, and the two ways in. */
export function LibraryHead({ desk, isImporting, onImport }: HeadProps) {
  const { title, head } = useMessages().library
  return (
    <div className="library-head">
      <h1 className="h1 library-title">{title}</h1>
      <SearchField desk={desk} />
      <Button isBusy={isImporting} onClick={onImport}>
        <Icon of={Upload} /> {head.import}
      </Button>
      <AddLink folder={desk.state.looked.folder}>
        <Icon of={Plus} /> {head.add}
      </AddLink>
    </div>
  )
}

/** To the citation tool, which reads works in; into the open folder. */
export function AddLink({ folder, children }: { readonly folder: string | null; readonly children: ReactNode }) {
  const { ready } = useSite()
  if (!ready.includes('citation')) return null
  const suffix = folder === null ? '' : `?${new URLSearchParams({ list: folder })}`
  return (
    <PageLink page="citation" suffix={suffix} className={buttonClass({ variant: 'primary' })}>
      {children}
    </PageLink>
  )
}

/** Looks while the reader types; the field belongs to the reader, the list follows. */
function SearchField({ desk }: { readonly desk: LibraryDesk }) {
  const { head } = useMessages().library
  const [typed, setTyped] = useState(desk.state.looked.search)
  const field = useRef<HTMLInputElement>(null)
  const hasKeys = useLetterKeys()
  const { search } = desk.state.looked
  const [known, setKnown] = useState(search)
  // Cleared from elsewhere: the field follows.
  if (known !== search) {
    setKnown(search)
    if (search === '') setTyped('')
  }
  useSlash(field)
  const look = (text: string) => {
    setTyped(text)
    desk.look({ search: text.trim() })
  }
  return (
    <search className="library-search">
      <Icon of={Search} className="text-ink-pencil" />
      <input
        ref={field}
        className="field"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={head.searchLabel}
        aria-keyshortcuts={hasKeys ? '/' : undefined}
        placeholder={head.search}
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
          aria-label={head.clear}
          onClick={() => {
            look('')
            field.current?.focus()
          }}
        >
          <Icon of={X} />
        </Button>
      ) : hasKeys ? (
        <span className="library-slash">
          <Kbd keys={['/']} />
        </span>
      ) : null}
    </search>
  )
}

/** The slash leads into the search from anywhere but a field. */
function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
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
  }, [field])
}
