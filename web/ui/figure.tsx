import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Drop } from './drop.tsx'

type FigureProps = {
  readonly label: string
  /** The big number, written out: `46`. Without it `instead` speaks, so that no bare number is shown. */
  readonly number?: string
  /** Small, after the number: `%`, `−12`. */
  readonly unit?: string
  /** In place of number and ruler, when there is nothing to measure. */
  readonly instead?: ReactNode
  /** The ruler under the number. */
  readonly ruler?: ReactNode
  /** What the number means, in one sentence. */
  readonly meaning?: ReactNode
  readonly className?: string
}

/** A result: label, number, scale, meaning. */
export const Figure = ({ label, number, unit, instead, ruler, meaning, className }: FigureProps) => (
  <div className={classNames('figure', className)}>
    <h3 className="label">{label}</h3>
    {number === undefined ? null : (
      <p className="figure-number mt-2">
        {number}
        {unit ? <small> {unit}</small> : null}
      </p>
    )}
    {instead}
    {ruler}
    {meaning ? <p className="mt-2.5 text-sm text-ink-soft">{meaning}</p> : null}
  </div>
)

/** Figures side by side, on phones below each other. Children are `Figure`s. */
export const Figures = ({ className, children }: { readonly className?: string; readonly children: ReactNode }) => (
  <div className={classNames('figures', className)}>{children}</div>
)

type RulerProps = {
  /** 0 to 100. */
  readonly value: number
  /** The likely range, washed. */
  readonly range?: { readonly from: number; readonly to: number }
  /** Words under the start, the middle and the end: `['0', '50', '100 %']`. */
  readonly scale?: readonly [string, string, string]
  readonly className?: string
}

/** A ruler from 0 to 100 with a drop as pointer. Silent: the figure's number and meaning say it. */
export const Ruler = ({ value, range, scale, className }: RulerProps) => (
  <div className={classNames('mt-3', className)} aria-hidden="true">
    <div className="ruler" style={rulerStyle(value, range)}>
      {range ? <span className="ruler-range" /> : null}
      <span className="ruler-drop">
        <Drop />
      </span>
    </div>
    {scale ? (
      <div className="ruler-scale">
        {scale.map((words) => (
          <span key={words}>
            <bdi>{words}</bdi>
          </span>
        ))}
      </div>
    ) : null}
  </div>
)

const within = (value: number): number => Math.min(100, Math.max(0, value))

function rulerStyle(value: number, range: RulerProps['range']): CSSProperties {
  const variables: Record<`--${string}`, number> = { '--ruler-value': within(value) }
  if (range) {
    variables['--ruler-from'] = within(range.from)
    variables['--ruler-to'] = within(range.to)
  }
  return variables
}

/** A thin line for a share done (0 to 1), beside the figure in words, never alone. */
export const Meter = ({ share, tone }: { readonly share: number; readonly tone?: 'ochre' }) => (
  <span className={classNames('meter', tone && `meter-${tone}`)} aria-hidden="true">
    <span style={{ inlineSize: `${within(share * 100)}%` }} />
  </span>
)
