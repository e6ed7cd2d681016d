import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { standing, type ShownChange, type ShownResult } from './shown-result.ts'

type ChangesListProps = {
  readonly result: ShownResult
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly onOriginal: (change: ShownChange) => void
  readonly onProposed: (change: ShownChange) => void
}

/** As many rows as are drawn at first. */
const firstRows = 60

/** Every change in the order of the text, with its kind and reason, and the way back for each. Closed until asked for. */
export function ChangesList({ result, lang, dir, onOriginal, onProposed }: ChangesListProps) {
  const { outcome, rephrase } = useMessages()
  const { list } = outcome
  const [isWhole, setIsWhole] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const rows = isWhole ? result.changes : result.changes.slice(0, firstRows)
  const count = standing(result.changes).length
  return (
    <details className="changes" data-region onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="changes-summary">
        <span className="font-semibold">{rephrase.result.changes(count)}</span>
        <Legend />
      </summary>
      {isOpen ? (
        <ol className="changes-rows" aria-label={list.title}>
          {rows.map((change) => (
            <ChangeRow key={change.id} change={change} lang={lang} dir={dir} onOriginal={onOriginal} onProposed={onProposed} />
          ))}
        </ol>
      ) : null}
      {isOpen && rows.length < result.changes.length ? (
        <div className="px-6 pb-4">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {list.all(result.changes.length)}
          </Button>
        </div>
      ) : null}
      {isOpen && result.changes.length === 0 ? <p className="px-6 pb-4 text-ink-pencil">{list.empty}</p> : null}
    </details>
  )
}

/** What the marks in the text mean. */
function Legend() {
  const { legend } = useMessages().outcome.list
  return (
    <span className="legend">
      <span className="mark-reworded">{legend.reworded}</span>
      <span className="mark-moved">{legend.moved}</span>
      <span className="mark-kept">{legend.kept}</span>
      <del className="mark-dropped">{legend.dropped}</del>
      <span className="mark-own">{legend.own}</span>
    </span>
  )
}

type ChangeRowProps = Omit<ChangesListProps, 'result'> & { readonly change: ShownChange }

function ChangeRow({ change, lang, dir, onOriginal, onProposed }: ChangeRowProps) {
  const { list, kinds, reasons } = useMessages().outcome
  const isOriginal = change.choice === 'original'
  return (
    <li className="change-row">
      <Tag tone={isOriginal ? undefined : 'blue'}>{isOriginal ? list.originalKept : kinds[change.kind]}</Tag>
      <span className="change-words" lang={lang} dir={dir}>
        <del>{change.from}</del> <span className="sr-only">{list.to}</span> {change.to === '' || isOriginal ? null : <ins>{change.to}</ins>}
      </span>
      <span className="text-ink-soft">{reasons[change.reason]}</span>
      <Button variant="quiet" size="small" onClick={() => (isOriginal ? onProposed(change) : onOriginal(change))}>
        {isOriginal ? list.redo : list.keep}
      </Button>
    </li>
  )
}
