import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoteCard } from './note-card.tsx'
import type { NoteActions } from './use-note-actions.ts'
import type { Proofreading } from './use-proofread.ts'

/** Where there is no room beside the text: the open note at the bottom of the window, under the thumb. */
export function NoteSheet({ desk, actions }: { readonly desk: Proofreading; readonly actions: NoteActions }) {
  const { note: words } = useMessages().proofread
  const { active, shown, activate } = desk
  const panel = useRef<HTMLElement>(null)
  useClearance(panel, active?.id ?? null)
  if (shown.length === 0) return null
  const step = (by: -1 | 1) => () => actions.step(by, false)
  return (
    <aside ref={panel} className="proof-sheet" aria-label={words.region} data-region>
      <div className="proof-sheet-head">
        <Button variant="quiet" isIcon aria-label={words.previous} onClick={step(-1)}>
          <Icon of={ChevronLeft} turns />
        </Button>
        <Button variant="quiet" isIcon aria-label={words.next} onClick={step(1)}>
          <Icon of={ChevronRight} turns />
        </Button>
        {active ? (
          <Button variant="quiet" isIcon className="ms-auto" aria-label={words.close} onClick={() => activate(null)}>
            <Icon of={X} />
          </Button>
        ) : (
          <Button variant="primary" className="ms-auto" onClick={step(1)}>
            {words.open(shown.length)}
          </Button>
        )}
      </div>
      {active ? (
        <article className="proof-sheet-note">
          <NoteCard key={active.id} note={active} desk={desk} actions={actions} hasKeys={false} />
        </article>
      ) : null}
    </aside>
  )
}

/** Leaves as much room under the page as the sheet covers, so that the last line can be brought above it. */
function useClearance(panel: React.RefObject<HTMLElement | null>, active: string | null): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const root = document.documentElement
    const measure = () => root.style.setProperty('--proof-sheet', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--proof-sheet')
    }
  }, [panel, active])
}
