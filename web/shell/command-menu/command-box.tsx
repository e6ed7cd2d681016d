import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { openTab } from './actions.ts'
import { CommandFoot } from './command-foot.tsx'
import { ActionList, RowList } from './command-lists.tsx'
import { useEntries } from './use-entries.ts'
import { useMenu, type Menu } from './use-menu.ts'

type CommandBoxProps = {
  readonly leave: (run: () => void) => void
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** The field on top, the groups below: a combobox whose list is always in sight. The focus stays in the field. */
export function CommandBox({ leave, onClose, onKeys }: CommandBoxProps) {
  const { command: words, shell } = useMessages()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const menu = useMenu({ entries: useEntries(onKeys), leave })
  const { acting, active } = menu
  const current = acting ? `${id}action${acting.at}` : active ? `${id}${active.entry.id}` : undefined
  useEffect(() => {
    if (current !== undefined) document.getElementById(current)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const label = acting ? words.actions.of(acting.entry.label) : words.title
  return (
    <>
      <div className="command-field">
        <Icon of={Search} className="text-ink-soft" />
        <input
          data-first-focus
          type="text"
          role="combobox"
          aria-expanded={menu.rows.length > 0}
          aria-label={label}
          aria-controls={`${id}list`}
          aria-activedescendant={current}
          aria-autocomplete="list"
          enterKeyHint="go"
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={menu.typed}
          onChange={(event) => menu.type(event.target.value)}
          onKeyDown={keysOf(menu, leave)}
        />
        <kbd className="key command-esc" aria-hidden="true">
          Esc
        </kbd>
        <Button variant="quiet" isIcon className="command-close" aria-label={shell.dialog.close} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={label} tabIndex={-1} className="command-list">
        {acting ? <ActionList id={id} acting={acting} menu={menu} /> : <RowList id={id} menu={menu} leave={leave} />}
      </div>
      {menu.rows.length === 0 ? (
        <div className="command-none">
          <p className="font-semibold">{words.none(menu.typed.trim())}</p>
          <p className="text-ink-soft">{words.noneHint}</p>
        </div>
      ) : null}
      <CommandFoot menu={menu} />
    </>
  )
}

/** Arrows, Home and End walk, Enter opens, Tab goes in to the further actions, Escape comes back from them. */
function keysOf(menu: Menu, leave: CommandBoxProps['leave']): (event: KeyboardEvent<HTMLInputElement>) => void {
  const { acting, active } = menu
  const open = (isElsewhere: boolean) => {
    if (acting) {
      const action = acting.actions[acting.at]
      if (action) menu.run(action)
      return
    }
    if (!active) return
    const { href } = active.entry
    if (isElsewhere && href !== undefined) leave(() => openTab(href))
    else menu.choose(active.entry)
  }
  return (event) => {
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey, ctrlKey, metaKey } = event
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[key]
    const isEdge = key === 'Home' || key === 'End'
    // Home and End belong to what is typed while there is something to walk in.
    if (step !== undefined && !(isEdge && (shiftKey || (menu.typed !== '' && !isAtEdge(event.currentTarget, key))))) menu.step(step)
    else if (key === 'Enter') open(ctrlKey || metaKey)
    else if (key === 'Tab' && !shiftKey && !acting) {
      if (!menu.act()) return
    } else if (acting && (key === 'Escape' || key === 'Tab' || (key === 'Backspace' && menu.typed === ''))) menu.back()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

const isAtEdge = ({ selectionStart, value }: HTMLInputElement, key: string): boolean =>
  key === 'Home' ? selectionStart === 0 : selectionStart === value.length
