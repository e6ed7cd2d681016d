import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A word or two about the thing beside it: `original`, `stronger claim`. Its colour is a meaning, never the only one. */
export const Tag = ({
  tone,
  children,
  className,
}: {
  readonly tone?: 'blue' | 'red' | 'ochre' | 'green'
  readonly children: ReactNode
  readonly className?: string
}) => <span className={classNames('tag', tone && `tag-${tone}`, className)}>{children}</span>
