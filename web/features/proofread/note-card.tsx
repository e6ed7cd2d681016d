import { BookPlus, ChevronDown, Ellipsis, ListChecks, ListX, ToggleLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { levelOf, shownChange, type Note } from './notes.ts'
import { Change } from './note-parts.tsx'
import type { NoteActions } from './use-note-actions.ts'
import type { Proofreading } from './use-proofread.ts'

type NoteCardProps = { readonly note: Note; readonly desk: Proofreading; readonly actions: NoteActions; readonly hasKeys: boolean }

const toneOf = { fix: 'red', consider: 'ochre', style: 'blue' } as const
/** More would be a list to choose from, not a suggestion. */
const othersAtMost = 3

/** An open finding: what stands there, what should, why, and what can be done about it. */
export function NoteCard({ note, desk, actions, hasKeys }: NoteCardProps) {
  const { kinds, note: words } = useMessages().proofread
  const { shown, sheet, checking } = desk
  const [suggestion, ...others] = note.suggestions
  const lang = checking.recognised?.dialect
  const change = shownChange(sheet.checked.text, note, suggestion)
  return (
    <>
      <div className="proof-card-head">
        <Tag tone={toneOf[levelOf(note)]}>{kinds[note.kind]}</Tag>
        <span className="ms-auto text-xs text-ink-pencil">{words.at(shown.findIndex(({ id }) => id === note.id) + 1, shown.length)}</span>
        <MoreMenu note={note} actions={actions} />
      </div>
      <p className="proof-change">
        <Change shown={change} lang={lang} />
      </p>
      <p className="proof-message">
        <b className="font-semibold text-ink">{note.title}.</b> {note.message}
      </p>
      {others.length > 0 ? (
        <div className="proof-others">
          <span className="text-sm text-ink-pencil">{words.other}</span>
          {others.slice(0, othersAtMost).map((other) => (
            <Button key={other} size="small" lang={lang} className="proof-other" onClick={() => actions.accept(note, other)}>
              {shownChange(sheet.checked.text, note, other).after ?? words.cut}
            </Button>
          ))}
        </div>
      ) : null}
      <Decisions note={note} actions={actions} hasKeys={hasKeys} />
    </>
  )
}

function Decisions({ note, actions, hasKeys }: Omit<NoteCardProps, 'desk'>) {
  const { note: words } = useMessages().proofread
  const [isOpen, setIsOpen] = useState(false)
  const reasonId = useId()
  const hasSuggestion = note.suggestions.length > 0
  return (
    <>
      <div className="proof-decisions">
        {hasSuggestion ? (
          <Button variant="primary" size="small" aria-keyshortcuts={hasKeys ? 'A' : undefined} onClick={() => actions.accept(note)}>
            {words.accept} {hasKeys ? <Kbd keys={['A']} /> : null}
          </Button>
        ) : null}
        {note.class === 'misspelled' && !hasSuggestion ? (
          <Button size="small" onClick={() => actions.addWord(note)}>
            {words.addWord}
          </Button>
        ) : null}
        <Button size="small" aria-keyshortcuts={hasKeys ? 'D' : undefined} onClick={() => actions.dismiss(note)}>
          {words.dismiss} {hasKeys ? <Kbd keys={['D']} /> : null}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={reasonId}
          className="ms-auto proof-why"
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.why} <Icon of={ChevronDown} />
        </Button>
      </div>
      <p id={reasonId} className="proof-reason" hidden={!isOpen}>
        {note.reason}
      </p>
    </>
  )
}

function MoreMenu({ note, actions }: { readonly note: Note; readonly actions: NoteActions }) {
  const { note: words } = useMessages().proofread
  const alike = actions.alike(note)
  const fixable = alike.filter(({ suggestions }) => suggestions.length > 0).length
  const items = [
    ...(note.kind === 'spelling' ? [{ key: 'word', label: words.addWord, icon: BookPlus, run: () => actions.addWord(note) }] : []),
    ...(fixable > 1 ? [{ key: 'accept', label: words.acceptKind(fixable), icon: ListChecks, run: () => actions.acceptKind(note) }] : []),
    ...(alike.length > 1 ? [{ key: 'dismiss', label: words.dismissKind, icon: ListX, run: () => actions.dismissKind(note) }] : []),
    { key: 'off', label: words.ruleOff, icon: ToggleLeft, run: () => actions.ruleOff(note) },
  ]
  return (
    <Menu
      label={words.more}
      align="end"
      items={items}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small" className="proof-ellipsis" aria-label={words.more}>
          <Icon of={Ellipsis} />
        </Button>
      )}
    />
  )
}
