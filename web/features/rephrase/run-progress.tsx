import { useEffect } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { stepStates } from '#web/workbench/run-steps.ts'
import { steps } from './options.ts'
import type { Run } from './sheet-state.ts'

type Running = Extract<Run, { readonly phase: 'running' }>

/** The four named steps, each as the server announces it, and the way to stop. */
export function RunProgress({ run, onStop }: { readonly run: Running; readonly onStop: () => void }) {
  const { run: words } = useMessages().rephrase
  const now = run.announced.at(-1)
  useEffect(() => {
    if (now) announce(words.steps[now])
  }, [now, words])
  const paragraphs = run.done !== undefined && run.of !== undefined && run.of > 1 ? words.paragraphs(run.done, run.of) : undefined
  const rows = stepStates(steps, run.announced).map(({ step, state }) => ({
    key: step,
    label: words.steps[step],
    state,
    note: state === 'now' ? paragraphs : state === 'skipped' ? words.skipped : undefined,
  }))
  return (
    <div className="run-progress">
      <StepList label={words.start} steps={rows} />
      <div className="mt-4">
        <Button size="small" onClick={onStop}>
          {words.stop} <Kbd keys={['Esc']} />
        </Button>
      </div>
    </div>
  )
}

/** The share of a run that is done, from what the server has said: steps begun, and paragraphs within a step. */
export function shareDone({ announced, done = 0, of = 0 }: Running): number {
  const now = announced.at(-1)
  const at = now ? steps.indexOf(now) : 0
  return (at + (of > 0 ? done / of : 0)) / steps.length
}
