import { ChevronLeft, ChevronRight, BookmarkPlus, ExternalLink, PenLine, Quote } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { ReportMatch } from '#tools/check/contract.ts'
import { commonFrom } from '#tools/check/score.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { ShownSource } from './report-model.ts'
import { passageClass, sourceStyle } from './source-look.tsx'
import { usePassageActions } from './use-passage-actions.ts'
import type { ReportDesk } from './use-report.ts'
import type { ReportSteps } from './use-report-keys.ts'
import { webAddress } from './web-address.ts'

export type PassageProps = {
  readonly report: ReportDesk
  readonly steps: ReportSteps
  readonly match: ReportMatch
  readonly source: ShownSource
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The checked text is out of sight: its side is shown as well. */
  readonly hasBothSides?: boolean
}

/** A passage as the source has it, the words in common marked, and what can be done about it. */
export function PassageView({ report, steps, match, source, lang, dir, hasBothSides = false }: PassageProps) {
  const { report: words } = useMessages().check
  const why = report.score.leftOut.get(match.id)
  const length = match.words.end - match.words.start
  return (
    <div
      className="passage-view"
      style={sourceStyle(source)}
      data-passage
      tabIndex={-1}
      role="group"
      aria-label={words.passage.title(source.number)}
    >
      <div className="passage-head">
        <h3 className="label">{words.passage.title(source.number)}</h3>
        <OfSource report={report} steps={steps} match={match} />
        <Tag>{words.passage.common(length, match.common)}</Tag>
      </div>
      {hasBothSides ? <OwnSide report={report} match={match} source={source} lang={lang} dir={dir} /> : null}
      <TheirSide match={match} source={source} lang={lang} />
      {match.documents >= commonFrom ? <p className="passage-fact">{words.passage.common20(match.documents)}</p> : null}
      {why ? (
        <p className="passage-fact">
          <Tag tone="ochre">{words.text.out}</Tag> {words.leftOut.why[why]}
        </p>
      ) : null}
      <Actions report={report} match={match} source={source} />
    </div>
  )
}

/** Which of this source's passages it is, with the way to the others. */
function OfSource({ report, steps, match }: Pick<PassageProps, 'report' | 'steps' | 'match'>) {
  const { passage: words } = useMessages().check.report
  const own = useMemo(() => report.report.matches.filter(({ source }) => source === match.source), [report.report, match.source])
  if (own.length < 2) return null
  const at = own.findIndex(({ id }) => id === match.id)
  const step = (by: number) => () => {
    const next = own[(at + by + own.length) % own.length]
    if (next) steps.show(next.id)
  }
  return (
    <span className="passage-of">
      <Button variant="quiet" size="small" isIcon aria-label={words.previous} onClick={step(-1)}>
        <Icon of={ChevronLeft} turns />
      </Button>
      <bdi>{words.of(at + 1, own.length)}</bdi>
      <Button variant="quiet" size="small" isIcon aria-label={words.next} onClick={step(1)}>
        <Icon of={ChevronRight} turns />
      </Button>
    </span>
  )
}

function OwnSide({ report, match, source, lang, dir }: Omit<PassageProps, 'steps'>) {
  const { text: words } = useMessages().check.report
  const text = report.report.text.slice(match.span.start, match.span.end)
  const runs = match.runs.map(({ inChecked }) => ({ start: inChecked.start - match.span.start, end: inChecked.end - match.span.start }))
  return (
    <>
      <p className="passage-side label">{words.quote}</p>
      <blockquote className="passage-quote" lang={lang} dir={dir}>
        {marked(text, runs, source)}
      </blockquote>
    </>
  )
}

function TheirSide({ match, source, lang }: Pick<PassageProps, 'match' | 'source' | 'lang'>) {
  const { passage: words } = useMessages().check.report
  const { excerpt } = match
  if (excerpt === null) return <p className="passage-hidden">{source.kind === 'other-institution' ? words.hidden : words.notShown}</p>
  return (
    <blockquote className="passage-quote" lang={lang} dir="auto">
      {excerpt.before === '' ? null : <span className="passage-around">…{excerpt.before}</span>}
      {marked(
        excerpt.text,
        match.runs.map(({ inExcerpt }) => inExcerpt),
        source,
      )}
      {excerpt.after === '' ? null : <span className="passage-around">{excerpt.after}…</span>}
    </blockquote>
  )
}

/** A text with the stretches that both sides have in common. */
function marked(text: string, runs: readonly { readonly start: number; readonly end: number }[], source: ShownSource): ReactNode {
  const pieces: ReactNode[] = []
  let at = 0
  for (const run of runs.toSorted((one, other) => one.start - other.start)) {
    const [start, end] = [Math.max(at, run.start), Math.min(text.length, run.end)]
    if (start >= end) continue
    if (start > at) pieces.push(text.slice(at, start))
    pieces.push(
      <mark key={start} className={passageClass(source)}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...pieces, text.slice(at)]
}

function Actions({ report, match, source }: Pick<PassageProps, 'report' | 'match' | 'source'>) {
  const { passage: words } = useMessages().check.report
  const actions = usePassageActions({ report, match, source })
  const address = webAddress(source.url)
  return (
    <>
      <div className="passage-actions">
        {actions.cite && source.kind !== 'other-institution' ? (
          <Button variant="primary" size="small" onClick={actions.cite}>
            <Icon of={BookmarkPlus} /> {words.cite}
          </Button>
        ) : null}
        {actions.rephrase ? (
          <Button size="small" onClick={actions.rephrase}>
            <Icon of={PenLine} /> {words.rephrase}
          </Button>
        ) : null}
        <Button variant="quiet" size="small" aria-pressed={actions.isQuoted} onClick={actions.quote}>
          <Icon of={Quote} /> {actions.isQuoted ? words.notQuotation : words.quotation}
        </Button>
        {address ? (
          <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={address} target="_blank" rel="noopener noreferrer nofollow">
            <Icon of={ExternalLink} /> {words.open}
          </a>
        ) : null}
      </div>
      {actions.rephrase ? <p className="passage-note">{words.note}</p> : null}
    </>
  )
}
