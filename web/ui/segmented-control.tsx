import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** Before the label. */
  readonly drawing?: ReactNode
  /** After the label, e.g. a lock. */
  readonly after?: ReactNode
  /** Keeps its label and can be chosen, but choosing calls `onLocked` instead. */
  readonly isLocked?: boolean
  /** Said after the label, e.g. why it is locked. */
  readonly hint?: string
}

type SegmentedControlProps<Value extends string> = {
  /** Said by screen readers; a visible label may stand beside. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onLocked?: (value: Value) => void
  readonly isDisabled?: boolean
  /** The segments share the whole width. */
  readonly fills?: boolean
  readonly className?: string
}

/**
 * One of several, all in sight. A radio group: one stop of the Tab key, arrows move and choose (right is next in
 * left-to-right, previous in right-to-left), Home and End go to the ends. Arrows only focus a locked segment;
 * Space or Enter on it calls `onLocked`.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  onLocked,
  isDisabled,
  fills,
  className,
}: SegmentedControlProps<Value>) {
  const group = useRef<HTMLDivElement>(null)
  const choose = (segment: Segment<Value>) => (segment.isLocked ? onLocked?.(segment.value) : onChange(segment.value))

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(group.current?.querySelectorAll<HTMLButtonElement>('[role=radio]') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const isReversed = group.current !== null && getComputedStyle(group.current).direction === 'rtl'
    const to = nextIndex({ key: event.key, at, count: segments.length, isReversed })
    const segment = to === null ? undefined : segments[to]
    if (to === null || !segment) return
    event.preventDefault()
    const button = buttons[to]
    button?.focus()
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (!segment.isLocked) onChange(segment.value)
  }

  return (
    // The focus is on the chosen segment, one stop for the whole group; keys bubble up from it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={classNames('segments', fills && 'segments-fill', className)}
      onKeyDown={onKeyDown}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          className="segment"
          aria-checked={segment.value === value}
          aria-label={segment.hint ? `${segment.label}. ${segment.hint}` : undefined}
          disabled={isDisabled}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => choose(segment)}
        >
          {segment.drawing}
          <span className="segment-label" data-label={segment.label}>
            {segment.label}
          </span>
          {segment.after}
        </button>
      ))}
    </div>
  )
}

type Move = { readonly key: string; readonly at: number; readonly count: number; readonly isReversed: boolean }

/** Where a key leads in a row of `count`; the ends are joined. Null for other keys. */
export function nextIndex({ key, at, count, isReversed }: Move): number | null {
  const forward = key === 'ArrowDown' || key === (isReversed ? 'ArrowLeft' : 'ArrowRight')
  const back = key === 'ArrowUp' || key === (isReversed ? 'ArrowRight' : 'ArrowLeft')
  if (forward) return (at + 1) % count
  if (back) return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
