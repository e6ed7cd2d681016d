import { memo, useEffect, type MouseEvent, type RefObject } from 'react'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import type { Line } from './lines.ts'
import { paintNotes, placeAt, unpaintNotes } from './paint.ts'
import { noteAt } from './report.ts'
import type { ReportDesk } from './use-report.ts'

type ReportTextProps = { readonly report: ReportDesk; readonly heading: RefObject<HTMLHeadingElement | null> }

/** The checked text with the places of its findings marked. Their cards are the way for the keyboard. */
export function ReportText({ report, heading }: ReportTextProps) {
  const { before } = useMessages().doctor
  const { lines, shown, active, open, setPane } = report
  const facts = textLanguages.find(({ code }) => code === report.report.language)
  const checked = report.report
  useEffect(() => paintNotes({ report: checked, lines, notes: shown, active }), [checked, lines, shown, active])
  useEffect(() => unpaintNotes, [])
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    // Whoever selects words wants to copy them.
    if (document.getSelection()?.isCollapsed === false) return
    const place = placeAt(clientX, clientY, lines)
    const note = place === null ? null : noteAt(shown, place)
    if (!note) return
    setPane('findings')
    open(note.id)
  }
  return (
    <section className="doctor-own" aria-labelledby="doctor-own-title" data-region>
      <h2 id="doctor-own-title" ref={heading} tabIndex={-1} className="sr-only" data-region-start="">
        {before.field}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="manuscript doctor-manuscript" lang={facts?.tag} dir={facts?.direction ?? 'auto'} onClick={onClick}>
        <Lines lines={lines} />
      </div>
    </section>
  )
}

const Lines = memo(({ lines }: { readonly lines: readonly Line[] }) =>
  lines.map(({ start, text }, at) => <TextLine key={start} at={at} text={text} />),
)

/** Choices that change nothing in a line do not draw it anew. */
const TextLine = memo(({ at, text }: { readonly at: number; readonly text: string }) => <p data-line={at}>{text}</p>)
