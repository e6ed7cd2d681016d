import { useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import { TakeAlong } from '#web/workbench/take-along.tsx'
import { useLibraryClient } from '#web/workbench/use-library-client.ts'
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

/** Citations: works are read in or filled in at the start, and stand in order beyond the margin line. */
export function CitePanel() {
  const { cite: words } = useMessages()
  const client = useLibraryClient()
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <TakeAlong to={client} />
      {client ? <Desk key={client.owner ?? client.place} client={client} /> : <CiteSkeleton />}
    </>
  )
}

function Desk({ client }: { readonly client: LibraryClient }) {
  const { heading } = useMessages().cite
  const desk = useCite(client)
  const actions = useListActions(desk)
  const files = useFileImport(desk)
  return (
    <Sheet aria-label={heading} className="cite">
      <CiteBar desk={desk} actions={actions} />
      <div className="cite-halves">
        <div className="cite-start">
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
