import type { ReportMatch } from '#tools/check/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { useGo } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { handOver } from '#web/workbench/hand-over.ts'
import { withQuoted } from './exclusions.ts'
import type { ShownSource } from './report-model.ts'
import { sourceDetails } from './source-details.ts'
import type { ReportDesk } from './use-report.ts'

export type PassageActions = {
  readonly copy: () => void
  /** Takes the passage to the paraphraser; null where there is none. */
  readonly rephrase: (() => void) | null
  readonly quote: () => void
  readonly isQuoted: boolean
}

/** What can be done about a passage: name its source, put it in other words, or say that it is a quotation. */
export function usePassageActions({
  report,
  match,
  source,
}: {
  readonly report: ReportDesk
  readonly match: ReportMatch
  readonly source: ShownSource
}): PassageActions {
  const { passage: words, sources } = useMessages().check.report
  const { original, result } = useMessages().rephrase
  const { day } = useWords()
  const { ready } = useSite()
  const go = useGo()
  const { choose, exclusions } = report
  const { text, language } = report.report
  const isQuoted = exclusions.quoted.includes(match.id)
  const copy = () => {
    const plain = sourceDetails(source, (time) => sources.read(day(time)))
    void copyText({ plain, html: toHtml(plain) }).then((outcome) =>
      showToast(outcome === 'failed' ? { text: result.notCopied, tone: 'info' } : { text: words.copied }),
    )
  }
  const rephrase = () => {
    handOver('paraphraser', { text: text.slice(match.span.start, match.span.end), language, options: {}, said: words.handed })
    go('paraphraser')
  }
  const turn = () => choose((now) => withQuoted(now, match.id))
  const quote = () => {
    turn()
    showToast({ text: isQuoted ? words.unmarked : words.marked, action: { label: original.undo, run: turn } })
  }
  return { copy, rephrase: ready.includes('paraphraser') ? rephrase : null, quote, isQuoted }
}
