import { Ellipsis } from 'lucide-react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { FolderForm } from './folder-form.tsx'
import { hasRetractions } from './has-retractions.ts'
import type { LibraryDesk } from './library-desk.ts'
import { placeFrom, queryOf } from './library-state.ts'
import type { Folders } from './use-folders.ts'

type PlaceSelectProps = {
  readonly desk: LibraryDesk
  readonly folders: Folders
  readonly onShare: (folder: string | null) => void
}

/** The side on a narrow screen: one list to choose from, and what can be done with the folder that is open. */
export function PlaceSelect({ desk, folders, onShare }: PlaceSelectProps) {
  const { side, folder: words } = useMessages().library
  const { number } = useWords()
  const { overview, looked } = desk.state
  const open = overview?.folders.find(({ id }) => id === looked.folder) ?? null
  const counts = overview?.counts
  const option = (query: string, name: string, count: number | undefined) => (
    <option key={query} value={query}>
      {count === undefined ? name : `${name} (${number(count)})`}
    </option>
  )
  const choose = (query: string) => {
    if (query === 'new') return folders.edit('new')
    desk.look({ ...placeFrom(new URLSearchParams(query)), ...(looked.search === '' ? {} : { search: '' }) })
  }
  return (
    <div className="library-narrow">
      <div className="library-narrow-row">
        <select className="field" aria-label={side.show} value={queryOf(looked).toString()} onChange={({ target }) => choose(target.value)}>
          <optgroup label={side.folders}>
            {option('', side.all, counts?.all)}
            {overview?.folders.map(({ id, name, items }) =>
              option(queryOf({ view: 'all', folder: id, tag: null }).toString(), name, items),
            )}
            {overview && overview.folders.length > 0 ? option('view=unfiled', side.unfiled, counts?.unfiled) : null}
            <option value="new">{side.newFolder}</option>
          </optgroup>
          <optgroup label={side.lookAt}>
            {option('view=gaps', side.gaps, counts?.gaps)}
            {option('view=doubles', side.doubles, counts?.doubles)}
            {hasRetractions(overview) ? option('view=retracted', side.retracted, counts?.retracted) : null}
          </optgroup>
          {overview && overview.tags.length > 0 ? (
            <optgroup label={side.tags}>
              {overview.tags.map(({ tag, items }) => option(queryOf({ view: 'all', folder: null, tag }).toString(), tag, items))}
            </optgroup>
          ) : null}
        </select>
        {open ? (
          <Menu
            label={words.menu(open.name)}
            align="end"
            trigger={(props) => (
              <Button {...props} isIcon aria-label={words.menu(open.name)}>
                <Icon of={Ellipsis} />
              </Button>
            )}
            items={folders.menuOf(open, onShare)}
          />
        ) : null}
      </div>
      {folders.edited === 'new' ? <FolderForm folders={folders} folder={null} /> : null}
      {open && folders.edited === open.id ? <FolderForm folders={folders} folder={open} /> : null}
    </div>
  )
}
