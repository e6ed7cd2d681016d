import { CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ReportDesk } from './use-report.ts'

/** What holds of the whole text: that there is no list, how it cites, what was not looked at, that nothing is left. */
export function Remarks({ report }: { readonly report: ReportDesk }) {
  const { state } = useMessages().doctor
  const { system, hasList, hasNoteMarks, retractionsAsOf } = report.report
  if (!hasList) return <NoList hasNoteMarks={hasNoteMarks} />
  return (
    <div className="doctor-remarks">
      {system === 'none' ? <Remark>{state.noCitations}</Remark> : null}
      {system === 'numeric' ? <Remark>{state.numeric}</Remark> : null}
      {hasNoteMarks ? <Remark>{state.notes}</Remark> : null}
      <Fold report={report} />
      <Left report={report} />
      <p className="doctor-aside">{retractionsAsOf === null ? state.noRetractions : state.retractions(retractionsAsOf)}</p>
    </div>
  )
}

const Remark = ({ children }: { readonly children: ReactNode }) => (
  <div className="doctor-remark">
    <Icon of={Info} />
    <div>{children}</div>
  </div>
)

function Fold({ report: { foldable, isFolded, setIsFolded } }: { readonly report: ReportDesk }) {
  const { state } = useMessages().doctor
  if (foldable === 0) return null
  return (
    <Remark>
      <p>{state.notApa(foldable)}</p>
      <Button variant="ink" size="small" aria-expanded={!isFolded} className="doctor-fold" onClick={() => setIsFolded(!isFolded)}>
        {isFolded ? state.unfold : state.fold}
      </Button>
    </Remark>
  )
}

/** Where no finding is in sight: why. */
function Left({ report: { report, shown, foldable } }: { readonly report: ReportDesk }) {
  const { state } = useMessages().doctor
  if (shown.length > 0) return null
  if (report.notes.length > foldable) return <p>{state.filtered}</p>
  if (foldable > 0) return null
  return (
    <div className="doctor-done">
      <p className="doctor-done-title">
        <Icon of={CircleCheck} /> {state.clear.title}
      </p>
      <p>{state.clear.body}</p>
    </div>
  )
}

function NoList({ hasNoteMarks }: { readonly hasNoteMarks: boolean }) {
  const { state } = useMessages().doctor
  return (
    <div className="doctor-remarks">
      <h3 className="doctor-none-title">{state.noList.title}</h3>
      <p>{state.noList.body}</p>
      <div className="doctor-sample" dir="auto">
        {state.noList.sample.map((entry) => (
          <p key={entry} className="doctor-entry" dir="auto">
            {entry}
          </p>
        ))}
      </div>
      {hasNoteMarks ? <Remark>{state.notes}</Remark> : null}
    </div>
  )
}
