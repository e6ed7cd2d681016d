import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchOf, shownTrail } from './place.ts'
import type { DeskProps } from './use-desk.ts'
import { spoken } from '#web/workbench/synonyms/spoken.ts'

/** The words that led here, as links back. */
export function Trail({ desk }: DeskProps) {
  const { trail: words } = useMessages().thesaurus
  const shown = shownTrail(desk.steps.trail)
  if (shown.length === 0) return null
  return (
    <nav aria-label={words.label} className="word-trail">
      <span className="text-ink-pencil">{words.from}</span>
      {shown.map(({ place, back }, at) => (
        <Fragment key={back}>
          {at > 0 ? <Icon of={ChevronRight} turns className="text-ink-pencil" /> : null}
          <a
            className="link"
            href={searchOf(place)}
            {...(place.language === 'detect' ? { dir: 'auto' } : spoken(place.language))}
            onClick={(event) => {
              // Elsewhere it opens as any link; here the way back is the browser's own.
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              desk.back(back)
            }}
          >
            {place.word}
          </a>
        </Fragment>
      ))}
    </nav>
  )
}
