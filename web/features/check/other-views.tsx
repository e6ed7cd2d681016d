import { useEffect, useRef } from 'react'
import type { CheckState } from '#tools/check/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemNotice, useProblemWords } from '#web/workbench/problem-notice.tsx'
import { useSession } from '#web/workbench/session.ts'
import { askSignIn } from '#web/workbench/sign-in-request.ts'
import type { CheckDesk } from './use-check.ts'

/** While the check of the address is fetched. */
export function LoadingView() {
  const { missing } = useMessages().check
  return (
    <div className="check-state" role="status">
      <span className="sr-only">{missing.loading}</span>
      <span className="skeleton" aria-hidden="true" />
      <span className="skeleton" aria-hidden="true" />
      <span className="skeleton" aria-hidden="true" />
    </div>
  )
}

/** A check that failed or was stopped: why, that it cost nothing, and the way back to the text. */
export function EndedView({ desk, state }: { readonly desk: CheckDesk; readonly state: CheckState }) {
  const { run } = useMessages().check
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="check-state" data-region>
      <h2 ref={heading} tabIndex={-1} className="check-state-title">
        {state.state === 'cancelled' ? run.stopped : run.failed} {run.notCounted}
      </h2>
      {state.state === 'failed' && state.problem ? <WhyFailed problem={state.problem} /> : null}
      <p className="mt-1 text-sm text-ink-pencil">
        <bdi>{state.title}</bdi>
      </p>
      <div className="mt-4">
        <Button variant="primary" onClick={desk.leave}>
          {run.back}
        </Button>
      </div>
    </div>
  )
}

function WhyFailed({ problem }: { readonly problem: Problem }) {
  const { title, detail } = useProblemWords(problem)
  return (
    <p className="mt-2 text-ink-soft">
      {title} {detail}
    </p>
  )
}

/** The check of the address cannot be shown: it is gone, belongs to somebody else, or the server was not reached. */
export function MissingView({ desk, problem }: { readonly desk: CheckDesk; readonly problem: Problem }) {
  const { missing, run } = useMessages().check
  const { problem: words } = useMessages().rephrase
  const { isLoggedIn } = useSession()
  const isGone = problem.code === 'not-found' || problem.code.startsWith('check-')
  const back = (
    <Button size="small" onClick={desk.leave}>
      {run.back}
    </Button>
  )
  const logIn = isLoggedIn ? null : (
    <Button size="small" onClick={() => askSignIn({ step: { kind: 'sign-in' }, onDone: desk.again })}>
      {words.logIn}
    </Button>
  )
  if (isGone || problem.code === 'sign-in-needed')
    return (
      <div className="check-state" role="alert">
        <p className="font-semibold">{missing.title}</p>
        <p className="mt-2 text-ink-soft">{missing.body}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {logIn}
          {back}
        </div>
      </div>
    )
  return (
    <div className="check-state">
      <ProblemNotice problem={problem}>
        <Button size="small" onClick={desk.again}>
          {words.again}
        </Button>
        {back}
      </ProblemNotice>
    </div>
  )
}
