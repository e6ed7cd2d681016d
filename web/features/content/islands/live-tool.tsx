import { PenLine } from 'lucide-react'
import { useId } from 'react'
import type { ToolIsland } from '#tools/islands/contract.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Bar, BarSpace, Sheet } from '#web/ui/sheet.tsx'
import { handOver } from '#web/workbench/hand-over.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { smallTextAtMost, useSmallRun } from './use-small-run.ts'
import './live-tool.css'

type Run = ReturnType<typeof useSmallRun>

/** The paraphraser inside a text: a sentence, two modes, how close the result is, and the way to the whole tool. */
export function LiveTool({ tool }: { readonly tool: ToolIsland }) {
  const { islands, rephrase } = useMessages()
  const { code } = useLocale()
  const run = useSmallRun(tool)
  const { heading } = rephrase.page
  return (
    <Sheet className="small-tool" aria-label={islands.tool.region(heading)}>
      <Bar>
        <span className="small-tool-name">
          <Icon of={PenLine} /> {heading}
        </span>
        <SegmentedControl
          label={rephrase.mode.label}
          segments={tool.modes.map((mode) => ({ value: mode, label: rephrase.mode[mode] }))}
          value={run.mode}
          onChange={run.choose}
        />
        <BarSpace />
        <Button variant="primary" size="small" isBusy={run.isRunning} disabled={run.isEmpty || run.isTooLong} onClick={run.run}>
          {rephrase.run.start}
        </Button>
      </Bar>
      <div className="small-tool-halves">
        <Sentence run={run} language={tool.sample.language} />
        <Result run={run} language={tool.sample.language} />
      </div>
      <Bar isFoot>
        <Remark run={run} />
        <BarSpace />
        <PageLink page="paraphraser" className="link" onClick={() => run.isEmpty || handOver('paraphraser', run.handed)}>
          {islands.tool.open}
        </PageLink>
        {code === tool.sample.language ? null : <p className="small-tool-only">{islands.tool.only(tool.sample.language)}</p>}
      </Bar>
    </Sheet>
  )
}

type HalfProps = { readonly run: Run; readonly language: string }

function Sentence({ run, language }: HalfProps) {
  const { islands } = useMessages()
  const id = useId()
  return (
    <div className="small-tool-half">
      <label className="label" htmlFor={id}>
        {islands.tool.yours}
      </label>
      <textarea
        id={id}
        rows={3}
        className="small-tool-text"
        lang={language}
        dir="auto"
        value={run.text}
        aria-invalid={run.isTooLong || undefined}
        onChange={(event) => run.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || run.isEmpty || run.isTooLong) return
          event.preventDefault()
          run.run()
        }}
      />
    </div>
  )
}

function Result({ run: { shown, isRunning }, language }: HalfProps) {
  const { rephrase } = useMessages()
  return (
    <div className="small-tool-half" aria-busy={isRunning || undefined}>
      <p className="label">{rephrase.result.title}</p>
      <p className="small-tool-text" lang={language} dir="auto">
        {shown.pieces.map(({ text, kind }, at) =>
          kind === null ? (
            text
          ) : (
            <span key={at} className={`mark-${kind}`}>
              {text}
            </span>
          ),
        )}
      </p>
    </div>
  )
}

/** What there is to say below: what went wrong, what is missing, or how close the result is. */
function Remark({ run }: { readonly run: Run }) {
  const { islands, rephrase } = useMessages()
  const { percent } = useWords()
  if (run.problem)
    return (
      <div className="small-tool-problem">
        <ProblemLine problem={run.problem} />
        {run.problem.code === 'quota-spent' ? (
          <PageLink page="premium" className="link">
            {rephrase.problem.plans}
          </PageLink>
        ) : null}
      </div>
    )
  const said = run.isEmpty
    ? islands.tool.empty
    : run.isTooLong
      ? islands.tool.tooLong(smallTextAtMost)
      : run.isStale
        ? islands.tool.stale
        : run.shown.isSame
          ? islands.tool.same
          : null
  return (
    <p className="small-tool-remark" aria-live="polite">
      {said ?? (
        <>
          {islands.tool.similarity} <bdi className="font-bold">{percent(run.shown.similarity)}</bdi>
        </>
      )}
    </p>
  )
}
