import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import type { HistoryLine } from '#tools/account/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { useToolName } from '#web/workbench/tool-name.ts'
import { EntryView } from './entry-view.tsx'
import { inSight } from './history-state.ts'
import { textLanguageOf, useOptionsLine } from './line-words.ts'
import type { HistoryDesk } from './use-history.ts'

/** One row a run, the newest first; each opens in place. */
export function HistoryLines({ desk }: { readonly desk: HistoryDesk }) {
  const { history: words } = useMessages()
  const { state, more } = desk
  const { lines, total } = inSight(state)
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterMore({ list, count: lines.length, hasMore: state.next !== null, said: words.shown(lines.length, total) })
  const remove = (id: string, at: number) => {
    // The focus would be lost with the row: it goes to the next one, or the one before.
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.history-open') ?? [])]
    const next = rows[at + 1] ?? rows[at - 1]
    if (open === id) setOpen(null)
    desk.remove(id)
    next?.focus()
  }
  return (
    <>
      <ul ref={list} className="history-lines" aria-label={words.list} data-dim={state.phase === 'loading' || undefined}>
        {lines.map((line, at) => (
          <Line
            key={line.id}
            line={line}
            isOpen={open === line.id}
            onToggle={() => setOpen(open === line.id ? null : line.id)}
            onRemove={() => remove(line.id, at)}
          />
        ))}
      </ul>
      {state.next === null && !state.problem ? null : (
        <div className="bar bar-foot">
          <p className="text-sm text-ink-soft">{words.shown(lines.length, total)}</p>
          <ProblemLine problem={state.problem} />
          <div className="grow" />
          {state.next === null ? null : (
            <Button size="small" isBusy={state.phase === 'more'} onClick={more}>
              {words.more}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type AfterMore = {
  readonly list: RefObject<HTMLUListElement | null>
  readonly count: number
  readonly hasMore: boolean
  readonly said: string
}

/** More rows are announced; when the button is gone with the last of them, the focus goes to the first new one. */
function useFocusAfterMore({ list, count, hasMore, said }: AfterMore): void {
  const before = useRef(count)
  const onMore = useEffectEvent((from: number) => {
    announce(said)
    if (!hasMore && document.activeElement === document.body) list.current?.querySelectorAll<HTMLElement>('.history-open')[from]?.focus()
  })
  useEffect(() => {
    const from = before.current
    before.current = count
    if (count > from && from > 0) onMore(from)
  }, [count])
}

type LineProps = {
  readonly line: HistoryLine
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onRemove: () => void
}

function Line({ line, isOpen, onToggle, onRemove }: LineProps) {
  const { history: words } = useMessages()
  const { moment, language } = useWords()
  const nameOf = useToolName()
  const id = useId()
  const facts = textLanguageOf(line.language)
  const options = useOptionsLine(line)
  return (
    <li className="history-line" data-open={isOpen}>
      <div className="history-row">
        <button type="button" className="history-open" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className="history-name" lang={facts?.tag} dir={facts?.direction ?? 'auto'}>
            {line.title || words.untitled}
          </span>
          <span className="history-what">{[nameOf(line.tool), options, language(line.language)].filter(Boolean).join(' · ')}</span>
        </button>
        <span className="history-amount">{words.characters(line.characters)}</span>
        <time className="history-time" dateTime={line.madeAt}>
          {moment(line.madeAt)}
        </time>
        <Button variant="quiet" isIcon aria-label={`${words.entry.delete}: ${line.title}`} onClick={onRemove}>
          <Icon of={Trash2} />
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <EntryView line={line} /> : null}
      </div>
    </li>
  )
}
