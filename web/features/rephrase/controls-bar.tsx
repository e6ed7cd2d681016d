import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Strength } from '#tools/rephrase/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Nib } from '#web/ui/nib.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Bar } from '#web/ui/sheet.tsx'
import { modes, strengths } from './options.ts'
import type { Rephrasing } from './use-rephrase.ts'

const nibs = { mild: 'fine', normal: 'medium', aggressive: 'broad' } as const satisfies Record<Strength, string>

/** Mode, strength and the one blue button. Strengths beyond the tier keep their place and lead to the plans. */
export function ControlsBar({
  desk,
  onRun,
  onLocked,
}: {
  readonly desk: Rephrasing
  readonly onRun: () => void
  readonly onLocked: (strength: Strength) => void
}) {
  const { mode, strength, run } = useMessages().rephrase
  const { draft, change, tier, isRunning } = desk
  const row = useRef<HTMLDivElement>(null)

  // Where the modes scroll sideways, the chosen one is in sight.
  useEffect(() => {
    const group = row.current?.querySelector('[role=radiogroup]')
    const chosen = group?.querySelector('[aria-checked=true]')
    if (!group || !chosen || group.scrollWidth <= group.clientWidth) return
    const [outer, inner] = [group.getBoundingClientRect(), chosen.getBoundingClientRect()]
    group.scrollBy({ left: inner.x + inner.width / 2 - outer.x - outer.width / 2 })
  }, [draft.mode])

  return (
    <Bar className="controls-bar">
      <div ref={row} className="control">
        <span className="label from-md" aria-hidden="true">
          {mode.label}
        </span>
        <SegmentedControl
          label={mode.label}
          className="mode-segments"
          value={draft.mode}
          onChange={(value) => change({ mode: value })}
          segments={modes.map((value) => ({ value, label: mode[value] }))}
        />
      </div>
      <div className="control">
        <span className="label from-md" aria-hidden="true">
          {strength.label}
        </span>
        <SegmentedControl
          label={strength.label}
          className="strength-segments"
          value={draft.strength}
          onChange={(value) => change({ strength: value })}
          onLocked={onLocked}
          segments={strengths.map((value) => {
            const isLocked = !tier.strengths.includes(value)
            return {
              value,
              label: strength[value],
              drawing: <Nib width={nibs[value]} />,
              ...(isLocked ? { isLocked, hint: strength.locked, after: <Icon of={Lock} className="text-ink-pencil" /> } : {}),
            }
          })}
        />
      </div>
      <Button variant="primary" className="run-button" isBusy={isRunning} aria-keyshortcuts="Control+Enter" onClick={onRun}>
        {run.start} <Kbd keys={['mod', 'enter']} control={run.controlKey} />
      </Button>
    </Bar>
  )
}
