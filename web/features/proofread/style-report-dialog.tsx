import { Copy, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  reportSections,
  reportWordsAtLeast,
  type ReportFact,
  type ReportResult,
  type ReportSection,
} from '#tools/proofread/report-contract.ts'
import { describeFact, groupName } from '#locales/style-report-words.ts'
import type { Span } from '#engines/text/span.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { excerptAt } from './excerpt.ts'
import type { Proofreading } from './use-proofread.ts'
import { useStyleReport, type StyleReportDesk } from './use-style-report.ts'
import './style-report.css'

type StyleReportDialogProps = { readonly desk: Proofreading; readonly isOpen: boolean; readonly onClose: () => void }

/** What a long text does in more than one way, and how it is built; each place leads into the text. */
export function StyleReportDialog({ desk, isOpen, onClose }: StyleReportDialogProps) {
  const { shell, styleReport: words } = useMessages()
  const report = useStyleReport(desk, isOpen)
  const wanted = useRef<Span | null>(null)
  const { port, checked } = desk.sheet
  // The dialog gives the focus back to its button when it closes; what was chosen is selected after that.
  useEffect(() => {
    if (isOpen || !wanted.current) return
    port.current?.select(wanted.current)
    wanted.current = null
  }, [isOpen, port])
  const go = (span: Span) => {
    wanted.current = span
    onClose()
  }
  const isEmpty = checked.text.trim() === ''
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.open} closeLabel={shell.dialog.close} className="style-report">
      <div className="style-report-body">
        <p className="mt-2 text-sm text-ink-soft">{isEmpty ? words.empty : words.lead}</p>
        {isEmpty ? null : <ReportState report={report} onGo={go} />}
      </div>
    </Dialog>
  )
}

type StateProps = { readonly report: StyleReportDesk; readonly onGo: (span: Span) => void }

function ReportState({ report: { made, isStale, isRunning, problem, run }, onGo }: StateProps) {
  const { styleReport: words, rephrase } = useMessages()
  if (isRunning)
    return (
      <p className="mt-5 flex items-center gap-2 text-sm text-ink-soft" role="status">
        <Drop className="w-2.5 text-blue" /> {words.running}
      </p>
    )
  return (
    <>
      {problem?.code === 'offline' ? (
        <Remark text={words.offline} action={rephrase.problem.again} onAction={run} />
      ) : problem ? (
        <div className="mt-5">
          <ProblemNotice problem={problem}>
            <Button size="small" onClick={run}>
              {rephrase.problem.again}
            </Button>
          </ProblemNotice>
        </div>
      ) : null}
      {made && isStale && !problem ? <Remark text={words.stale} action={words.again} onAction={run} /> : null}
      {made ? <ReportBody text={made.text} report={made.report} onGo={isStale ? null : onGo} /> : null}
    </>
  )
}

type RemarkProps = { readonly text: string; readonly action: string; readonly onAction: () => void }

const Remark = ({ text, action, onAction }: RemarkProps) => (
  <div className="style-report-remark" role="status">
    <p>{text}</p>
    <Button size="small" onClick={onAction}>
      <Icon of={RotateCw} /> {action}
    </Button>
  </div>
)

type BodyProps = { readonly text: string; readonly report: ReportResult; readonly onGo: ((span: Span) => void) | null }

function ReportBody({ text, report, onGo }: BodyProps) {
  const { styleReport: words } = useMessages()
  const say = useWords()
  const { isEnough, facts, untold, language } = report
  if (!isEnough) return <p className="mt-5 font-semibold">{words.short(report.words, reportWordsAtLeast)}</p>
  const sections = sectionsOf(facts)
  const copy = () => {
    const plain = [
      words.read(report.words, report.sentences),
      ...sections.flatMap(([section, own]) => [
        '',
        words.sections[section],
        ...own.map((fact) => `- ${describeFact({ words, say }, fact)}`),
      ]),
    ].join('\n')
    void copyText({ plain, html: toHtml(plain) }).then((outcome) =>
      showToast({ text: outcome === 'failed' ? words.notCopied : words.copied }),
    )
  }
  return (
    <>
      <div className="style-report-head">
        <p className="font-semibold">{words.read(report.words, report.sentences)}</p>
        <Button size="small" onClick={copy}>
          <Icon of={Copy} /> {words.copy}
        </Button>
      </div>
      {sections.map(([section, own]) => (
        <section key={section} aria-label={words.sections[section]}>
          <h3 className="label mt-6">{words.sections[section]}</h3>
          <ul className="style-report-facts">
            {own.map((fact, at) => (
              <Fact key={`${fact.kind} ${at}`} text={text} fact={fact} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-6 text-sm text-ink-soft">{words.aside}</p>
      {untold.map((what) => (
        <p key={what} className="mt-2 text-sm text-ink-soft">
          {words.untold[what](language)}
        </p>
      ))}
    </>
  )
}

/** Facts under their headings; headings without one are left out. */
const sectionsOf = (facts: readonly ReportFact[]): readonly (readonly [ReportSection, readonly ReportFact[]])[] =>
  sectionNames
    .map((name) => [name, facts.filter(({ kind }) => reportSections[name].some((known) => known === kind))] as const)
    .filter(([, own]) => own.length > 0)

const sectionNames = [
  'terms',
  'abbreviations',
  'numbers',
  'marks',
  'sentences',
  'verbs',
  'words',
] as const satisfies readonly ReportSection[]

type FactProps = { readonly text: string; readonly fact: ReportFact; readonly onGo: ((span: Span) => void) | null }

function Fact({ text, fact, onGo }: FactProps) {
  const { styleReport: words } = useMessages()
  const say = useWords()
  return (
    <li>
      <p>{describeFact({ words, say }, fact)}</p>
      {fact.groups.map(({ name, count, places }, at) => (
        <details key={`${name} ${at}`} open={count <= 2 || undefined}>
          <summary>
            {fact.groups.length > 1 ? <bdi className="me-2 font-semibold">{groupName({ words, say }, fact.kind, name)}</bdi> : null}
            {words.places(count)}
          </summary>
          <ul>
            {places.map((span) => (
              <li key={span.start}>
                <Place text={text} span={span} onGo={onGo} />
              </li>
            ))}
            {count > places.length ? <li className="text-sm text-ink-soft">{words.more(count - places.length)}</li> : null}
          </ul>
        </details>
      ))}
    </li>
  )
}

/** A piece of the text; a button while the text is the one that was read. */
function Place({ text, span, onGo }: { readonly text: string; readonly span: Span; readonly onGo: ((span: Span) => void) | null }) {
  const { before, own, after } = excerptAt(text, span)
  const excerpt = (
    <bdi dir="auto">
      {before}
      <b>{own}</b>
      {after}
    </bdi>
  )
  if (!onGo) return <p className="style-report-place">{excerpt}</p>
  return (
    <button type="button" className="style-report-place" onClick={() => onGo(span)}>
      {excerpt}
    </button>
  )
}
