import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PassageView } from './passage-view.tsx'
import { SourceNumber } from './source-look.tsx'
import { useSourceTitle } from './sources-pane.tsx'
import type { ShownSource } from './report-model.ts'
import type { ReportDesk } from './use-report.ts'
import type { ReportSteps } from './use-report-keys.ts'

type PassageSheetProps = {
  readonly report: ReportDesk
  readonly steps: ReportSteps
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Where there is no room beside the text: the open passage at the bottom of the window, under the thumb. */
export function PassageSheet({ report, steps, lang, dir }: PassageSheetProps) {
  const { passage: words, text } = useMessages().check.report
  const { active, sources, walk } = report
  const panel = useRef<HTMLElement>(null)
  useClearance(panel, active?.id ?? null)
  const source = sources.find(({ id }) => id === active?.source)
  if (!active || !source) return null
  const at = walk.indexOf(active.id)
  return (
    <aside ref={panel} className="passage-sheet" aria-label={words.title(source.number)} data-region>
      <div className="passage-sheet-head">
        <Button variant="quiet" isIcon aria-label={text.previousButton} onClick={() => steps.step(-1)}>
          <Icon of={ChevronLeft} turns />
        </Button>
        <Button variant="quiet" isIcon aria-label={text.nextButton} onClick={() => steps.step(1)}>
          <Icon of={ChevronRight} turns />
        </Button>
        <span className="passage-sheet-at">{at < 0 ? text.out : words.of(at + 1, walk.length)}</span>
        <Button variant="quiet" isIcon aria-label={words.close} onClick={steps.close}>
          <Icon of={X} />
        </Button>
      </div>
      <SheetTitle source={source} />
      <PassageView key={active.id} report={report} steps={steps} match={active} source={source} lang={lang} dir={dir} hasBothSides />
    </aside>
  )
}

function SheetTitle({ source }: { readonly source: ShownSource }) {
  return (
    <p className="passage-sheet-title">
      <SourceNumber source={source} />
      <span>
        <bdi>{useSourceTitle(source)}</bdi>
      </span>
    </p>
  )
}

/** Leaves as much room under the page as the sheet covers, so that the last line can be brought above it. */
function useClearance(panel: RefObject<HTMLElement | null>, active: string | null): void {
  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const root = document.documentElement
    const measure = () => root.style.setProperty('--passage-sheet', `${element.offsetHeight}px`)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      root.style.removeProperty('--passage-sheet')
    }
  }, [panel, active])
}
