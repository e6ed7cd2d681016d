import { useMessages } from '#web/i18n/messages.tsx'
import { SourceNumber } from './source-look.tsx'
import type { ReportDesk } from './use-report.ts'
import type { ReportSteps } from './use-report-keys.ts'

/** Passages that were found and do not count, each with its reason; a choice of the reader, or of the first settings. */
export function LeftOutList({ report, steps }: { readonly report: ReportDesk; readonly steps: ReportSteps }) {
  const { leftOut: words } = useMessages().check.report
  const { score, sources } = report
  const shown = new Map(sources.map((source) => [source.id, source]))
  const { text, matches } = report.report
  // A source that is switched off says so itself.
  const rows = matches.flatMap((match) => {
    const why = score.leftOut.get(match.id)
    const source = shown.get(match.source)
    return why && why !== 'source-off' && source ? [{ match, why, source }] : []
  })
  if (rows.length === 0) return null
  return (
    <details className="excluded">
      <summary>{words.title(rows.length)}</summary>
      <ul>
        {rows.map(({ match, why, source }) => (
          <li key={match.id}>
            <button type="button" className="excluded-row" onClick={() => steps.show(match.id)}>
              <SourceNumber source={source} />
              <span className="excluded-text">
                <bdi>{firstWords(text.slice(match.span.start, match.span.end))}</bdi>
                <span className="source-facts">{words.why[why]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const shownCharacters = 90

/** The beginning of a passage, cut at a word. */
const firstWords = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= shownCharacters ? line : `${line.slice(0, shownCharacters).replace(/\s\S*$/u, '')}…`
}
