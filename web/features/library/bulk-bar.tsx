import { ChevronDown, Download, FolderInput, FolderMinus, Quote, Tag as TagIcon, Trash2, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { exportFormats } from './export-formats.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { findAllWorks } from '#web/workbench/library-client.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import type { LibraryDesk } from './library-desk.ts'
import { questionOf } from './library-state.ts'
import { TagForm } from './tag-form.tsx'
import type { Selecting } from './use-selection.ts'
import type { WorkActions } from './use-work-actions.ts'

type BulkBarProps = { readonly desk: LibraryDesk; readonly selecting: Selecting; readonly actions: WorkActions }

/** The head of the list while works are selected: what can be done to all of them. */
export function BulkBar({ desk, selecting, actions }: BulkBarProps) {
  const { bulk } = useMessages().library
  const [isBusy, setIsBusy] = useState(false)
  const { selection } = selecting
  const works = useMemo(() => [...selection.values()], [selection])
  const busily = async (work: Promise<void>) => {
    setIsBusy(true)
    await work
    setIsBusy(false)
  }
  return (
    <div className="library-bulk" role="group" aria-label={bulk.label}>
      <p className="library-bulk-count" role="status">
        {bulk.count(works.length)}
      </p>
      <Everything desk={desk} selecting={selecting} />
      <MoveTo desk={desk} works={works} actions={actions} />
      <TagThem desk={desk} works={works} actions={actions} />
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void busily(actions.copy(works))}>
        <Icon of={Quote} /> {bulk.copy}
      </Button>
      <ExportMenu onChoose={(format) => void busily(actions.save(works, format))} />
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          actions.remove(works)
          selecting.clear()
        }}
      >
        <Icon of={Trash2} /> {bulk.remove}
      </Button>
      <Button variant="quiet" size="small" className="library-bulk-clear" aria-keyshortcuts="Escape" onClick={selecting.clear}>
        <Icon of={X} /> {bulk.clear} <Kbd keys={['Esc']} />
      </Button>
    </div>
  )
}

/** Works that are found, but not shown yet, can be selected along. */
function Everything({ desk, selecting }: Omit<BulkBarProps, 'actions'>) {
  const { library, problems } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const { works, total, looked } = desk.state
  if (total <= works.length || selecting.selection.size < works.length || selecting.selection.size >= total) return null
  const select = async () => {
    setIsBusy(true)
    const answer = await findAllWorks(desk.client, questionOf(looked))
    setIsBusy(false)
    if (answer.ok) selecting.add(answer.value)
    else tellProblem(problems, answer.problem.code, answer.problem)
  }
  return (
    <Button variant="ink" size="small" isBusy={isBusy} onClick={() => void select()}>
      {library.bulk.everything(total)}
    </Button>
  )
}

type OnWorks = { readonly desk: LibraryDesk; readonly works: readonly KeptItem[]; readonly actions: WorkActions }

function MoveTo({ desk, works, actions }: OnWorks) {
  const { bulk } = useMessages().library
  const { folder: open } = desk.state.looked
  const folders = desk.state.overview?.folders ?? []
  const targets = folders.filter(({ id }) => id !== open)
  return (
    <Menu
      label={bulk.move}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small">
          <Icon of={FolderInput} /> {bulk.move}
        </Button>
      )}
      items={[
        ...targets.map((folder) => ({ key: folder.id, label: folder.name, run: () => actions.move(works, folder) })),
        ...(open === null ? [] : [{ key: 'out', label: bulk.takeOut, icon: FolderMinus, run: () => actions.takeOut(works, open) }]),
      ]}
      note={targets.length === 0 && open === null ? bulk.noFolders : undefined}
    />
  )
}

function TagThem({ desk, works, actions }: OnWorks) {
  const { bulk } = useMessages().library
  const known = desk.state.overview?.tags ?? []
  const counts = useMemo(() => countsOf(works), [works])
  return (
    <Popover
      label={bulk.tag}
      className="library-tagging"
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small">
          <Icon of={TagIcon} /> {bulk.tag}
        </Button>
      )}
    >
      {(close) => {
        const add = (tag: string) => {
          actions.tag(works, tag)
          close()
        }
        return (
          <>
            <TagForm onAdd={add} />
            <ul className="library-tag-list">
              {known.map(({ tag }) => (
                <li key={tag}>
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={counts.get(tag) === works.length}
                      onChange={({ target }) => (target.checked ? actions.tag(works, tag) : actions.untag(works, tag))}
                    />
                    <bdi>{tag}</bdi>
                  </label>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Popover>
  )
}

function countsOf(works: readonly KeptItem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const tag of works.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

function ExportMenu({ onChoose }: { readonly onChoose: (format: (typeof exportFormats)[number]) => void }) {
  const { cite, library } = useMessages()
  return (
    <Menu
      label={library.bulk.export}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small">
          <Icon of={Download} /> {library.bulk.export} <Icon of={ChevronDown} />
        </Button>
      )}
      items={exportFormats.map((format) => ({ key: format, label: cite.formats[format], run: () => onChoose(format) }))}
    />
  )
}
