import { WifiOff } from 'lucide-react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { openCommand } from '#web/workbench/command-request.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { Upsell } from '#web/workbench/upsell.tsx'
import { useSheetText } from '#web/workbench/sheet-text.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { useKeepsTexts } from '#web/workbench/use-keeps-texts.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { useTier } from '#web/workbench/use-tier.ts'
import { ControlsBar } from './controls-bar.tsx'
import { ResultPane } from './result-pane.tsx'
import { TextPane } from './text-pane.tsx'
import { useDetect } from './use-detect.ts'
import { useDialogs } from './use-dialogs.tsx'
import { useReport } from './use-report.ts'
import { useTakeUp } from './use-take-up.ts'
import { useTextActions, type TextActions } from './use-text-actions.ts'
import '#web/workbench/writing-sheet.css'
import './detect.css'
import './result.css'

/** The detector: one sheet, the text before the margin line, how it reads beyond it. */
export function DetectPanel() {
  const { page, bar } = useMessages().detect
  const desk = useDetect(useTier())
  const texts = useTextActions(desk)
  const report = useReport(desk)
  const dialogs = useDialogs({ desk, texts, report })
  useTakeUp(desk)
  useSheetText({ tool: 'detector', text: desk.sheet.draft.text, language: desk.sheet.draft.language })
  const isOnline = useIsOnline()
  return (
    <div className="detect-page">
      <Sheet aria-label={page.heading} className="detect" aria-busy={desk.isSlow || undefined}>
        {isOnline ? null : <OfflineBanner />}
        <ControlsBar desk={desk} report={report} />
        <FileProblem actions={texts} />
        <div className="detect-split">
          <TextPane desk={desk} actions={texts} />
          <ResultPane desk={desk} texts={texts} onDialog={dialogs.open} />
        </div>
      </Sheet>
      {desk.read ? (
        <button type="button" className="button detect-jump" onClick={() => desk.heading.current?.focus()}>
          {bar.jump}
        </button>
      ) : null}
      <EngineLine />
      {dialogs.element}
      <Upsell upsell={report.upsell} />
    </div>
  )
}

function OfflineBanner() {
  const { offline, original } = useMessages().rephrase
  const { state } = useMessages().detect
  return (
    <Banner tone="ochre" icon={WifiOff} actions={<Tag tone="ochre">{original.draftKept}</Tag>}>
      <b className="font-semibold">{offline.title}</b> {state.offline}
    </Banner>
  )
}

function FileProblem({ actions: { problem, settle } }: { readonly actions: TextActions }) {
  const { problem: words } = useMessages().rephrase
  if (!problem) return null
  return (
    <div className="detect-file-problem">
      <ProblemNotice problem={problem}>
        <Button size="small" onClick={settle}>
          {words.close}
        </Button>
      </ProblemNotice>
    </div>
  )
}

/** Under the sheet: which engine, what happens to the text, and the list of shortcuts. */
function EngineLine() {
  const { engine, shortcuts } = useMessages().rephrase
  const hasKey = useLetterKeys()
  const keepsTexts = useKeepsTexts()
  const { predictor } = useSite().settings
  const { model } = useMessages().detect
  const { list, language } = useWords()
  return (
    <div className="detect-under">
      <p>
        {engine.embedded} {predictor ? `${model.before(predictor.name, list(predictor.languages.map(language)))} ` : ''}
        {keepsTexts ? engine.kept : engine.notKept}
      </p>
      <button type="button" className="detect-keys-button" aria-keyshortcuts={hasKey ? '?' : undefined} onClick={() => openCommand('keys')}>
        {hasKey ? <Kbd keys={['?']} /> : null} {shortcuts.open}
      </button>
    </div>
  )
}
