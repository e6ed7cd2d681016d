import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const lines = [92, 64, 88, 40, 84, 70] as const

/** The page before it is known whose library it shows. */
export function CiteSkeleton({ head }: { readonly head: ReactNode }) {
  const { heading } = useMessages().cite
  return (
    <Sheet aria-label={heading} aria-busy className="cite">
      {head}
      <div className="bar" aria-hidden="true">
        <span className="skeleton cite-ghost-bar" />
      </div>
      <div className="cite-halves">
        <div className="cite-start" aria-hidden="true">
          <span className="skeleton cite-ghost-field" />
          <span className="skeleton cite-ghost-field" />
          <span className="skeleton cite-ghost-field" />
        </div>
        <div className="cite-end">
          <GhostLines />
        </div>
      </div>
    </Sheet>
  )
}

/** Entries that are still being fetched. */
export function GhostLines() {
  const { loading } = useMessages().cite
  return (
    <div className="cite-ghosts">
      <p className="sr-only" role="status">
        {loading}
      </p>
      {lines.map((share, at) => (
        <span
          key={share}
          aria-hidden="true"
          className="skeleton"
          style={{ inlineSize: `${share}%`, marginInlineStart: at % 2 ? '2.25rem' : 0 }}
        />
      ))}
    </div>
  )
}
