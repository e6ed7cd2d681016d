import { ArrowDown, ArrowUp, Building2, EllipsisVertical, Plus, User, X } from 'lucide-react'
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { Name } from '#engines/cite/item.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { asGroup, asPerson, moved, parseNames, shownFamily, shownGiven, withFamily, withGiven } from '#web/workbench/names.ts'

type NameListProps = {
  readonly label: string
  readonly names: readonly Name[]
  readonly isUnsure: boolean
  readonly onChange: (names: readonly Name[]) => void
  /** Whether a new name is an organisation. */
  readonly prefersGroup: boolean
  readonly field: string
}

/** Names in their order: people in two parts, organisations in one. Several are pasted at once; Enter begins the next. */
export function NameList({ label, names, isUnsure, onChange, prefersGroup, field }: NameListProps) {
  const { names: words, form } = useMessages().cite
  const box = useRef<HTMLFieldSetElement>(null)
  const empty: Name = prefersGroup ? { literal: '' } : { family: '' }
  const shown = names.length === 0 ? [empty] : names
  const put = (at: number, name: Name) => onChange(shown.with(at, name))
  const focusRow = (at: number) =>
    setTimeout(() => box.current?.querySelectorAll<HTMLElement>('.cite-name')[at]?.querySelector<HTMLElement>('input')?.focus())
  const addAfter = (at: number) => {
    onChange(shown.toSpliced(at + 1, 0, empty))
    focusRow(at + 1)
  }
  const onPaste = (at: number) => (event: ClipboardEvent) => {
    const pasted = parseNames(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    onChange(shown.toSpliced(at, 1, ...pasted))
    announce(words.split(pasted.length))
  }
  return (
    <fieldset ref={box} className="cite-names" data-field={field}>
      <legend className="cite-label">
        {label} {isUnsure ? <Tag tone="ochre">{form.unsure}</Tag> : null}
      </legend>
      {shown.map((name, at) => (
        <NameRow
          // Rows have no name of their own but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          name={name}
          isOnly={shown.length === 1}
          onChange={(next) => put(at, next)}
          onPaste={onPaste(at)}
          onEnter={() => addAfter(at)}
          onMove={(to) => onChange(moved(shown, at, at + to))}
          onRemove={() => {
            onChange(shown.toSpliced(at, 1))
            focusRow(Math.max(0, at - 1))
          }}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3">
        <Button size="small" variant="ink" onClick={() => addAfter(shown.length - 1)}>
          <Icon of={Plus} />
          {words.add}
        </Button>
        {shown.length === 1 ? <span className="cite-hint">{words.hint}</span> : null}
      </div>
    </fieldset>
  )
}

type NameRowProps = {
  readonly name: Name
  readonly isOnly: boolean
  readonly onChange: (name: Name) => void
  readonly onPaste: (event: ClipboardEvent) => void
  readonly onEnter: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function NameRow({ name, isOnly, onChange, onPaste, onEnter, onMove, onRemove }: NameRowProps) {
  const { names: words } = useMessages().cite
  const isGroup = name.literal !== undefined
  const said = name.literal ?? [shownGiven(name), shownFamily(name)].filter(Boolean).join(' ')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      onMove(event.key === 'ArrowUp' ? -1 : 1)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (said !== '') onEnter()
  }
  const common = { className: 'field', dir: 'auto', autoComplete: 'off', spellCheck: false, onPaste, onKeyDown } as const
  const ways = [
    { key: 'up', label: words.up, icon: ArrowUp, run: () => onMove(-1) },
    { key: 'down', label: words.down, icon: ArrowDown, run: () => onMove(1) },
  ]
  return (
    <div className="cite-name" data-group={isGroup || undefined}>
      {isGroup ? (
        <input
          {...common}
          aria-label={words.group}
          placeholder={words.group}
          value={name.literal}
          onChange={(event) => onChange({ literal: event.target.value })}
        />
      ) : (
        <>
          <input
            {...common}
            aria-label={words.family}
            placeholder={words.family}
            value={shownFamily(name)}
            onChange={(event) => onChange(withFamily(name, event.target.value))}
          />
          <input
            {...common}
            aria-label={words.given}
            placeholder={words.given}
            value={shownGiven(name)}
            onChange={(event) => onChange(withGiven(name, event.target.value))}
          />
        </>
      )}
      <Menu
        label={words.menu(said)}
        align="end"
        trigger={(props) => (
          <Button {...props} variant="quiet" isIcon aria-label={words.menu(said)}>
            <Icon of={EllipsisVertical} />
          </Button>
        )}
        items={[
          isGroup
            ? { key: 'person', label: words.toPerson, icon: User, run: () => onChange(asPerson(name)) }
            : { key: 'group', label: words.toGroup, icon: Building2, run: () => onChange(asGroup(name)) },
          ...(isOnly ? [] : ways),
          { key: 'remove', label: words.remove, icon: X, run: onRemove },
        ]}
      />
    </div>
  )
}
