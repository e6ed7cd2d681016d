import { useEffect, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { stepStates } from '#web/workbench/run-steps.ts'
import { useShortcuts } from '#web/workbench/use-shortcuts.ts'
import { begunSteps, type CheckView } from './check-state.ts'
import { checkSteps } from './limits.ts'
import type { CheckDesk } from './use-check.ts'

type RunningViewProps = { readonly desk: CheckDesk; readonly view: Extract<CheckView, { readonly kind: 'running' }> }

/** The four named steps, each as the server does it, and the way to stop. */
export function RunningView({ desk, view: { state, isStopping, isCutOff } }: RunningViewProps) {
  const { run: words } = useMessages().check
  const { steps, stop } = useMessages().rephrase.run
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useShortcuts({ stop: desk.stop }, '.check-report')
  const step = state.step
  useEffect(() => {
    if (step) announce(steps[step])
  }, [step, steps])
  const { progress } = state
  const note = progress && progress.of > 1 ? words.of(progress.done, progress.of) : undefined
  const rows = stepStates(checkSteps, begunSteps(state)).map((row) => ({
    key: row.step,
    label: steps[row.step],
    state: state.state === 'done' ? ('done' as const) : row.state,
    note: row.state === 'now' ? note : undefined,
  }))
  return (
    <div className="check-running" data-region>
      <h2 ref={heading} tabIndex={-1} className="check-running-title">
        <bdi>{state.title}</bdi>
      </h2>
      <StepList label={words.title} steps={rows} />
      <p className="check-running-note" role="status">
        {isCutOff ? words.cutOff : state.state === 'waiting' ? words.waiting : words.leave}
      </p>
      <Button size="small" isBusy={isStopping} onClick={desk.stop}>
        {isStopping ? words.stopping : stop} <Kbd keys={['Esc']} />
      </Button>
    </div>
  )
}
