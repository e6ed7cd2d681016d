import { useEffect } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Remark } from './remark.tsx'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { resultParts } from './result-parts.ts'
import { RunProgress } from './run-progress.tsx'
import type { Target } from './target.ts'
import type { ResultActions } from './use-result-actions.ts'
import type { Rephrasing } from './use-rephrase.ts'

type ResultBodyProps = {
  readonly desk: Rephrasing
  readonly actions: ResultActions
  readonly showsChanges: boolean
  readonly onPoint: (target: Target | null) => void
}

/** What stands beyond the margin line now: steps of a long run, a problem, the result, or an empty sheet. */
export function ResultBody({ desk, actions, showsChanges, onPoint }: ResultBodyProps) {
  const { result, run: runWords } = useMessages().rephrase
  const { sheet, version, isSlow } = desk
  const parts = resultParts.useLoaded()
  const isNeededSoon = desk.draft.text !== '' || desk.isRunning || version !== null
  useEffect(() => {
    if (isNeededSoon) resultParts.load()
  }, [isNeededSoon, desk.isRunning])
  const { run } = sheet
  if (run.phase === 'running' && isSlow) return <RunProgress run={run} onStop={desk.stop} />
  // Its ways on come with the parts of a result; without them it is said all the same.
  if (run.phase === 'failed')
    return parts ? <parts.RunProblem desk={desk} problem={run.problem} /> : <ProblemNotice problem={run.problem}>{null}</ProblemNotice>
  const isStopped = run.phase === 'idle' && run.remark === 'stopped'
  return (
    <>
      {isStopped ? <Remark title={runWords.stopped} /> : null}
      {version === null ? <p className="manuscript text-ink-pencil">{result.placeholder}</p> : null}
      {version && parts ? (
        <parts.VersionBody desk={desk} version={version} actions={actions} showsChanges={showsChanges} onPoint={onPoint} />
      ) : null}
    </>
  )
}
