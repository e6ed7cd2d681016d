import type { MouseEvent } from 'react'
import type { Span } from '#engines/text/span.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { openTab } from './actions.ts'
import type { Row } from './sections.ts'
import type { Menu } from './use-menu.ts'

type RowListProps = { readonly id: string; readonly menu: Menu; readonly leave: (run: () => void) => void }

/** The groups with their rows. */
export function RowList({ id, menu, leave }: RowListProps) {
  const { groups } = useMessages().command
  return menu.found.sections.map(({ group, rows }) => (
    <div key={group} role="group" aria-labelledby={`${id}${group}`}>
      <p id={`${id}${group}`} className="command-group">
        {groups[group]}
      </p>
      {rows.map((row) => (
        <RowLine key={row.entry.id} id={id} row={row} menu={menu} leave={leave} />
      ))}
    </div>
  ))
}

function RowLine({ id, row: { entry, label, detail }, menu, leave }: RowListProps & { readonly row: Row }) {
  const { controlKey } = useMessages().rephrase.run
  const isActive = menu.active?.entry === entry
  const follow = (event: MouseEvent) => {
    const { href } = entry
    if ((event.ctrlKey || event.metaKey) && href !== undefined) leave(() => openTab(href))
    else menu.choose(entry)
  }
  return (
    // The field keeps the focus and carries the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={`${id}${entry.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="command-row"
      onPointerMove={() => isActive || menu.activate(entry.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={follow}
    >
      <Icon of={entry.icon} turns={entry.turns} />
      <span className="command-words">
        <span lang={entry.lang} dir={entry.lang === undefined ? undefined : 'auto'}>
          <Marked text={entry.label} spans={label} />
        </span>{' '}
        {entry.detail === undefined ? null : (
          <span className="command-detail">
            <Marked text={entry.detail} spans={detail} />
          </span>
        )}
      </span>
      {entry.keys ? <Kbd keys={entry.keys} control={controlKey} /> : null}
    </div>
  )
}

/** A text with what was typed in bold ink. */
function Marked({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) {
  return (
    <>
      {spans.map(({ start, end }, i) => (
        <span key={start}>
          {text.slice(spans[i - 1]?.end ?? 0, start)}
          <b>{text.slice(start, end)}</b>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  )
}

type ActionListProps = { readonly id: string; readonly acting: NonNullable<Menu['acting']>; readonly menu: Menu }

/** What else can be done with one row. */
export function ActionList({ id, acting: { entry, actions, at }, menu }: ActionListProps) {
  const { actions: words } = useMessages().command
  return (
    <div role="group" aria-labelledby={`${id}actions`}>
      <p id={`${id}actions`} className="command-group">
        {words.of(entry.label)}
      </p>
      {actions.map((action, i) => (
        // The field keeps the focus and carries the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={action.key}
          id={`${id}action${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === at}
          className="command-row"
          onPointerMove={() => i === at || menu.pointAt(i)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.run(action)}
        >
          <Icon of={action.icon} turns={action.key === 'open'} />
          <span className="command-words">{action.label}</span>
        </div>
      ))}
    </div>
  )
}
