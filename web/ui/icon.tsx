import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

type IconProps = {
  readonly of: LucideIcon
  /** Arrows, chevrons, undo, log in and out, send point the other way in right-to-left. Not check, search, clock. */
  readonly turns?: boolean
  readonly className?: string
}

/**
 * A lucide icon, 1.125 times the size of the text beside it, in its colour. Always silent: the words beside it, or the
 * button's `aria-label`, speak.
 */
export const Icon = ({ of: Drawing, turns = false, className }: IconProps) => (
  <Drawing className={classNames('icon', turns && 'icon-turns', className)} strokeWidth={1.75} aria-hidden="true" />
)
