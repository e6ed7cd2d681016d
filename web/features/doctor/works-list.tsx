import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { useLibraryClient } from '#web/workbench/use-library-client.ts'
import { tagOf } from './note-parts.tsx'
import { showNote } from './paint.ts'
import type { Entry } from './report.ts'
import type { ReportDesk } from './use-report.ts'

/** The works of the list: how often each is cited, and how APA has it. */
export function WorksList({ report }: { readonly report: ReportDesk }) {
  return (
    <ol className="doctor-list">
      {report.report.entries.map((entry) => (
        <li key={entry.id} className="note doctor-work">
          <Work report={report} entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Work({ report, entry }: { readonly report: ReportDesk; readonly entry: Entry }) {
  const { entries } = useMessages().doctor
  const { text, language, system } = report.report
  const lang = tagOf(language)
  const said = text.slice(entry.span.start, entry.span.end).replace(/\s+/g, ' ')
  const { ours, timesCited } = entry
  return (
    <>
      <p className="doctor-entry" lang={lang} dir="auto">
        {said}
      </p>
      {system === 'none' ? null : <Tag tone={timesCited === 0 ? 'ochre' : undefined}>{entries.cited(timesCited)}</Tag>}
      {ours === null || ours === said ? (
        <p className="doctor-aside">{ours === null ? entries.unsure : entries.same}</p>
      ) : (
        <div className="doctor-ours">
          <p className="label">{entries.apa}</p>
          <p className="doctor-entry" lang={lang} dir="auto">
            {ours}
          </p>
        </div>
      )}
      <div className="doctor-decisions">
        {ours === null || ours === said ? null : <CopyOurs ours={ours} />}
        <AddWork entry={entry} />
        <Button variant="quiet" size="small" onClick={() => showNote(report.lines, entry.span)}>
          {entries.show}
        </Button>
      </div>
    </>
  )
}

function CopyOurs({ ours }: { readonly ours: string }) {
  const { entries } = useMessages().doctor
  const { copied } = useMessages().cite
  const copy = () =>
    void copyText({ plain: ours, html: toHtml(ours) }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: copied.failed, tone: 'info' } : { text: copied.mark(ours) }),
    )
  return (
    <Button size="small" onClick={copy}>
      <Icon of={Copy} /> {entries.copy}
    </Button>
  )
}

/** Puts the work into the library, once; what was read of it can be mended there. */
function AddWork({ entry }: { readonly entry: Entry }) {
  const { doctor, problems } = useMessages()
  const client = useLibraryClient()
  const [state, setState] = useState<'waiting' | 'adding' | 'added'>('waiting')
  if (!client || state === 'added') return null
  const add = async () => {
    setState('adding')
    const answer = await client.add({ items: [entry.item] })
    setState(answer.ok ? 'added' : 'waiting')
    if (!answer.ok) return tellProblem(problems, answer.problem.code, answer.problem)
    showToast({ text: answer.value.added.length > 0 ? doctor.entries.added : doctor.entries.here })
  }
  return (
    <Button variant="quiet" size="small" isBusy={state === 'adding'} onClick={() => void add()}>
      <Icon of={Plus} /> {doctor.entries.add}
    </Button>
  )
}
