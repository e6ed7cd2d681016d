import { useMemo, type CSSProperties } from 'react'
import { isUnderOne } from '#tools/check/score.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { placeNumbers } from './report-model.ts'
import { showMatch } from './show-match.ts'
import { sourceStyle } from './source-look.tsx'
import type { ReportDesk } from './use-report.ts'
import { wholePercent } from './whole-percent.ts'

/** Score, map and similarity: no number without what was checked, and no traffic light. */
export function ReportFigures({ report }: { readonly report: ReportDesk }) {
  const { report: words } = useMessages().check
  const { number, percent } = useWords()
  const { score } = report.score
  const { documents, online } = report.report.searched
  return (
    <section className="check-figures" data-region aria-label={words.score.title}>
      <div>
        <h3 className="label">{words.score.title}</h3>
        <p className="figure-number mt-1.5">
          {isUnderOne(score) ? `<${number(1)}` : number(Math.round(score * 100))}
          <small> {percentSign(percent(0))}</small>
        </p>
        <p className="check-score-of">{words.score.of(documents + (online?.pages ?? 0))}</p>
      </div>
      <MatchMap report={report} />
      <p className="check-similarity">
        {words.similarity.title}{' '}
        <b className="font-semibold text-ink">
          <bdi>{wholePercent(report.score.similarity, { percent, underOne: words.score.underOne })}</bdi>
        </b>
        . {words.similarity.about}
      </p>
    </section>
  )
}

/** The sign of "0 %" alone. */
const percentSign = (zero: string): string => zero.replace(/[\p{Nd}\s\u200e\u200f\u061c]/gu, '')

/** Under a narrower part of the text than this, numbers would touch each other. */
const room = 0.035

/** The text as a bar with the passages that count; a click leads to one. Its words and N, P say the same. */
function MatchMap({ report }: { readonly report: ReportDesk }) {
  const { map: words } = useMessages().check.report
  const { score, sources, select } = report
  const numbers = useMemo(() => placeNumbers(score.map, { words: score.words, room }), [score])
  const found = new Set(score.map.map(({ source }) => source)).size
  const shown = new Map(sources.map((source) => [source.id, source]))
  const share = (count: number): string => `${(count / Math.max(1, score.words)) * 100}%`
  return (
    <div className="check-map">
      <div className="check-map-head">
        <h3>{words.title}</h3>
        <span>{words.words(score.matchedWords, score.words)}</span>
      </div>
      <div role="img" aria-label={score.map.length === 0 ? words.none : words.read(report.walk.length, found)} className="check-map-bar">
        {score.map.map(({ start, end, source, match }, index) => {
          const look = shown.get(source)
          if (!look) return null
          const place: CSSProperties = { insetInlineStart: share(start), inlineSize: share(end - start) }
          return (
            // The same as N and P and the marks in the text, for pointers.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <i
              key={`${match} ${start}`}
              className={classNames('check-map-part', report.active?.id === match && 'check-map-on')}
              style={{ ...sourceStyle(look), ...place }}
              data-number={numbers[index] ? look.number : undefined}
              onClick={() => {
                select(match)
                showMatch(match)
              }}
            />
          )
        })}
      </div>
    </div>
  )
}
