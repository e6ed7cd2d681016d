import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { ShownSource } from './report-model.ts'

/** The pigment of a source, for what lies inside. */
export const sourceStyle = ({ colour }: Pick<ShownSource, 'colour'>): CSSProperties => {
  const variables: Record<`--${string}`, string> = { '--source': `var(--src-${colour})` }
  return variables
}

/** The look of a passage: wash and line. */
export const passageClass = ({ pattern }: Pick<ShownSource, 'pattern'>, isOn = false): string =>
  classNames('passage', `passage-${pattern}`, isOn && 'passage-on')

/** A source's number in a frame of its colour. */
export const SourceNumber = ({ source }: { readonly source: ShownSource }) => (
  <span className="source-number" style={sourceStyle(source)}>
    {source.number}
  </span>
)
