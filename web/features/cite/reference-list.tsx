import { Search, WifiOff, X } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { itemsAtMost, type Entry } from '#tools/cite/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { CiteEmpty } from './cite-empty.tsx'
import { GhostLines } from './cite-skeleton.tsx'
import { foldedText, holds } from './folded-text.ts'
import { LongList } from './long-list.tsx'
import { ReferenceRow } from './reference-row.tsx'
import type { CiteDesk } from './use-cite.ts'
import type { ListActions } from './use-list-actions.ts'

/** From so many entries on there is a field to search them. */
const searchedFrom = 8

/** The list in its order, what is cited in the text only after it. */
export function ReferenceList({ desk, actions }: { readonly desk: CiteDesk; readonly actions: ListActions }) {
  const { list: words, box, again } = useMessages().cite
  const { away } = useMessages()
  const { works, list, byId } = desk
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const there = useMemo(() => list.entries.filter(({ id }) => byId.has(id)), [list.entries, byId])
  const texts = useMemo(
    () => new Map(there.map((entry) => [entry.id, foldedText(`${entry.entry.text} ${byId.get(entry.id)?.tags.join(' ') ?? ''}`)])),
    [there, byId],
  )
  const found = useMemo(() => there.filter(({ id }) => holds(texts.get(id) ?? '', asked)), [there, texts, asked])
  const listed = found.filter(({ isListed }) => isListed)
  const textOnly = found.filter(({ isListed }) => !isListed)
  const problem = works.problem ?? list.problem
  const isLoading = works.items === null || (list.entries.length === 0 && list.isBusy && !problem)
  return (
    <div className="cite-end" data-region>
      <div className="cite-list-head">
        <h2 className="cite-list-title">{words.title}</h2>
        {there.length > 0 ? <p className="cite-hint">{words.note}</p> : null}
        {there.length >= searchedFrom ? <SearchField query={query} onChange={setQuery} found={found.length} /> : null}
      </div>
      {problem?.code === 'offline' && there.length > 0 ? (
        <Banner tone="ochre" icon={WifiOff}>
          <b className="font-semibold">{away.title}</b> {away.list}
        </Banner>
      ) : problem ? (
        <div className="cite-state">
          <ProblemNotice problem={problem}>
            <Button size="small" onClick={works.problem ? works.reload : list.retry}>
              {again}
            </Button>
          </ProblemNotice>
        </div>
      ) : null}
      {works.items && works.items.length >= itemsAtMost ? <p className="cite-state cite-hint">{words.tooMany(itemsAtMost)}</p> : null}
      {isLoading && !problem ? <GhostLines /> : null}
      {works.items?.length === 0 && !problem ? <CiteEmpty desk={desk} label={box.label} /> : null}
      {there.length > 0 && found.length === 0 ? <p className="cite-state text-ink-soft">{words.none(asked)}</p> : null}
      <Entries desk={desk} actions={actions} entries={listed} />
      {textOnly.length > 0 ? (
        <>
          <div className="cite-list-head">
            <h3 className="h3">{words.textOnly}</h3>
            <p className="cite-hint">{words.textOnlyWhy}</p>
          </div>
          <Entries desk={desk} actions={actions} entries={textOnly} />
        </>
      ) : null}
    </div>
  )
}

type EntriesProps = { readonly desk: CiteDesk; readonly actions: ListActions; readonly entries: readonly Entry[] }

const Entries = ({ desk, actions, entries }: EntriesProps) =>
  entries.length === 0 ? null : (
    <LongList items={entries} shown={desk.active}>
      {(entry, place) => {
        const kept = desk.byId.get(entry.id)
        return kept ? <ReferenceRow key={entry.id} desk={desk} actions={actions} entry={entry} kept={kept} place={place} /> : null
      }}
    </LongList>
  )

type SearchFieldProps = { readonly query: string; readonly onChange: (query: string) => void; readonly found: number }

function SearchField({ query, onChange, found }: SearchFieldProps) {
  const { list: words } = useMessages().cite
  const id = useId()
  return (
    <div className="cite-search">
      <Icon of={Search} />
      <input
        className="field"
        type="text"
        aria-label={words.search}
        placeholder={words.search}
        aria-describedby={id}
        dir="auto"
        autoComplete="off"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
      />
      {query === '' ? null : (
        <Button variant="quiet" isIcon aria-label={words.clear} onClick={() => onChange('')}>
          <Icon of={X} />
        </Button>
      )}
      <p id={id} className="sr-only" role="status">
        {query === '' ? '' : words.found(found)}
      </p>
    </div>
  )
}
