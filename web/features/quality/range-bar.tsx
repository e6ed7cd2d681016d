import type { CSSProperties } from 'react'
import type { Measured, QualityColumn } from '#tools/quality/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { useShare } from './use-figures.ts'

type RangeBarProps = { readonly cell: Measured; readonly scale: NonNullable<QualityColumn['scale']> }

/** A share with its likely range, on the scale that the head of the column names. */
export function RangeBar({ cell: { value, low, high }, scale }: RangeBarProps) {
  const { between } = useMessages().quality
  const share = useShare()
  if (value === null || low === null || high === null) return null
  const at = (point: number): number => Math.min(100, Math.max(0, (100 * (point - scale.from)) / (scale.to - scale.from)))
  const style: CSSProperties & Record<`--${string}`, number> = { '--low': at(low), '--high': at(high), '--value': at(value) }
  return (
    <span className="range-bar" role="img" aria-label={between(share(value), share(low), share(high))} style={style}>
      <i />
      <b />
    </span>
  )
}
