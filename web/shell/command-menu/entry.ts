import type { LucideIcon } from 'lucide-react'

/** Groups in the order in which they stand while nothing is typed. */
export const groups = ['recent', 'text', 'pages', 'papers', 'settings'] as const
export type Group = (typeof groups)[number]

/** One line of the menu. */
export type Entry = {
  /** The same on every visit. */
  readonly id: string
  readonly group: Exclude<Group, 'recent'>
  readonly label: string
  /** Behind the label, and found as well. */
  readonly detail?: string
  /** Found by these too, which are not shown: English names, other words for it. */
  readonly also?: readonly string[]
  readonly icon: LucideIcon
  /** The icon points the other way in right-to-left. */
  readonly turns?: boolean
  /** The way to the same without the menu. */
  readonly keys?: readonly string[]
  /** Language and direction of the label, where it is not the interface's. */
  readonly lang?: string
  /** Stands for itself when nothing is typed; the others are found by typing. */
  readonly isFirst?: boolean
  /** May be remembered as lately used: what is about a person's papers is not. */
  readonly isKept?: boolean
  /** Where it leads, so that it can be opened in another tab. */
  readonly href?: string
  readonly run: () => void
}
