import { ArrowDownAZ, ArrowUpAZ } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { KeptItem } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import type { LibraryDesk } from './library-desk.ts'
import type { LibrarySort } from './library-state.ts'
import type { Selecting } from './use-selection.ts'
import type { WorkActions } from './use-work-actions.ts'
import { blockLength, WorkBlock } from './work-block.tsx'

type WorksTableProps = { readonly desk: LibraryDesk; readonly selecting: Selecting; readonly actions: WorkActions }

/** The works as a table; each row opens in place. */
export function WorksTable({ desk, selecting, actions }: WorksTableProps) {
  const { table } = useMessages().library
  const { works, phase } = desk.state
  const [open, setOpen] = useState<string | null>(null)
  const onOpen = useCallback((id: string) => setOpen((now) => (now === id ? null : id)), [])
  const blocks = useMemo(() => blocksOf(works), [works])
  const isAll = works.length > 0 && works.every(({ id }) => selecting.selection.has(id))
  const toggleAll = () => (isAll ? selecting.drop(works.map(({ id }) => id)) : selecting.add(works))
  return (
    <>
      {/* Keys bubble up from the ticks, which carry the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/interactive-supports-focus */}
      <div
        className="works"
        role="table"
        aria-label={table.label}
        aria-rowcount={works.length + 1}
        data-dim={phase === 'loading' || undefined}
        onKeyDown={selecting.onKeyDown}
      >
        <div role="rowgroup">
          <div className="works-row works-headings" role="row" aria-rowindex={1}>
            <span role="columnheader">
              <input type="checkbox" className="works-tick" aria-label={table.selectAll} checked={isAll} onChange={toggleAll} />
            </span>
            <span role="columnheader">
              <SortMenu desk={desk} />
            </span>
            <span role="columnheader" className="works-wide">
              {table.kind}
            </span>
            <span role="columnheader" className="works-wide">
              {table.fields}
            </span>
          </div>
        </div>
        {blocks.map((block, at) => (
          <WorkBlock
            // Works move between blocks as the list grows and shrinks; a block is its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            works={block}
            from={at * blockLength}
            open={open}
            onOpen={onOpen}
            desk={desk}
            selecting={selecting}
            actions={actions}
          />
        ))}
      </div>
      <Foot desk={desk} />
    </>
  )
}

const blocksOf = (works: readonly KeptItem[]): readonly (readonly KeptItem[])[] =>
  Array.from({ length: Math.ceil(works.length / blockLength) }, (_, at) => works.slice(at * blockLength, (at + 1) * blockLength))

const sorts = ['author', 'title', 'year', 'added', 'changed'] as const satisfies readonly LibrarySort[]

function SortMenu({ desk }: { readonly desk: LibraryDesk }) {
  const { sort: words, table } = useMessages().library
  const { sort, order } = desk.state.looked
  return (
    <Menu
      label={words.label}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="works-sort"
          aria-label={`${table.source}. ${words.label}: ${words[sort]}, ${words[order]}`}
        >
          {table.source} <Icon of={order === 'up' ? ArrowDownAZ : ArrowUpAZ} />
        </button>
      )}
      items={[
        ...sorts.map((one) => ({ key: one, label: words[one], isChecked: one === sort, run: () => desk.look({ sort: one }) })),
        ...(['up', 'down'] as const).map((one) => ({
          key: one,
          label: words[one],
          isChecked: one === order,
          run: () => desk.look({ order: one }),
        })),
      ]}
    />
  )
}

function Foot({ desk }: { readonly desk: LibraryDesk }) {
  const { table } = useMessages().library
  const { works, total, phase, problem } = desk.state
  const foot = useRef<HTMLDivElement>(null)
  const said = table.shown(works.length, total)
  const hasMore = works.length < total
  const before = useRef(works.length)
  const onMore = useEffectEvent((from: number) => {
    announce(said)
    // The button went with the last works: the first new one takes the focus.
    if (!hasMore && document.activeElement === document.body)
      foot.current?.parentElement?.querySelectorAll<HTMLElement>('.works-open')[from]?.focus()
  })
  useEffect(() => {
    const from = before.current
    before.current = works.length
    if (works.length > from && from > 0) onMore(from)
  }, [works.length])
  return (
    <div ref={foot} className="bar bar-foot works-foot">
      <p className="text-sm text-ink-soft">{said}</p>
      <ProblemLine problem={problem} />
      <div className="grow" />
      {hasMore ? (
        <>
          <Button variant="quiet" size="small" onClick={() => desk.more(true)} aria-disabled={phase === 'more' || undefined}>
            {table.all}
          </Button>
          <Button variant="quiet" size="small" isBusy={phase === 'more'} onClick={() => desk.more(false)}>
            {table.more}
          </Button>
        </>
      ) : null}
    </div>
  )
}
