import { Copy, Pencil, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar, BarSpace } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { CardSheet } from './card-sheet.tsx'
import { DeskProblem } from './desk-problem.tsx'
import { FootLine } from './foot-line.tsx'
import { KindFilter } from './kind-filter.tsx'
import { NotesPane } from './notes-pane.tsx'
import type { Report } from './report.ts'
import { ReportText } from './report-text.tsx'
import type { DoctorDesk } from './use-doctor.ts'
import { useKeys } from './use-keys.ts'
import { useIsNarrow } from './use-narrow.ts'
import { useReport, type ReportDesk } from './use-report.ts'
import type { TextActions } from './use-text-actions.ts'

type ReportViewProps = { readonly desk: DoctorDesk; readonly first: Report; readonly actions: TextActions }

/** After a check: the paper with its marks, and beyond the margin line what was found. */
export function ReportView({ desk, first, actions }: ReportViewProps) {
  const report = useReport(desk, first)
  useKeys(desk, report)
  const isNarrow = useIsNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const sheet = heading.current?.closest('.doctor')
    if (sheet && sheet.getBoundingClientRect().top < 0) sheet.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="doctor-report">
      <ReportBar desk={desk} report={report} />
      <DeskProblem desk={desk} actions={actions} />
      <div className="doctor-split">
        <ReportText report={report} heading={heading} />
        <NotesPane report={report} />
      </div>
      <FootLine />
      {isNarrow ? <CardSheet report={report} /> : null}
    </div>
  )
}

function ReportBar({ desk, report }: { readonly desk: DoctorDesk; readonly report: ReportDesk }) {
  const { bar } = useMessages().doctor
  const { language } = useMessages().rephrase
  const { citations, entries, hasList, language: found } = report.report
  return (
    <Bar className="doctor-bar">
      <Button size="small" onClick={desk.edit}>
        <Icon of={Pencil} /> {bar.edit}
      </Button>
      <LanguageSelect
        words={language}
        value={desk.draft.language}
        detected={found}
        onChange={(value) => desk.change({ language: value })}
      />
      {hasList ? <p className="doctor-counts">{bar.counts(citations, entries.length)}</p> : null}
      <KindFilter report={report} />
      <BarSpace />
      <Button variant="quiet" size="small" isBusy={desk.isRunning} onClick={desk.check}>
        <Icon of={RefreshCw} /> {bar.again}
      </Button>
      {report.safe > 1 ? <Button onClick={report.acceptAll}>{bar.acceptAll(report.safe)}</Button> : null}
      <Button variant="primary" onClick={report.copy}>
        <Icon of={Copy} /> {bar.copy}
      </Button>
    </Bar>
  )
}
