import { Columns3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Strength } from '#tools/rephrase/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Bar } from '#web/ui/sheet.tsx'
import { modes } from './options.ts'
import { StrengthSegments } from './strength-segments.tsx'
import type { Rephrasing } from './use-rephrase.ts'

/** Mode, strength, all modes side by side, and the one blue button. */
export function ControlsBar({
  desk,
  onRun,
  onCompare,
  onLocked,
}: {
  readonly desk: Rephrasing
  readonly onRun: () => void
  readonly onCompare: () => void
  readonly onLocked: (strength: Strength) => void
}) {
  const { mode, run } = useMessages().rephrase
  const { draft, change, isRunning } = desk
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
      <StrengthSegments desk={desk} onLocked={onLocked} />
      <Button variant="quiet" size="small" className="compare-button" onClick={onCompare}>
        <Icon of={Columns3} /> {run.compare}
      </Button>
      <Button variant="primary" className="run-button" isBusy={isRunning} aria-keyshortcuts="Control+Enter" onClick={onRun}>
        {run.start} <Kbd keys={['mod', 'enter']} control={run.controlKey} />
      </Button>
    </Bar>
  )
}
