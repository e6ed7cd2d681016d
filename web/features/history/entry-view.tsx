import { Copy, Download, PenLine, ScanText, ShieldCheck, SpellCheck } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { HistoryEntry, HistoryLine } from '#tools/account/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { PageLink, useGo } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { handOver, type Desk } from '#web/workbench/hand-over.ts'
import { paragraphsOf } from '#web/workbench/paragraphs-of.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { saveNow } from '#web/workbench/save-now.ts'
import { requestEntry } from './history-api.ts'
import { textLanguageOf } from './line-words.ts'

/** A run as it was: the text and what became of it side by side. */
export function EntryView({ line }: { readonly line: HistoryLine }) {
  const { entry: words } = useMessages().history
  const { again } = useMessages().rephrase.problem
  const { entry, problem, retry } = useEntry(line.id)
  if (problem?.code === 'not-found') return <p className="history-gone">{words.gone}</p>
  if (problem)
    return (
      <div className="history-gone">
        <ProblemNotice problem={problem}>
          <Button size="small" onClick={retry}>
            {again}
          </Button>
        </ProblemNotice>
      </div>
    )
  if (!entry)
    return (
      <div className="history-gone" role="status">
        <span className="sr-only">{words.loading}</span>
        <span className="skeleton" aria-hidden="true" />
      </div>
    )
  if (entry.tool === 'check') return <CheckedText entry={entry} />
  return entry.tool === 'rephrase' ? <BothTexts entry={entry} /> : <OneText entry={entry} />
}

function useEntry(id: string) {
  const { code: locale } = useLocale()
  const [entry, setEntry] = useState<HistoryEntry | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    void requestEntry(id, locale).then((answer) => {
      if (!isHere) return
      setProblem(answer.ok ? null : answer.problem)
      if (answer.ok) setEntry(answer.value)
    })
    return () => {
      isHere = false
    }
  }, [id, locale, tries])
  const retry = () => {
    setProblem(null)
    setTries(tries + 1)
  }
  return { entry, problem, retry }
}

/** The original leads back to the paraphraser as it was asked, the result on to the proofreader. */
function BothTexts({ entry }: { readonly entry: HistoryEntry }) {
  const { entry: words } = useMessages().history
  const { input, output } = entry
  return (
    <div className="split history-texts">
      <TextPart title={words.original} text={input} entry={entry}>
        <OpenIn desk="paraphraser" text={input} entry={entry} />
      </TextPart>
      <TextPart title={words.result} text={output} entry={entry} isFile>
        <OpenIn desk="proofreader" text={output} entry={entry} />
      </TextPart>
    </div>
  )
}

function OneText({ entry }: { readonly entry: HistoryEntry }) {
  const { entry: words } = useMessages().history
  const text = entry.output || entry.input
  return (
    <div className="history-texts">
      <TextPart title={words.text} text={text} entry={entry} isFile>
        {entry.tool === 'detect' ? <OpenIn desk="detector" text={text} entry={entry} /> : null}
        <OpenIn desk="proofreader" text={text} entry={entry} />
        <OpenIn desk="paraphraser" text={text} entry={entry} />
      </TextPart>
    </div>
  )
}

/** A checked text leads to its report. */
function CheckedText({ entry }: { readonly entry: HistoryEntry }) {
  const { entry: words } = useMessages().history
  const { tools } = useMessages().shell
  const { ready } = useSite()
  const id = entry.options['check']
  return (
    <div className="history-texts">
      <TextPart title={words.text} text={entry.input} entry={entry}>
        {typeof id === 'string' && ready.includes('plagiarism') ? (
          <PageLink page="plagiarism" suffix={`?${new URLSearchParams({ check: id })}`} className={buttonClass({ size: 'small' })}>
            <Icon of={ShieldCheck} /> {words.openIn(tools.plagiarism.tab)}
          </PageLink>
        ) : null}
      </TextPart>
    </div>
  )
}

type TextPartProps = {
  readonly title: string
  readonly text: string
  readonly entry: HistoryEntry
  readonly isFile?: boolean
  readonly children: ReactNode
}

function TextPart({ title, text, entry, isFile = false, children }: TextPartProps) {
  const { history, problems, rephrase } = useMessages()
  const { entry: words } = history
  const { result } = rephrase
  const facts = textLanguageOf(entry.language)
  const copy = () =>
    void copyText({ plain: text, html: toHtml(text) }).then((outcome) =>
      showToast({
        text: { formatted: result.copied, plain: result.copiedPlain, failed: result.notCopied }[outcome],
        tone: outcome === 'failed' ? 'info' : 'done',
      }),
    )
  const download = () =>
    void saveNow(problems, ({ saveFile }) => saveFile({ text, kind: 'txt', name: words.file, language: facts?.tag ?? entry.language }))
  return (
    <section className="history-text" aria-label={title}>
      <h3 className="label">{title}</h3>
      {/* A long text scrolls in its own box, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="manuscript" lang={facts?.tag} dir={facts?.direction ?? 'auto'} role="group" aria-label={title} tabIndex={0}>
        {paragraphsOf(text).map((lines, at) => (
          // Paragraphs of a text that does not change have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at}>{lines.join('\n')}</p>
        ))}
      </div>
      <div className="history-buttons">
        <Button size="small" onClick={copy}>
          <Icon of={Copy} /> {words.copy}
        </Button>
        {isFile ? (
          <Button size="small" onClick={download}>
            <Icon of={Download} /> {words.download}
          </Button>
        ) : null}
        {children}
      </div>
    </section>
  )
}

const icons = { paraphraser: PenLine, proofreader: SpellCheck, detector: ScanText } as const
type OpenedDesk = Desk & keyof typeof icons

/** Takes a text to a desk; what lies there can be brought back. */
function OpenIn({ desk, text, entry }: { readonly desk: OpenedDesk; readonly text: string; readonly entry: HistoryEntry }) {
  const { entry: words } = useMessages().history
  const { tools } = useMessages().shell
  const { ready } = useSite()
  const go = useGo()
  if (!ready.includes(desk)) return null
  const open = () => {
    const { language, options, tool } = entry
    handOver(desk, { text, language: textLanguageOf(language)?.code ?? null, options: tool === 'rephrase' ? options : {} })
    go(desk)
  }
  return (
    <Button size="small" onClick={open}>
      <Icon of={icons[desk]} /> {words.openIn(tools[desk].tab)}
    </Button>
  )
}
