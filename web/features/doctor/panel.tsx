import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useSheetText } from '#web/workbench/sheet-text.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { ReportView } from './report-view.tsx'
import { useDoctor } from './use-doctor.ts'
import { useTakeUp } from './use-take-up.ts'
import { useTextActions } from './use-text-actions.ts'
import { WritingView } from './writing-view.tsx'
import '#web/workbench/writing-sheet.css'
import './doctor.css'
import './findings.css'

/** The check of a paper's references: one sheet, on it the paper, or the paper with what was found. `head` stands above both. */
export function DoctorPanel({ head }: { readonly head: ReactNode }) {
  const { heading } = useMessages().doctor
  const desk = useDoctor()
  const actions = useTextActions(desk)
  useTakeUp(desk)
  useSheetText({ tool: 'citation', text: desk.draft.text, language: desk.draft.language })
  return (
    <Sheet aria-label={heading} className="doctor" aria-busy={desk.isRunning || undefined}>
      {head}
      <OfflineBanner />
      {desk.first ? (
        <ReportView key={desk.turn} desk={desk} first={desk.first} actions={actions} />
      ) : (
        <WritingView desk={desk} actions={actions} />
      )}
      {actions.isDropping ? <Drop /> : null}
    </Sheet>
  )
}

function OfflineBanner() {
  const { offline, original } = useMessages().rephrase
  if (useIsOnline()) return null
  return (
    <Banner tone="ochre" icon={WifiOff} actions={<Tag tone="ochre">{original.draftKept}</Tag>}>
      <b className="font-semibold">{offline.title}</b>
    </Banner>
  )
}

const Drop = () => <p className="writing-drop">{useMessages().rephrase.original.drop}</p>
