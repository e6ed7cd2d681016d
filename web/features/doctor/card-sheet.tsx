import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoteCard } from './note-card.tsx'
import type { ReportDesk } from './use-report.ts'

/** Where there is no room beside the text: the open finding at the bottom of the window, under the thumb. */
export function CardSheet({ report }: { readonly report: ReportDesk }) {
  const { note: words } = useMessages().proofread
  const { active, shown, open, step } = report
  const panel = useRef<HTMLElement>(null)
  useClearance(panel, active?.id ?? null)
  if (shown.length === 0) return null
  return (
    <section
      ref={panel}
      className="doctor-card-sheet"
      aria-label={words.at(shown.findIndex(({ id }) => id === active?.id) + 1, shown.length)}
    >
      <div className="doctor-card-head">
        <Button variant="quiet" isIcon aria-label={words.previous} onClick={() => step(-1)}>
          <Icon of={ChevronLeft} turns />
        </Button>
        <Button variant="quiet" isIcon aria-label={words.next} onClick={() => step(1)}>
          <Icon of={ChevronRight} turns />
        </Button>
        {active ? (
          <Button variant="quiet" isIcon className="ms-auto" aria-label={words.close} onClick={() => open(null)}>
            <Icon of={X} />
          </Button>
        ) : (
          <Button className="ms-auto" onClick={() => step(1)}>
            {words.open(shown.length)}
          </Button>
        )}
      </div>
      {active ? (
        <article className="doctor-card-note">
          <NoteCard key={active.id} report={report} note={active} hasKeys={false} />
        </article>
      ) : null}
    </section>
  )
}

/** Leaves as much room under the page as the sheet covers, so that the last line can be brought above it. */
function useClearance(panel: RefObject<HTMLElement | null>, active: string | null): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const root = document.documentElement
    const measure = () => root.style.setProperty('--doctor-sheet', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--doctor-sheet')
    }
  }, [panel, active])
}
