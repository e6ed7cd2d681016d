import { Lock } from 'lucide-react'
import type { Strength } from '#tools/rephrase/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Nib } from '#web/ui/nib.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { strengths } from './options.ts'
import type { Rephrasing } from './use-rephrase.ts'

const nibs = { mild: 'fine', normal: 'medium', aggressive: 'broad' } as const satisfies Record<Strength, string>

/** The three strengths with their label. Those beyond the tier keep their place and lead to the plans. */
export function StrengthSegments({
  desk: { draft, change, tier },
  onLocked,
}: {
  readonly desk: Pick<Rephrasing, 'draft' | 'change' | 'tier'>
  readonly onLocked: (strength: Strength) => void
}) {
  const { strength } = useMessages().rephrase
  return (
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
  )
}
