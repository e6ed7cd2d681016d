import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { safeAddress } from '#web/workbench/leave-for.ts'
import { isHeldBy } from '#web/workbench/paid-feature.ts'
import { useUpsell } from '#web/workbench/upsell.tsx'
import { useTier } from '#web/workbench/use-tier.ts'
import { printPath, requestExclusions } from './check-api.ts'
import type { CheckDesk } from './use-check.ts'
import type { ReportDesk } from './use-report.ts'

const printing = { kind: 'entitlement', entitlement: 'report:print' } as const

/** What is done with a report as a whole. */
export function useReportActions(desk: CheckDesk, { id, report, exclusions }: ReportDesk) {
  const { actions: words } = useMessages().check.report
  const { code: locale } = useLocale()
  const tier = useTier()
  const upsell = useUpsell()
  const print = () => {
    if (!isHeldBy(tier, printing)) return upsell.ask(printing)
    // Opened with the click, or the browser would block it; the choices go to the server before the page is asked for.
    const paper = window.open('', '_blank')
    if (!paper) return showToast({ text: words.popup, tone: 'info' })
    void requestExclusions(id, exclusions).then(() => {
      paper.location.replace(safeAddress(printPath(id, locale)))
      whenShown(paper, () => paper.print())
    })
  }
  /** The text goes back on the sheet, with a new check to come. */
  const again = () => {
    desk.change({ text: report.text, title: report.title, language: report.language })
    desk.leave()
  }
  return { print, again, upsell }
}

const lookEveryMs = 100
const patienceMs = 20_000

/** Calls once a window of ours shows its page; it is another document than the one that opened with it. */
function whenShown(paper: Window, run: () => void): void {
  const begun = performance.now()
  const look = setInterval(() => {
    if (paper.closed || performance.now() - begun > patienceMs) return clearInterval(look)
    if (!isShown(paper)) return
    clearInterval(look)
    run()
  }, lookEveryMs)
}

function isShown({ document: page, location: place }: Window): boolean {
  return place.href !== 'about:blank' && page.readyState === 'complete' && page.contentType === 'text/html'
}
