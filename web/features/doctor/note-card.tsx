import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Change, useFindingWords } from './note-parts.tsx'
import { showNote } from './paint.ts'
import { levelOf, type Note } from './report.ts'
import type { ReportDesk } from './use-report.ts'

type NoteCardProps = { readonly report: ReportDesk; readonly note: Note; readonly hasKeys: boolean }

const toneOf = { fix: 'red', consider: 'ochre', style: 'blue' } as const

/** An open finding: what is wrong with which words, what to do, and the ways to do it. */
export function NoteCard({ report, note, hasKeys }: NoteCardProps) {
  const { note: words } = useMessages().proofread
  const { title, wrong, todo } = useFindingWords(report, note)
  const { finding } = note
  const { shown } = report
  return (
    <>
      <div className="doctor-card-head">
        <Tag tone={toneOf[levelOf(finding)]}>{title}</Tag>
        <span className="ms-auto text-xs text-ink-pencil">{words.at(shown.findIndex(({ id }) => id === note.id) + 1, shown.length)}</span>
      </div>
      {/* The sentence of an entry is shown by its replacement. */}
      {finding.kind === 'apa' && finding.replacement !== null ? null : <p className="doctor-wrong">{wrong}</p>}
      <Change report={report} note={note} />
      <p className="doctor-todo">{todo}</p>
      {finding.kind === 'notice' ? <Notice finding={finding} /> : null}
      <div className="doctor-decisions">
        {finding.replacement === null ? null : (
          <Button variant="primary" size="small" aria-keyshortcuts={hasKeys ? 'A' : undefined} onClick={() => report.accept(note)}>
            {words.accept} {hasKeys ? <Kbd keys={['A']} /> : null}
          </Button>
        )}
        <Button size="small" aria-keyshortcuts={hasKeys ? 'D' : undefined} onClick={() => report.dismiss(note)}>
          {words.dismiss} {hasKeys ? <Kbd keys={['D']} /> : null}
        </Button>
        <OtherPlace report={report} note={note} />
      </div>
    </>
  )
}

/** To the entry that a finding speaks of beside its own place. */
function OtherPlace({ report, note: { finding } }: Omit<NoteCardProps, 'hasKeys'>) {
  const { entries } = useMessages().doctor
  const other = 'other' in finding ? finding.other : null
  if (!other) return null
  return (
    <Button variant="quiet" size="small" onClick={() => showNote(report.lines, other)}>
      {entries.showEntry}
    </Button>
  )
}

function Notice({ finding }: { readonly finding: Extract<Note['finding'], { kind: 'notice' }> }) {
  const { retraction } = useMessages().cite
  const { reasons, noticeUrl } = finding.notice
  const href = noticeUrl !== null && /^https?:\/\//.test(noticeUrl) ? noticeUrl : null
  return (
    <div className="doctor-todo">
      {/* The list gives its reasons in English. */}
      {reasons.length > 0 ? (
        <p lang="en" dir="ltr">
          {reasons.join('; ')}
        </p>
      ) : null}
      {href ? (
        <a className="link" href={href} target="_blank" rel="noreferrer">
          {retraction.notice}
        </a>
      ) : null}
    </div>
  )
}
