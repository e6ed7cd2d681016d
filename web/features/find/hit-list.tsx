import { ArrowDownToLine, ChevronDown } from 'lucide-react'
import { useState, type FocusEvent, type PointerEvent } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { notNarrowed, sorts } from './arrange.ts'
import { EmptyState } from './empty-state.tsx'
import { givenBy } from './finding.ts'
import { HitCard } from './hit-card.tsx'
import { Nothing } from './nothing.tsx'
import { sideId } from './side-pane.tsx'
import type { DeskProps, FindDesk } from './use-find.ts'
import type { HitActions } from './use-hit-actions.ts'

type ListProps = { readonly desk: FindDesk; readonly actions: HitActions }

/** What was found, as it comes; or why there is nothing. */
export function HitList({ desk, actions }: ListProps) {
  const { state, view, list } = desk
  const { phase, problem, hits } = state
  return (
    <section ref={list} className="find-list" aria-busy={phase === 'asking' || undefined} data-region>
      {phase === 'idle' ? <EmptyState desk={desk} /> : null}
      {problem && hits.length === 0 && problem.code !== 'cancelled' ? (
        <div className="find-state">
          <ProblemNotice problem={problem}>
            <TryAgain desk={desk} />
          </ProblemNotice>
        </div>
      ) : null}
      {hits.length > 0 || (problem?.code === 'cancelled' && phase === 'done') ? <ListHead desk={desk} /> : null}
      {problem && hits.length > 0 && problem.code !== 'cancelled' ? (
        <div className="find-broken">
          <ProblemLine problem={problem} />
          <TryAgain desk={desk} />
        </div>
      ) : null}
      <Waiting desk={desk} />
      {view.shown.length > 0 ? <Hits desk={desk} actions={actions} /> : null}
      {phase === 'asking' ? <Comparing desk={desk} /> : null}
      {phase === 'done' && !problem && view.shown.length === 0 && view.waiting.length === 0 ? <Nothing desk={desk} /> : null}
    </section>
  )
}

function TryAgain({ desk }: DeskProps) {
  const { again } = useMessages().find
  return (
    <Button size="small" disabled={!desk.canStart} onClick={desk.start}>
      {again}
    </Button>
  )
}

/** How many, of how many, and in which order. */
function ListHead({ desk }: DeskProps) {
  const { head: words, side } = useMessages().find
  const { state, view, draft, change } = desk
  const count = view.shown.length + view.waiting.length
  return (
    <div className="find-head">
      <p>
        <b>{state.phase === 'asking' ? words.soFar(count) : words.found(count)}</b> <span>{words.from(givenBy(state.indexes))}</span>
        {view.narrowed > 0 ? (
          <>
            <span> · {words.narrowed(view.narrowed)} </span>
            <button type="button" className="link" onClick={() => change({ narrow: notNarrowed })}>
              {words.showAll}
            </button>
          </>
        ) : null}
        {state.problem?.code === 'cancelled' ? <span className="find-stopped">{words.stopped}</span> : null}
      </p>
      <a href={`#${sideId}`} className="link find-to-side">
        {side.label}
      </a>
      <Menu
        label={words.order}
        align="end"
        trigger={(props) => (
          <button type="button" {...props} className="select-button">
            <span className="sr-only">{words.order}: </span>
            {words[draft.sort]}
            <Icon of={ChevronDown} />
          </button>
        )}
        items={sorts.map((sort) => ({ key: sort, label: words[sort], isChecked: sort === draft.sort, run: () => desk.sort(sort) }))}
      />
    </div>
  )
}

/** What has come meanwhile and belongs between those that are read: shown when the reader wants it. */
function Waiting({ desk }: DeskProps) {
  const { head: words } = useMessages().find
  const { view, list } = desk
  if (view.waiting.length === 0) return null
  const show = () => {
    desk.merge()
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.find-hit')?.focus())
  }
  return (
    <div className="find-waiting">
      <Button size="small" variant="ink" onClick={show}>
        <Icon of={ArrowDownToLine} />
        {words.waiting(view.waiting.length)}
      </Button>
    </div>
  )
}

/** One hit is in focus, at first the best; only that one has the blue button. */
function Hits({ desk, actions }: ListProps) {
  const { head: words } = useMessages().find
  const { view } = desk
  const [pointed, setPointed] = useState<string | null>(null)
  const point = ({ target }: FocusEvent | PointerEvent) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('.find-hit')?.dataset['hit'] : undefined
    if (id !== undefined) setPointed(id)
  }
  const active = view.shown.some(({ id }) => id === pointed) ? pointed : view.shown[0]?.id
  return (
    // Where the focus or a finger is; nothing is done with it but colour.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="find-hits" aria-label={words.results} onFocus={point} onPointerDown={point}>
      {view.shown.map((hit) => (
        <li key={hit.id}>
          <HitCard hit={hit} desk={desk} actions={actions} isOn={hit.id === active} />
        </li>
      ))}
    </ul>
  )
}

/** Rows that are still to come. */
function Comparing({ desk }: DeskProps) {
  const { head: words } = useMessages().find
  const asking = desk.state.indexes.filter(({ state }) => state === 'asking').length
  return (
    <div className="find-ghosts">
      <p>
        <Drop className="find-drop" /> {asking > 0 ? words.asking(asking) : null}
      </p>
      <span className="skeleton" style={{ inlineSize: '62%' }} />
      <span className="skeleton" style={{ inlineSize: '38%' }} />
    </div>
  )
}
