import { Check } from 'lucide-react'
import { Drop } from './drop.tsx'
import { Icon } from './icon.tsx'

type StepState = 'done' | 'now' | 'next' | 'skipped'

export type StepRow = {
  readonly key: string
  readonly label: string
  readonly state: StepState
  /** After the label: `3 of 12`. */
  readonly note?: string | undefined
}

/** The named steps of a run, in order. A screen announces a step itself (`announce`), once, when it begins. */
export const StepList = ({ label, steps }: { readonly label: string; readonly steps: readonly StepRow[] }) => (
  <ol className="steps" aria-label={label}>
    {steps.map(({ key, label: name, state, note }) => (
      <li key={key} className={`step step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
        <span className="step-mark" aria-hidden="true">
          {marks[state]}
        </span>
        {name}
        {note ? <bdi className="text-sm font-normal text-ink-pencil">{note}</bdi> : null}
      </li>
    ))}
  </ol>
)

const marks = { done: <Icon of={Check} />, now: <Drop className="w-2.5" />, next: '·', skipped: '·' } as const
