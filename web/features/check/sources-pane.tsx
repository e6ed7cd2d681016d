import type { ReportSource } from '#tools/check/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toast.tsx'
import { withSource } from './exclusions.ts'
import { LeftOutList } from './left-out-list.tsx'
import { PassageView } from './passage-view.tsx'
import type { ShownSource } from './report-model.ts'
import { SourceNumber, sourceStyle } from './source-look.tsx'
import type { ReportDesk } from './use-report.ts'
import type { ReportSteps } from './use-report-keys.ts'
import { wholePercent } from './whole-percent.ts'

type SourcesPaneProps = {
  readonly report: ReportDesk
  readonly steps: ReportSteps
  /** The open passage stands here, not in a sheet at the bottom. */
  readonly hasPassages: boolean
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Beyond the margin line: the sources, the longest first; the open one with its passage under it. */
export function SourcesPane({ report, steps, hasPassages, lang, dir }: SourcesPaneProps) {
  const { sources: words } = useMessages().check.report
  const { score, sources, active } = report
  const shown = new Map(sources.map((source) => [source.id, source]))
  return (
    <section className="check-sources" aria-labelledby="check-sources-title" data-region>
      <div className="check-sources-head">
        <h2 id="check-sources-title" className="label">
          {words.title}
        </h2>
        {sources.length > 0 ? <span className="check-sources-count">{words.count(sources.length)}</span> : null}
      </div>
      {sources.length === 0 ? (
        <div className="check-none">
          <p>{words.none}</p>
          <p className="mt-1 text-sm text-ink-soft">{words.noneHelp}</p>
        </div>
      ) : null}
      <ol>
        {score.sources.map((scored) => {
          const source = shown.get(scored.id)
          if (!source) return null
          const isOpen = active?.source === source.id
          return (
            <li key={source.id} style={sourceStyle(source)}>
              <SourceRow report={report} steps={steps} source={source} share={scored.share} isOff={scored.isOff} isOpen={isOpen} />
              {isOpen && active && hasPassages ? (
                <PassageView key={active.id} report={report} steps={steps} match={active} source={source} lang={lang} dir={dir} />
              ) : null}
            </li>
          )
        })}
      </ol>
      <LeftOutList report={report} steps={steps} />
    </section>
  )
}

type SourceRowProps = {
  readonly report: ReportDesk
  readonly steps: ReportSteps
  readonly source: ShownSource
  readonly share: number
  readonly isOff: boolean
  readonly isOpen: boolean
}

function SourceRow({ report, steps, source, share, isOff, isOpen }: SourceRowProps) {
  const { report: words } = useMessages().check
  const { original } = useMessages().rephrase
  const { percent } = useWords()
  const title = useSourceTitle(source)
  const first = () => {
    const own = report.report.matches.filter((match) => match.source === source.id)
    return (own.find(({ id }) => !report.score.leftOut.has(id)) ?? own[0])?.id
  }
  const toggle = () => {
    const match = first()
    if (isOpen) steps.close()
    else if (match !== undefined) steps.show(match)
  }
  const { choose } = report
  const turn = () => {
    choose((now) => withSource(now, source.id))
    showToast({
      text: isOff ? words.passage.switchedOn(source.number) : words.passage.switchedOff(source.number),
      action: { label: original.undo, run: () => choose((now) => withSource(now, source.id)) },
    })
  }
  return (
    <div className={classNames('source-row', isOpen && 'source-row-on', isOff && 'source-row-off')}>
      <button type="button" className="source-open" aria-expanded={isOpen} onClick={toggle}>
        <SourceNumber source={source} />
        <span className="source-words">
          <span className="source-title">
            <bdi>{title}</bdi>
          </span>
          <SourceFacts source={source} />
        </span>
        <span className="source-share">
          {isOff ? words.sources.off : <bdi>{wholePercent(share, { percent, underOne: words.score.underOne })}</bdi>}
        </span>
      </button>
      <div className="source-switch">
        <Switch label={<span className="sr-only">{words.sources.counts(source.number)}</span>} isOn={!isOff} onChange={turn} />
      </div>
    </div>
  )
}

/** The title of a source, or what stands for it. */
export function useSourceTitle({ kind, title }: Pick<ReportSource, 'kind' | 'title'>): string {
  const { sources: words } = useMessages().check.report
  if (kind === 'other-institution') return words.other
  return title.trim() === '' ? words.untitled : title
}

/** Who, when, where: what is known of a source, in a line. */
export function SourceFacts({ source }: { readonly source: ReportSource }) {
  const { sources: words } = useMessages().check.report
  const { day } = useWords()
  const { kind, authors, year, within, readAt } = source
  const kindWords = kind === 'own' || kind === 'drafts' || kind === 'online' ? words.kinds[kind] : ''
  const facts = [authors, year === null ? '' : String(year), within, kindWords, readAt === null ? '' : words.read(day(readAt))]
  const said = facts.filter((fact) => fact !== '')
  if (said.length === 0) return null
  return (
    <span className="source-facts">
      {said.map((fact, at) => (
        <span key={fact}>
          {at > 0 ? ' · ' : null}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  )
}
