import { WifiOff } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useSheetText } from '#web/workbench/sheet-text.ts'
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

/** The source finder: what is searched for above, what was found below, who has answered beyond the margin line. */
export function FindPanel({ pieces }: { readonly pieces: CitedPieces }) {
  const { find: words } = useMessages()
  const desk = useFind(pieces)
  const actions = useHitActions(desk)
  useFindKeys(desk)
  useSheetText({ tool: 'sourceFinder', text: desk.draft.text, language: 'detect' })
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
      <FootLine />
    </>
  )
}
