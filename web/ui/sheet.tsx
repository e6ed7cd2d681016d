import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SheetProps = ComponentProps<'section'> & {
  /** Draws the line of ink along the top: the share done, 0 to 1. */
  readonly ink?: number | undefined
}

/** The sheet of paper that work lies on. Directly after `ToolTabs` it grows out of the open tab. */
export const Sheet = ({ ink, className, children, ...rest }: SheetProps) => (
  <section {...rest} className={classNames('sheet', className)}>
    {ink === undefined ? null : <InkLine share={ink} />}
    {children}
  </section>
)

/** The line of ink; bound to steps that really happened, so a share is never guessed. */
const InkLine = ({ share }: { readonly share: number }) => (
  <div className="ink" aria-hidden="true">
    <span style={{ transform: `scaleX(${share})` }} />
  </div>
)

/** A row of controls along the top of a sheet, or with `isFoot` along its bottom. Wraps. */
export const Bar = ({
  isFoot = false,
  className,
  children,
}: {
  readonly isFoot?: boolean
  readonly className?: string
  readonly children: ReactNode
}) => <div className={classNames('bar', isFoot && 'bar-foot', className)}>{children}</div>

/** Pushes what follows in a bar to the end. */
export const BarSpace = () => <div className="grow" />

/** Two halves with the red margin line between; under 960 px they stack. Children are `Half`s. */
export const Split = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={classNames('split', className)}>{children}</div>
)

/** One half of a `Split`: a `Pane`, and a foot `Bar` that stays at the bottom. */
export const Half = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('half', className)}>
    {children}
  </div>
)

/** Padded part of a sheet, with a head row of label and controls. */
export const Pane = ({
  head,
  className,
  children,
}: {
  readonly head?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}) => (
  <div className={classNames('pane', className)}>
    {head ? <div className="pane-head">{head}</div> : null}
    {children}
  </div>
)

/** A note beyond the margin line. */
export const Note = ({
  isOn = false,
  className,
  children,
}: {
  readonly isOn?: boolean
  readonly className?: string
  readonly children: ReactNode
}) => <article className={classNames('note', isOn && 'note-on', className)}>{children}</article>
