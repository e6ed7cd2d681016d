import { Check, CircleHelp, CircleSlash, X } from 'lucide-react'
import { useState } from 'react'
import type { CslItem } from '#engines/cite/item.ts'
import type { ReadRow } from '#tools/cite/contract.ts'
import { fieldWordOf, kindOf } from '#tools/cite/source-kinds.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { isItem } from './cite-api.ts'
import { shownFamily } from '#web/workbench/names.ts'
import { countsOf, itemIn, type ReadLine } from './reading.ts'
import type { CiteDesk } from './use-cite.ts'
import { typedDate } from './years.ts'

/** More lines than these stand in a part of their own that scrolls. */
const fewLines = 4

/** What was read: each line with its state, where it came from, and what is left to do about it. */
export function ReadLines({ desk }: { readonly desk: CiteDesk }) {
  const { rows: words } = useMessages().cite
  const { reading } = desk
  const { lines, phase } = reading.state
  const { toLookAt, added } = countsOf(reading.state)
  if (lines.length === 0) return null
  const waiting = lines.filter(({ state, read }) => state === 'look' && itemIn(read)?.title !== undefined).length
  const isMany = lines.length > 1
  return (
    <section className="cite-lines" aria-label={words.label}>
      {isMany && phase === 'done' ? <p className="cite-hint">{words.summary(added, toLookAt)}</p> : null}
      {/* A part that scrolls is reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={lines.length > fewLines ? 'cite-lines-long' : undefined} tabIndex={lines.length > fewLines ? 0 : undefined}>
        {lines.map((line) => (
          <li key={line.row} className="cite-line" data-state={line.state}>
            <LineMark line={line} />
            <LineBody desk={desk} line={line} />
          </li>
        ))}
      </ul>
      {phase === 'done' ? (
        <div className="flex flex-wrap gap-2">
          {waiting > 1 ? (
            <Button size="small" onClick={reading.addAll}>
              {words.addAll(waiting)}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={reading.clear}>
            {words.clear}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

const marks = {
  added: Check,
  filed: Check,
  here: Check,
  known: CircleHelp,
  look: CircleHelp,
  nothing: CircleSlash,
  stopped: X,
  failed: CircleSlash,
} as const

const LineMark = ({ line: { state } }: { readonly line: ReadLine }) => (
  <span className="cite-line-mark">
    {state === 'waiting' || state === 'adding' ? <Drop className="cite-drop-mark" /> : <Icon of={marks[state]} />}
  </span>
)

function LineBody({ desk, line }: { readonly desk: CiteDesk; readonly line: ReadLine }) {
  const { rows: words, fields } = useMessages().cite
  const { list } = useWords()
  const { read, state } = line
  const item = itemIn(read)
  if (!read) return <p className="cite-line-quiet">{state === 'stopped' ? words.stopped : words.waiting}</p>
  const unsure = item ? read.unsure.flatMap((field) => fieldWordOf(item, field) ?? []).map((word) => fields[word]) : []
  return (
    <div className="min-w-0 grow">
      <p className="cite-line-title" dir="auto">
        {item?.title ?? read.said}
      </p>
      {item ? <Facts item={item} /> : null}
      <p className="cite-line-quiet">{item ? <Origin read={read} line={line} /> : words.nothing}</p>
      {unsure.length > 0 ? (
        <Tag tone="ochre" className="cite-tag">
          {words.unsure(list(unsure))}
        </Tag>
      ) : null}
      <LineActions desk={desk} line={line} />
    </div>
  )
}

/** Family names, kind and year of a work. */
function Facts({ item }: { readonly item: CslItem }) {
  const { kinds } = useMessages().cite
  const names = (item.author ?? item.editor ?? []).map((name) => name.literal ?? shownFamily(name)).filter(Boolean)
  const facts = [names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : ''), kinds[kindOf(item)], typedDate(item.issued).year]
  return (
    <p className="cite-line-quiet" dir="auto">
      {facts.filter(Boolean).join(' · ')}
    </p>
  )
}

function Origin({ read, line }: { readonly read: ReadRow; readonly line: ReadLine }) {
  const { rows: words } = useMessages().cite
  // A whole reference says enough by itself; for a bare number it matters why nobody was asked.
  const trouble = read.trouble === null || (read.kind === 'reference' && read.trouble !== 'not-asked') ? null : words.trouble[read.trouble]
  const from = trouble ?? (read.origin === null ? words.fromText : words.from(read.origin))
  const states: Partial<Record<ReadLine['state'], string>> = {
    added: words.added,
    here: words.here,
    filed: words.filed,
    known: words.known,
  }
  return [from, states[line.state]].filter(Boolean).join(' ')
}

function LineActions({ desk, line }: { readonly desk: CiteDesk; readonly line: ReadLine }) {
  const { rows: words } = useMessages().cite
  const { reading, form } = desk
  const { read, state, keptId } = line
  const item = itemIn(read)
  if (!read || state === 'adding' || state === 'added' || state === 'filed') return null
  if (state === 'here' || state === 'known')
    return (
      <div className="cite-line-actions">
        {keptId !== null && state === 'here' ? (
          <Button size="small" variant="ink" onClick={() => desk.open(keptId)}>
            {words.show}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => void reading.add(line, { keepsDouble: true })}>
          {words.addBoth}
        </Button>
      </div>
    )
  return (
    <>
      <div className="cite-line-actions">
        {item?.title === undefined ? null : (
          <Button size="small" onClick={() => void reading.add(line)}>
            {words.add}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => form.check(read)}>
          {words.check}
        </Button>
      </div>
      <Others desk={desk} line={line} />
    </>
  )
}

const othersShown = 3

/** Other works that a title may mean. */
function Others({ desk, line }: { readonly desk: CiteDesk; readonly line: ReadLine }) {
  const { rows: words } = useMessages().cite
  const { list } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const others = line.read?.others.filter(isItem).slice(0, othersShown) ?? []
  if (others.length === 0) return null
  return (
    <details className="cite-others" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.others}</summary>
      <ul>
        {others.map((item) => (
          <li key={item.id}>
            <button type="button" className="option" onClick={() => void desk.reading.add(line, { item })}>
              <span className="min-w-0">
                <span dir="auto">{item.title ?? list((item.author ?? []).map(shownFamily))}</span>
                <Facts item={item} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
