import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AwayNotice } from '#web/workbench/away-notice.tsx'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import { TakeAlong } from '#web/workbench/take-along.tsx'
import { useIsAway } from '#web/workbench/use-is-away.ts'
import { useLibraryClient } from '#web/workbench/use-library-client.ts'
import { useShortcuts } from '#web/workbench/use-shortcuts.ts'
import { CiteBar } from './cite-bar.tsx'
import { CiteSkeleton } from './cite-skeleton.tsx'
import { FileImport } from './file-import.tsx'
import { ReadBox } from './read-box.tsx'
import { ReadLines } from './read-lines.tsx'
import { ReferenceList } from './reference-list.tsx'
import { SourceForm } from './source-form.tsx'
import { useCite } from './use-cite.ts'
import { useFileImport } from './use-file-import.ts'
import { useListActions } from './use-list-actions.ts'
import './cite.css'

/** Citations: works are read in or filled in at the start, and stand in order beyond the margin line. `head` stands above both. */
export function CitePanel({ head }: { readonly head: ReactNode }) {
  const client = useLibraryClient()
  const isAway = useIsAway()
  return (
    <>
      <TakeAlong to={client} />
      {isAway ? (
        <AwayList head={head} />
      ) : client ? (
        <Desk key={client.owner ?? client.place} client={client} head={head} />
      ) : (
        <CiteSkeleton head={head} />
      )}
    </>
  )
}

/** The list is an account's, and nobody can be asked for it. */
function AwayList({ head }: { readonly head: ReactNode }) {
  const { heading } = useMessages().cite
  return (
    <Sheet aria-label={heading} className="cite">
      {head}
      <AwayNotice of="library" />
    </Sheet>
  )
}

function Desk({ client, head }: { readonly client: LibraryClient; readonly head: ReactNode }) {
  const { heading } = useMessages().cite
  const desk = useCite(client)
  const actions = useListActions(desk)
  const files = useFileImport(desk)
  useShortcuts({
    copy: () => {
      const isEmpty = desk.list.entries.every(({ isListed }) => !isListed)
      if (!isEmpty) void actions.copyList()
      return !isEmpty
    },
  })
  return (
    <Sheet aria-label={heading} className="cite">
      {head}
      <CiteBar desk={desk} actions={actions} />
      <div className="cite-halves">
        <div className="cite-start" data-region>
          <ReadBox desk={desk} />
          <ReadLines desk={desk} />
          <SourceForm desk={desk} files={files} />
          <FileImport files={files} />
        </div>
        <ReferenceList desk={desk} actions={actions} />
      </div>
      {files.isOver ? (
        <p className="cite-drop" aria-hidden="true">
          <Release />
        </p>
      ) : null}
    </Sheet>
  )
}

const Release = () => useMessages().cite.files.release
