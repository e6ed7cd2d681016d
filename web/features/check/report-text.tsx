import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { ReportMatch } from '#tools/check/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { piecesOf } from './pieces.ts'
import type { Painted, Paragraph } from './report-model.ts'
import { passageClass, sourceStyle } from './source-look.tsx'
import type { ReportDesk } from './use-report.ts'
import type { ReportSteps } from './use-report-keys.ts'

type ReportTextProps = {
  readonly report: ReportDesk
  readonly steps: ReportSteps
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** The checked text with its passages marked: colour, line and number of their source. One stop of the Tab key. */
export function ReportText({ report, steps, lang, dir }: ReportTextProps) {
  const { text: words } = useMessages().check.report
  const { paragraphs, walk, active } = report
  const tabStop = active?.id ?? walk[0] ?? null
  return (
    <section className="check-own" aria-labelledby="check-own-title" data-region>
      <div className="pane-head">
        <h2 id="check-own-title" className="label">
          {words.title}
        </h2>
        {walk.length > 0 ? <Walk steps={steps} /> : null}
      </div>
      {/* The marks in it carry the focus; pointers and keys bubble up from them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="manuscript check-manuscript" lang={lang} dir={dir} onClick={onPlace(steps)} onKeyDown={onPlaceKey(steps)}>
        {paragraphs.map((paragraph) => (
          <Line
            key={paragraph.start}
            paragraph={paragraph}
            active={active && holds(paragraph, active.id) ? active : null}
            tabStop={tabStop !== null && holds(paragraph, tabStop) ? tabStop : null}
          />
        ))}
      </div>
    </section>
  )
}

const holds = ({ painted }: Paragraph, match: string): boolean => painted.some((part) => part.match.id === match)

function Walk({ steps }: { readonly steps: ReportSteps }) {
  const { text: words } = useMessages().check.report
  const hasKeys = useLetterKeys()
  return (
    <div className="check-walk">
      {hasKeys ? (
        <span className="check-walk-hint" aria-hidden="true">
          <Kbd keys={['N']} /> {words.next}
        </span>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        isIcon
        aria-label={words.previousButton}
        aria-keyshortcuts={hasKeys ? 'P' : undefined}
        onClick={() => steps.step(-1)}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        variant="quiet"
        size="small"
        isIcon
        aria-label={words.nextButton}
        aria-keyshortcuts={hasKeys ? 'N' : undefined}
        onClick={() => steps.step(1)}
      >
        <Icon of={ArrowDown} />
      </Button>
    </div>
  )
}

const matchOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-match]')?.dataset['match'] ?? null) : null

const onPlace =
  ({ show }: ReportSteps) =>
  ({ target }: MouseEvent) => {
    const match = matchOf(target)
    // Whoever selects words wants to copy them.
    if (match !== null && document.getSelection()?.isCollapsed !== false) show(match)
  }

const onPlaceKey =
  ({ show }: ReportSteps) =>
  (event: KeyboardEvent) => {
    const match = matchOf(event.target)
    if (match === null || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    show(match, { toPassage: true })
  }

type LineProps = {
  readonly paragraph: Paragraph
  /** The open passage, if it reaches into this line. */
  readonly active: ReportMatch | null
  readonly tabStop: string | null
}

/** A line of the text. Choices that change nothing in it do not draw it anew. */
const Line = memo(
  function Line({ paragraph, active, tabStop }: LineProps) {
    return (
      <p data-start={paragraph.start}>
        {piecesOf(paragraph).map((piece) =>
          piece.painted ? (
            <Mark key={piece.start} piece={piece.painted} text={piece.text} isFirst={piece.isFirst} active={active} tabStop={tabStop} />
          ) : (
            piece.text
          ),
        )}
      </p>
    )
  },
  (one, other) =>
    one.active === other.active &&
    one.tabStop === other.tabStop &&
    (one.paragraph === other.paragraph || isSamePaint(one.paragraph, other.paragraph)),
)

const isSamePaint = (one: Paragraph, other: Paragraph): boolean =>
  one.text === other.text &&
  one.painted.length === other.painted.length &&
  one.painted.every((part, at) => {
    const its = other.painted[at]
    return its?.start === part.start && its.end === part.end && its.match === part.match && its.why === part.why
  })

type MarkProps = {
  readonly piece: Painted
  readonly text: string
  /** Of its passage, in this line. */
  readonly isFirst: boolean
  readonly active: ReportMatch | null
  readonly tabStop: string | null
}

function Mark({ piece, text, isFirst, active, tabStop }: MarkProps) {
  const { text: words } = useMessages().check.report
  const { match, source, why, start } = piece
  const isOn = active?.id === match.id
  const isStop = isFirst && tabStop === match.id
  return (
    <span
      role="button"
      className={classNames(why === null ? passageClass(source, isOn) : 'passage passage-out', isOn && 'passage-on')}
      style={sourceStyle(source)}
      data-match={match.id}
      tabIndex={isStop ? 0 : isFirst ? -1 : undefined}
      aria-expanded={isOn}
    >
      {isOn ? inCommon(text, start, match) : text}
      {why === null ? (
        <span className="source-number">
          <span className="sr-only"> ({words.source(source.number)})</span>
          <span aria-hidden="true">{source.number}</span>
        </span>
      ) : (
        <span className="sr-only"> ({words.out})</span>
      )}
    </span>
  )
}

/** The words that both sides have in common stand out in the open passage. */
function inCommon(text: string, from: number, { runs }: ReportMatch): ReactNode {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { inChecked } of runs) {
    const [start, end] = [Math.max(at, inChecked.start - from), Math.min(text.length, inChecked.end - from)]
    if (start >= end) continue
    if (start > at) pieces.push(text.slice(at, start))
    pieces.push(
      <b key={start} className="in-common">
        {text.slice(start, end)}
      </b>,
    )
    at = end
  }
  return [...pieces, text.slice(at)]
}
