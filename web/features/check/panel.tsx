import { WifiOff } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useSheetText } from '#web/workbench/sheet-text.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { shareDone, type CheckView } from './check-state.ts'
import { EarlierChecks } from './earlier-checks.tsx'
import { EndedView, LoadingView, MissingView } from './other-views.tsx'
import { ReportView } from './report-view.tsx'
import { RunningView } from './running-view.tsx'
import { useCheck, type CheckDesk } from './use-check.ts'
import { useTakeUp } from './use-take-up.ts'
import { WritingView } from './writing-view.tsx'
import '#web/workbench/writing-sheet.css'
import './check.css'

/** The plagiarism checker: one sheet, on it the text, the check that runs, or the report. */
export function CheckPanel() {
  const { page } = useMessages().check
  const desk = useCheck()
  const { view, draft } = desk
  useTakeUp(desk)
  useSheetText({ tool: 'plagiarism', text: draft.text, language: draft.language })
  const ink = view.kind === 'running' ? shareDone(view.state) : undefined
  return (
    <>
      <PageHead title={useTitle(view)} description={page.description} isHidden={view.kind !== 'writing'} />
      <Sheet aria-label={page.heading} className="check-sheet" ink={ink}>
        <OfflineBanner />
        <View desk={desk} />
      </Sheet>
      {view.kind === 'writing' ? <EarlierChecks /> : null}
    </>
  )
}

function useTitle(view: CheckView): string {
  const { page } = useMessages().check
  if (view.kind === 'running') return page.running(view.state.title)
  return view.kind === 'report' ? page.report(view.answer.title) : page.title
}

function View({ desk }: { readonly desk: CheckDesk }) {
  const { view } = desk
  switch (view.kind) {
    case 'writing':
      return <WritingView desk={desk} />
    case 'loading':
      return <LoadingView />
    case 'running':
      return <RunningView desk={desk} view={view} />
    case 'report':
      return <ReportView key={view.answer.id} desk={desk} view={view} />
    case 'ended':
      return <EndedView desk={desk} state={view.state} />
    case 'missing':
      return <MissingView desk={desk} problem={view.problem} />
  }
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
