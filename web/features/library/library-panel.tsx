import { WifiOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AwayNotice } from '#web/workbench/away-notice.tsx'
import type { LibraryClient } from '#web/workbench/library-client.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { TakeAlong } from '#web/workbench/take-along.tsx'
import { useIsAway } from '#web/workbench/use-is-away.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { useLibraryClient } from '#web/workbench/use-library-client.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DoublesStrip } from './doubles-strip.tsx'
import { EmptyState } from './empty-state.tsx'
import { FoldersSide } from './folders-side.tsx'
import { ImportReport } from './import-report.tsx'
import type { CitedPieces, LibraryDesk } from './library-desk.ts'
import { LibraryHead } from './library-head.tsx'
import { Ghosts, LibrarySkeleton } from './library-skeleton.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useImport } from './use-import.ts'
import { useLibrary } from './use-library.ts'
import { useSelection } from './use-selection.ts'
import { useWorkActions, type WorkActions } from './use-work-actions.ts'
import { WorksTable } from './works-table.tsx'
import './library.css'
import './works.css'

/** Files of references; whatever is chosen, the server looks at the file itself. */
const accepted = '.bib,.bibtex,.ris,.json,.xml,.nbib,.txt,.enw'

/** The library of whoever is at the page. */
export function LibraryPanel({ pieces }: { readonly pieces: CitedPieces }) {
  const { title } = useMessages().library
  const client = useLibraryClient()
  const isAway = useIsAway()
  if (isAway)
    return (
      <>
        <h1 className="h1 library-title">{title}</h1>
        <Sheet aria-label={title}>
          <AwayNotice of="library" />
        </Sheet>
      </>
    )
  return client ? <Library key={client.owner ?? client.place} client={client} pieces={pieces} /> : <LibrarySkeleton />
}

function Library({ client, pieces }: { readonly client: LibraryClient; readonly pieces: CitedPieces }) {
  const { library: words } = useMessages()
  const desk = useLibrary(client, pieces)
  const actions = useWorkActions(desk)
  const importing = useImport(desk)
  const [shared, setShared] = useState<string | null | undefined>(undefined)
  const isOnline = useIsOnline()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  const { phase, problem, works } = desk.state
  return (
    <>
      <LibraryHead desk={desk} isImporting={importing.reading !== null} onImport={choose} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        data-testid="import"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) importing.read(file)
          target.value = ''
        }}
      />
      <Sheet aria-label={words.title} className="library-sheet" aria-busy={phase === 'loading' || undefined}>
        <FoldersSide desk={desk} onShare={setShared} />
        <div className="library-main">
          {isOnline ? null : (
            <Banner tone="ochre" icon={WifiOff}>
              {client.place === 'browser' ? words.offlineHere : words.offline}
            </Banner>
          )}
          <TakeAlong to={client} />
          <ImportReport importing={importing} />
          {problem && works.length === 0 ? (
            <div className="library-state">
              <ProblemNotice problem={problem}>
                <Button size="small" onClick={desk.retry}>
                  {words.again}
                </Button>
              </ProblemNotice>
            </div>
          ) : (
            <Works desk={desk} actions={actions} onImport={choose} />
          )}
        </div>
      </Sheet>
      <ShareDialog desk={desk} folder={shared} onClose={() => setShared(undefined)} />
      {importing.isOver ? <p className="library-over">{words.import.release}</p> : null}
    </>
  )
}

type WorksProps = { readonly desk: LibraryDesk; readonly actions: WorkActions; readonly onImport: () => void }

function Works({ desk, actions, onImport }: WorksProps) {
  const { works, phase } = desk.state
  const selecting = useSelection(works)
  if (works.length === 0 && selecting.selection.size === 0)
    return phase === 'loading' ? <Ghosts /> : <EmptyState desk={desk} onImport={onImport} />
  return (
    <>
      {selecting.selection.size > 0 ? <BulkBar desk={desk} selecting={selecting} actions={actions} /> : null}
      <DoublesStrip desk={desk} actions={actions} />
      <WorksTable desk={desk} selecting={selecting} actions={actions} />
    </>
  )
}
