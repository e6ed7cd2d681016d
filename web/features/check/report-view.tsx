import { useEffect, useRef } from 'react'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { ProblemText } from '#web/workbench/problem-line.tsx'
import type { CheckView } from './check-state.ts'
import { Evasion } from './evasion.tsx'
import { FootLine } from './foot-line.tsx'
import { LeaveOut } from './leave-out.tsx'
import { PassageSheet } from './passage-sheet.tsx'
import { ReportBar } from './report-bar.tsx'
import { ReportFigures } from './report-figures.tsx'
import { ReportText } from './report-text.tsx'
import { Searched } from './searched.tsx'
import { SourcesPane } from './sources-pane.tsx'
import { useIsNarrow } from './use-narrow.ts'
import { useReport, type ReportDesk } from './use-report.ts'
import { useReportKeys } from './use-report-keys.ts'
import type { CheckDesk } from './use-check.ts'
import { wholePercent } from './whole-percent.ts'
import './report.css'

type ReportViewProps = { readonly desk: CheckDesk; readonly view: Extract<CheckView, { readonly kind: 'report' }> }

/** A report: what was searched first, then the figures, the text with its passages, and the sources. */
export function ReportView({ desk, view: { answer, wasWatched } }: ReportViewProps) {
  const report = useReport(answer)
  const isNarrow = useIsNarrow()
  const keys = useReportKeys(report)
  const heading = useArrival(report, wasWatched)
  const facts = textLanguages.find(({ code }) => code === answer.report.language)
  const language = { lang: facts?.tag ?? answer.report.language, dir: facts?.direction ?? ('ltr' as const) }
  return (
    <div className="check-report">
      <ReportBar desk={desk} report={report} answer={answer} heading={heading} />
      <Searched report={answer.report} deletedAt={answer.deletedAt} />
      <Unsaved report={report} />
      <Evasion report={report} />
      <ReportFigures report={report} />
      <LeaveOut report={report} />
      <div className="check-sides">
        <ReportText report={report} steps={keys} {...language} />
        <SourcesPane report={report} steps={keys} hasPassages={!isNarrow} {...language} />
      </div>
      <FootLine />
      {isNarrow ? <PassageSheet report={report} steps={keys} {...language} /> : null}
    </div>
  )
}

/** A report that became ready under the reader's eyes is announced, and the focus goes to its title. */
function useArrival({ score, sources }: ReportDesk, wasWatched: boolean) {
  const { report: words } = useMessages().check
  const { percent } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const isTold = useRef(!wasWatched)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    heading.current?.focus({ preventScroll: true })
    announce(words.ready(wholePercent(score.score, { percent, underOne: words.score.underOne }), sources.length))
  }, [score, sources, words, percent])
  return heading
}

function Unsaved({ report: { unsaved, saveAgain } }: { readonly report: ReportDesk }) {
  const { report: words } = useMessages().check
  const { problem } = useMessages().rephrase
  if (unsaved === null) return null
  return (
    <Banner
      tone="ochre"
      actions={
        <Button size="small" onClick={saveAgain}>
          {problem.again}
        </Button>
      }
    >
      {words.unsaved} <ProblemText problem={unsaved} />
    </Banner>
  )
}
