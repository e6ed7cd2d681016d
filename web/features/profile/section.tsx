import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type SectionProps = {
  readonly title: string
  /** Instead of the title in the list of a phone. */
  readonly short?: string
  readonly icon: LucideIcon
  /** Under the title. */
  readonly lead?: ReactNode
  /** Beside the title in the list of a phone. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

/**
 * Rows under a name that stands before the margin line. On a phone the name is a row of a list that unfolds them; the
 * style sheet decides which of the two headings is there.
 */
export function Section({ title, short = title, icon, lead, summary, children }: SectionProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={title} className="profile-section" data-open={isOpen}>
      <div className="profile-name">
        <h2 className="h2">{title}</h2>
        {lead ? <p className="profile-lead">{lead}</p> : null}
      </div>
      <h2 className="profile-fold">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Icon of={icon} className="text-ink-pencil" />
          <span>{short}</span>
          <span className="profile-summary">{summary}</span>
          <Icon of={ChevronRight} turns className="profile-chevron" />
        </button>
      </h2>
      <div id={id} className="profile-rows">
        {children}
      </div>
    </section>
  )
}
