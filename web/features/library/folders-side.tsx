import { Ban, Copy, Ellipsis, Folder as FolderIcon, Inbox, LibraryBig, Plus, TagIcon, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Folder } from '#tools/library/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { FolderForm } from './folder-form.tsx'
import { hasRetractions } from './has-retractions.ts'
import type { LibraryDesk } from './library-desk.ts'
import type { LibraryView, Looked } from './library-state.ts'
import { PlaceSelect } from './place-select.tsx'
import { useFolders, type Folders } from './use-folders.ts'

type Place = Pick<Looked, 'view' | 'folder' | 'tag'>

const tagsAtFirst = 8

type SideProps = {
  readonly desk: LibraryDesk
  /** Shares a folder, or with null the whole library. */
  readonly onShare: (folder: string | null) => void
}

/** Where works lie, what wants a look, and the tags; on a phone one select. */
export function FoldersSide({ desk, onShare }: SideProps) {
  const { side } = useMessages().library
  const folders = useFolders(desk)
  const { overview } = desk.state
  const counts = overview?.counts
  const row = { desk, folders }
  return (
    <nav className="library-side" aria-label={side.folders}>
      <PlaceSelect desk={desk} folders={folders} onShare={onShare} />
      <div className="library-wide">
        <h2 className="label library-label">{side.folders}</h2>
        <ul>
          <PlaceRow {...row} place={at('all')} icon={LibraryBig} name={side.all} count={counts?.all} />
          {(overview?.folders ?? []).map((folder) => (
            <FolderRow key={folder.id} {...row} folder={folder} onShare={onShare} />
          ))}
          {overview && overview.folders.length > 0 ? (
            <PlaceRow {...row} place={at('unfiled')} icon={Inbox} name={side.unfiled} count={counts?.unfiled} />
          ) : null}
          <li>
            {folders.edited === 'new' ? (
              <FolderForm folders={folders} folder={null} />
            ) : (
              <button type="button" className="library-place library-new" onClick={() => folders.edit('new')}>
                <Icon of={Plus} /> {side.newFolder}
              </button>
            )}
          </li>
        </ul>
      </div>
      <div className="library-wide">
        <h2 className="label library-label">{side.lookAt}</h2>
        <ul>
          <PlaceRow {...row} place={at('gaps')} icon={TriangleAlert} name={side.gaps} count={counts?.gaps} />
          <PlaceRow {...row} place={at('doubles')} icon={Copy} name={side.doubles} count={counts?.doubles} />
          {/* Without a list of retractions nothing is known of them, and a nought would say more than that. */}
          {hasRetractions(overview) ? (
            <PlaceRow {...row} place={at('retracted')} icon={Ban} name={side.retracted} count={counts?.retracted} />
          ) : null}
        </ul>
      </div>
      <Tags desk={desk} />
      <Holds desk={desk} />
    </nav>
  )
}

const at = (view: LibraryView): Place => ({ view, folder: null, tag: null })

const isOpen = ({ view, folder, tag }: Looked, place: Place): boolean => view === place.view && folder === place.folder && tag === place.tag

type PlaceRowProps = {
  readonly desk: LibraryDesk
  readonly place: Place
  readonly icon: LucideIcon
  readonly name: string
  readonly count: number | undefined
}

function PlaceRow({ desk, place, icon, name, count }: PlaceRowProps) {
  return (
    <li>
      <PlaceButton desk={desk} place={place} icon={icon} name={name} count={count} />
    </li>
  )
}

function PlaceButton({ desk, place, icon, name, count }: PlaceRowProps) {
  const { number } = useWords()
  return (
    <button
      type="button"
      className="library-place"
      aria-current={isOpen(desk.state.looked, place) || undefined}
      onClick={() => desk.look({ ...place, ...(desk.state.looked.search === '' ? {} : { search: '' }) })}
    >
      <Icon of={icon} />
      <span className="grow">
        <bdi>{name}</bdi>
      </span>
      {count === undefined ? null : <span className="library-count">{number(count)}</span>}
    </button>
  )
}

type FolderRowProps = {
  readonly desk: LibraryDesk
  readonly folders: Folders
  readonly folder: Folder
  readonly onShare: (folder: string) => void
}

function FolderRow({ desk, folders, folder, onShare }: FolderRowProps) {
  const { folder: words } = useMessages().library
  const place: Place = { view: 'all', folder: folder.id, tag: null }
  if (folders.edited === folder.id)
    return (
      <li>
        <FolderForm folders={folders} folder={folder} />
      </li>
    )
  return (
    <li className="library-folder">
      <PlaceButton desk={desk} place={place} icon={FolderIcon} name={folder.name} count={folder.items} />
      <Menu
        label={words.menu(folder.name)}
        align="end"
        trigger={(props) => (
          <Button {...props} variant="quiet" isIcon className="library-folder-menu" aria-label={words.menu(folder.name)}>
            <Icon of={Ellipsis} />
          </Button>
        )}
        items={folders.menuOf(folder, onShare)}
      />
    </li>
  )
}

function Tags({ desk }: { readonly desk: LibraryDesk }) {
  const { side } = useMessages().library
  const [isWhole, setIsWhole] = useState(false)
  const tags = desk.state.overview?.tags ?? []
  if (tags.length === 0) return null
  const byUse = tags.toSorted((one, other) => other.items - one.items)
  const open = desk.state.looked.tag
  const shown = isWhole ? tags : byUse.slice(0, tagsAtFirst)
  return (
    <div className="library-wide">
      <h2 className="label library-label">{side.tags}</h2>
      <ul>
        {shown.map(({ tag, items }) => (
          <PlaceRow key={tag} desk={desk} place={{ view: 'all', folder: null, tag }} icon={TagIcon} name={tag} count={items} />
        ))}
        {/* The open one stays in sight. */}
        {open !== null && !shown.some(({ tag }) => tag === open) ? (
          <PlaceRow desk={desk} place={{ view: 'all', folder: null, tag: open }} icon={TagIcon} name={open} count={undefined} />
        ) : null}
      </ul>
      {tags.length > tagsAtFirst && !isWhole ? (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {side.moreTags}
        </Button>
      ) : null}
    </div>
  )
}

function Holds({ desk }: { readonly desk: LibraryDesk }) {
  const { side } = useMessages().library
  const counts = desk.state.overview?.counts
  if (!counts || counts.all === 0) return null
  return (
    <p className="library-holds">
      {side.holds(counts.all, counts.files)} {desk.client.place === 'browser' ? side.inBrowser : null}
    </p>
  )
}
