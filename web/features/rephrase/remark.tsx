import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** A quiet line about the text it stands beside. */
export const Remark = ({
  title,
  help,
  children,
}: {
  readonly title: string
  readonly help?: string
  /** What can be done about it: a button. */
  readonly children?: ReactNode
}) => (
  <div role="status" className="remark">
    <Icon of={Info} />
    <span>
      <b className="font-semibold">{title}</b> {help}
    </span>
    {children}
  </div>
)
