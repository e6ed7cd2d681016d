import { Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AddLink } from './library-head.tsx'
import type { LibraryDesk } from './library-desk.ts'

/** Why there is nothing to see, and what to do about it. */
export function EmptyState({ desk, onImport }: { readonly desk: LibraryDesk; readonly onImport: () => void }) {
  const { empty: words, head } = useMessages().library
  const { view, folder, tag, search } = desk.state.looked
  const toAll = (
    <Button size="small" onClick={() => desk.look({ view: 'all', folder: null, tag: null })}>
      {words.toLibrary}
    </Button>
  )
  if (search !== '')
    return (
      <State title={words.none(search)} body={words.noneBody}>
        <Button size="small" onClick={() => desk.look({ search: '' })}>
          {head.clear}
        </Button>
      </State>
    )
  if (tag !== null) return <State title={words.tag(tag)}>{toAll}</State>
  const asOf = desk.state.overview?.retractionsAsOf ?? null
  if (view === 'retracted')
    return (
      <State title={words.retracted} {...(asOf === null ? {} : { body: words.retractedAsOf(asOf) })}>
        {toAll}
      </State>
    )
  if (view === 'gaps' || view === 'doubles') return <State title={words[view]}>{toAll}</State>
  if (folder !== null || (view === 'unfiled' && (desk.state.overview?.counts.all ?? 0) > 0))
    return (
      <State title={words.folder} body={words.folderBody}>
        {toAll}
      </State>
    )
  return (
    <State title={words.title} body={words.body}>
      <AddLink folder={null}>
        <Icon of={Plus} /> {head.add}
      </AddLink>
      <Button onClick={onImport}>
        <Icon of={Upload} /> {head.import}
      </Button>
    </State>
  )
}

const State = ({ title, body, children }: { readonly title: string; readonly body?: string; readonly children: ReactNode }) => (
  <div className="library-state" role="status">
    <h2 className="h3">{title}</h2>
    {body === undefined ? null : <p>{body}</p>}
    <div className="library-buttons">{children}</div>
  </div>
)
