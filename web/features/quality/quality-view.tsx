import { sections, type Findings, type QualityReport } from '#tools/quality/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { useHeadingInSight } from '#web/ui/use-heading-in-sight.ts'
import { FigureTable } from './figure-table.tsx'
import { lookUp } from './use-figures.ts'
import './quality.css'

type ReportProps = { readonly report: QualityReport }

/** Three findings, then a table for each thing that was measured; the contents beyond the margin line. */
export function QualityView({ report }: ReportProps) {
  const words = useMessages().quality
  const shown = sections.filter((section) => report.tables.some((table) => table.section === section))
  return (
    <div className="quality">
      <div className="quality-main">
        <Heading report={report} />
        <InShort findings={report.findings} />
        {shown.map((section) => (
          <section key={section} aria-labelledby={section}>
            <h2 className="h2 quality-title" id={section}>
              {words.sections[section].title}
            </h2>
            <p className="quality-lead">{words.sections[section].lead}</p>
            {report.tables
              .filter((table) => table.section === section)
              .map((table) => (
                <FigureTable key={table.key} table={table} />
              ))}
          </section>
        ))}
        <RunAgain report={report} />
      </div>
      <Contents shown={shown} />
    </div>
  )
}

function Heading({ report: { from, to } }: ReportProps) {
  const words = useMessages().quality
  const { buildId } = useSite().settings
  return (
    <header className="quality-head">
      <p className="quality-measured">
        {words.facts(words.measured(from, to), words.build(buildId))}{' '}
        <a className="link" href="#run">
          {words.run}
        </a>
      </p>
      <h1 className="h1">{words.title}</h1>
      <p className="lead">{words.lead}</p>
    </header>
  )
}

/** The findings as natural frequencies: of so many texts, one. */
function InShort({ findings: { detector, proofreader, plagiarism } }: { readonly findings: Findings }) {
  const words = useMessages().quality
  const { findings: says, rows, sections: names } = words
  const { worst, newest } = detector
  return (
    <section className="sheet quality-short" aria-label={words.inShort}>
      <Finding
        title={names.detector.title}
        part={detector}
        says={[
          says.detector,
          says.worst(lookUp(rows, worst.row) ?? worst.row, worst.count, worst.of),
          says.newest(newest.count, newest.of),
        ]}
      />
      <Finding
        title={names.proofreader.title}
        part={proofreader}
        says={[says.proofreader, says.slips(proofreader.found.count, proofreader.found.of)]}
      />
      <Finding
        title={names.plagiarism.title}
        part={plagiarism}
        says={[says.plagiarism, says.reworded(plagiarism.reworded.count, plagiarism.reworded.of)]}
      />
    </section>
  )
}

type FindingProps = {
  readonly title: string
  readonly part: { readonly count: number; readonly of: number }
  readonly says: readonly string[]
}

/** What happens seldom is said as one in so many. */
function Finding({ title, part: { count, of }, says }: FindingProps) {
  const { oneIn, countOf } = useMessages().quality
  const [before, number, after] = count > 0 && count * 5 < of ? oneIn(Math.round(of / count)) : countOf(count, of)
  return (
    <div>
      <h2 className="label">{title}</h2>
      <p className="quality-number">
        {before ? <small>{before}</small> : null} {number} {after ? <small>{after}</small> : null}
      </p>
      <p className="quality-says">{says.join(' ')}</p>
    </div>
  )
}

/** Every command once, in the order of the tables. */
function RunAgain({ report: { tables } }: ReportProps) {
  const words = useMessages().quality
  const commands = [...new Set(tables.map(({ command }) => command))]
  return (
    <section aria-labelledby="run">
      <h2 className="h2 quality-title" id="run">
        {words.run}
      </h2>
      <p className="quality-lead">{words.runLead}</p>
      {/* Long lines scroll, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="sheet quality-commands" dir="ltr" tabIndex={0} aria-labelledby="run">
        {commands.join('\n')}
      </pre>
    </section>
  )
}

function Contents({ shown }: { readonly shown: readonly (typeof sections)[number][] }) {
  const words = useMessages().quality
  const links = [
    ...shown.map((section) => ({ id: section as string, title: words.sections[section].title })),
    { id: 'run', title: words.run },
  ]
  const here = useHeadingInSight(links.map(({ id }) => id))
  return (
    <nav className="quality-contents" aria-label={words.contents}>
      <div>
        <p className="label">{words.contents}</p>
        <ol>
          {links.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === here ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <a className="link" href="/api/v1/quality/all.csv" download="all.csv">
          {words.allCsv}
        </a>
      </div>
    </nav>
  )
}
