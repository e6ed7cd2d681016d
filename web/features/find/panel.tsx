import { WifiOff } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { shareOf } from './finding.ts'
import { FootLine } from './foot-line.tsx'
import { HitList } from './hit-list.tsx'
import { KeyWords } from './key-words.tsx'
import { SearchBox } from './search-box.tsx'
import { SidePane } from './side-pane.tsx'
import { useFind, type CitedPieces } from './use-find.ts'
import { useFindKeys } from './use-find-keys.ts'
import { useHitActions } from './use-hit-actions.ts'
import './find.css'

const keyList = onIntent(() => import('#web/workbench/shortcuts-dialog.tsx'))

/** The source finder: what is searched for above, what was found below, who has answered beyond the margin line. */
export function FindPanel({ pieces }: { readonly pieces: CitedPieces }) {
  const { find: words } = useMessages()
  const desk = useFind(pieces)
  const actions = useHitActions(desk)
  const keys = useFindKeys(desk, keyList.load)
  const dialog = keyList.useLoaded()
  const isOnline = useIsOnline()
  const isAsking = desk.state.phase === 'asking'
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Sheet aria-label={words.heading} className="find" ink={isAsking ? shareOf(desk.state) : undefined}>
        <SearchBox desk={desk} />
        {isOnline ? null : (
          <Banner tone="ochre" icon={WifiOff}>
            {words.box.offline}
          </Banner>
        )}
        <KeyWords desk={desk} />
        <div className="find-halves">
          <HitList desk={desk} actions={actions} />
          <SidePane desk={desk} actions={actions} />
        </div>
      </Sheet>
      <FootLine onKeys={keys.open} />
      {dialog ? <dialog.ShortcutsDialog {...keys.dialog} /> : null}
    </>
  )
}
