import { useEffect, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { NoteCard } from './note-card.tsx'
import { LevelDot, useFindingWords } from './note-parts.tsx'
import { Remarks } from './remarks.tsx'
import { levelOf, type Note } from './report.ts'
import { useIsNarrow } from './use-narrow.ts'
import type { ReportDesk } from './use-report.ts'
import { WorksList } from './works-list.tsx'

/** Beyond the margin line: what was found, by place, the open finding in full; or the works of the list. */
export function NotesPane({ report }: { readonly report: ReportDesk }) {
  const { bar } = useMessages().doctor
  const { note: words } = useMessages().proofread
  const { shown, pane, setPane } = report
  const { entries, hasList } = report.report
  return (
    <aside className="doctor-notes" aria-label={words.region} data-region tabIndex={-1}>
      {hasList ? (
        <SegmentedControl
          label={bar.panes}
          fills
          segments={[
            { value: 'findings', label: bar.findings(shown.length) },
            { value: 'works', label: bar.works(entries.length) },
          ]}
          value={pane}
          onChange={setPane}
        />
      ) : null}
      {pane === 'works' && hasList ? <WorksList report={report} /> : <Findings report={report} />}
    </aside>
  )
}

function Findings({ report }: { readonly report: ReportDesk }) {
  const { shown, active } = report
  const list = useRef<HTMLOListElement>(null)
  const hasLetters = useLetterKeys()
  const isNarrow = useIsNarrow()
  const activeId = active?.id ?? null
  useEffect(() => showCard(list.current, activeId), [activeId])
  return (
    <>
      <Remarks report={report} />
      <ol ref={list} className="doctor-list">
        {shown.map((note) => (
          <li key={note.id}>
            {note.id === activeId && !isNarrow ? (
              <article className="note note-on doctor-card" tabIndex={-1} data-active-note>
                <NoteCard report={report} note={note} hasKeys={hasLetters} />
              </article>
            ) : (
              <NoteLine report={report} note={note} />
            )}
          </li>
        ))}
      </ol>
      {shown.length > 1 && hasLetters ? <KeyHints /> : null}
    </>
  )
}

/** The open card is brought into sight within its list; where the focus was in the list, it goes to the card. */
function showCard(list: HTMLElement | null, active: string | null): void {
  const card = active === null ? null : list?.querySelector<HTMLElement>('[data-active-note]')
  const pane = list?.closest<HTMLElement>('.doctor-notes')
  if (!card || !pane) return
  if (pane.scrollHeight > pane.clientHeight) {
    const [box, own] = [pane.getBoundingClientRect(), card.getBoundingClientRect()]
    if (own.top < box.top || own.bottom > box.bottom) pane.scrollTop += own.top - box.top - box.height / 4
  }
  const focused = document.activeElement
  if (focused === document.body || (focused !== null && pane.contains(focused) && focused.closest('.doctor-bar') === null))
    card.focus({ preventScroll: true })
}

function NoteLine({ report, note }: { readonly report: ReportDesk; readonly note: Note }) {
  const { title, wrong } = useFindingWords(report, note)
  return (
    <button type="button" className="note doctor-line" onClick={() => report.open(note.id)}>
      <LevelDot level={levelOf(note.finding)} />
      <span className="doctor-line-words">
        <b className="doctor-line-title">{title}</b>
        <span className="doctor-line-wrong">
          <bdi>{wrong}</bdi>
        </span>
      </span>
    </button>
  )
}

function KeyHints() {
  const { keys } = useMessages().proofread
  return (
    <p className="doctor-hints" aria-hidden="true">
      <span>
        <Kbd keys={['J']} /> <Kbd keys={['K']} /> {keys.hintMove}
      </span>
      <span>
        <Kbd keys={['Z']} /> {keys.hintUndo}
      </span>
    </p>
  )
}
